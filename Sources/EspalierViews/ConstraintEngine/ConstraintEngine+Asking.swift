import EspalierSolver
import EspalierSupport
import Foundation

// Conflicts, ambiguity, and what a place depends on (AUTOLAYOUT 2.5, 2.6).
extension ConstraintEngine {
    /// Takes over what contradicts what, and reports what is new.
    func takeConflicts() {
        let found = system.conflicts
        if found.isEmpty && standing.isEmpty && reported.isEmpty { return }
        standing = found.compactMap { conflict in
            guard let broken = object(of: conflict.broken) else { return nil }
            return LayoutConflict(
                broken: broken, with: conflict.with.compactMap { object(of: $0) },
                given: conflict.isExplained
                    ? conflict.givenOwners.map { givenName(of: $0) }
                    : ["others: which ones is not looked for where so many are broken together"])
        }
        let now = Set(standing.map { ObjectIdentifier($0.broken) })
        if fitted == nil {
            for conflict in standing where !reported.contains(ObjectIdentifier(conflict.broken)) {
                var report = ViewDiagnostic(
                    message: "\(conflict)\nit counts nothing while the others stand\nfix: \(conflict.fix)",
                    views: views(of: conflict))
                report.isConflict = true
                diagnostics.append(report)
            }
        }
        reported = now
    }

    func views(of conflict: LayoutConflict) -> [UIView] {
        var views: [UIView] = []
        var known: Set<ObjectIdentifier> = []
        for constraint in [conflict.broken] + conflict.with {
            constraint.forEachItem { item in
                if let view = item.view?.object, known.insert(ObjectIdentifier(view)).inserted { views.append(view) }
            }
        }
        return views
    }

    /// What gave a node its numbers.
    func givenName(of node: Int32) -> String {
        guard Int(node) < nodes.count, let item = nodes[node].item?.object else { return "a frame" }
        guard !item.isGuide, let view = nodes[node].view?.object else {
            return "the place of \(item.brief)"
        }
        let what =
            view.solverMember?.placesView ?? false
            ? "rules" : view.flags.contains(.translatesMask) && view.maskBits != 0 ? "mask" : "frame"
        return "the \(what) of '\(view.constraintName)'"
    }

    /// Whether an item could be elsewhere, or of another size.
    func isAmbiguous(_ item: ConstraintItem) -> Bool {
        ItemNumber.allCases.contains { isAmbiguous(item, $0) }
    }

    /// Whether one of an item's numbers could be another one.
    func isAmbiguous(_ item: ConstraintItem, _ number: ItemNumber) -> Bool {
        let node = existingNode(of: item)
        guard node >= 0, !nodes[node].marks.isDisjoint(with: .solved) else { return false }
        let variable = nodes[node].variable(number)
        return variable >= 0 && nodes[node].isSolved(number) && system.isAmbiguous(SolverVariable(index: variable))
    }

    /// Which of some items have no open number on an axis once one is as long there as it is now.
    func areDecided(_ items: [ConstraintItem], by item: ConstraintItem, _ axis: NSLayoutConstraint.Axis) -> [Bool] {
        let node = existingNode(of: item)
        let variable = node >= 0 ? nodes[node].variable(.size(axis)) : -1
        guard isAtRest, variable >= 0 else { return items.map { _ in false } }
        let length = SolverVariable(index: variable)
        let value = system.value(of: length)
        var held: SolverConstraint?
        return supposing {
            held = system.add(
                [SolverTerm(length, 1)], .equal, value, priority: 1000, rank: SolverRank(owner: node, index: .max))
        } undo: {
            if let held { system.remove(held) }
        } answer: {
            items.map { !isAmbiguous($0, .place(axis)) && !isAmbiguous($0, .size(axis)) }
        }
    }

    /// Which numbers of some items are open for no other reason than that constraints are broken: those that are decided
    /// once each broken equation says what its sum is now. A broken limit would leave open what it does not touch.
    func numbersOpenByConflicts(of items: [ConstraintItem]) -> [Int] {
        let open = items.map(\.ambiguousNumbers)
        guard isAtRest, !standing.isEmpty, open.contains(where: { $0 != 0 }) else { return items.map { _ in 0 } }
        var held: [SolverConstraint] = []
        let left = supposing {
            for conflict in standing where conflict.broken.relation == .equal {
                let number = number(of: conflict.broken)
                guard number >= 0 else { continue }
                held.append(
                    system.holdSum(
                        of: SolverConstraint(index: number),
                        rank: SolverRank(owner: entries[number].node, index: .max)))
            }
        } undo: {
            held.forEach(system.remove)
        } answer: {
            zip(items, open).map { $1 == 0 ? 0 : $0.ambiguousNumbers }
        }
        return zip(open, left).map { $0 & ~$1 }
    }

    /// The active constraints that decide where an item lies on an axis and how long it is there, in the order in which
    /// they are taken up.
    func constraints(affecting item: ConstraintItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let node = existingNode(of: item)
        guard node >= 0 else { return [] }
        var known: Set<Int32> = []
        var numbers: [Int32] = []
        for number in [ItemNumber.place(axis), .size(axis)] where nodes[node].variable(number) >= 0 {
            for constraint in system.constraints(affecting: SolverVariable(index: nodes[node].variable(number)))
            where known.insert(constraint.index).inserted && object(of: constraint) != nil {
                numbers.append(constraint.index)
            }
        }
        let places = places(of: numbers.map { entries[$0].node })
        let sorted = numbers.ordered { one, other in
            let (order, otherOrder) = (order(of: one), order(of: other))
            let (isForemost, otherIs) = (order < SolverRank.foremost, otherOrder < SolverRank.foremost)
            if isForemost != otherIs { return isForemost }
            let (first, second) = (places[entries[one].node] ?? 0, places[entries[other].node] ?? 0)
            if first != second { return first < second }
            return order < otherOrder
        }
        return sorted.compactMap { object(of: SolverConstraint(index: $0)) }
    }

    private func order(of number: Int32) -> Int32 {
        entries[number].object?.with { $0.order } ?? 0
    }

    /// How far an ambiguous number is moved.
    private static let shift = 20.0

    /// Gives an ambiguous item another of the frames that its constraints allow. The next change that concerns it
    /// gives it back the one that is decided.
    func exercise(_ item: ConstraintItem) {
        let node = existingNode(of: item)
        guard node >= 0 else { return }
        let ambiguous = ItemNumber.allCases.first { number in
            let variable = nodes[node].variable(number)
            return variable >= 0 && nodes[node].isSolved(number)
                && system.isAmbiguous(SolverVariable(index: variable))
        }
        guard let ambiguous else { return }
        let variable = SolverVariable(index: nodes[node].variable(ambiguous))
        let value = system.value(of: variable)
        // What was solved for huge numbers may not be finite: nothing can be wished beside it.
        guard value.isFinite else { return }
        for shift in [Self.shift, -Self.shift] {
            // Of all priorities the lowest: it moves what the others leave open, and nothing else.
            let wish = system.add(
                [SolverTerm(variable, 1)], .equal, value + shift, priority: 0.001,
                rank: SolverRank(owner: node, index: .max))
            solveSystem()
            let hasMoved = system.value(of: variable) != value
            if hasMoved { _ = commit() }
            system.remove(wish)
            if hasMoved { return }
        }
        solveSystem()
    }
}

extension UIView {
    /// What the constraints of this view's tree have cost so far.
    package final var constraintCounters: ConstraintCounters { askedEngine?.counters ?? ConstraintCounters() }

    final var askedEngine: ConstraintEngine? { topmost.side?.tree?.constraintEngine }

    final func layoutConflictList() -> [LayoutConflict] { askedEngine?.standing ?? [] }

    final func ambiguousLayout() -> Bool {
        guard let record = constraintRecord, let engine = record.engine else { return false }
        return engine.isAmbiguous(record)
    }

    /// Which numbers of the view could be others: 1 for x, 2 for y, 4 for the width, 8 for the height.
    package final var ambiguousNumbers: Int { constraintRecord?.ambiguousNumbers ?? 0 }

    /// Which numbers of some views and guides of this view's tree are open, as `ambiguousNumbers`, for no other reason than
    /// that constraints contradict one another.
    ///
    /// - Complexity: O(items); where there are conflicts, also that of solving what hangs together with them.
    package final func numbersOpenByConflicts(of items: [AnyObject]) -> [Int] {
        guard let engine = askedEngine, !engine.standing.isEmpty else { return items.map { _ in 0 } }
        let found = items.map { ($0 as? UIView)?.constraintRecord ?? ($0 as? UILayoutGuide)?.existingItem }
        var numbers = engine.numbersOpenByConflicts(of: found.compactMap(\.self))[...]
        return found.map { $0 == nil ? 0 : numbers.popFirst() ?? 0 }
    }

    final func exerciseAmbiguity() {
        guard let record = constraintRecord, let engine = record.engine, !engine.isSolving else { return }
        engine.exercise(record)
    }

    final func affectingConstraints(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let record = constraintRecord, let engine = record.engine else { return [] }
        return engine.constraints(affecting: record, axis)
    }
}

extension ConstraintItem {
    fileprivate var ambiguousNumbers: Int {
        guard let engine else { return 0 }
        return ItemNumber.allCases.reduce(0) { $0 | (engine.isAmbiguous(self, $1) ? 1 << Int($1.rawValue) : 0) }
    }
}

extension UILayoutGuide {
    /// Which numbers of the guide could be others, as `UIView.ambiguousNumbers`.
    package final var ambiguousNumbers: Int { existingItem?.ambiguousNumbers ?? 0 }

    /// Which of some views have no open number on an axis once the guide is as long there as it is now.
    ///
    /// - Complexity: that of solving what hangs together with the guide.
    package final func decides(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [Bool] {
        guard let item = existingItem, let engine = item.engine else { return views.map { _ in false } }
        let records = views.map(\.constraintRecord)
        var decided = engine.areDecided(records.compactMap(\.self), by: item, axis)[...]
        return records.map { record in record == nil ? false : decided.popFirst() ?? false }
    }

    final func ambiguousLayout() -> Bool {
        guard let item = existingItem, let engine = item.engine else { return false }
        return engine.isAmbiguous(item)
    }

    final func affectingConstraints(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item = existingItem, let engine = item.engine else { return [] }
        return engine.constraints(affecting: item, axis)
    }
}
