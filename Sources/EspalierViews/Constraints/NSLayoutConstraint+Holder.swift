import EspalierObservation

// Who holds a constraint (AUTOLAYOUT 2.7).
extension NSLayoutConstraint {
    /// Whether all items are there, and in one tree: whether the constraint may be activated.
    package final var hasCommonAncestor: Bool { !lacksItem && knownCommonAncestor != nil }

    /// The nearest common ancestor of all items, or a trap.
    final func commonAncestor() -> UIView {
        checkItems()
        guard let ancestor = knownCommonAncestor else { trap(noCommonAncestor) }
        return ancestor.object
    }

    private var knownCommonAncestor: ViewReference? {
        var ancestor: ViewReference?
        var isFirst = true
        forEachItem { item in
            if isFirst {
                ancestor = item.view
                isFirst = false
            } else if let one = ancestor, let other = item.view {
                ancestor = Self.commonAncestor(one, other)
            } else {
                ancestor = nil
            }
        }
        return ancestor
    }

    /// Stops the program if the constraint has no items, or one has gone.
    private func checkItems() {
        guard lacksItem else { return }
        trap(
            "Unable to activate constraint \(text): Constraint must contain a first layout item, and its items must "
                + "still exist; one was never given, or is gone; make a new constraint")
    }

    private var noCommonAncestor: String {
        var names: [String] = []
        forEachItem { item in
            if item.isGuide, item.view == nil {
                names.append("\(item.brief) belongs to no view: add it to one with addLayoutGuide(_:)")
            } else if let view = item.view?.object {
                names.append("\(item.brief) is in the tree of \(view.topmost.brief)")
            }
        }
        let anchors =
            second == nil
            ? "\(itemName(first)).\(firstAttribute.name)"
            : "\(itemName(first)).\(firstAttribute.name) and \(itemName(second)).\(secondAttribute.name)"
        return "Unable to activate constraint with anchors \(anchors) because they have no common ancestor: "
            + names.joined(separator: "; ")
            + "; add both to one tree of views before the constraint is activated (\(text))"
    }

    /// Whether `view` is at or above all items.
    final func mayBeHeld(by view: UIView) -> Bool {
        if lacksItem { return false }
        var isAbove = true
        forEachItem { item in
            if !(item.view?.with { $0.isAtOrBelow(view) } ?? false) { isAbove = false }
        }
        return isAbove
    }

    /// As `activate(in:)`, for `addConstraint(_:)`: the receiver is the holder, whatever held the constraint before.
    final func activate(heldBy view: UIView) {
        if holdingView === view { return }
        checkItems()
        if !mayBeHeld(by: view) {
            trap(
                "The view hierarchy is not prepared for the constraint \(text): it was added to \(view.brief), which "
                    + "is not at or above all of its items; add it to a common ancestor of them, or activate it"
            )
        }
        if holder != nil { isActive = false }
        // An observer may have activated it meanwhile.
        if holder == nil { activate(in: view) }
    }

    private static func commonAncestor(_ one: ViewReference, _ other: ViewReference) -> ViewReference? {
        if one == other { return one }
        let (above, otherAbove) = (one.parent, other.parent)
        // What nearly all are: siblings, and a view with its superview.
        if let above {
            if above == other { return other }
            if let otherAbove, above == otherAbove { return above }
        }
        if let otherAbove, otherAbove == one { return one }
        var (first, second) = (one, other)
        var (depth, otherDepth) = (depth(of: one), depth(of: other))
        while depth > otherDepth, let parent = first.parent {
            first = parent
            depth -= 1
        }
        while otherDepth > depth, let parent = second.parent {
            second = parent
            otherDepth -= 1
        }
        while first != second {
            guard let parent = first.parent, let otherParent = second.parent else { return nil }
            first = parent
            second = otherParent
        }
        return first
    }

    private static func depth(of view: ViewReference) -> Int {
        var depth = 0
        var current = view.parent
        while let view = current {
            depth += 1
            current = view.parent
        }
        return depth
    }
}
