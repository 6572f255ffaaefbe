import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

// Going back and forth. Whatever has changed is set by the setters that everybody uses, so that observers and indexes
// hear of it; and what these change in turn is set right behind them.
extension RecordingCore {
    /// What a view shall have in the end.
    private struct Targets {
        private var geometries: [ObjectIdentifier: Int] = [:]
        private var fields: [ObjectIdentifier: [String: Int]] = [:]
        /// In the order in which they came.
        private(set) var changes: [RecordedChange] = []

        /// Takes the value that a change left behind or found, unless there is one for it.
        mutating func add(_ change: RecordedChange) {
            switch change {
            case .geometry(let view, _, _):
                if geometries[ObjectIdentifier(view)] != nil { return }
                geometries[ObjectIdentifier(view)] = changes.count
            case .field(let view, let field, _, _):
                if fields[ObjectIdentifier(view)]?[field.field.key] != nil { return }
                fields[ObjectIdentifier(view), default: [:]][field.field.key] = changes.count
            case .property(let view, let property, _, _):
                let key = "properties." + property.name
                if fields[ObjectIdentifier(view)]?[key] != nil { return }
                fields[ObjectIdentifier(view), default: [:]][key] = changes.count
            default: return
            }
            changes.append(change)
        }
    }

    /// How often values are set that setters of others have changed behind them.
    private static let roundBudget = 4

    /// Goes to the state after so many of the steps that are within reach.
    func go(to target: Int) {
        guard restored == nil, target != position else { return }
        restored = []
        UIView.performChanges {
            while position > target {
                position -= 1
                restore(entries(ofStep: position), isUndo: true)
            }
            while position < target {
                restore(entries(ofStep: position), isUndo: false)
                position += 1
            }
        }
        restored = nil
    }

    private func restore(_ entries: ArraySlice<RecordedEntry>, isUndo: Bool) {
        restored = []
        if isUndo {
            for entry in entries.reversed() { restoreTies(entry.change, isUndo: true) }
            for entry in entries.reversed() { restorePlace(entry.change, isUndo: true) }
            for entry in entries.reversed() { restoreRest(entry.change, isUndo: true) }
        } else {
            for entry in entries { restoreTies(entry.change, isUndo: false) }
            for entry in entries { restorePlace(entry.change, isUndo: false) }
            for entry in entries { restoreRest(entry.change, isUndo: false) }
        }
        var targets = Targets()
        // Before: what the first change found. After: what the last one left.
        if isUndo {
            for entry in entries { targets.add(entry.change) }
        } else {
            for entry in entries.reversed() { targets.add(entry.change) }
        }
        for _ in 0..<Self.roundBudget {
            // Superviews were changed before what follows from them.
            for change in isUndo ? targets.changes : targets.changes.reversed() { set(change, toOld: isUndo) }
            // What setters changed besides goes back to what it was.
            var strays = Targets()
            for change in restored ?? [] { strays.add(change) }
            var wanted = targets
            let known = targets.changes.count
            for change in strays.changes { wanted.add(change) }
            for change in wanted.changes.dropFirst(known) { set(change, toOld: true) }
            if targets.changes.allSatisfy({ isSet($0, toOld: isUndo) }) { break }
        }
    }

    /// Constraints that must go before views move.
    private func restoreTies(_ change: RecordedChange, isUndo: Bool) {
        switch change {
        case .activated(let constraint, _, in: _) where isUndo: constraint.isActive = false
        case .deactivated(let constraint, _) where !isUndo: constraint.isActive = false
        default: break
        }
    }

    /// Puts together again what came in as one: some of it may have been recorded elsewhere before, and was taken out of
    /// there while nobody recorded what it was put into.
    private func reassemble(_ captured: [DescribedView]) {
        var counts = [Int](repeating: 0, count: captured.count)
        for entry in captured.dropFirst() {
            let parent = captured[entry.parent].view
            if entry.view.superview !== parent, !parent.isDescendant(of: entry.view) {
                parent.insertSubview(entry.view, at: counts[entry.parent])
            }
            counts[entry.parent] += 1
        }
    }

    private func restorePlace(_ change: RecordedChange, isUndo: Bool) {
        if !isUndo, case .inserted(_, _, let captured) = change { reassemble(captured) }
        switch (change, isUndo) {
        case (.inserted(let view, _, _), true), (.removed(let view, _), false): view.removeFromSuperview()
        case (.removed(let view, let place), true), (.inserted(let view, let place, _), false),
            (.moved(let view, let place, _), true), (.moved(let view, _, let place), false):
            // A callback may have put them otherwise.
            if place.parent !== view, !place.parent.isDescendant(of: view) {
                place.parent.insertSubview(view, at: place.index)
            }
        default: break
        }
    }

    private func restoreRest(_ change: RecordedChange, isUndo: Bool) {
        switch (change, isUndo) {
        case (.deactivated(let constraint, let numbers), true), (.activated(let constraint, let numbers, in: _), false):
            set(numbers, of: constraint)
            if !constraint.isActive, constraint.hasCommonAncestor { constraint.isActive = true }
        case (.numbers(let constraint, let old, let new), _): set(isUndo ? old : new, of: constraint)
        case (.arrangement(let stack, let old, let new), _): stack.arrange(isUndo ? old : new)
        case (.rules(let view, let old, let new), _): view.layoutRules.snapshot = isUndo ? old : new
        default: break
        }
    }

    private func set(_ numbers: ConstraintNumbers, of constraint: NSLayoutConstraint) {
        if constraint.constant != numbers.constant { constraint.constant = numbers.constant }
        if constraint.priority.rawValue != numbers.priority {
            constraint.priority = UILayoutPriority(numbers.priority)
        }
    }

    private func set(_ change: RecordedChange, toOld: Bool) {
        if isSet(change, toOld: toOld) { return }
        switch change {
        case .geometry(let view, let old, let new): view.restoreGeometry(toOld ? old : new)
        case .field(let view, let field, let old, let new):
            if let value = toOld ? old : new { field.set(view, value) } else { field.clear(view) }
        case .property(let view, let property, let old, let new): property.set(view, toOld ? old : new)
        default: break
        }
    }

    private func isSet(_ change: RecordedChange, toOld: Bool) -> Bool {
        switch change {
        case .geometry(let view, let old, let new): view.storedGeometry == (toOld ? old : new)
        case .field(let view, let field, let old, let new): field.get(view) == (toOld ? old : new)
        case .property(let view, let property, let old, let new): property.get(view) == (toOld ? old : new)
        default: true
        }
    }
}
