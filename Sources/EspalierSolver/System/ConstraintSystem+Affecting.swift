import EspalierSupport

/// What a variable's value rests on.
public struct SolverWay: Equatable, Sendable {
    /// The constraints, each after those that decide its other variables; of a block that is solved together all
    /// constraints, also wishes that others outweigh.
    public var constraints: [SolverConstraint]
    /// The given variables that they have, in the order in which they are met on the way back from the variable.
    public var given: [SolverVariable]
}

extension ConstraintSystem {
    /// The constraints that a variable's value rests on, ascending by index: those that decide it, and those that decide
    /// what these have. Of a block that is solved together all constraints count, also wishes that others outweigh.
    ///
    /// - Returns: nothing for a given variable, and before the first solve.
    /// - Complexity: O(constraints that are returned, and their terms).
    public func constraints(affecting variable: SolverVariable) -> [SolverConstraint] {
        way(to: variable).constraints.ordered(byKey: \.index)
    }

    /// The way from what is given to a variable's value.
    ///
    /// - Returns: nothing for a given variable, and before the first solve.
    /// - Complexity: O(constraints that are returned, and their terms).
    public func way(to variable: SolverVariable) -> SolverWay {
        check(variable)
        var way = SolverWay(constraints: [], given: [])
        var reached: [Int32] = []
        var found: [Int32] = []
        // A constraint comes out after the variables that were put above it; those are marked only when they are taken up,
        // so that one which two constraints have stands before both.
        var waiting: [Waiting] = [.variable(variable.index)]
        func take(_ row: Int32) {
            if rows[row].marks.contains(.visited) || !rows[row].counts { return }
            rows[row].marks.insert(.visited)
            found.append(row)
            waiting.append(.constraint(row))
            forEachVariable(of: row) { waiting.append(.variable($0)) }
        }
        while let next = waiting.popLast() {
            switch next {
            case .constraint(let row): way.constraints.append(SolverConstraint(index: row))
            case .variable(let index):
                let record = variables[index]
                if record.marks.contains(.visited) { continue }
                variables[index].marks.insert(.visited)
                reached.append(index)
                if record.source.row >= 0 {
                    take(record.source.row)
                } else if record.isOpen {
                    var place = record.column
                    while place >= 0 {
                        let row = terms[place].row
                        place = terms[place].next
                        take(row)
                    }
                } else if index != variable.index {
                    way.given.append(SolverVariable(index: index))
                }
            }
        }
        for reached in reached { variables[reached].marks.remove(.visited) }
        for row in found { rows[row].marks.remove(.visited) }
        return way
    }

    private enum Waiting {
        case variable(Int32)
        /// Its variables have been gone through.
        case constraint(Int32)
    }

    /// Adds a constraint that holds the sum of another one where it is now, whatever that says of it.
    package func holdSum(of constraint: SolverConstraint, rank: SolverRank) -> SolverConstraint {
        check(constraint)
        let row = rows[constraint.index]
        let parts = (row.start..<row.start + row.count).map { place in
            SolverTerm(SolverVariable(index: terms[place].variable), terms[place].coefficient)
        }
        let sum = parts.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
        return add(parts, .equal, sum, priority: 1000, rank: rank)
    }

    /// How far a constraint is from holding with the present values, in points (AUTOLAYOUT 2.1); 0 where it holds.
    public func violation(of constraint: SolverConstraint) -> Double {
        check(constraint)
        let row = rows[constraint.index]
        var sum = -row.constant
        for place in row.start..<row.start + row.count {
            sum += terms[place].coefficient * variables[terms[place].variable].value
        }
        return switch row.relation {
        case .equal: sum.magnitude
        case .lessOrEqual: max(0, sum)
        case .greaterOrEqual: max(0, -sum)
        }
    }
}
