import Foundation

// The two that place views, the solver of rules and the engine of constraints. A tree has each of them from the first
// view on that arrives for it, and pays nothing for the other.
extension UIView {
    /// Solves what is to be solved in the tree of which this is the topmost view, and writes the frames that differ. Nil:
    /// nothing places views in this tree.
    ///
    /// - Parameter isFirst: whether a layout pass begins.
    final func solveTree(isFirst: Bool) -> SolverOutcome? {
        if flags.contains(.solverArrivals), !(side?.tree?.isSolving ?? false) { handOverArrivals() }
        guard let tree = side?.tree else { return nil }
        if tree.isSolving { return .settled }
        guard let engine = tree.constraintEngine else {
            guard let rules = tree.solver else { return nil }
            tree.isSolving = true
            defer { tree.isSolving = false }
            return rules.solve(root: self)
        }
        if isFirst { engine.beginPass() }
        tree.isSolving = true
        defer { tree.isSolving = false }
        guard let rules = tree.solver else { return engine.solve(root: self) }
        return solveInTurns(rules, engine)
    }

    /// The views that keep the tree from settling, when a pass has spent its budget.
    final var restlessViews: [UIView] {
        guard let tree = side?.tree else { return [] }
        return (tree.solver?.restlessViews ?? []) + (tree.constraintEngine?.restlessViews ?? [])
    }

    /// Hands each view that waits to those that it waits for, superviews first, and forgets that it waited.
    private func handOverArrivals() {
        let tree = ensureTreeRecord()
        var rules = tree.solver
        rules?.willTakeArrivals(root: self)
        tree.constraintEngine?.readDirection(self)
        walkSubtree { view in
            guard view.flags.contains(.solverArrivals) else { return false }
            view.flags.subtract([.solverArrivals, .ancestorsTold])
            guard view.flags.contains(.hasConsumers) else { return true }
            if rules == nil, let member = view.solverMember {
                rules = member.makeSolver()
                rules?.willTakeArrivals(root: self)
                tree.solver = rules
            }
            rules?.take(view)
            if view.marks.contains(.recorded) { tree.takeConstraints(of: view, root: self) }
            return true
        }
    }

    // MARK: In turns

    /// How often both are asked, before views that go on changing are a circle (AUTOLAYOUT 4.2).
    private static var turnBudget: Int { 20 }

    /// Lets rules and constraints solve in turns, rules first, until neither changes anything. Each measures the frames
    /// that the other has written.
    private func solveInTurns(_ rules: any TreeSolver, _ engine: ConstraintEngine) -> SolverOutcome {
        let journal = FrameJournal()
        rules.journal = journal
        engine.journal = journal
        defer {
            rules.journal = nil
            engine.journal = nil
        }
        var hasChanged = false
        for turn in 0..<Self.turnBudget {
            journal.beginTurn()
            switch rules.solve(root: self) {
            case .failed(let error):
                journal.restoreAll()
                return .failed(error)
            case .changed: hasChanged = true
            case .settled: if turn > 0 { return hasChanged ? .changed : .settled }
            }
            switch engine.solve(root: self) {
            case .failed(let error):
                journal.restoreAll()
                return .failed(error)
            case .changed: hasChanged = true
            case .settled: return hasChanged ? .changed : .settled
            }
        }
        return .failed(LayoutCircle(journal.restoreLastTurn()))
    }
}

extension TreeRecord {
    /// Hands a view that has come to the engine of constraints, which is made for the first.
    fileprivate func takeConstraints(of view: UIView, root: UIView) {
        guard let record = view.constraintRecord else { return }
        let engine = constraintEngine ?? ensureEngine(root)
        engine.take(record, view)
    }

    private func ensureEngine(_ root: UIView) -> ConstraintEngine {
        let made = ConstraintEngine(root: root)
        constraintEngine = made
        made.readDirection(root)
        return made
    }
}

/// Views that rules and constraints place by turns, each after the other, without an end (AUTOLAYOUT 4.2).
package struct LayoutCircle: Error, CustomStringConvertible {
    /// The names of the views that were still moving in the last turn, in the order in which they were written.
    package let names: [String]

    init(_ views: [UIView]) { names = views.map { $0.name ?? $0.path } }

    package var description: String {
        let names = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
        let more = self.names.count > 20 ? ", and \(self.names.count - 20) more" : ""
        return "rules and constraints measure one another in a circle, and after 20 turns these views still move: "
            + "\(names)\(more); their frames stay as they were\nfix: place one of them by something that the "
            + "others do not decide"
    }
}

/// The frames that views had before they were written in the turns of one solving.
package final class FrameJournal {
    private var entries: [(view: UIView, frame: CGRect)] = []
    private var turnStart = 0

    package init() {}

    /// Notes the frame of a view that is about to be written.
    package func note(_ view: UIView) { entries.append((view, view.rect)) }

    func beginTurn() { turnStart = entries.count }

    /// Gives all views the frames that they had at first.
    func restoreAll() { restore { _ in true } }

    /// Gives the views that were written since the last turn began the frames that they had at first.
    ///
    /// - Returns: those views, each once.
    func restoreLastTurn() -> [UIView] {
        var known: Set<ObjectIdentifier> = []
        var views: [UIView] = []
        for entry in entries[turnStart...] where known.insert(ObjectIdentifier(entry.view)).inserted {
            views.append(entry.view)
        }
        restore { known.contains(ObjectIdentifier($0)) }
        return views
    }

    private func restore(where isRestored: (UIView) -> Bool) {
        for (view, frame) in entries.reversed() where isRestored(view) && !view.rect.isSame(as: frame) {
            view.writeUntransformedFrame(frame)
        }
        entries.removeAll()
    }
}
