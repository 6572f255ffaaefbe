import Foundation

/// Where a subview is to stand in the list. Indices count after the view has been taken out of the list.
enum SubviewPosition {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
}

// The links between a superview and its children: no callbacks, no marks.
extension UIView {
    /// The child that follows `position` in the list without `view`; nil for the end of the list.
    final func follower(of position: SubviewPosition, without view: UIView) -> ViewReference? {
        func skipping(_ child: ViewReference?) -> ViewReference? {
            if let child, child == view.reference { return view.nextSibling }
            return child
        }
        switch position {
        case .front:
            return nil
        case .above(let sibling):
            return sibling.parent.map { $0 == reference } ?? false ? skipping(sibling.nextSibling) : nil
        case .below(let sibling):
            return sibling.parent.map { $0 == reference } ?? false ? sibling.reference : nil
        case .index(let index):
            let isChild = view.parent.map { $0 == reference } ?? false
            guard index < Int(childCount) - (isChild ? 1 : 0) else { return nil }
            guard isChild else { return child(at: index).reference }
            return child(at: index, without: view)
        }
    }

    private func child(at index: Int, without view: UIView) -> ViewReference? {
        var left = index
        var current = firstChild
        while let child = current {
            if child != view.reference {
                if left == 0 { return child }
                left -= 1
            }
            current = child.with { $0.nextSibling }
        }
        return nil
    }

    /// The last child, or nil without children.
    final var lastChild: ViewReference? { firstChild?.with { $0.siblingBefore } }

    /// The sibling before this one, or nil for the first child and for a topmost view.
    final var previousSibling: ViewReference? {
        guard let before = siblingBefore else { return nil }
        // Only the last child has no sibling behind it, and only the first one has the last one before it.
        return before.with { $0.nextSibling } == nil ? nil : before
    }

    /// Puts `view`, which has no superview, before `follower`, or at the end. Takes over one reference to it.
    final func link(_ view: UIView, before follower: ViewReference?) {
        let child = Handle.retaining(view)
        view.parent = reference
        view.nextSibling = follower
        if let first = firstChild {
            let behind = follower ?? first
            let before = behind.with { $0.siblingBefore }
            behind.with { $0.siblingBefore = child }
            view.siblingBefore = before
            if behind == first, follower != nil {
                firstChild = child
            } else {
                before?.with { $0.nextSibling = child }
            }
        } else {
            firstChild = child
            view.siblingBefore = child
        }
        // Nil is asked for first: changing a field in place is checked for exclusive access, also where it is nil.
        if childArray != nil {
            if follower == nil { childArray?.append(view) } else { childArray = nil }
        }
        childCount += 1
    }

    /// Takes `view`, a child, out of the list. The caller holds it.
    final func unlink(_ view: UIView) {
        let isFirst = firstChild.map { $0 == view.reference } ?? false
        if view.nextSibling == nil {
            childArray?.removeLast()
        } else if isFirst, flags.contains(.subviewsAsked) {
            // Whoever asks after each removal gets the old list, moved up; who asks once does not pay for moving it.
            childArray?.removeFirst()
            flags.remove(.subviewsAsked)
        } else {
            childArray = nil
        }
        let before = view.siblingBefore
        // The one that has `view` before it: the next one, or the first one of the ring.
        (view.nextSibling ?? firstChild)?.with { $0.siblingBefore = before }
        if isFirst {
            firstChild = view.nextSibling
        } else {
            before?.with { $0.nextSibling = view.nextSibling }
        }
        view.parent = nil
        view.siblingBefore = nil
        view.nextSibling = nil
        childCount -= 1
        view.reference.release()
    }

    /// Exchanges the places of two different children in constant time, apart from finding them.
    final func exchangeLinks(_ first: UIView, _ second: UIView) {
        let afterSecond = second.nextSibling
        if let next = first.nextSibling, next == second.reference {
            relink(second, before: first.reference)
        } else if let next = afterSecond, next == first.reference {
            relink(first, before: second.reference)
        } else {
            let afterFirst = first.nextSibling
            relink(first, before: afterSecond)
            relink(second, before: afterFirst)
        }
    }

    /// Moves a child before another child, or to the end. The order of the tree follows at once: of two views that are
    /// exchanged, one must have its new labels before the other gets its own.
    final func relink(_ view: UIView, before follower: ViewReference?) {
        withExtendedLifetime(view) {
            unlink(view)
            link(view, before: follower)
            order?.move(view, from: self, reparented: false)
        }
    }
}
