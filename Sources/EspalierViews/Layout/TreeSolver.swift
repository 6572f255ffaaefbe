/// What one step of a solver came to.
package enum SolverOutcome {
    /// Nothing was left to do.
    case settled
    /// Frames were written; what they lead to may need another step.
    case changed
    /// It cannot be solved, and no frame was changed. The error was, or is to be, reported.
    case failed(any Error)
}

/// What solves the rules of a tree in each round of a layout pass. The topmost view keeps it.
///
/// Views know no rules: whoever puts rules on a view gives it a consumer that can make a solver, and marks the path
/// to it (`markForSolver`).
package protocol TreeSolver: AnyObject {
    /// Solves what is to be solved now, and writes the frames that differ.
    func solve(root: UIView) -> SolverOutcome
    /// The views that keep the solver from settling, when a pass has spent its budget.
    var restlessViews: [UIView] { get }
}

/// A consumer that takes part in solving.
package protocol SolverMember: ViewConsumer {
    func makeSolver() -> any TreeSolver
}

extension UIView {
    /// Says that this view waits for the tree's solver to register it.
    package final func markForSolver() { markPath(.solverArrivals, from: self) }

    /// Calls `body` for each view that waits for the solver, superviews first, and forgets that it waited.
    /// `body` must not change the hierarchy.
    package final func takeSolverArrivals(_ body: (UIView) -> Void) {
        walkSubtree { view in
            guard view.flags.contains(.solverArrivals) else { return false }
            view.flags.remove(.solverArrivals)
            if view.flags.contains(.hasConsumers) { body(view) }
            return true
        }
    }

    /// Whether a view at or below this one waits for the solver.
    package final var hasSolverArrivals: Bool { flags.contains(.solverArrivals) }

    /// The solver of the tree of which this is the topmost view, made if a view of the tree has rules.
    package final var treeSolver: (any TreeSolver)? {
        if let solver = side?.tree?.solver { return solver }
        guard flags.contains(.consumersBelow) else { return nil }
        var member: (any SolverMember)?
        walkSubtree { view in
            if member == nil, view.flags.contains(.hasConsumers) {
                view.side?.consumers?.forEach { if member == nil { member = $0 as? any SolverMember } }
            }
            return member == nil && view.flags.contains(.consumersBelow)
        }
        guard let solver = member?.makeSolver() else { return nil }
        madeTreeRecord().solver = solver
        return solver
    }

    /// Ends the solver of a view that is no longer the topmost one.
    package final func dropTreeSolver() { side?.tree?.solver = nil }
}
