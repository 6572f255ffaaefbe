/// One view on its way from one superview to another, or in, or out.
///
///     let move = HierarchyMove(view, from: old, to: target)   // nil where nobody sees it
///     …                                                       // links, windows, marks, internal consumers
///     move?.commit()
///
/// In between no user code runs but internal consumers.
final class HierarchyMove {
    private let view: UIView
    private let target: UIView?
    /// Who saw the view where it was.
    private let left: HierarchyScope?
    private let oldPlace: HierarchyPlace?

    /// Keeps what can only be told before the links change.
    /// - Returns: nil if no observer sees either superview.
    init?(_ view: UIView, from old: UIView?, to target: UIView?) {
        let flags = (old?.flags ?? []).union(target?.flags ?? [])
        if !flags.contains(.inHierarchyScope) { return nil }
        self.view = view
        self.target = target
        left = old?.hierarchyScope()
        if let old, let left, left.wantsPlaces {
            oldPlace = HierarchyPlace(view, in: old, withPath: left.wantsPaths)
        } else {
            oldPlace = nil
        }
    }

    /// Puts the scopes of the subtree right, and records the move.
    func commit() {
        let seeing = target?.hierarchyScope()
        updateScopes(left?.below, seeing?.below)
        let left = left.flatMap { $0.wantsPlaces ? $0 : nil }
        let arrived = seeing.flatMap { $0.wantsPlaces ? $0 : nil }
        let new = arrived.flatMap { arrived in
            target.map { HierarchyPlace(view, in: $0, withPath: arrived.wantsPaths) }
        }
        if left === arrived, let left {
            left.forEach { record(.moved, new, for: $0) }
            return
        }
        left?.forEach { $0.sawOld = true }
        arrived?.forEach { $0.seesNew = true }
        left?.forEach { $0.seesNew ? record(.moved, new, for: $0) : record(.removed, oldPlace, for: $0) }
        arrived?.forEach { if !$0.sawOld { record(.inserted, new, for: $0) } }
        left?.forEach { $0.sawOld = false }
        arrived?.forEach { $0.seesNew = false }
    }

    private func record(_ kind: HierarchyRecord.Kind, _ place: HierarchyPlace?, for observer: HierarchyObserver) {
        guard observer.children, observer.isLive, let place else { return }
        observer.record(HierarchyRecord(kind, view, at: place, from: kind == .moved ? oldPlace : nil))
    }

    /// Who saw the view below its old superview, and does not below its new one, goes on seeing it until the batch
    /// ends. Nobody stands in both lists, so that the work at the end is not done twice.
    private func updateScopes(_ left: HierarchyScope?, _ arrived: HierarchyScope?) {
        if left === arrived { return }
        let batch = HierarchyBatch.current
        let isPinned = view.flags.contains(.hierarchyPinned)
        if !isPinned && arrived == nil {
            // Nothing changes for the subtree: flags and scopes stay as they are.
            batch.departures[view] = left
            return
        }
        if isPinned || left != nil {
            var staying = batch.departures[view].map(\.distinct) ?? []
            for observer in staying { observer.sawOld = true }
            left?.forEach { if !$0.sawOld { staying.append($0) } }
            for observer in staying { observer.sawOld = false }
            arrived?.forEach { $0.seesNew = true }
            staying.removeAll { $0.seesNew }
            arrived?.forEach { $0.seesNew = false }
            batch.departures[view] = staying.isEmpty ? nil : HierarchyScope(staying)
        }
        view.refreshHierarchyScope()
    }
}
