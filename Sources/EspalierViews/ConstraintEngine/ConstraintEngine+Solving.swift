import EspalierSolver
import Foundation

extension ConstraintEngine {
    /// How often a solving goes on because its own frames have changed what it measures (AUTOLAYOUT 1.5).
    private static let turnBudget = 20

    /// Solves what has changed, and writes the frames that differ.
    func solve(root: UIView) -> SolverOutcome {
        if isSolving { return .settled }
        isSolving = true
        defer { isSolving = false }
        readSurroundings(root)
        var hasWritten = false
        var turns = 0
        noteFluid()
        while true {
            update()
            if solveSystem() { counters.solvings += 1 }
            if commit() { hasWritten = true }
            if hasGivenUp { break }
            noteFluid()
            // Insets that follow from where views are, and views that resize with those that were written.
            guard hasNews else { break }
            turns += 1
            if turns == Self.turnBudget {
                giveUp()
                break
            }
        }
        takeConflicts()
        tell(root)
        return hasWritten ? .changed : .settled
    }

    /// A layout pass begins.
    func beginPass() {
        hasGivenUp = false
        reportedInPass.removeAll()
        forgetAsked()
    }

    /// Lets everything stand as it is for the rest of the pass, and says so if that is not where it would stay.
    private func giveUp() {
        let views = restlessViews
        update()
        guard solveSystem() else { return }
        reportTurns(views)
        writes.elements.forEach { nodes[$0].marks.remove(.inWrites) }
        writes.removeAll()
        hasGivenUp = true
    }

    private func readSurroundings(_ root: UIView) {
        readDirection(root)
        let new = root.pixelScale.map { Double($0) }
        if new == scale { return }
        scale = new
        for node in 0..<Int32(nodes.count) where !nodes[node].marks.isDisjoint(with: .placed) {
            list(node, .inWrites, writes)
        }
    }

    /// Solves the system, asks contents for their heights, and solves again where these are others.
    ///
    /// - Returns: whether a value has changed.
    @discardableResult
    func solveSystem() -> Bool {
        var hasChanged = false
        repeat {
            switch system.solve() {
            case .unchanged: break
            case .changed:
                hasChanged = true
                noteChangedVariables()
            case .exceeded(let constraints):
                hasChanged = true
                noteChangedVariables()
                reportExceeded(constraints)
            }
        } while askHeights()
        reportImprecise()
        return hasChanged
    }

    private func noteChangedVariables() {
        for variable in system.changedVariables {
            let slot = slots[variable.index]
            let node = slot / 4
            list(node, .inWrites, writes)
            if slot % 4 == 2, nodes[node].marks.contains(.wraps) { list(node, .inHeights, heights) }
            if slot % 4 < 2 { noteMoved(node) }
        }
    }

    // MARK: Messages

    private func tell(_ root: UIView) {
        if diagnostics.isEmpty { return }
        let told = diagnostics
        diagnostics = []
        for diagnostic in told { root.report(diagnostic) }
    }

    private func reportTurns(_ views: [UIView]) {
        let names = views.prefix(20).map(\.constraintName).joined(separator: ", ")
        diagnostics.append(
            ViewDiagnostic(
                message:
                    "insets and frames do not update: each of \(Self.turnBudget) turns has moved what the next one "
                    + "measures; moved last: \(names)\nfix: see that no constraint moves the view whose safe area or "
                    + "margins decide it", views: views))
    }

    private func reportExceeded(_ constraints: [SolverConstraint]) {
        report(
            constraints, "are too many to solve together, and what they place stays where it is",
            "fix: give them more priorities that must hold, or fewer that need not")
    }

    private func reportImprecise() {
        for constraints in system.imprecise {
            report(
                constraints, "hold only roughly, further than a millionth of a point from what they say",
                "fix: use multipliers nearer to 1")
        }
    }

    private func report(_ constraints: [SolverConstraint], _ what: String, _ fix: String) {
        let objects = constraints.compactMap { object(of: $0) }
        guard let first = objects.first, reportedInPass.insert(ObjectIdentifier(first)).inserted else { return }
        let names = objects.prefix(8).map(\.text).joined(separator: "; ")
        let more = objects.count > 8 ? ", and \(objects.count - 8) more" : ""
        diagnostics.append(
            ViewDiagnostic(
                message: "\(objects.count) constraints \(what): \(names)\(more)\n\(fix)",
                views: first.holdingView.map { [$0] } ?? []))
    }

    /// The constraint that a number of the system stands for; nil for a wish.
    func object(of constraint: SolverConstraint) -> NSLayoutConstraint? {
        guard Int(constraint.index) < entries.count else { return nil }
        return entries[constraint.index].object?.object
    }
}
