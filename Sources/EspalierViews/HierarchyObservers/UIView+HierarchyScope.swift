import EspalierObservation

// Who sees a view. Three flags are always right, and kept by walks where observers or views come and go:
// `inHierarchyScope` where anybody sees the view, `hierarchyBelow` where anybody sees its subviews whatever they are,
// `hierarchyPinned` where the batch still sees a view that left. Scopes are computed from them when asked for.
extension UIView {
    /// How far a scope is looked for above before it is kept on the way. Fewer side records, and still O(1) a step.
    private static let scopeDistance = 8

    /// The observers that see this view; nil if there are none.
    /// - Complexity: O(1) amortised.
    final func hierarchyScope() -> HierarchyScope? {
        if !flags.contains(.inHierarchyScope) { return nil }
        if let scope = side?.observing?.hierarchyScope { return scope }
        // Up to the nearest view that knows its scope, or that nobody above sees.
        var stops: [ViewReference] = []
        var inherited: HierarchyScope?
        var current = reference
        var distance = 0
        var steps = 0
        while true {
            steps += 1
            let isSource = current.with { $0.isHierarchySource }
            if isSource || distance == Self.scopeDistance {
                stops.append(current)
                distance = 0
            }
            guard let parent = current.parent, parent.flags.contains(.hierarchyBelow) else { break }
            if let scope = parent.with({ $0.side?.observing?.hierarchyScope }) {
                inherited = scope.below
                break
            }
            current = parent
            distance += 1
        }
        let batch = HierarchyBatch.current
        batch.counters.scopeSteps += steps
        for view in stops.reversed() {
            let scope = view.with { $0.makeHierarchyScope(outer: inherited, batch) }
            if view == reference { return scope }
            inherited = scope?.below
        }
        return inherited
    }

    /// Whether the view has observers that the view above does not have.
    private var isHierarchySource: Bool {
        flags.contains(.hierarchyPinned) || side?.observing?.hierarchyObservers.isEmpty == false
    }

    /// Whether a recorder sees this view, from whether one sees the superview: recorders see all that is below. So a walk
    /// down looks for scopes only where there are observers of their own.
    final func isRecorded(above: Bool) -> Bool {
        flags.contains(.inHierarchyScope) && (above || isHierarchySource && hierarchyScope()?.hasRecorders ?? false)
    }

    private func makeHierarchyScope(outer: HierarchyScope?, _ batch: HierarchyBatch) -> HierarchyScope? {
        var scope = outer
        if isHierarchySource {
            let own = side?.observing?.hierarchyObservers ?? []
            let pinned = flags.contains(.hierarchyPinned) ? batch.departures[self] : nil
            if own.isEmpty && outer == nil {
                scope = pinned
            } else {
                scope = HierarchyScope(
                    own + (pinned?.distinct ?? []), outer: outer, mayRepeat: !batch.departures.isEmpty)
            }
            // A view that left and has nothing else of its own needs no record for one batch.
            if own.isEmpty && side == nil { return scope }
        }
        ensureObserving().hierarchyScope = scope
        return scope
    }

    /// Puts the flags of the whole subtree right, and forgets its scopes.
    /// - Complexity: O(subtree).
    final func refreshHierarchyScope() {
        var count = 0
        forEachInSubtree { view in
            view.refreshHierarchyFlags()
            count += 1
        }
        HierarchyBatch.current.counters.viewsRefreshed += count
    }

    private func refreshHierarchyFlags() {
        let observers = side?.observing?.hierarchyObservers ?? []
        let isBelow = parent?.flags.contains(.hierarchyBelow) ?? false
        let seesBelow = isBelow || flags.contains(.hierarchyPinned) || observers.contains(where: \.subtree)
        flags.subtract([.inHierarchyScope, .hierarchyBelow])
        if seesBelow { flags.formUnion([.inHierarchyScope, .hierarchyBelow]) }
        if !observers.isEmpty { flags.formUnion(.inHierarchyScope) }
        side?.observing?.hierarchyScope = nil
    }

    final func addHierarchyObserver(_ observer: HierarchyObserver) {
        ensureObserving().hierarchyObservers.append(observer)
        if observer.subtree { refreshHierarchyScope() } else { refreshHierarchyFlags() }
    }

    final func removeHierarchyObserver(_ observer: HierarchyObserver) {
        guard let index = side?.observing?.hierarchyObservers.firstIndex(where: { $0 === observer }) else { return }
        side?.observing?.hierarchyObservers.remove(at: index)
        if observer.subtree { refreshHierarchyScope() } else { refreshHierarchyFlags() }
    }

    /// The view is being released: its observations are over.
    final func endHierarchyObservers() {
        for observer in side?.observing?.hierarchyObservers ?? [] { observer.viewWillEnd() }
    }
}
