import ConstraintOracle

/// Makes a failing system small: takes something away or makes it plainer, as long as what is left still fails.
///
/// - Parameter budget: how many systems may be tried.
func shrunk(_ system: OracleSystem, budget: Int = 4000, fails: (OracleSystem) -> Bool) -> OracleSystem {
    var current = system
    var tries = 0
    var isSmaller = true
    while isSmaller {
        isSmaller = false
        var step = 0
        // Steps count from the front again after each success, since they mean other things then.
        while let candidate = current.plainer(step) {
            step += 1
            guard let candidate else { continue }
            tries += 1
            if tries > budget { return current }
            if fails(candidate) {
                current = candidate
                isSmaller = true
                step = 0
            }
        }
    }
    return current
}

extension OracleSystem {
    /// The system with its `step`-th thing taken away: `.some(nil)` where that changes nothing, nil after the last.
    fileprivate func plainer(_ step: Int) -> OracleSystem?? {
        var step = step
        if step < constraints.count { return with { $0.constraints.remove(at: step) } }
        step -= constraints.count
        if step < variables.count { return withoutVariable(step) }
        step -= variables.count
        let terms = constraints.indices.flatMap { place in constraints[place].terms.indices.map { (place, $0) } }
        if step < terms.count { return with { $0.constraints[terms[step].0].terms.remove(at: terms[step].1) } }
        step -= terms.count
        if step < terms.count {
            return with { $0.constraints[terms[step].0].terms[terms[step].1].coefficient = .one }
        }
        step -= terms.count
        if step == 0 { return with { $0.positions = [] } }
        step -= 1
        if step < variables.count * 4 { return plainerVariable(step / 4, step % 4) }
        step -= variables.count * 4
        if step < constraints.count * 7 { return plainerConstraint(step / 7, step % 7) }
        return nil
    }

    private func with(_ change: (inout OracleSystem) -> Void) -> OracleSystem? {
        var copy = self
        change(&copy)
        return copy == self ? nil : copy
    }

    private func withoutVariable(_ variable: Int) -> OracleSystem? {
        if constraints.contains(where: { $0.terms.contains { $0.variable == variable } }) { return nil }
        return with { copy in
            copy.variables.remove(at: variable)
            for place in copy.constraints.indices {
                for term in copy.constraints[place].terms.indices
                where copy.constraints[place].terms[term].variable > variable {
                    copy.constraints[place].terms[term].variable -= 1
                }
            }
        }
    }

    private func plainerVariable(_ variable: Int, _ way: Int) -> OracleSystem? {
        with { copy in
            switch way {
            case 0: copy.variables[variable].given = nil
            case 1: if copy.variables[variable].given != nil { copy.variables[variable].given = 0 }
            case 2: copy.variables[variable].kind = .place(target: 0)
            default: copy.variables[variable].rank = OracleRank(owner: variable, index: 0)
            }
        }
    }

    private func plainerConstraint(_ constraint: Int, _ way: Int) -> OracleSystem? {
        with { copy in
            switch way {
            case 0: copy.constraints[constraint].constant = 0
            case 1: if copy.constraints[constraint].constant != 0 { copy.constraints[constraint].constant = 10 }
            case 2: copy.constraints[constraint].isWish = false
            case 5: copy.constraints[constraint].tie = .none
            case 3: if copy.constraints[constraint].isRequired { copy.constraints[constraint].priority = 1000 }
            case 4: if !copy.constraints[constraint].isRequired { copy.constraints[constraint].priority = 500 }
            default: copy.constraints[constraint].rank = OracleRank(owner: 0, index: constraint)
            }
        }
    }
}
