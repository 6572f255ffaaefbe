import Foundation

extension UIView {
    final func setAlpha(_ new: CGFloat) {
        guard new == new else { trap("alpha of \(brief) set to NaN") }
        if flags.isDisjoint(with: .watched) { return changeUncommon { $0.alpha = new } }
        let old = side?.uncommon?.alpha ?? 1
        change(.alpha, isSame: old == new, from: { side?.uncommon?.alpha ?? 1 }) {
            changeUncommon { $0.alpha = new }
        }
    }

    final func setBackgroundColor(_ new: UIColor?) {
        if flags.isDisjoint(with: .watched) { return changeUncommon { $0.backgroundColor = new } }
        let old = side?.uncommon?.backgroundColor
        change(.backgroundColor, isSame: old == new, from: { side?.uncommon?.backgroundColor }) {
            changeUncommon { $0.backgroundColor = new }
        }
    }

    /// The tint that the view says itself; nil where it inherits one.
    package final var ownTintColor: UIColor? { side?.uncommon?.tintColor }

    final var inheritedTintColor: UIColor {
        var current: UIView? = self
        while let view = current {
            if let color = view.side?.uncommon?.tintColor { return color }
            current = view.superview
        }
        return .systemBlue
    }

    final var inheritedTintAdjustmentMode: TintAdjustmentMode {
        var current: UIView? = self
        while let view = current {
            if let mode = view.side?.uncommon?.tintAdjustmentMode, mode != .automatic { return mode }
            current = view.superview
        }
        return .normal
    }

    /// A name for tests and tools. nil by default.
    public final var accessibilityIdentifier: String? {
        get { side?.uncommon?.accessibilityIdentifier }
        set { changeUncommon { $0.accessibilityIdentifier = newValue } }
    }

    /// A name under which the view's state would be kept. nil by default.
    public final var restorationIdentifier: String? {
        get { side?.uncommon?.restorationIdentifier }
        set { changeUncommon { $0.restorationIdentifier = newValue } }
    }

    /// Sets one of the view's priorities; another one marks the superview.
    final func setPriority(
        _ new: UILayoutPriority, _ priorities: ReferenceWritableKeyPath<UncommonValues, AxisPriorities>,
        _ axis: NSLayoutConstraint.Axis
    ) {
        var isNew = false
        changeRecorded(priorities == \.hugging ? .contentHugging : .contentCompressionResistance) {
            changeUncommon { values in
                isNew = values[keyPath: priorities][axis] != new
                values[keyPath: priorities][axis] = new
            }
        }
        if !isNew { return }
        realSuperview?.markNeedsLayout()
        constraintRecord?.wishDidChange()
    }
}
