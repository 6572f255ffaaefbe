// Values that several equations decide together carry the rounding of all steps that led to them. They are refined in
// the variables themselves: what the equations miss, summed up in twice the precision, is solved for as they were, and
// added. Two rounds bring values as near as doubles are where the condition number is that of AUTOLAYOUT 2.8 (J. H.
// Wilkinson, 'Rounding Errors in Algebraic Processes', 1963, 3.34).
extension ConstraintSystem {
    private static let refiningRounds = 3

    /// Refines the values of a block, which stand by local number where `findValues` leaves them.
    func refine(_ block: borrowing PlannedBlock) {
        var worst = worstEquation(block)
        for _ in 0..<Self.refiningRounds where worst > Tolerances.refining {
            correct(block)
            let now = worstEquation(block)
            if now >= worst {
                // What does not become better is rounding, or no solution.
                for local in 0..<Int32(block.members.count) { scratch.base[local] -= scratch.corrections[local] }
                return
            }
            worst = now
        }
    }

    private func worstEquation(_ block: borrowing PlannedBlock) -> Double {
        var worst = 0.0
        for requirement in block.plan.requirements where requirement.source >= 0 {
            let row = block.row(requirement.source)
            if rows[row].relation != .equal { break }
            worst = max(worst, residual(of: row).magnitude)
        }
        for (_, place) in block.plan.definitions {
            worst = max(worst, residual(of: block.row(place)).magnitude)
        }
        return worst
    }

    /// What an equation's sum exceeds its constant by.
    private func residual(of row: Int32) -> Double {
        var sum = ExactSum(-rows[row].constant)
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let term = terms[place]
            let local = scratch.localOf[term.variable]
            sum.add(term.coefficient, local < 0 ? variables[term.variable].value : scratch.base[local])
        }
        return sum.value
    }

    private func correct(_ block: borrowing PlannedBlock) {
        let corrections = scratch.corrections
        corrections.removeAll()
        corrections.extend(by: block.members.count, with: 0)
        spreadCorrections(block)
        // The parameters' own corrections: those with which the equations that close hold as well.
        let moves = scratch.lower
        moves.removeAll()
        moves.extend(by: block.plan.parameterCount, with: 0)
        for requirement in block.plan.requirements where requirement.source >= 0 && requirement.unknown >= 0 {
            let row = block.row(requirement.source)
            if rows[row].relation != .equal { break }
            var missing = residual(of: row)
            let start = rows[row].start
            for place in start..<start + rows[row].count {
                let local = scratch.localOf[terms[place].variable]
                if local >= 0 { missing += terms[place].coefficient * corrections[local] }
            }
            program.addMoves(of: Int(requirement.unknown), by: -missing / requirement.scale, to: moves.base)
        }
        for symbol in 0..<block.plan.forms.symbolCount where block.plan.forms.parameterOf[symbol] >= 0 {
            let parameter = block.plan.forms.parameterOf[symbol]
            corrections[block.plan.forms.localOf[symbol]] = moves[parameter]
        }
        spreadCorrections(block)
        for local in 0..<Int32(block.members.count) { scratch.base[local] += corrections[local] }
    }

    /// What the equations that define variables ask for, given the corrections of the parameters.
    private func spreadCorrections(_ block: borrowing PlannedBlock) {
        for (local, place) in block.plan.definitions {
            let row = block.row(place)
            var own = 1.0
            var sum = -residual(of: row)
            let start = rows[row].start
            for place in start..<start + rows[row].count {
                let other = scratch.localOf[terms[place].variable]
                if other < 0 { continue }
                if other == local {
                    own = terms[place].coefficient
                } else {
                    sum -= terms[place].coefficient * scratch.corrections[other]
                }
            }
            scratch.corrections[local] = sum / own
        }
    }
}
