import EspalierObservation
import Foundation

// Becoming active and inactive. What happens is written by `enter` and `leave`, which run no user code; around them
// stand the observers of the constraint and of the view that holds it.
extension NSLayoutConstraint {
    /// The view that holds the constraint; nil while it is inactive.
    final var holdingView: UIView? { holder?.with { $0.view?.object } }

    final func setActive(_ new: Bool) {
        if new == (holder != nil) { return }
        guard new else { return deactivate() }
        activate(in: commonAncestor())
    }

    /// Makes the constraint active, held by `view`, of which all items are known to be at or below it. It is inactive.
    final func activate(in view: UIView) {
        guard isWatched(with: view) else { return enter(view.ensureConstraintRecord()) }
        changeWatched(of: view) {
            self.holder == nil && self.mayBeHeld(by: view)
        } _: {
            enter(view.ensureConstraintRecord())
            return .constraintActivated
        }
    }

    final func deactivate() {
        guard let view = holdingView else { return }
        guard isWatched(with: view) else {
            // Released at the end: a subclass may do anything in its deinit.
            leave().release()
            return
        }
        var left: Handle<NSLayoutConstraint>?
        changeWatched(of: view) {
            self.holdingView === view
        } _: {
            left = leave()
            return .constraintDeactivated
        }
        left?.release()
    }

    /// Writes that the constraint is active. Runs no user code.
    final func enter(_ record: ConstraintRecord) {
        holder = Handle(record)
        record.hold(self)
        forEachItem { item in
            guard let view = item.view, view != record.view else { return }
            item.outward += 1
            var current = view.parent
            while let view = current, view != record.view {
                view.with { $0.marks.formUnion(.passing) }
                current = view.parent
            }
        }
        record.constraintDidActivate(self)
    }

    /// Writes that the constraint is inactive, and answers the reference that its holder had. Runs no user code.
    final func leave() -> Handle<NSLayoutConstraint> {
        guard let holder else { return Handle.retaining(self) }
        return holder.with { record in
            record.constraintWillDeactivate(self)
            forEachItem { if $0.view != record.view { $0.outward -= 1 } }
            self.holder = nil
            return record.release(self)
        }
    }

    /// Writes that the constraint is inactive because the view that held it is being released, and has given up its list.
    /// Nobody is told, but what was computed from it.
    final func loseHolder(_ record: ConstraintRecord) {
        record.holderDidEnd(self)
        forEachItem { if $0.view != record.view { $0.outward -= 1 } }
        holder = nil
        extras?.registry?.invalidateComputations(on: ConstraintProperty.isActive.set)
    }

    /// Whether anybody observes that the constraint comes or goes.
    final func isWatched(with view: UIView) -> Bool {
        extras?.registry != nil || !view.flags.isDisjoint(with: [.observed, .inHierarchyScope])
    }

    /// Takes a change of `isActive`, and of the holder's `constraints`, through the steps of a change.
    ///
    /// - Parameters:
    ///   - isStillDue: Asked after callbacks, which may have made the change, or have made it impossible.
    ///   - write: Writes it, and answers what it was for hierarchy observers.
    private func changeWatched(
        of view: UIView, isStillDue: () -> Bool, _ write: () -> HierarchyRecord.Kind
    ) {
        var batch = HierarchyBatchScope()
        batch.open(if: view.flags.contains(.inHierarchyScope), view.cause(.constraint(self)))
        defer { batch.close() }
        var change = PropertyChange()
        var registries: [(registry: ObserverRegistry, set: PropertySet)] = []
        if let registry = extras?.registry { registries.append((registry, ConstraintProperty.isActive.set)) }
        if let registry = view.registry(for: .constraints) {
            registries.append((registry, ViewProperty.constraints.set))
        }
        for (registry, set) in registries { change.add(registry, set) }
        change.willWrite()
        guard isStillDue() else { return change.cancel() }
        if change.tellsBefore { change.addLate(registries) }
        batch.open(if: view.flags.contains(.inHierarchyScope), view.cause(.constraint(self)))
        let kind = write()
        change.didWrite()
        if change.tellsBefore { for (registry, set) in registries { registry.invalidateComputations(on: set) } }
        recordForHierarchy(kind, in: view)
        change.didChange()
    }

    /// Tells the hierarchy observers of the holder that the constraint has come or gone. A batch is open.
    final func recordForHierarchy(_ kind: HierarchyRecord.Kind, in view: UIView) {
        guard view.flags.contains(.inHierarchyScope), let scope = view.hierarchyScope() else { return }
        scope.forEach { observer in
            guard observer.constraints, observer.isLive else { return }
            var record = HierarchyRecord(kind, view)
            record.constraint = self
            if observer.paths { record.path = view.path }
            observer.record(record)
        }
    }
}
