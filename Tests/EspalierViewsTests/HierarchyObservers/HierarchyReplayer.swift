import EspalierViews
import Foundation

/// Observes one view of a world, and replays what it hears over a copy of what was there before.
final class HierarchyReplayer {
    let root: Int
    let subtree: Bool
    private let world: ReplayWorld
    private(set) var token: HierarchyObservation?
    private var heard: [HierarchyRecord] = []
    private(set) var batches = 0
    private var before: ReplayForest
    /// For each record, the forest right after the change that made it.
    private var moments: [ReplayForest] = []
    private var copy: ReplayForest
    private var known: [Bool] = []
    private var replayed = 0

    init(_ world: ReplayWorld, root: Int, subtree: Bool) {
        self.world = world
        self.root = root
        self.subtree = subtree
        before = world.model
        copy = world.model
        let options = HierarchyObservingOptions(
            subtree: subtree, keyPaths: [\.tag, \.name, \.frame], oldValues: true)
        token = world.views[root].observeHierarchy(options) { [unowned self] records in
            heard += records
            batches += 1
        }
    }

    func beginBatch() {
        before = world.model
        heard.removeAll(keepingCapacity: true)
        moments.removeAll(keepingCapacity: true)
        batches = 0
    }

    /// A change was made: its records belong to this moment.
    func noteMoment() {
        let count = heard.count + (token?.pendingCount ?? 0)
        while moments.count < count { moments.append(world.model) }
    }

    /// Replays the batch; returns what does not fit.
    func mistake() -> String? {
        if batches > 1 { return "\(batches) batches" }
        copy = before
        known = Array(repeating: false, count: copy.parent.count)
        for view in subtree ? copy.subtree(root) : [root] { known[view] = true }
        // Where the observed view itself lies is not seen.
        copy.parent[root] = -1
        for (record, moment) in zip(heard, moments) {
            if let mistake = replay(record, moment) { return "\(HierarchyListener.text(record)): \(mistake)" }
        }
        if heard.count != moments.count { return "\(heard.count) records at \(moments.count) moments" }
        let now = world.model
        for view in known.indices where known[view] {
            if copy.children[view] != now.children[view] {
                return "replayed \(copy.children[view]) below \(view), not \(now.children[view])"
            }
            if !subtree && view != root { continue }
            if copy.tags[view] != now.tags[view] || copy.names[view] != now.names[view]
                || copy.frames[view] != now.frames[view]
            {
                return "the properties of \(view)"
            }
        }
        return nil
    }

    private func number(_ view: UIView?) -> Int {
        (view as? NumberedView)?.number ?? -1
    }

    private func replay(_ record: HierarchyRecord, _ moment: ReplayForest) -> String? {
        let view = number(record.view), parent = number(record.parent), index = record.index ?? -1
        switch record.kind {
        case .property: return replayProperty(record, view)
        case .constraintActivated, .constraintDeactivated: return "was not asked for"
        case .inserted:
            if !known[parent] { return "an unknown superview" }
            if subtree {
                if !known[view] { takeOver(view, moment) } else if copy.parent[view] >= 0 { return "is there already" }
            }
            copy.attach(view, to: parent, at: index)
        case .removed:
            if copy.children[parent].firstIndex(of: view) != index { return "was not there" }
            copy.detach(view)
        case .moved, .reordered:
            let old = number(record.oldParent)
            if copy.children[old].firstIndex(of: view) != record.oldIndex { return "was not there" }
            if record.kind == .reordered && (old != parent || index == record.oldIndex) { return "is no reordering" }
            if !known[parent] { return "an unknown superview" }
            copy.detach(view)
            copy.attach(view, to: parent, at: index)
        }
        return nil
    }

    /// A view comes in that was never seen: with what is below it at that moment.
    private func takeOver(_ view: Int, _ moment: ReplayForest) {
        for below in moment.subtree(view) {
            if known[below] { continue }
            known[below] = true
            copy.tags[below] = moment.tags[below]
            copy.names[below] = moment.names[below]
            copy.frames[below] = moment.frames[below]
            for child in copy.children[below] where copy.parent[child] == below { copy.parent[child] = -1 }
            copy.children[below] = moment.children[below]
            for child in moment.children[below] { copy.parent[child] = below }
        }
        copy.parent[view] = -1
    }

    private func replayProperty(_ record: HierarchyRecord, _ view: Int) -> String? {
        if !known[view] { return "an unknown view" }
        func replace(_ values: inout [Int], _ new: Int, _ old: Int) -> String? {
            if values[view] != old { return "was \(values[view])" }
            values[view] = new
            return old == new ? "no change" : nil
        }
        switch record.keyPath {
        case \UIView.tag:
            return replace(&copy.tags, record.newValue as? Int ?? -1, record.oldValue as? Int ?? -1)
        case \UIView.name:
            func value(_ name: Any?) -> Int { (name as? String).flatMap { Int($0) } ?? 0 }
            return replace(&copy.names, value(record.newValue), value(record.oldValue))
        default:
            func value(_ frame: Any?) -> Int { (frame as? CGRect).map { Int($0.origin.x) } ?? -1 }
            if let old = record.oldValue as? CGRect, old.size == .zero {
                copy.frames[view] = value(record.newValue)
                return nil
            }
            return replace(&copy.frames, value(record.newValue), value(record.oldValue))
        }
    }
}
