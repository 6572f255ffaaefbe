import EspalierSolver

/// A solver whose things are listed in the order in which they are added.
final class SmallSystem {
    let solver = ConstraintSystem()
    private(set) var variables: [SolverVariable] = []
    private(set) var constraints: [SolverConstraint] = []
    private var terms: [[SolverTerm]] = []
    private var constants: [Double] = []

    @discardableResult
    func variable(_ kind: SolverVariableKind = .place(target: 0), given: Double? = nil) -> SolverVariable {
        let variable = solver.addVariable(kind, rank: SolverRank(owner: Int32(variables.count), index: 0))
        if let given { solver.setGiven(variable, given) }
        variables.append(variable)
        return variable
    }

    /// - Parameter place: where it stands in the order; left out: last.
    @discardableResult
    func constrain(
        _ sum: [(SolverVariable, Double)], _ relation: SolverRelation, _ constant: Double, _ priority: Float = 1000,
        at place: Int? = nil
    ) -> SolverConstraint {
        let rank = SolverRank(owner: 0, index: Int32(place ?? constraints.count))
        terms.append(sum.map { SolverTerm($0.0, $0.1) })
        constants.append(constant)
        constraints.append(solver.add(terms[terms.count - 1], relation, constant, priority: priority, rank: rank))
        return constraints[constraints.count - 1]
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The largest difference of the two sides of an equation, in points; added up with twice the digits.
    var residual: Double {
        var largest = 0.0
        for (sum, constant) in zip(terms, constants) {
            var high = -constant
            var low = 0.0
            func add(_ number: Double) {
                let total = high + number
                let part = total - high
                low += (high - (total - part)) + (number - part)
                high = total
            }
            for term in sum {
                let value = solver.value(of: term.variable)
                let product = term.coefficient * value
                add(product)
                add((-product).addingProduct(term.coefficient, value))
            }
            largest = max(largest, abs(high + low))
        }
        return largest
    }
}
