import Foundation

/// What most views leave as it is: how they look, what they are called for accessibility, a tag that does not fit in the
/// view. Kept apart from the view, and made on the first write.
final class UncommonValues {
    var alpha: CGFloat = 1
    /// The tag, where it needs more than four bytes.
    var distantTag = 0
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentMode = UIView.ContentMode.scaleToFill
    var contentScaleFactor: CGFloat = 1
    var mask: UIView?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var accessibilityIdentifier: String?
    var accessibility: AccessibilityRecord?
    var restorationIdentifier: String?
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
}

/// A priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension UIView {
    final func changeUncommon(_ change: (UncommonValues) -> Void) {
        let side = ensureSide()
        if let values = side.uncommon { return change(values) }
        let made = UncommonValues()
        side.uncommon = made
        change(made)
    }
}
