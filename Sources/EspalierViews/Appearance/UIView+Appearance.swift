import Foundation

/// How a view would look: kept apart from the view, as most have none of it.
final class ViewAppearance {
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
    final func changeAppearance(_ change: (ViewAppearance) -> Void) {
        let side = ensureSide()
        if let appearance = side.appearance { return change(appearance) }
        let made = ViewAppearance()
        side.appearance = made
        change(made)
    }

    final func setAlpha(_ new: CGFloat) {
        guard new == new else { trap("alpha of \(brief) set to NaN") }
        if flags.isDisjoint(with: .watched) { return changeAppearance { $0.alpha = new } }
        let old = side?.appearance?.alpha ?? 1
        change(.alpha, isSame: old == new, from: { side?.appearance?.alpha ?? 1 }) {
            changeAppearance { $0.alpha = new }
        }
    }

    final func setBackgroundColor(_ new: UIColor?) {
        if flags.isDisjoint(with: .watched) { return changeAppearance { $0.backgroundColor = new } }
        let old = side?.appearance?.backgroundColor
        change(.backgroundColor, isSame: old == new, from: { side?.appearance?.backgroundColor }) {
            changeAppearance { $0.backgroundColor = new }
        }
    }

    final var inheritedTintColor: UIColor {
        var current: UIView? = self
        while let view = current {
            if let color = view.side?.appearance?.tintColor { return color }
            current = view.superview
        }
        return .systemBlue
    }

    final var inheritedTintAdjustmentMode: TintAdjustmentMode {
        var current: UIView? = self
        while let view = current {
            if let mode = view.side?.appearance?.tintAdjustmentMode, mode != .automatic { return mode }
            current = view.superview
        }
        return .normal
    }

    /// A name for tests and tools. nil by default.
    public final var accessibilityIdentifier: String? {
        get { side?.appearance?.accessibilityIdentifier }
        set { changeAppearance { $0.accessibilityIdentifier = newValue } }
    }

    /// A name under which the view's state would be kept. nil by default.
    public final var restorationIdentifier: String? {
        get { side?.appearance?.restorationIdentifier }
        set { changeAppearance { $0.restorationIdentifier = newValue } }
    }

    /// Sets one of the view's priorities; another one marks the superview.
    final func setPriority(
        _ new: UILayoutPriority, _ priorities: ReferenceWritableKeyPath<ViewAppearance, AxisPriorities>,
        _ axis: NSLayoutConstraint.Axis
    ) {
        var isNew = false
        changeRecorded(priorities == \.hugging ? .contentHugging : .contentCompressionResistance) {
            changeAppearance { appearance in
                isNew = appearance[keyPath: priorities][axis] != new
                appearance[keyPath: priorities][axis] = new
            }
        }
        if !isNew { return }
        realSuperview?.markNeedsLayout()
        constraintRecord?.wishDidChange()
    }
}
