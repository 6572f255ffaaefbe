import EspalierObservation
import EspalierViews

// What changes of the tree do to an index: between the write and the callbacks, without running any user code.
extension GroupIndexCore: OrderClient {
    func orderDidChange(to order: TreeOrder) { self.order = order }

    func orderDidEnd() {
        order = nil
        endJournal()
        forget()
    }

    func viewWillLeave(_ view: UIView, from superview: UIView) {
        groups.removeSubtree(view) { states[$0.reference]?.group }
        view.forEachInSubtree { view in
            let identity = view.reference
            journal?.touch(view, from: states[identity]?.group, isMoved: true)
            states[identity] = nil
            if !dependencies.isEmpty { dependencies.removeValue(forKey: identity)?.detach() }
        }
    }

    func viewDidArrive(_ view: UIView) {
        view.forEachInSubtree { expect($0) }
        journal?.wake()
        dropOldEntries()
    }

    func viewWillMove(_ view: UIView, from superview: UIView) {
        groups.willMoveSubtree(view) { states[$0.reference]?.group }
        guard let journal else { return }
        view.forEachInSubtree { journal.touch($0, from: group(of: $0), isMoved: true) }
    }

    func viewDidMove(_ view: UIView, reparented: Bool) {
        groups.didMoveSubtree(view, reparented: reparented)
        if reparented && reads.meet(ViewProperty.superview.set) { setPending(view.reference) }
    }

    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        if reads.meet(change.properties(of: view)) { setPending(view.reference) }
    }
}
