import EspalierSupport

// Contradictions among required constraints (AUTOLAYOUT 2.6). They are taken up in their order; one that cannot hold
// together with those before it is broken, and counts nothing. That needs the order only where something is wrong: as
// long as all hold together, none is broken whatever the order.
extension ConstraintSystem {
    /// All contradictions that stand, in the order of AUTOLAYOUT 2.6. Wishes at 1000 that were dropped are not among them.
    public var conflicts: [SolverConflict] {
        if standingConflicts.count < 2 { return standingConflicts }
        askPlaces(of: standingConflicts.map { rows[$0.broken.index].owner })
        return standingConflicts.ordered { sortKey(ofRow: $0.broken.index) < sortKey(ofRow: $1.broken.index) }
    }

    /// Makes a change, solves, and takes the change back and solves again, all in `body`. Meanwhile it is found only of one
    /// broken constraint what it contradicts, as nobody asks it of the others; afterwards all is known that was before.
    ///
    /// - Complexity: that of `body`: of the other conflicts only whether they stand.
    public func supposing<Answer>(reasonOf asked: SolverConstraint?, _ body: () -> Answer) -> Answer {
        let (conflicts, outer) = (standingConflicts, onlyReason)
        onlyReason = asked?.index ?? -1
        defer { (standingConflicts, onlyReason) = (conflicts, outer) }
        return body()
    }

    /// Something about a required constraint of this variable, or its value, is about to be different.
    @inline(__always)
    func noteConflictChange(_ variable: Int32) {
        if variables[variable].marks.contains(.inConflict) { conflictsMayHaveEnded = true }
    }

    /// Lets broken constraints count again, where something near one has changed.
    func retryBroken() {
        guard conflictsMayHaveEnded else { return }
        conflictsMayHaveEnded = false
        standingConflicts.removeAll()
        for variable in conflictVariables { variables[variable].marks.remove(.inConflict) }
        conflictVariables.removeAll()
        let retried = brokenRows
        brokenRows.removeAll()
        for row in retried where rows[row].marks.contains([.alive, .broken]) {
            rows[row].marks.remove(.broken)
            didJoin(row)
        }
    }

    /// Breaks what must be broken so that those that are left of the parts of these constraints hold together.
    ///
    /// - Returns: whether any was broken. None is where only rounding is at fault.
    func resolveConflicts(near seeds: [Int32]) -> Bool {
        var wasBroken = false
        var done: Set<Int32> = []
        for (place, seed) in seeds.enumerated()
        where !done.contains(seed) && rows[seed].counts && !isOutOfConflictWork {
            let part = part(of: seed) ?? region(of: seeds[place...].filter { !done.contains($0) && rows[$0].counts })
            counters.conflictWork += part.rows.count
            done.formUnion(part.rows)
            if resolve(part) { wasBroken = true }
        }
        return wasBroken
    }

    /// Whether no further question may be asked in this solve.
    var isOutOfConflictWork: Bool { counters.conflictWork - conflictWorkBefore > mostConflictWork }

    private func resolve(_ part: SystemPart) -> Bool {
        let part = sorted(part)
        var question = FeasibilityQuestion(system: self, part: part)
        let broken = question.brokenRows()
        let start = counters.conflictWork
        var sides = 0
        let found = broken.filter { !rows[part.rows[$0]].marks.contains(.wish) }.map { number in
            let row = part.rows[number]
            let isTooMuch =
                counters.conflictWork - start > 100 * (part.rows.count + 1000) || sides > 16 * (part.rows.count + 100)
            if onlyReason.map({ row != $0 }) ?? isTooMuch {
                return SolverConflict(
                    broken: SolverConstraint(index: row), with: [], givenOwners: [], isExplained: false)
            }
            let conflict = question.conflict(of: number)
            sides += conflict.with.count
            return conflict
        }
        if question.isExhausted {
            exceededRows.append(contentsOf: part.rows)
            return false
        }
        standingConflicts.append(contentsOf: found)
        for number in broken {
            let row = part.rows[number]
            rows[row].marks.insert(.broken)
            brokenRows.append(row)
            if !regionRows.isEmpty { regionConflicts.append(row) }
            didLeave(row)
        }
        if broken.isEmpty { return false }
        for variable in part.variables + part.given where !variables[variable].marks.contains(.inConflict) {
            variables[variable].marks.insert(.inConflict)
            conflictVariables.append(variable)
        }
        return true
    }

    /// A part in the order in which its constraints are taken up: wishes after all others.
    private func sorted(_ part: SystemPart) -> SystemPart {
        askPlaces(
            of: part.rows.map { rows[$0].owner } + part.variables.map { variables[$0].owner }
                + part.given.map { variables[$0].owner })
        let inOrder = sortedRows(part.rows.filter { rows[$0].counts })
        return SystemPart(
            rows: inOrder.filter { !rows[$0].marks.contains(.wish) }
                + inOrder.filter { rows[$0].marks.contains(.wish) },
            variables: sortedVariables(part.variables), given: sortedVariables(part.given))
    }
}
