import Foundation

@testable import LayoutOracle

extension ModelForest {
    /// Makes an operation; one that would be a caller's bug does nothing.
    func perform(_ operation: ViewOperation) {
        switch operation {
        case .add(let view, let parent): place(view, in: parent) { $0.count }
        case .insert(let view, let parent, let index): place(view, in: parent) { min(index, $0.count) }
        case .above(let view, let other), .below(let view, let other):
            let parent = views[other].parent
            if view == other || parent < 0 { return }
            let step = if case .above = operation { 1 } else { 0 }
            place(view, in: parent) { list in list.firstIndex(of: other).map { $0 + step } ?? list.count }
        case .exchange(let view, let one, let other): exchange(in: view, one, other)
        case .front(let view):
            if views[view].parent >= 0 { place(view, in: views[view].parent) { $0.count } }
        case .back(let view):
            if views[view].parent >= 0 { place(view, in: views[view].parent) { _ in 0 } }
        case .remove(let view):
            if views[view].parent >= 0 { move(view, to: -1) { _ in 0 } }
        case .replace(let view): replace(view)
        case .frame, .bounds, .scroll, .center, .transform, .mask, .resizes, .tag, .name, .hidden, .stored:
            set(operation)
        case .observe, .endObserving, .watch, .endWatching, .index, .endIndex: observe(operation)
        case .ask, .askIndex: break
        case .rule(let view, let statements): views[view].rules.run(statements)
        case .refusedRule: break
        case .cell(let cell, let number): cells[cell] = number
        case .mark(let view): views[view].isMarked = true
        case .pass(let view): pass(root(of: view))
        case .inside(let view, let callback, let operations): armed.arm(view, callback, operations)
        case .together(let operations):
            batchDepth += 1
            for operation in operations { perform(operation) }
            endBatch()
        }
    }

    private func set(_ operation: ViewOperation) {
        switch operation {
        case .frame(let view, let rect): setFrame(view, rect)
        case .bounds(let view, let rect): setBounds(view, rect)
        case .scroll(let view, let point): setBounds(view, CGRect(origin: point, size: views[view].rect.size))
        case .center(let view, let point): setCenter(view, point)
        case .transform(let view, let turning):
            changeGeometry(view, .transform(turning))
        case .mask(let view, let mask): views[view].mask = mask
        case .resizes(let view, let value): views[view].resizes = value
        case .tag(let view, let value): change(view, .tag) { $0.tag = value }
        case .name(let view, let value):
            change(view, .name) { $0.name = value }
        case .hidden(let view, let value): change(view, .isHidden) { $0.isHidden = value }
        case .stored(let view, let value): views[view].stored = value
        default: break
        }
    }

    private func observe(_ operation: ViewOperation) {
        switch operation {
        case .observe(let slot, let view, let watched, let prior, let distinct, _):
            observers.removeAll { $0.slot == slot }
            observers.append(
                ValueObserver(slot: slot, view: view, watched: watched, prior: prior, distinct: distinct))
        case .endObserving(let slot): observers.removeAll { $0.slot == slot }
        case .watch(let slot, let view, let subtree):
            endWatching(slot)
            watchers.append(HierarchyWatcher(slot: slot, view: view, subtree: subtree))
        case .endWatching(let slot): endWatching(slot)
        case .index(let slot, let view, let key): indexes[slot] = (view, key)
        case .endIndex(let slot): indexes[slot] = nil
        default: break
        }
    }

    private func endWatching(_ slot: Int) {
        watchers.removeAll { $0.slot == slot }
        pending[slot] = nil
        waiting.removeAll { $0 == slot }
    }

    private func replace(_ view: Int) {
        if view < profile.windows || batchDepth > 0 || isDelivering { return }
        for child in views[view].children { if views[child].parent == view { perform(.remove(child)) } }
        perform(.remove(view))
        if views[view].parent >= 0 || !views[view].children.isEmpty { return }
        observers.removeAll { $0.view == view }
        for watcher in watchers where watcher.view == view { endWatching(watcher.slot) }
        for slot in indexes.keys where indexes[slot]?.root == view { indexes[slot] = nil }
        armed.disarm(view)
        for other in views.indices { views[other].rules.forget(view) }
        views[view] = View()
    }

    /// What a pass makes of frames: the naive solver's, or nothing where there is a cycle.
    private func pass(_ root: Int) {
        batchDepth += 1
        defer { endBatch() }
        var isSolved = true
        if profile.hasRules {
            var tree = ModelTree()
            tree.cells = cells
            tree.views = views.map { view in
                ModelView(
                    frame: [view.rect.minX, view.rect.minY, view.rect.width, view.rect.height].map { Double($0) },
                    boundsOrigin: [view.origin.x, view.origin.y].map { Double($0) },
                    parent: view.parent < 0 ? nil : view.parent, rules: view.rules)
            }
            if let frames = try? NaiveSolver.frames(of: tree, root: root) {
                for view in views.indices {
                    let numbers = frames[view]
                    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                    if frame != views[view].rect { setFrame(view, frame) }
                }
            } else {
                isSolved = false
            }
            cycles += isSolved ? 0 : 1
        }
        if !isSolved { return }
        for view in subtree(root) where views[view].isMarked {
            dueToLayOut.append(view)
            views[view].isMarked = false
        }
    }
}
