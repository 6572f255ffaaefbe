import Foundation

/// What a view asks of the object whose root view it is (a view controller). Views know no more of controllers.
package protocol ViewOwner: UIResponder {
    /// Before the view's `layoutSubviews()` in a pass.
    func viewWillLayoutSubviews(_ view: UIView)
    /// After the view's `layoutSubviews()` in a pass, also when an override does not call super.
    func viewDidLayoutSubviews(_ view: UIView)
    /// The view's window has changed.
    func viewDidMoveToWindow(_ view: UIView)
    /// Added to the safe area that the superview leaves.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// The least that the base of the margins may be, edge by edge; nil where the owner does not ask for any.
    var minimumLayoutMargins: UIEdgeInsets? { get }
}

extension UIView {
    /// The object whose root view this is. Held weakly.
    package final var owner: (any ViewOwner)? {
        get { flags.contains(.owned) ? side?.owner : nil }
        set {
            madeSide().owner = newValue
            if newValue == nil { flags.remove(.owned) } else { flags.insert(.owned) }
            updateSafeArea()
        }
    }
}
