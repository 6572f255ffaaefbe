// Who sees what in a tree, found by walking all the way up each time; and the batches in which they are told.
extension ModelForest {
    /// The slots of those who see the subviews of a view, and its properties: the nearest first.
    func scope(of view: Int) -> [Int] { scope(of: view, withSubviewsOnly: true) }

    /// Those who see, too, what is below its subviews.
    func scopeBelow(_ view: Int) -> [Int] { scope(of: view, withSubviewsOnly: false) }

    private func scope(of view: Int, withSubviewsOnly: Bool) -> [Int] {
        if watchers.isEmpty && pinned.isEmpty { return [] }
        var found: [Int] = []
        func add(_ slot: Int) { if !found.contains(slot) { found.append(slot) } }
        var current = view
        while current >= 0 {
            for watcher in watchers where watcher.view == current {
                if watcher.subtree || (current == view && withSubviewsOnly) { add(watcher.slot) }
            }
            for slot in pinned[current] ?? [] { add(slot) }
            current = views[current].parent
        }
        return found
    }

    /// Who saw the view where it was, and does not where it is, sees it until the batch ends.
    func pin(_ view: Int, left: [Int], arrived: [Int]) {
        var staying = pinned[view] ?? []
        for slot in left where !staying.contains(slot) { staying.append(slot) }
        staying.removeAll { arrived.contains($0) }
        pinned[view] = staying.isEmpty ? nil : staying
    }

    func record(_ slot: Int, _ what: Int, _ view: Int, at place: Int = -1, from old: Int = -1) {
        enqueue(ModelEvent(kind: .hierarchy, who: slot, what: what, view: view, place: place, oldPlace: old))
    }

    func recordReorder(_ view: Int, in parent: Int, from old: Int, to new: Int) {
        if old == new { return }
        for slot in scope(of: parent) {
            record(
                slot, RecordNumber.reordered, view, at: ModelEvent.place(parent, new),
                from: ModelEvent.place(parent, old))
        }
    }

    func enqueue(_ event: ModelEvent) {
        guard watchers.contains(where: { $0.slot == event.who }) else { return }
        pending[event.who, default: []].append(event)
        if !waiting.contains(event.who) { waiting.append(event.who) }
    }

    /// A change has ended: the outermost one tells everybody, in rounds.
    func endBatch() {
        batchDepth -= 1
        if batchDepth > 0 || isDelivering { return }
        isDelivering = true
        while !waiting.isEmpty || !pinned.isEmpty {
            let round = waiting
            waiting = []
            var due = pending
            pending = [:]
            pinned = [:]
            for slot in round {
                guard let watcher = watchers.first(where: { $0.slot == slot }), let told = due.removeValue(forKey: slot)
                else { continue }
                events += told
                react(watcher.view, .toldHierarchy)
            }
        }
        isDelivering = false
    }
}
