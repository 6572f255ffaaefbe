import EspalierSupport

extension ConstraintSystem {
    /// Whether the value that the last solve found is not the only possible one, before ties are closed (AUTOLAYOUT 2.5).
    /// False for what is given, for what takes no part in ties, and before the first solve.
    ///
    /// - Complexity: O(1) where one equation after another decides the value, or where the wishes of its block have left
    ///   nothing open; else as solving its block, and two levels more.
    public func isAmbiguous(_ variable: SolverVariable) -> Bool {
        check(variable)
        let record = variables[variable.index]
        guard record.kind.isItem, record.isOpen else { return false }
        if record.block == VariableRecord.alone {
            var interval = Interval()
            return narrowAlone(variable.index, &interval) && interval.isWide
        }
        guard record.block >= 0, let block = blocks[Int(record.block)] else { return false }
        var isAmbiguous = false
        forEachAmbiguous(of: block, [variable.index]) { _ in isAmbiguous = true }
        return isAmbiguous
    }

    /// All variables whose values are not the only possible ones, ascending by index.
    ///
    /// - Complexity: O(variables), and as solving each block once; of a block in which something is open, two levels more
    ///   for each of its variables.
    public func ambiguousVariables() -> [SolverVariable] {
        var found: [Int32] = []
        for index in 0..<Int32(variables.count) where variables[index].block == VariableRecord.alone {
            if isAmbiguous(SolverVariable(index: index)) { found.append(index) }
        }
        for block in blocks.indices {
            guard let block = blocks[block] else { continue }
            let members = block.members.filter { variables[$0].kind.isItem && variables[$0].isOpen }
            forEachAmbiguous(of: block, members) { found.append($0) }
        }
        return found.ordered().map(SolverVariable.init(index:))
    }

    /// Calls `body` with those of some members of a block whose values are not the only possible ones.
    private func forEachAmbiguous(of solved: Block, _ asked: [Int32], _ body: (Int32) -> Void) {
        if solved.isDetermined && !solved.isWaiting || asked.isEmpty { return }
        guard let block = solved.planned, !block.plan.isTooBig else { return }
        scratch.number(block.members, of: variables.count)
        defer { scratch.forget(block.members) }
        findBases(block)
        if block.plan.hasOneUnknown {
            var interval = Interval()
            guard narrow(block, &interval), interval.isWide else { return }
            for member in asked where !block.plan.forms[scratch.localOf[member]].isEmpty { body(member) }
            return
        }
        program.work = 0
        guard begin(block) == true else { return }
        minimizeWishes(block)
        if program.isDetermined || program.isExhausted { return }
        scratch.links.removeAll()
        scratch.links.extend(by: block.plan.forms.symbolCount, with: .nan)
        for member in asked {
            guard let moving = movingPart(ofLocal: scratch.localOf[member], block), !program.isExhausted else {
                continue
            }
            let range = program.range(of: moving.unknown)
            if Interval(lower: range.0, upper: range.1).isWide { body(member) }
        }
    }
}

extension Interval {
    /// Whether there is more than one value in it, beyond rounding.
    var isWide: Bool {
        guard lower.isFinite, upper.isFinite else { return true }
        return upper - lower > Tolerances.ambiguity * max(1, lower.magnitude)
    }
}
