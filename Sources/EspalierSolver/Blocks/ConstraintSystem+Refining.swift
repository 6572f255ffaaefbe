// Values that several equations decide together carry the rounding of all steps that led to them. They are refined in
// the variables themselves: what the equations miss, summed up in twice the precision, is solved for as they were, and
// added. Two rounds bring values as near as doubles are where the condition number is that of AUTOLAYOUT 2.8 (J. H.
// Wilkinson, 'Rounding Errors in Algebraic Processes', 1963, 3.34).
extension ConstraintSystem {
    private static let refiningRounds = 3

    /// Refines the values of a block, which stand by local number where `findValues` leaves them.
    func refine(_ plan: borrowing BlockPlan) {
        var worst = worstEquation(plan)
        for _ in 0..<Self.refiningRounds where worst > Tolerances.refining {
            correct(plan)
            let now = worstEquation(plan)
            if now >= worst {
                // What does not become better is rounding, or no solution.
                for local in 0..<Int32(plan.members.count) { scratch.base[local] -= scratch.corrections[local] }
                return
            }
            worst = now
        }
    }

    private func worstEquation(_ plan: borrowing BlockPlan) -> Double {
        var worst = 0.0
        for requirement in plan.requirements where requirement.source >= 0 {
            if rows[requirement.source].relation != .equal { break }
            worst = max(worst, residual(of: requirement.source).magnitude)
        }
        for (_, row) in plan.definitions { worst = max(worst, residual(of: row).magnitude) }
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

    private func correct(_ plan: borrowing BlockPlan) {
        let corrections = scratch.corrections
        corrections.removeAll()
        corrections.extend(by: plan.members.count, with: 0)
        spreadCorrections(plan)
        // The parameters' own corrections: those with which the equations that close hold as well.
        let moves = scratch.lower
        moves.removeAll()
        moves.extend(by: plan.parameterCount, with: 0)
        for requirement in plan.requirements where requirement.source >= 0 && requirement.unknown >= 0 {
            if rows[requirement.source].relation != .equal { break }
            var missing = residual(of: requirement.source)
            let start = rows[requirement.source].start
            for place in start..<start + rows[requirement.source].count {
                let local = scratch.localOf[terms[place].variable]
                if local >= 0 { missing += terms[place].coefficient * corrections[local] }
            }
            program.addMoves(of: Int(requirement.unknown), by: -missing / requirement.scale, to: moves.base)
        }
        for symbol in 0..<plan.forms.symbolCount where plan.forms.parameterOf[symbol] >= 0 {
            let parameter = plan.forms.parameterOf[symbol]
            corrections[plan.forms.localOf[symbol]] = moves[parameter]
        }
        spreadCorrections(plan)
        for local in 0..<Int32(plan.members.count) { scratch.base[local] += corrections[local] }
    }

    /// What the equations that define variables ask for, given the corrections of the parameters.
    private func spreadCorrections(_ plan: borrowing BlockPlan) {
        for (local, row) in plan.definitions {
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
