import Foundation

/// What a view asks of the object whose root view it is (a view controller). Views know no more of controllers.
package protocol ViewOwner: UIResponder {
    /// Before the view's `layoutSubviews()` in a pass.
    func viewWillLayoutSubviews(_ view: UIView)
    /// After the view's `layoutSubviews()` in a pass, also when an override does not call super.
    func viewDidLayoutSubviews(_ view: UIView)
    /// Right before the view's own `willMove(toWindow:)`.
    func view(_ view: UIView, willMoveToWindow window: UIWindow?)
    /// The view's window has changed.
    func viewDidMoveToWindow(_ view: UIView)
    /// The move that was announced by `view(_:willMoveToWindow:)` has ended with all its callbacks, or was given up.
    /// Superviews' owners hear it first.
    func viewDidEndMoving(_ view: UIView)
    /// Right after the view's own `safeAreaInsetsDidChange()`.
    func viewSafeAreaInsetsDidChange(_ view: UIView)
    /// Right after the view's own `layoutMarginsDidChange()`.
    func viewLayoutMarginsDidChange(_ view: UIView)
    /// Added to the safe area that the superview leaves.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// As `additionalSafeAreaInsets`, for the bars of what contains the owner.
    var containerSafeAreaInsets: UIEdgeInsets { get }
    /// Whether bars of a container lie over the owner's view, so that what scrolls in it keeps clear of them also where
    /// there is nothing to scroll.
    var isBelowBars: Bool { get }
    /// The view is marked for `updateConstraints()`: called in its place.
    func viewUpdateConstraints(_ view: UIView)
    /// Before the view hears that its traits are others.
    func viewTraitsDidChange(_ view: UIView, from previous: UITraitCollection)
    /// The least that the base of the margins may be, edge by edge; nil where the owner does not ask for any.
    var minimumLayoutMargins: UIEdgeInsets? { get }
}

extension ViewOwner {
    package func view(_ view: UIView, willMoveToWindow window: UIWindow?) {}
    package func viewDidEndMoving(_ view: UIView) {}
    package func viewSafeAreaInsetsDidChange(_ view: UIView) {}
    package func viewLayoutMarginsDidChange(_ view: UIView) {}
    package var containerSafeAreaInsets: UIEdgeInsets { .zero }
    package var isBelowBars: Bool { false }
    package func viewUpdateConstraints(_ view: UIView) { view.updateConstraints() }
    package func viewTraitsDidChange(_ view: UIView, from previous: UITraitCollection) {}
}

extension UIView {
    /// The owner of the nearest view from this one upwards that has one.
    /// - Complexity: O(depth).
    package final var nearestOwner: (any ViewOwner)? {
        var current: UIView? = self
        while let view = current {
            if let owner = view.owner { return owner }
            current = view.realSuperview
        }
        return nil
    }

    /// The object whose root view this is. Held weakly.
    package final var owner: (any ViewOwner)? {
        get { flags.contains(.owned) ? side?.owner : nil }
        set {
            ensureSide().owner = newValue
            if newValue == nil { flags.remove(.owned) } else { flags.insert(.owned) }
            // The owner may override what is called for it.
            if newValue != nil { markForConstraintUpdate() }
            constraintRecord?.insetsDidChange()
            updateSafeArea()
        }
    }
}
