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
        view.walkSubtree { view in
            let identity = view.reference
            journal?.touch(view, from: states[identity]?.group, isMoved: true)
            states[identity] = nil
            if !dependencies.isEmpty { dependencies.removeValue(forKey: identity)?.detach() }
            return true
        }
    }

    func viewDidArrive(_ view: UIView) {
        view.walkSubtree { view in
            expect(view)
            return true
        }
        journal?.wake()
        dropOldEntries()
    }

    func viewWillMove(_ view: UIView, from superview: UIView) {
        groups.willMoveSubtree(view) { states[$0.reference]?.group }
        guard let journal else { return }
        view.walkSubtree { view in
            journal.touch(view, from: group(of: view), isMoved: true)
            return true
        }
    }

    func viewDidMove(_ view: UIView, reparented: Bool) {
        groups.didMoveSubtree(view, reparented: reparented)
        if reparented && reads.meet(ViewProperty.superview.set) { setPending(view.reference) }
    }

    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        if reads.meet(change.properties(of: view)) { setPending(view.reference) }
    }
}
