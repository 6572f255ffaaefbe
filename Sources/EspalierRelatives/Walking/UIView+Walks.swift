import EspalierViews

// Walks over relatives for what runs no user code: none allocates for a view, none recurses.
// `body` must not change the hierarchy.
extension UIView {
    /// Calls `body` for each ancestor, the nearest first, until it answers false.
    final func walkAncestors(_ body: (UIView) -> Bool) {
        var current = reference.parentLink
        while let ancestor = current {
            guard ancestor.with({ body($0) }) else { return }
            current = ancestor.parentLink
        }
    }

    /// Calls `body` for each sibling, in the order of the superview's list. There are none without a superview.
    final func walkSiblings(_ body: (UIView) -> Void) {
        realSuperview?.forEachChild { view in
            if view !== self { body(view) }
        }
    }

    /// The nearest ancestor that a selector selects.
    final func firstAncestor<Selector: ViewCriterion>(in selector: Selector) -> UIView? {
        var found: UIView?
        walkAncestors { ancestor in
            if selector.place(of: ancestor) == nil { return true }
            found = ancestor
            return false
        }
        return found
    }

    /// The groups of a selector among the ancestors.
    final func ancestorGroups<Selector: ViewCriterion>(in selector: Selector) -> [Selector.Key: [UIView]] {
        var groups = ViewGroups(of: selector)
        walkAncestors { ancestor in
            groups.add(ancestor)
            return true
        }
        return groups.dictionary
    }

    /// The groups of a selector among the siblings.
    final func siblingGroups<Selector: ViewCriterion>(in selector: Selector) -> [Selector.Key: [UIView]] {
        var groups = ViewGroups(of: selector)
        walkSiblings { groups.add($0) }
        return groups.dictionary
    }
}

extension ViewReference {
    /// The superview.
    var parentLink: ViewReference? { with { $0.superviewReference } }

    /// The next sibling in the list of the superview.
    var siblingLink: ViewReference? { with { $0.nextSiblingReference } }
}
