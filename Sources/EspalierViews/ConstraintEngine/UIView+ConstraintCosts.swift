import EspalierSolver

/// What constraints of one tree have cost so far, in counts that tests hold and benchmarks report.
package struct ConstraintCosts: Equatable, Sendable {
    /// What the tree's engine has done.
    package var engine = ConstraintCounters()
    /// Values that were computed from one equation.
    package var valuesComputed = 0
    /// Values that one equation was found for.
    package var valuesDefined = 0
    /// Blocks of values that hang together and were found, or found anew.
    package var blocksPlanned = 0
    /// Blocks that were solved.
    package var blocksSolved = 0
    /// Blocks of those that took the simplex.
    package var programsSolved = 0
    /// Steps of the simplex.
    package var pivots = 0
    /// What was looked at to find contradictions.
    package var conflictWork = 0

    package init() {}

    /// All steps of solving together: about as long as laying out as many views.
    package var solving: Int { valuesComputed + blocksSolved + pivots + conflictWork }
}

extension UIView {
    /// How many sizes were solved for this view by itself, since what was fitted of it was thrown away last.
    package final var fittingCount: Int { constraintRecord?.fitting?.solvings ?? 0 }

    /// What the constraints of this view's tree have cost so far. All zero where it has none.
    package final var constraintCosts: ConstraintCosts {
        var costs = ConstraintCosts()
        guard let engine = topmost.side?.tree?.constraintEngine else { return costs }
        let solver = engine.system.counters
        costs.engine = engine.counters
        costs.valuesComputed = solver.valuesComputed
        costs.valuesDefined = solver.valuesDefined
        costs.blocksPlanned = solver.blocksPlanned
        costs.blocksSolved = solver.blocksSolved
        costs.programsSolved = solver.programsSolved
        costs.pivots = solver.pivots
        costs.conflictWork = solver.conflictWork
        return costs
    }
}
