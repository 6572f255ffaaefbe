import EspalierViews
import Foundation

extension UIScrollView {
    static let contentSizeProperty = StoredProperty<UIScrollView, CGSize>(default: .zero)
    static let contentInsetProperty = StoredProperty<UIScrollView, UIEdgeInsets>(default: .zero)
    static let adjustmentProperty = StoredProperty<UIScrollView, ContentInsetAdjustmentBehavior>(default: .automatic)
    static let alwaysBounceVerticalProperty = StoredProperty<UIScrollView, Bool>(default: false)
    static let alwaysBounceHorizontalProperty = StoredProperty<UIScrollView, Bool>(default: false)
    static let isScrollEnabledProperty = StoredProperty<UIScrollView, Bool>(default: true)
    static let isPagingEnabledProperty = StoredProperty<UIScrollView, Bool>(default: false)
    static let bouncesProperty = StoredProperty<UIScrollView, Bool>(default: true)
    static let zoomScaleProperty = StoredProperty<UIScrollView, CGFloat>(default: 1)
    static let minimumZoomScaleProperty = StoredProperty<UIScrollView, CGFloat>(default: 1)
    static let maximumZoomScaleProperty = StoredProperty<UIScrollView, CGFloat>(default: 1)

    /// What text key paths know of a scroll view beyond what they know of a view.
    static let scrollKeys: [ObservableKey] = [
        ObservableKey("contentOffset", \UIScrollView.contentOffset, ViewProperty.boundsOriginKey) {
            $0.contentOffset
        } set: {
            $0.contentOffset = $1
        },
        key("contentSize", \UIScrollView.contentSize, contentSizeProperty) {
            $0.contentSize
        } set: {
            $0.contentSize = $1
        },
        key("contentInset", \UIScrollView.contentInset, contentInsetProperty) {
            $0.contentInset
        } set: {
            $0.contentInset = $1
        },
        key("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior, adjustmentProperty) {
            $0.contentInsetAdjustmentBehavior
        } set: {
            $0.contentInsetAdjustmentBehavior = $1
        },
        key("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, alwaysBounceVerticalProperty) {
            $0.alwaysBounceVertical
        } set: {
            $0.alwaysBounceVertical = $1
        },
        key("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, alwaysBounceHorizontalProperty) {
            $0.alwaysBounceHorizontal
        } set: {
            $0.alwaysBounceHorizontal = $1
        },
        key("isScrollEnabled", \UIScrollView.isScrollEnabled, isScrollEnabledProperty) {
            $0.isScrollEnabled
        } set: {
            $0.isScrollEnabled = $1
        },
        key("isPagingEnabled", \UIScrollView.isPagingEnabled, isPagingEnabledProperty) {
            $0.isPagingEnabled
        } set: {
            $0.isPagingEnabled = $1
        },
        key("bounces", \UIScrollView.bounces, bouncesProperty) {
            $0.bounces
        } set: {
            $0.bounces = $1
        },
        key("zoomScale", \UIScrollView.zoomScale, zoomScaleProperty) {
            $0.zoomScale
        } set: {
            $0.zoomScale = $1
        },
    ]

    private static func key<Value>(
        _ name: String, _ keyPath: KeyPath<UIScrollView, Value> & Sendable, _ property: AnyObject,
        _ get: @escaping @Sendable (UIScrollView) -> Value, set: @escaping @Sendable (UIScrollView, Value) -> Void
    ) -> ObservableKey {
        ObservableKey(name, keyPath, PropertyKey(stored: property), get: get, set: set)
    }
}
