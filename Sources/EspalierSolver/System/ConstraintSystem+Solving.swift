extension ConstraintSystem {
    /// Solves what changed since the last time: everything at first.
    ///
    /// - Returns: whether a variable has another value now, or which constraints are beyond the budget.
    /// - Complexity: O(what the changes can reach): the values that follow from changed ones, and the blocks that have
    ///   them. A block costs what its simplex takes, and nothing where one parameter is left. Where required constraints
    ///   contradict one another, O(those that hang together with them, times the logarithm of their number) for each
    ///   constraint that is named.
    @discardableResult
    public func solve() -> SolverOutcome {
        changedVariables.removeAll(keepingCapacity: true)
        exceededRows.removeAll()
        impreciseBlocks.removeAll()
        impreciseLists.removeAll()
        guard hasWork else { return .unchanged }
        counters.solves += 1
        conflictWorkBefore = counters.conflictWork
        program.work = 0
        retryBroken()
        var isFirst = counters.solves == 1
        while true {
            repeat { defineAll() } while orderRedundant()
            findBlocks()
            computeValues(isFirst: isFirst)
            isFirst = false
            let contradictory = solveBlocks()
            let seeds = contradictory + violatedRows()
            if seeds.isEmpty || !resolveConflicts(near: seeds) {
                // Values that a dropped equation would change again are none: nothing was dropped.
                // What is beyond the budget does not hold for that reason.
                noteImprecise(exceededRows.isEmpty ? seeds : [])
                break
            }
        }
        finish()
        if !exceededRows.isEmpty { return .exceeded(exceededRows.map(SolverConstraint.init(index:))) }
        return changedVariables.isEmpty ? .unchanged : .changed
    }

    /// The constraints of each block, or equations, of which some required one is further than 10⁻⁶ points from holding
    /// after the last solve, although they do not contradict one another (AUTOLAYOUT 2.8).
    public var imprecise: [[SolverConstraint]] {
        impreciseLists.map { $0.map(SolverConstraint.init(index:)) }
            + impreciseBlocks.compactMap { blocks[Int($0)]?.rows.map(SolverConstraint.init(index:)) }
    }

    private var hasWork: Bool {
        conflictsMayHaveEnded || !loose.isEmpty || !ready.isEmpty || !stale.isEmpty || !unchecked.isEmpty
            || !waitingBlocks.isEmpty || !waitingVariables.isEmpty || hasNewRedundant || !removedRows.isEmpty
            || !removedWhileListed.isEmpty || !changes.isEmpty
    }

    private func noteImprecise(_ seeds: [Int32]) {
        impreciseLists = seeds.isEmpty ? [] : [seeds]
    }

    private func finish() {
        for place in 0..<Int32(changes.count) {
            let change = changes[place]
            variables[change.variable].marks.remove(.changed)
            let record = variables[change.variable]
            if !record.isGiven, record.value.bitPattern != change.old.bitPattern, record.marks.contains(.alive) {
                changedVariables.append(SolverVariable(index: change.variable))
            }
        }
        changes.removeAll()
        changes.shrinkIfEmpty()
        loose.shrinkIfEmpty()
        ready.shrinkIfEmpty()
        unchecked.shrinkIfEmpty()
        while let variable = removedWhileListed.popLast() {
            variables[variable].marks = []
            freeVariables.append(variable)
        }
        var mustKeep = false
        for place in 0..<Int32(removedRows.count) where rows[removedRows[place]].marks.contains(.redundant) {
            mustKeep = true
        }
        if mustKeep { keepRedundant() }
        while let row = removedRows.popLast() {
            rows[row].marks = []
            freeRows.append(row)
        }
        regionRows.removeAll()
        regionConflicts.removeAll()
        compactOrder()
        #if ESPALIER_CHECKS
            checkInvariants()
        #endif
    }
}
