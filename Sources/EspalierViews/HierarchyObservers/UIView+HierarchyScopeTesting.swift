extension UIView {
    /// What is wrong with the hierarchy observers' marks and scopes in the subtree of this topmost view, outside any
    /// change; nil if all is as it must be. For tests.
    package final func hierarchyScopeMistake() -> String? {
        var mistake: String?
        forEachInSubtree { view in
            let own = view.side?.observing?.hierarchyObservers ?? []
            let isBelow = view.parent?.flags.contains(.hierarchyBelow) ?? false
            let below = isBelow || own.contains(where: \.subtree)
            if view.flags.contains(.hierarchyPinned) { mistake = mistake ?? "\(view.brief) is still pinned" }
            if view.flags.contains(.hierarchyBelow) != below { mistake = mistake ?? "\(view.brief): wrong below" }
            if view.flags.contains(.inHierarchyScope) != (below || !own.isEmpty) {
                mistake = mistake ?? "\(view.brief): wrong in scope"
            }
            let expected = view.hierarchyScopeFromScratch
            let known = view.side?.observing?.hierarchyScope?.distinct
            if let known, !known.elementsEqual(expected, by: ===) {
                mistake = mistake ?? "\(view.brief): a stale scope of \(known.count), not \(expected.count)"
            }
            let found = view.hierarchyScope()?.distinct ?? []
            if !found.elementsEqual(expected, by: ===) {
                mistake = mistake ?? "\(view.brief): a scope of \(found.count), not \(expected.count)"
            }
        }
        return mistake
    }

    /// The observers that see this view, found by walking all the way up.
    private var hierarchyScopeFromScratch: [HierarchyObserver] {
        var observers = side?.observing?.hierarchyObservers ?? []
        var current = parent
        while let view = current {
            observers += (view.with { $0.side?.observing?.hierarchyObservers } ?? []).filter(
                \.subtree)
            current = view.parent
        }
        return observers
    }
}
