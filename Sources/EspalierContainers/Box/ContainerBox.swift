import EspalierControllers
import EspalierViews
import Foundation

/// A view that holds one other view, pinned to its edges. While it does, subviews that are added to the box go to the
/// view inside.
///
///     let box = ContainerBox(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
///     box.hold(card)
///     box.addSubview(badge)  // badge.superview is card
///
/// It is what containers are made of. One that is a ``UIContainer`` as well takes out what it holds when it is itself
/// taken out of its superview. Subclasses may override `hold(_:)` and `letGo()`, and call super.
open class ContainerBox: UIView {
    private weak var held: UIView?

    /// The view inside, or nil. A view that somebody else has moved away is not inside any more.
    public final var heldView: UIView? {
        guard let held, held.superview === self else { return nil }
        return held
    }

    /// How far the view inside keeps from the edges, in points. Zero by default. The next layout pass follows a change.
    open var edgeInsets = UIEdgeInsets.zero {
        didSet { if edgeInsets != oldValue { heldView?.pinEdges(edgeInsets) } }
    }

    /// Puts a view in. It keeps to the edges by rules (`ll`, `rr`, `tt`, `bb`), which displace its own ones.
    /// - Precondition: the box holds nothing.
    open func hold(_ view: UIView) {
        if let other = heldView {
            trap(
                "\(type(of: self)) was given \(type(of: view)) to hold, but holds \(type(of: other)): "
                    + "call letGo() before")
        }
        super.addSubview(view)
        // A callback may have taken it away again.
        guard view.superview === self else { return }
        held = view
        view.pinEdges(edgeInsets)
    }

    /// Takes the view inside out, and unsets its edge rules. Does nothing where there is none.
    open func letGo() {
        guard let view = heldView else { return }
        held = nil
        view.unpinEdges()
        view.removeFromSuperview()
    }

    // MARK: Subviews

    /// The view that takes a new subview; nil where the box itself does.
    private func taker(of view: UIView) -> UIView? {
        guard let inside = heldView, inside !== view else { return nil }
        return inside
    }

    /// Adds a view to the view inside; to the box where that holds nothing.
    open override func addSubview(_ view: UIView) {
        if let inside = taker(of: view) { inside.addSubview(view) } else { super.addSubview(view) }
    }

    /// Inserts a view into the view inside; into the box where that holds nothing.
    open override func insertSubview(_ view: UIView, at index: Int) {
        if let inside = taker(of: view) {
            inside.insertSubview(view, at: index)
        } else {
            super.insertSubview(view, at: index)
        }
    }

    /// Inserts a view into the view inside; into the box where that holds nothing.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if let inside = taker(of: view) {
            inside.insertSubview(view, aboveSubview: siblingSubview)
        } else {
            super.insertSubview(view, aboveSubview: siblingSubview)
        }
    }

    /// Inserts a view into the view inside; into the box where that holds nothing.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if let inside = taker(of: view) {
            inside.insertSubview(view, belowSubview: siblingSubview)
        } else {
            super.insertSubview(view, belowSubview: siblingSubview)
        }
    }

    /// Moves a subview of the box, or of the view inside, in front of its siblings.
    open override func bringSubviewToFront(_ view: UIView) {
        if let inside = heldView, view.superview === inside {
            inside.bringSubviewToFront(view)
        } else {
            super.bringSubviewToFront(view)
        }
    }

    /// Moves a subview of the box, or of the view inside, behind its siblings.
    open override func sendSubviewToBack(_ view: UIView) {
        if let inside = heldView, view.superview === inside {
            inside.sendSubviewToBack(view)
        } else {
            super.sendSubviewToBack(view)
        }
    }

    // MARK: Containers

    /// Takes out what a container holds when it leaves its superview for none; finds a parent for one that waits for
    /// it. Overrides call super.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let container = self as? any UIContainer else { return }
        guard let newSuperview else {
            // One that keeps its content itself has no mount.
            if mount != nil || container.view != nil { container.removeContainer() }
            return
        }
        if mount != nil, container.parent == nil { adopt(container, at: newSuperview) }
    }

    /// Finds a parent for a container that still waits for it. Overrides call super.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard mount != nil, let superview, let container = self as? any UIContainer, container.parent == nil else {
            return
        }
        adopt(container, at: superview)
    }

    private func adopt(_ container: any UIContainer, at superview: UIView) {
        if let controller = superview.containersParent { container.parent = controller }
    }
}
