import EspalierViews
import Foundation

extension UIStackView {
    static let axisProperty = StoredProperty<UIStackView, NSLayoutConstraint.Axis>(ofArrangement: .horizontal)
    static let distributionProperty = StoredProperty<UIStackView, Distribution>(ofArrangement: .fill)
    static let alignmentProperty = StoredProperty<UIStackView, Alignment>(ofArrangement: .fill)
    static let spacingProperty = StoredProperty<UIStackView, CGFloat>(ofArrangement: 0)
    static let isBaselineRelativeProperty = StoredProperty<UIStackView, Bool>(ofArrangement: false)
    static let isMarginsRelativeProperty = StoredProperty<UIStackView, Bool>(ofArrangement: false)

    /// What text key paths know of a stack beyond what they know of a view.
    static let stackKeys: [ObservableKey] = [
        key("axis", \UIStackView.axis, axisProperty) {
            $0.axis
        } set: {
            $0.axis = $1
        },
        key("distribution", \UIStackView.distribution, distributionProperty) {
            $0.distribution
        } set: {
            $0.distribution = $1
        },
        key("alignment", \UIStackView.alignment, alignmentProperty) {
            $0.alignment
        } set: {
            $0.alignment = $1
        },
        key("spacing", \UIStackView.spacing, spacingProperty) {
            $0.spacing
        } set: {
            $0.spacing = $1
        },
        key("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, isBaselineRelativeProperty) {
            $0.isBaselineRelativeArrangement
        } set: {
            $0.isBaselineRelativeArrangement = $1
        },
        key(
            "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
            isMarginsRelativeProperty
        ) {
            $0.isLayoutMarginsRelativeArrangement
        } set: {
            $0.isLayoutMarginsRelativeArrangement = $1
        },
    ]

    private static func key<Value>(
        _ name: String, _ keyPath: KeyPath<UIStackView, Value> & Sendable, _ property: AnyObject,
        _ get: @escaping @Sendable (UIStackView) -> Value, set: @escaping @Sendable (UIStackView, Value) -> Void
    ) -> ObservableKey {
        ObservableKey(name, keyPath, PropertyKey(stored: property), get: get, set: set)
    }
}
