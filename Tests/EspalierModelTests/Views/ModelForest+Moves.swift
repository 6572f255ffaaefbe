extension ModelForest {
    func place(_ view: Int, in parent: Int, at index: ([Int]) -> Int) {
        if view < profile.windows || isInside(parent, view) { return }
        if views[view].parent == parent {
            let list = views[parent].children
            var new = list.filter { $0 != view }
            new.insert(view, at: index(new))
            return reorder(parent, to: new) { forest in
                let old = list.firstIndex(of: view) ?? -1
                let place = new.firstIndex(of: view) ?? -1
                forest.recordReorder(view, in: parent, from: old, to: place)
            }
        }
        move(view, to: parent, at: index)
    }

    func exchange(in view: Int, _ one: Int, _ other: Int) {
        let list = views[view].children
        guard list.indices.contains(one), list.indices.contains(other), one != other else { return }
        var new = list
        new.swapAt(one, other)
        reorder(view, to: new) { forest in
            let (low, high) = (min(one, other), max(one, other))
            forest.recordReorder(new[high], in: view, from: low, to: high)
            if high > low + 1 { forest.recordReorder(new[low], in: view, from: high - 1, to: low) }
        }
    }

    private func reorder(_ parent: Int, to new: [Int], record: (ModelForest) -> Void) {
        if views[parent].children == new { return }
        let isBatch = !scope(of: parent).isEmpty
        if isBatch { batchDepth += 1 }
        let told = tellBefore([(parent, [.subviews])])
        views[parent].children = new
        record(self)
        tellAfter(told)
        if isBatch { endBatch() }
    }

    /// Takes a view to another superview, or out (-1).
    func move(_ view: Int, to target: Int, at index: ([Int]) -> Int) {
        let old = views[view].parent
        func isStillDue() -> Bool { views[view].parent == old && (target < 0 || !isInside(target, view)) }
        var isBatch = false
        func openBatch() {
            if isBatch { return }
            if (old >= 0 && !scope(of: old).isEmpty) || (target >= 0 && !scope(of: target).isEmpty) {
                isBatch = true
                batchDepth += 1
            }
        }
        openBatch()
        defer { if isBatch { endBatch() } }
        if old >= 0 { hear(old, .willRemoveSubview, view) }
        guard isStillDue() else { return }
        hear(view, .willMoveToSuperview, target)
        guard isStillDue() else { return }
        let told = announce(view, target)
        guard isStillDue() else { return complete(view, told) }
        openBatch()
        var places: [(Int, [Watched])] = []
        if old >= 0 { places.append((old, [.subviews])) }
        if target >= 0 { places.append((target, [.subviews])) }
        places.append((view, [.superview]))
        for view in told { places.append((view, [.window])) }
        let change = tellBefore(places)
        write(view, from: old, to: target, at: index)
        complete(view, told)
        if views[view].parent == target { hear(view, .didMoveToSuperview) }
        if target >= 0, views[view].parent == target { hear(target, .didAddSubview, view) }
        tellAfter(change)
    }

    /// Tells the subtree that its window is about to change, also what callbacks add to it meanwhile.
    private func announce(_ view: Int, _ target: Int) -> [Int] {
        let destination = target < 0 ? -1 : window(of: target)
        if window(of: view) == destination { return [] }
        var told: [Int] = []
        var waiting = subtree(view)
        while !waiting.isEmpty {
            for view in waiting {
                hear(view, .willMoveToWindow, destination)
                told.append(view)
            }
            waiting = subtree(view).filter { !told.contains($0) }
        }
        return told
    }

    private func complete(_ view: Int, _ told: [Int]) {
        var waiting = told
        for view in told.isEmpty ? [] : subtreePostOrder(view) {
            guard let index = waiting.firstIndex(of: view) else { continue }
            waiting.remove(at: index)
            hear(view, .didMoveToWindow)
        }
        for view in waiting { hear(view, .didMoveToWindow) }
    }

    private func write(_ view: Int, from old: Int, to target: Int, at index: ([Int]) -> Int) {
        let left = old < 0 ? [] : scope(of: old)
        let leftBelow = old < 0 ? [] : scopeBelow(old)
        var oldIndex = -1
        if old >= 0 {
            oldIndex = views[old].children.firstIndex(of: view) ?? -1
            views[old].children.remove(at: oldIndex)
        }
        if target >= 0 { views[target].children.insert(view, at: index(views[target].children)) }
        views[view].parent = target
        let arrived = target < 0 ? [] : scope(of: target)
        pin(view, left: leftBelow, arrived: target < 0 ? [] : scopeBelow(target))
        let oldPlace = ModelEvent.place(old, oldIndex)
        let place = target < 0 ? -1 : ModelEvent.place(target, self.index(of: view))
        for slot in left {
            if arrived.contains(slot) {
                record(slot, RecordNumber.moved, view, at: place, from: oldPlace)
            } else {
                record(slot, RecordNumber.removed, view, at: oldPlace)
            }
        }
        for slot in arrived where !left.contains(slot) { record(slot, RecordNumber.inserted, view, at: place) }
    }
}
