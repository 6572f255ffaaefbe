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
        guard record.block >= 0, let solved = blocks[Int(record.block)], let block = solved.planned,
            !block.plan.isTooBig
        else { return false }
        if solved.isDetermined, !solved.isWaiting { return false }
        scratch.number(block.members, of: variables.count)
        defer { scratch.forget(block.members) }
        findBases(block)
        let local = scratch.localOf[variable.index]
        if block.plan.hasOneUnknown {
            var interval = Interval()
            return !block.plan.forms[local].isEmpty && narrow(block, &interval) && interval.isWide
        }
        guard begin(block) == true else { return false }
        minimizeWishes(block)
        if program.isDetermined || program.isExhausted { return false }
        scratch.links.removeAll()
        scratch.links.extend(by: block.plan.forms.symbolCount, with: .nan)
        guard let moving = movingPart(ofLocal: local, block), !program.isExhausted else { return false }
        let range = program.range(of: moving.unknown)
        return Interval(lower: range.0, upper: range.1).isWide
    }
}

extension Interval {
    /// Whether there is more than one value in it, beyond rounding.
    var isWide: Bool {
        guard lower.isFinite, upper.isFinite else { return true }
        return upper - lower > Tolerances.ambiguity * max(1, lower.magnitude)
    }
}
