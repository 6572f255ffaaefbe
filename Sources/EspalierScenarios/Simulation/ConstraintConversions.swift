import EspalierViews
import Foundation

// What documents write, as UIKit's types, and back.

extension UIEdgeInsets {
    init(_ insets: ScenarioInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}

extension CGSize {
    /// The size with `noIntrinsicMetric` for an axis without a wish.
    init(_ size: ScenarioContentSize) {
        self.init(
            width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
            height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }
}

extension ScenarioInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}

extension UISemanticContentAttribute {
    init(_ content: ScenarioSemanticContent) {
        self =
            switch content {
            case .unspecified: .unspecified
            case .playback: .playback
            case .spatial: .spatial
            case .forceLeftToRight: .forceLeftToRight
            case .forceRightToLeft: .forceRightToLeft
            }
    }
}

extension ScenarioSemanticContent {
    init(_ content: UISemanticContentAttribute) {
        self = Self.allCases.first { UISemanticContentAttribute($0) == content } ?? .unspecified
    }
}
