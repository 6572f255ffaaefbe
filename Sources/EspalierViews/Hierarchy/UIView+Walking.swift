import Foundation

// Walks over the real tree. None recurses, none allocates, none counts references in its loop.
extension ViewReference {
    var flags: ViewFlags { with { $0.flags } }
    var parent: ViewReference? { with { $0.parent } }

    /// The next view of the subtree of `root` in pre-order, or nil at its end.
    func next(in root: ViewReference) -> ViewReference? {
        if let child = with({ $0.firstChild }) { return child }
        return nextAfterSubtree(in: root)
    }

    /// The next view of the subtree of `root` in pre-order that is not below this one.
    func nextAfterSubtree(in root: ViewReference) -> ViewReference? {
        var current = self
        while current != root {
            let (sibling, parent) = current.with { ($0.nextSibling, $0.parent) }
            if let sibling { return sibling }
            guard let parent else { return nil }
            current = parent
        }
        return nil
    }
}

/// Where a view stands in a walk over a subtree.
package struct WalkPlace {
    /// How many views the walk has passed before.
    package fileprivate(set) var number = 0
    /// 0 for the first view, 1 for its subviews.
    package fileprivate(set) var depth = 0
    /// The number of the superview; -1 for the first view.
    package fileprivate(set) var parent = -1
    /// The index among its siblings; 0 for the first view.
    package fileprivate(set) var index = 0
}

extension UIView {
    /// Calls `body` for each real child, back to front. `body` must not change the hierarchy.
    package final func forEachChild(_ body: (UIView) -> Void) {
        var current = firstChild
        while let child = current {
            child.with { body($0) }
            current = child.with { $0.nextSibling }
        }
    }

    /// Calls `body` for each view of the subtree in pre-order, this one first. `body` must not change the hierarchy.
    package final func forEachInSubtree(_ body: (UIView) -> Void) {
        let root = reference
        var current: ViewReference? = root
        while let view = current {
            view.with { body($0) }
            current = view.next(in: root)
        }
    }

    /// Calls `body` for each view of the subtree in pre-order, this one first, and leaves out what is below a view for
    /// which `body` answers false. `body` must not change the hierarchy.
    package final func walkSubtree(_ body: (UIView) -> Bool) {
        let root = reference
        var current: ViewReference? = root
        while let view = current {
            let enters = view.with { body($0) }
            current = enters ? view.next(in: root) : view.nextAfterSubtree(in: root)
        }
    }

    /// Calls `body` for each view of the subtree as `walkSubtree` does, with its place in the walk.
    ///
    /// - Complexity: O(number of views); the places of the views on the way down are kept.
    package final func walkSubtree<Failure: Error>(
        _ body: (UIView, WalkPlace) throws(Failure) -> Bool
    ) throws(Failure) {
        let root = reference
        var current = root
        var place = WalkPlace()
        var above: [WalkPlace] = []
        while true {
            if try body(current.object, place), let child = current.with({ $0.firstChild }) {
                above.append(place)
                place = WalkPlace(number: place.number + 1, depth: place.depth + 1, parent: place.number)
                current = child
                continue
            }
            let last = place.number
            while true {
                if current == root { return }
                let (sibling, parent) = current.with { ($0.nextSibling, $0.parent) }
                if let sibling {
                    place.number = last + 1
                    place.index += 1
                    current = sibling
                    break
                }
                guard let parent, let left = above.popLast() else { return }
                place = left
                current = parent
            }
        }
    }

    /// The topmost view of the tree: the view itself if it has no superview.
    /// - Complexity: O(depth).
    package final var topmost: UIView {
        if let window = hostWindow { return window.object }
        var current = reference
        while let parent = current.parent { current = parent }
        return current.object
    }

    /// Whether the view is `view` or lies below it.
    /// - Complexity: O(depth); O(1) where an index is in use.
    package final func isAtOrBelow(_ view: UIView) -> Bool {
        if let order = view.orderNode?.pointee {
            // Whatever lies below a view stands in the same order.
            guard let own = orderNode?.pointee, own.order == order.order else { return false }
            return order.start <= own.start && own.end <= order.end
        }
        let target = view.reference
        var current: ViewReference? = reference
        while let view = current {
            if view == target { return true }
            current = view.parent
        }
        return false
    }

    // The links and what is stored, for other targets. The fields themselves stay in this one: accesses of fields that
    // are seen outside are checked for exclusivity at run time.

    /// The first real child.
    package final var firstChildReference: ViewReference? { firstChild }

    /// The next real sibling.
    package final var nextSiblingReference: ViewReference? { nextSibling }

    /// The tag, whatever a subclass makes of `tag`, without telling that it is read.
    package final var storedTag: Int { tagValue }

    /// The number of real children.
    package final var subviewCount: Int { Int(childCount) }

    /// The real superview, whatever a subclass makes of `superview`.
    package final var realSuperview: UIView? { parent?.object }

    /// The child at an index, walking from the nearer end.
    /// - Precondition: `index` is in the list.
    package final func child(at index: Int) -> UIView {
        if let childArray { return childArray[index] }
        let count = Int(childCount)
        var current = index < count / 2 ? firstChild : lastChild
        for _ in 0..<(index < count / 2 ? index : count - 1 - index) {
            current = current?.with { index < count / 2 ? $0.nextSibling : $0.previousSibling }
        }
        return current!.object
    }

    /// The index in the superview's list; nil without a superview.
    /// - Complexity: O(distance to the nearer end of the list).
    package final var indexInSuperview: Int? { indexInSuperview(within: .max) }

    /// The index in the superview's list, if it is less than `distance` from either end of it; nil without a superview.
    final func indexInSuperview(within distance: Int) -> Int? {
        guard let parent else { return nil }
        var steps = 0
        var before = previousSibling
        var after = nextSibling
        while let one = before {
            guard let other = after else { return parent.with { $0.subviewCount } - 1 - steps }
            if steps >= distance { return nil }
            before = one.with { $0.previousSibling }
            after = other.with { $0.nextSibling }
            steps += 1
        }
        return steps
    }

    final func currentSubviews() -> [UIView] {
        flags.insert(.subviewsAsked)
        if let childArray { return childArray }
        if firstChild == nil { return [] }
        var list: [UIView] = []
        list.reserveCapacity(Int(childCount))
        forEachChild { list.append($0) }
        childArray = list
        return list
    }
}
