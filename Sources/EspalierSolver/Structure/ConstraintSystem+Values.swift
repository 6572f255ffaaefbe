extension ConstraintSystem {
    /// Computes the values that are stale, and those that follow from them, each once.
    ///
    /// - Parameter isFirst: whether nothing was ever solved: then all is stale, unchecked and waiting already, and a value
    ///   has nobody to tell.
    func computeValues(isFirst: Bool) {
        while let place = stale.popFirst() {
            let variable = order[place]
            if variable < 0 { continue }
            counters.valuesComputed += 1
            let value = definedValue(of: variable)
            if variables[variable].kind.isSize, value < -Tolerances.holding { negativeSizes.append(variable) }
            if write(value, to: variable), !isFirst { spread(from: variable) }
        }
    }

    /// What the equation that defines a variable says.
    @inline(__always)
    private func definedValue(of variable: Int32) -> Double {
        let row = variables[variable].source.row
        let start = rows[row].start
        var sum = rows[row].constant
        var own = 1.0
        for place in start..<start + rows[row].count {
            let term = terms[place]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * variables[term.variable].value
            }
        }
        if own == 1 { return plain(sum) }
        return plain(sum / own)
    }

    /// Zero without a sign, so that ways that come to zero from either side come to the same bits.
    @inline(__always)
    func plain(_ value: Double) -> Double { value + 0 }

    /// - Returns: whether it is another value.
    @inline(__always)
    @discardableResult
    func write(_ value: Double, to variable: Int32) -> Bool {
        let old = variables[variable].value
        if old.bitPattern == value.bitPattern { return false }
        if !variables[variable].marks.contains(.changed) {
            variables[variable].marks.insert(.changed)
            changes.append(ValueChange(variable: variable, old: old))
        }
        variables[variable].value = value
        return true
    }

    /// How far a constraint is from holding.
    func violation(of row: Int32) -> Double {
        var sum = -rows[row].constant
        var scale = rows[row].constant.magnitude
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let part = terms[place].coefficient * variables[terms[place].variable].value
            sum += part
            scale = max(scale, part.magnitude)
        }
        let violation = rows[row].relation.violation(sum)
        if violation <= Tolerances.holding { return violation }
        // Of large numbers that may be the rounding of the sum.
        let exact = rows[row].relation.violation(exactSum(of: row))
        return exact <= scale * Tolerances.rounding ? 0 : exact
    }

    private func exactSum(of row: Int32) -> Double {
        var sum = ExactSum(-rows[row].constant)
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            sum.add(terms[place].coefficient, variables[terms[place].variable].value)
        }
        return sum.value
    }

    /// Those of the constraints that wait to be checked that do not hold, and the equations that make sizes negative.
    func violatedRows() -> [Int32] {
        var violated: [Int32] = []
        while let row = unchecked.popLast() {
            rows[row].marks.remove(.unchecked)
            guard rows[row].counts, rows[row].isRequired, rows[row].open == 0 else { continue }
            if violation(of: row) > Tolerances.holding { violated.append(row) }
        }
        while let variable = negativeSizes.popLast() {
            let record = variables[variable]
            if record.source.row >= 0, record.kind.isSize, record.value < -Tolerances.holding {
                violated.append(record.source.row)
            }
        }
        return violated
    }
}

extension SolverRelation {
    /// How far `sum` is from comparing with 0 as it should.
    @inline(__always)
    func violation(_ sum: Double) -> Double {
        switch self {
        case .equal: sum.magnitude
        case .lessOrEqual: max(0, sum)
        case .greaterOrEqual: max(0, -sum)
        }
    }
}
