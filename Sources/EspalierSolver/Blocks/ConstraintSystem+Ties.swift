// What the levels leave open in a block with several parameters is closed item by item (AUTOLAYOUT 2.4). By far the most
// blocks have nothing open then, so what only ties need is made here, for the variables that can still move.
extension ConstraintSystem {
    /// Closes ties: what does not yield first, then the sum of sizes, then what rests at its bound, then item by item,
    /// then what takes no part.
    func closeTies(_ block: borrowing PlannedBlock) {
        preferUnyielding(block)
        if program.isDetermined { return }
        for (unknown, slope) in block.plan.sizeSlopes.enumerated() where slope.magnitude > Tolerances.slope {
            scratch.programCosts.append(ProgramCost(unknown: Int32(unknown), point: 0, below: -slope, above: slope))
        }
        minimizeCosts()
        rest(block)
        scratch.links.removeAll()
        scratch.links.extend(by: block.plan.forms.symbolCount, with: .nan)
        for isItem in [true, false] {
            for (local, member) in block.members.enumerated() where variables[member].kind.isItem == isItem {
                if program.isDetermined || program.isExhausted { return }
                close(Int32(local), variables[member], block)
            }
        }
    }

    /// The costs of what does not yield, of each level that has both (AUTOLAYOUT 2.4 a0).
    private func preferUnyielding(_ block: borrowing PlannedBlock) {
        let wishes = block.plan.wishes
        var start = 0
        while start < wishes.count, !program.isDetermined, !program.isExhausted {
            let priority = rows[block.row(wishes[start].row)].priority
            var end = start
            var yielding = 0
            while end < wishes.count, rows[block.row(wishes[end].row)].priority == priority {
                if rows[block.row(wishes[end].row)].marks.contains(.yields) { yielding += 1 }
                end += 1
            }
            if yielding > 0, yielding < end - start {
                for wish in wishes[start..<end] where !rows[block.row(wish.row)].marks.contains(.yields) {
                    addCost(of: wish, block.row(wish.row))
                }
                minimizeCosts()
            }
            start = end
        }
    }

    /// Bounds, one after another in their order: what is left of the distance to each (AUTOLAYOUT 2.4 a2).
    private func rest(_ block: borrowing PlannedBlock) {
        for requirement in block.plan.requirements {
            if program.isDetermined || program.isExhausted { return }
            guard rests(requirement, block), !program.isFixed(Int(requirement.unknown)) else { continue }
            let weight = requirement.scale.magnitude
            scratch.programCosts.append(
                ProgramCost(
                    unknown: requirement.unknown, point: -number(of: requirement, block) / requirement.scale,
                    below: weight, above: weight))
            minimizeCosts()
        }
    }

    private func close(_ local: Int32, _ record: VariableRecord, _ block: borrowing PlannedBlock) {
        guard let moving = movingPart(ofLocal: local, block) else { return }
        let (below, above) =
            record.kind.isSize
            ? (-moving.scale, moving.scale) : (moving.scale.magnitude, moving.scale.magnitude)
        let fixed = scratch.base[local] + moving.rest
        let point = record.kind.isSize ? 0 : (record.target - fixed) / moving.scale
        scratch.programCosts.append(
            ProgramCost(unknown: Int32(moving.unknown), point: point, below: below, above: above))
        minimizeCosts()
    }

    /// A variable as a multiple of one unknown of the program, plus what its parameters that cannot move come to. Where
    /// it is a sum of parameters, that is added to the program. Nil: it cannot move.
    func movingPart(
        ofLocal local: Int32, _ block: borrowing PlannedBlock
    ) -> (unknown: Int, scale: Double, rest: Double)? {
        var rest = 0.0
        scratch.sum.reset(symbols: block.plan.forms.symbolCount)
        for place in block.plan.forms[local] {
            let term = block.plan.forms.terms[Int(place)]
            if let value = fixedValue(ofSymbol: term.symbol, block) {
                rest += term.factor * value
            } else {
                scratch.sum.add(term.symbol, term.factor)
            }
        }
        block.plan.forms.resolve(&scratch.sum)
        var found: [ProgramTerm] = []
        scratch.sum.forEach { symbol, factor in
            let parameter = Int(block.plan.forms.parameterOf[Int(symbol)])
            if program.isFixed(parameter) {
                rest += factor * program.value(parameter)
            } else {
                found.append(ProgramTerm(parameter: Int32(parameter), coefficient: factor))
            }
        }
        guard let first = found.first else { return nil }
        if found.count == 1 { return (Int(first.parameter), first.coefficient, rest) }
        return (found.withUnsafeBufferPointer { program.addLateRow($0) }, 1, rest)
    }

    /// What a symbol comes to, less its constant part, if it cannot move. A link is remembered when all that it is made of
    /// is fixed; of chains each link is asked for after the one before, so that is a look-up.
    private func fixedValue(ofSymbol symbol: Int32, _ block: borrowing PlannedBlock) -> Double? {
        let parameter = Int(block.plan.forms.parameterOf[Int(symbol)])
        if parameter >= 0 { return program.isFixed(parameter) ? program.value(parameter) : nil }
        if !scratch.links[symbol].isNaN { return scratch.links[symbol] }
        var value = 0.0
        for place in block.plan.forms.definition(ofSymbol: symbol) {
            let term = block.plan.forms.terms[Int(place)]
            let inner = Int(block.plan.forms.parameterOf[Int(term.symbol)])
            if inner >= 0 {
                guard program.isFixed(inner) else { return nil }
                value += term.factor * program.value(inner)
            } else {
                guard !scratch.links[term.symbol].isNaN else { return nil }
                value += term.factor * scratch.links[term.symbol]
            }
        }
        scratch.links[symbol] = value
        return value
    }
}
