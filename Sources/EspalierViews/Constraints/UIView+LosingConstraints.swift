import EspalierObservation
import EspalierSupport

// What constraints lose their holders when views move or end (AUTOLAYOUT 2.7).
extension UIView {
    /// The active constraints that tie this view or what is below it to a view outside of it, or that a view outside of
    /// it holds, in the order in which they stand in their holders' lists.
    ///
    /// Those of this view itself are found without a look below it; further down only where a constraint passes.
    final func crossingConstraints() -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        collectCrossing(of: self, into: &found)
        if marks.contains(.passing) {
            walkSubtree { view in
                if view === self { return true }
                collectCrossing(of: view, into: &found)
                return view.marks.contains(.passing)
            }
        }
        if found.count > 1 {
            var known: Set<ObjectIdentifier> = []
            found = found.filter { known.insert(ObjectIdentifier($0)).inserted }.ordered(byKey: \.order)
        }
        return found
    }

    private func collectCrossing(of view: UIView, into found: inout [NSLayoutConstraint]) {
        guard let record = view.constraintRecord else { return }
        func collect(_ item: ConstraintItem) {
            var left = item.outward
            if left == 0 { return }
            for constraint in item.referring {
                constraint.with { constraint in
                    guard let holder = constraint.holdingView, holder !== view else { return }
                    left -= 1
                    // What holds it lies above the item: either above this view, or at or below it.
                    if view === self || !holder.isAtOrBelow(self) { found.append(constraint) }
                }
                if left == 0 { return }
            }
        }
        collect(record)
        record.guides?.forEach { if let item = $0.existingItem { collect(item) } }
    }

    /// Whether anybody observes a constraint that a move of this view would make inactive, or its holder.
    final var losesObservedConstraints: Bool {
        guard !marks.isDisjoint(with: .tied) else { return false }
        return crossingConstraints().contains { constraint in
            constraint.extras?.registry != nil || constraint.holdingView?.flags.contains(.observed) ?? false
        }
    }

    /// Adds what a move of this view changes of constraints to the change.
    ///
    /// - Returns: what was added.
    final func constraintChanges() -> [(ObserverRegistry, PropertySet)] {
        guard !marks.isDisjoint(with: .tied) else { return [] }
        var changes: [(ObserverRegistry, PropertySet)] = []
        for constraint in crossingConstraints() {
            if let registry = constraint.extras?.registry {
                changes.append((registry, ConstraintProperty.isActive.set))
            }
            if let registry = constraint.holdingView?.registry(for: .constraints),
                !changes.contains(where: { $0.0 === registry })
            {
                changes.append((registry, ViewProperty.constraints.set))
            }
        }
        return changes
    }

    /// Step 3 of a move: makes the crossing constraints inactive. Runs no user code.
    ///
    /// - Returns: the constraints, to be held until user code may run: they may be subclasses with a deinit.
    final func loseCrossingConstraints() -> [NSLayoutConstraint] {
        let crossing = crossingConstraints()
        marks.remove(.passing)
        // Part of the move, which has begun.
        let batch = crossing.isEmpty ? nil : HierarchyBatch.current
        let outer = batch?.consequences
        batch?.consequences = Consequences(depth: ThreadState.current.batchDepth)
        defer { if let outer { batch?.consequences = outer } }
        for constraint in crossing {
            guard let holder = constraint.holdingView else { continue }
            constraint.leave().release()
            constraint.recordForHierarchy(.constraintDeactivated, in: holder)
        }
        return crossing
    }

    /// The view is being released: no constraint may point to it, and what it holds becomes inactive. Nobody is told,
    /// but what was computed from the constraints.
    final func endConstraints() {
        // The engine of a tree goes at once: else each view would be taken out of what goes too.
        if let tree = side?.tree, let engine = tree.constraintEngine {
            engine.end()
            tree.constraintEngine = nil
        }
        guard let record = constraintRecord else { return }
        // Held until the end: they may be subclasses with a deinit.
        let held = record.takeAll()
        for case let constraint? in held { constraint.with { $0.loseHolder(record) } }
        var others: [NSLayoutConstraint] = []
        func collect(_ item: ConstraintItem) {
            for constraint in item.referring {
                constraint.with { if $0.holder != nil { others.append($0) } }
            }
        }
        collect(record)
        record.guides?.forEach { if let item = $0.existingItem { collect(item) } }
        for constraint in others where constraint.holder != nil {
            constraint.leave().release()
            constraint.extras?.registry?.invalidateComputations(on: ConstraintProperty.isActive.set)
        }
        record.forgetAll()
        record.guides?.forEach { $0.ownerDidEnd() }
        record.guides = nil
        for case let constraint? in held { constraint.release() }
    }
}
