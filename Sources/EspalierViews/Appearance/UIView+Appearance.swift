import Foundation

/// How a view would look: kept apart from the view, as most have none of it.
final class ViewAppearance {
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var contentScaleFactor: CGFloat = 1
    var mask: UIView?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var accessibilityIdentifier: String?
    var restorationIdentifier: String?
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
    final func changeAppearance(_ change: (ViewAppearance) -> Void) {
        let side = madeSide()
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

    /// Whether the mask stands for constraints. Kept and read back only, as there are no constraints here.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { readFlag(.translatesMask, of: .translatesAutoresizingMaskIntoConstraints) }
        set { setFlag(.translatesMask, newValue, of: .translatesAutoresizingMaskIntoConstraints) }
    }

    /// How much the view resists growing beyond its content. 250 by default.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        side?.appearance?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// Sets how much the view resists growing beyond its content; marks the superview.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeAppearance { $0.hugging[axis.rawValue] = priority }
        realSuperview?.markNeedsLayout()
    }

    /// How much the view resists becoming smaller than its content. 750 by default.
    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        side?.appearance?.compressionResistance[axis.rawValue] ?? .defaultHigh
    }

    /// Sets how much the view resists becoming smaller than its content; marks the superview.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeAppearance { $0.compressionResistance[axis.rawValue] = priority }
        realSuperview?.markNeedsLayout()
    }
}
