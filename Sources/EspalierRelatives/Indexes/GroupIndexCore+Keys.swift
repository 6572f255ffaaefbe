import EspalierObservation
import EspalierViews

// Keys are computed when something is asked, never while the tree is being changed: they are the user's code.
extension GroupIndexCore {
    /// Puts every view in its group.
    /// - Returns: false where the root is gone, and where computing a key has released the index.
    func update() -> Bool {
        if order != nil && pending.isEmpty { return true }
        if order == nil && root == nil { return false }
        checkIsNotKeying("asked", "ask")
        // What keys change is told when they are right.
        return journal == nil ? updateKeys() : UIView.performChanges { updateKeys() }
    }

    private func updateKeys() -> Bool {
        // While the root is being released there is an order, and no reference to the root any more.
        if order == nil, let root { fill(root) }
        isKeying = true
        defer { isKeying = false }
        // Computing may make more keys pending.
        var next = 0
        while next < pending.count {
            if next > Self.rounds * (states.count + 16) {
                let name = root?.brief ?? "a view that is gone"
                trap("the keys of a group index of \(name) change what they are computed from, and never come to rest")
            }
            compute(pending[next])
            next += 1
        }
        pending = []
        return order != nil
    }

    /// How often each key may be computed, on average, before something is answered.
    private static let rounds = 100

    /// - Parameters: what the closure of the keys has done, and must not do.
    func checkIsNotKeying(_ did: String, _ verb: String) {
        if isKeying {
            let name = root?.brief ?? "a view that is being released"
            trap("a group index of \(name) was \(did) while it computed a key: keys must not \(verb) their own index")
        }
    }

    private func fill(_ root: UIView) {
        let order = TreeOrder.ensured(for: root)
        self.order = order
        order.add(self)
        root.forEachInSubtree { view in if view !== root { expect(view) } }
    }

    /// A view has come: its key is to be computed.
    func expect(_ view: UIView) {
        states[view.reference] = .new
        pending.append(view.reference)
    }

    /// The key of a view may be another one.
    func setPending(_ view: ViewReference) {
        let identity = view
        guard let state = states[identity], !state.isPending else { return }
        states[identity]?.isPending = true
        pending.append(view)
        journal?.wake()
        dropOldEntries()
    }

    func setAllPending() {
        root?.forEachInSubtree { setPending($0.reference) }
    }

    /// Views that came and left many times may stand in the list as often.
    func dropOldEntries() {
        if isKeying || pending.count <= 2 * states.count + 64 { return }
        var listed: Set<ViewReference> = []
        pending.removeAll { view in
            let identity = view
            return !(states[identity]?.isPending ?? false) || !listed.insert(identity).inserted
        }
    }

    private func compute(_ pendingView: ViewReference) {
        let identity = pendingView
        // Only a view that is in the index may be looked at.
        guard states[identity]?.isPending ?? false else { return }
        let view = pendingView.object
        var (group, others) = run(view, identity)
        // The closure may have changed what it had read, or the tree. Once more then, and no oftener: some always do.
        if states[identity]?.isPending ?? false {
            if let group { table.pointee.giveBack(group) }
            (group, others) = run(view, identity)
        }
        guard var state = states[identity] else {
            if let group { table.pointee.giveBack(group) }
            return
        }
        depend(view, identity, on: others)
        state.isPending = false
        if state.group != group {
            journal?.touch(view, from: state.group, to: group, isMoved: false)
            if let old = state.group { table.pointee.remove(view, from: old) }
            if let group { table.pointee.insert(view, into: group) }
            state.group = group
        }
        states[identity] = state
    }

    /// Runs the closure. What it has read and then changes itself makes the view pending again.
    private func run(_ view: UIView, _ identity: ViewReference) -> (key: Int32?, others: ReadList?) {
        states[identity]?.isPending = false
        keysComputed += 1
        return reads.noting(view) { number($0, table) }
    }

    private func depend(_ view: UIView, _ identity: ViewReference, on reads: ReadList?) {
        guard let reads else {
            if !dependencies.isEmpty { dependencies.removeValue(forKey: identity)?.detach() }
            return
        }
        if let known = dependencies[identity] { return known.attach(to: reads) }
        let reference = view.reference
        let made = TrackedComputation { [unowned(unsafe) self] in setPending(reference) }
        made.opensBatch = journal != nil
        dependencies[identity] = made
        made.attach(to: reads)
    }
}
