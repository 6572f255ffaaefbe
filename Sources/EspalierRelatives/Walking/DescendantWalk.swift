import EspalierViews

/// The walk over descendants for calls that run user code between two views, which may change the tree.
///
/// The rule, which the documentation of ``DescendantSequence`` states for users: the walk holds the view that it
/// visited last, the superviews by which it came to it, and the sibling that stood behind it. At the next step,
/// - with the view still in its superview: its first subview; else its next sibling; else what follows the superview;
/// - with the view gone from there: the sibling, if that is still in the superview; else what follows the superview.
///
/// What follows a superview is its next sibling; else what follows the superview above it. All as the tree is at that
/// moment.
///
/// The superview must still be where the walk came by. Where it is found elsewhere below the root, the walk goes on
/// from its new place; where it is not below the root, the walk has ended. The links are compared where the walk
/// passes: of the superview at each step, of those further up when the walk climbs to them. So a step costs the same at
/// any depth. Only a superview that has another place below the root costs O(depth), for the new path.
struct DescendantWalk {
    private let root: ViewReference
    /// The superviews by which the walk came, the root first. Empty once the walk has ended. Invariant: the last one is
    /// the superview in which `view` was visited.
    private var path: [UIView]
    /// The view visited last; nil before the first step.
    private var view: UIView?
    /// The sibling that stood behind it.
    private var follower: UIView?

    init(below root: UIView) {
        // Held by `path` until the walk has ended.
        self.root = root.reference
        path = [root]
    }

    /// The next view, or nil at the end; from then on always nil.
    mutating func next() -> UIView? {
        guard let superview = path.last, confirmPath() else { return end() }
        guard let view else { return visit(superview.firstChildReference) }
        if view.isChild(of: superview) {
            if let child = view.firstChildReference {
                path.append(view)
                return visit(child)
            }
            if let sibling = view.nextSiblingReference { return visit(sibling) }
        } else if let follower, follower.isChild(of: superview) {
            return visit(follower.reference)
        }
        return visit(nextAbove())
    }

    /// What follows the superview that is last on the path.
    private mutating func nextAbove() -> ViewReference? {
        while path.count > 1, confirmPath() {
            if let sibling = path.removeLast().nextSiblingReference { return sibling }
        }
        return nil
    }

    private mutating func visit(_ next: ViewReference?) -> UIView? {
        // Below itself the root can only come by way of a superview that was cut off from it.
        guard let next, next != root else { return end() }
        let view = next.object
        self.view = view
        follower = view.nextSiblingReference?.object
        return view
    }

    /// Ends the walk, and lets go of all that it holds.
    private mutating func end() -> UIView? {
        path = []
        view = nil
        follower = nil
        return nil
    }

    /// Whether the superview that is last on the path is the root or still below it. Puts the path right where that
    /// superview has another place.
    private mutating func confirmPath() -> Bool {
        let last = path.count - 1
        if last == 0 || path[last].isChild(of: path[last - 1]) { return true }
        var way = [path[last]]
        path[last].walkAncestors { ancestor in
            way.append(ancestor)
            return ancestor.reference != root
        }
        guard way[way.count - 1].reference == root else { return false }
        path = way.reversed()
        return true
    }
}

extension UIView {
    /// Whether the view is a real subview of `superview`.
    final func isChild(of superview: UIView) -> Bool { reference.parentLink == superview.reference }
}
