import EspalierSupport

/// Asks of some of a part's required constraints whether they can hold together, and finds by that which are broken, and
/// why (AUTOLAYOUT 2.6).
///
/// Constraints are numbered by their place in the part. Whether those up to a number can hold together is true up to
/// some number and false from there on, so that number is found by doubling and halving.
struct FeasibilityQuestion {
    private let system: ConstraintSystem
    private let part: SystemPart
    /// How many definitions there are, which come first and always count.
    private let definitions: Int
    /// Those that hold together, in their order, without definitions. Valid after `brokenRows()`.
    private var accepted: [Int] = []
    /// By variable that is looked for, its place among them.
    private let places: [Int32: Int]
    private(set) var isExhausted = false

    init(system: ConstraintSystem, part: SystemPart) {
        self.system = system
        self.part = part
        places = Dictionary(uniqueKeysWithValues: part.variables.enumerated().map { ($1, $0) })
        definitions = part.rows.firstIndex { !system.rows[$0].marks.contains(.definition) } ?? part.rows.count
    }

    /// The numbers of those that cannot hold together with the ones before them.
    mutating func brokenRows() -> [Int] {
        var broken: [Int] = []
        var start = definitions
        while let count = firstContradiction(accepted, start..<part.rows.count) {
            broken.append(start + count)
            accepted += start..<start + count
            start += count + 1
            start += takeUpDecided(part.rows[start...], from: start, &broken)
        }
        accepted += start..<part.rows.count
        return broken
    }

    /// Takes up the next constraints as far as those before leave nothing open in them, and returns how many there were.
    private mutating func takeUpDecided(_ next: ArraySlice<Int32>, from start: Int, _ broken: inout [Int]) -> Int {
        if isExhausted || next.isEmpty { return 0 }
        let rows = part.rows[..<definitions] + accepted.map { part.rows[$0] }
        system.counters.conflictWork += rows.count
        let decided = system.decided(next, by: Array(rows), places)
        for (number, holds) in decided.enumerated() {
            if holds { accepted.append(start + number) } else { broken.append(start + number) }
        }
        return decided.count
    }

    /// What contradicts a broken constraint: the set that is left if those before it are walked from the last to the
    /// first, and each is dropped that the contradiction does without. The last one kept is the one that first makes
    /// the contradiction when they are taken up from the first; and so on, with what was kept taken up before all.
    mutating func conflict(of number: Int) -> SolverConflict {
        if let proven = provenConflict(of: number) { return proven }
        var kept: [Int] = []
        var candidates = acceptedRows(before: number)
        while !candidates.isEmpty, canHold([number] + kept) {
            guard let place = firstContradiction([number] + kept, candidates) else { break }
            kept.append(candidates[place])
            candidates = candidates[..<place]
        }
        kept.reverse()
        return SolverConflict(
            broken: SolverConstraint(index: part.rows[number]),
            with: kept.map { SolverConstraint(index: part.rows[$0]) },
            givenOwners: neededGiven([number] + kept))
    }

    /// The same by a proof of the contradiction, without a question for each. Nil where that is beyond the budget, or where
    /// the contradiction is so small that rounding decides.
    private mutating func provenConflict(of number: Int) -> SolverConflict? {
        let before = acceptedRows(before: number)
        let reduction = SeriesReduction(
            (0..<definitions).map(reducedRow) + before.map(reducedRow) + [reducedRow(number)],
            isFree: { [system] in !system.variables[$0].kind.isSize && !system.variables[$0].isGiven })
        let work = system.program.work
        var search = ContradictionSearch(program: system.program)
        let found = search.needed(in: reduction) { [system, part, definitions] other in
            if other == number { return nil }
            return other < definitions ? .owner(system.rows[part.rows[other]].owner) : .constraint(other)
        } given: { [system] variable in
            let record = system.variables[variable]
            return record.isGiven ? (record.owner, record.value) : nil
        } isSize: { [system] in
            system.variables[$0].kind.isSize
        } place: { [system] in
            system.place(ofOwner: $0)
        }
        system.counters.pivots += system.program.pivots
        // A cell takes about a hundredth of the time of a constraint.
        let cells = system.program.pivots * system.program.rows.count + system.program.work - work
        system.counters.conflictWork += before.count + cells / 100
        guard let found else { return nil }
        let kept = before.filter { found.contains(.constraint($0)) }
        let owners =
            part.given.map { system.variables[$0].owner } + part.rows[..<definitions].map { system.rows[$0].owner }
        let (needed, freed) = Set(owners).reduce(into: ([Int32](), Set<Int32>())) { parts, owner in
            if found.contains(.owner(owner)) { parts.0.append(owner) } else { parts.1.insert(owner) }
        }
        if canHold(kept + [number], freeing: freed) { return nil }
        return SolverConflict(
            broken: SolverConstraint(index: part.rows[number]),
            with: kept.map { SolverConstraint(index: part.rows[$0]) },
            givenOwners: needed.ordered { system.place(ofOwner: $0) < system.place(ofOwner: $1) })
    }

    private func reducedRow(_ number: Int) -> SeriesReduction.Row {
        let record = system.rows[part.rows[number]]
        var row = SeriesReduction.Row(relation: record.relation, constant: record.constant, members: [number])
        for place in record.start..<record.start + record.count {
            row.terms[system.terms[place].variable] = system.terms[place].coefficient
        }
        return row
    }

    /// Those that hold together before a number.
    private func acceptedRows(before number: Int) -> ArraySlice<Int> {
        var (low, high) = (0, accepted.count)
        while low < high {
            let middle = (low + high) / 2
            if accepted[middle] < number { low = middle + 1 } else { high = middle }
        }
        return accepted[..<low]
    }

    /// The owners of given values and of definitions that a contradiction needs: walked from the last to the first as
    /// well.
    private mutating func neededGiven(_ numbers: [Int]) -> [Int32] {
        let reached = reached(from: numbers)
        let owners = Set(reached.given.map { system.variables[$0].owner } + reached.rows.map { system.rows[$0].owner })
            .ordered { system.place(ofOwner: $0) < system.place(ofOwner: $1) }
        var needed: [Int32] = []
        var freed: Set<Int32> = []
        for owner in owners.reversed() {
            freed.insert(owner)
            if canHold(numbers, freeing: freed) {
                freed.remove(owner)
                needed.append(owner)
            }
        }
        return needed.reversed()
    }

    /// The given variables that constraints have, and the definitions of their other variables, of what these have, and
    /// so on.
    private func reached(from numbers: [Int]) -> (given: [Int32], rows: [Int32]) {
        var variables: Set<Int32> = []
        for number in numbers { system.forEachVariable(of: part.rows[number]) { variables.insert($0) } }
        var rows: [Int32] = []
        // What defines a variable comes after what defines those that it has, as owners do.
        for row in part.rows[..<definitions].reversed() {
            let owner = system.rows[row].owner
            var defines = false
            system.forEachVariable(of: row) { variable in
                if system.variables[variable].owner == owner, variables.contains(variable) { defines = true }
            }
            guard defines else { continue }
            rows.append(row)
            system.forEachVariable(of: row) { variables.insert($0) }
        }
        return (part.given.filter { variables.contains($0) }, rows)
    }

    /// How many of `rest` can be taken up, one after another, before one contradicts; nil if all can.
    private mutating func firstContradiction(_ accepted: [Int], _ rest: some RandomAccessCollection<Int>) -> Int? {
        // Those up to `low` can hold, those up to `high` cannot. Steps that double come to a contradiction that is near
        // without a look at all that stand behind it, and to the end of a list without one in twice its length.
        var low = 0
        var high = min(1, rest.count)
        while canHold(accepted + rest.prefix(high)) {
            if high == rest.count { return nil }
            low = high
            high = min(high * 2, rest.count)
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if canHold(accepted + rest.prefix(middle)) { low = middle } else { high = middle }
        }
        return high - 1
    }

    private mutating func canHold(_ numbers: [Int], freeing: Set<Int32> = []) -> Bool {
        if isExhausted { return true }
        let known = part.rows[..<definitions].filter { !freeing.contains(system.rows[$0].owner) }
        let rows = known + numbers.sorted().map { part.rows[$0] }
        system.counters.conflictWork += rows.count
        if system.isOutOfConflictWork {
            isExhausted = true
            return true
        }
        let freed = freeing.isEmpty ? [] : part.given.filter { freeing.contains(system.variables[$0].owner) }
        guard let answer = system.canHold(rows, places, freed) else {
            isExhausted = true
            return true
        }
        return answer
    }
}

extension ConstraintSystem {
    /// Whether some required constraints can hold together, with the sizes among the variables not negative. Nil: that is
    /// beyond the budget.
    ///
    /// - Parameters:
    ///   - places: of the variables that are looked for, their order. What is neither here nor in `freed` is a number.
    ///   - freed: variables that are looked for as well, after these.
    /// - Complexity: that of solving these constraints, whatever else hangs together with them.
    fileprivate func canHold(_ list: [Int32], _ places: [Int32: Int], _ freed: [Int32]) -> Bool? {
        counters.feasibilityChecks += 1
        let members = members(of: list, places, freed)
        let plan = plan(members, list, isBounded: { variables[$0].kind.isSize && !variables[$0].isGiven })
        if plan.isTooBig { return nil }
        let block = PlannedBlock(members: members, rows: list, shared: SharedPlan(plan, PlanKey()))
        scratch.number(members, of: variables.count)
        defer { scratch.forget(members) }
        findBases(block)
        if plan.hasOneUnknown {
            var interval = Interval()
            return narrow(block, &interval)
        }
        return begin(block)
    }

    /// Of the next constraints whether they hold, up to the first of which the equations of `list`, which can, do not decide
    /// that alone.
    fileprivate func decided(_ next: ArraySlice<Int32>, by list: [Int32], _ places: [Int32: Int]) -> [Bool] {
        let members = members(of: list, places, [])
        var plan = plan(members, list, isBounded: { _ in false })
        scratch.number(members, of: variables.count)
        defer { scratch.forget(members) }
        findBases(PlannedBlock(members: members, rows: list, shared: SharedPlan(plan, PlanKey())))
        var decided: [Bool] = []
        for row in next {
            var isKnown = true
            forEachVariable(of: row) { if places[$0] != nil, scratch.localOf[$0] < 0 { isKnown = false } }
            sumUp(row, plan)
            guard isKnown, !plan.isTooBig, plan.unknown(of: &scratch.sum, scratch.found) == nil else { break }
            decided.append(rows[row].relation.violation(number(of: row)) <= Tolerances.holding)
        }
        return decided
    }

    /// The variables of constraints that are looked for, in their order.
    private func members(of list: [Int32], _ places: [Int32: Int], _ freed: [Int32]) -> [Int32] {
        scratch.wanted.removeAll()
        for row in list {
            forEachVariable(of: row) { variable in
                if variables[variable].marks.contains(.visited) { return }
                variables[variable].marks.insert(.visited)
                scratch.wanted.append(variable)
            }
        }
        // The place above the variable: numbers are sorted in a fraction of the time of pairs.
        var found: [Int] = []
        for (place, variable) in freed.enumerated() where variables[variable].marks.contains(.visited) {
            found.append((places.count + place) << 32 | Int(variable))
        }
        while let variable = scratch.wanted.popLast() {
            variables[variable].marks.remove(.visited)
            if let place = places[variable] { found.append(place << 32 | Int(variable)) }
        }
        found.sort()
        return found.map { Int32(truncatingIfNeeded: $0) }
    }
}
