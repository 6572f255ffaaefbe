import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// The constraints of a tree after one step.
struct StepConstraints: Sendable, Equatable {
    /// A required constraint that cannot hold, by numbers in the table of the recording (AUTOLAYOUT 2.6).
    struct Conflict: Sendable, Equatable {
        var broken: Int
        var with: [Int]
        /// What is given, in words.
        var given: [String]
        /// What would be if another one were the broken one, for each of those that hold.
        var choices: [Choice] = []
    }

    /// Another constraint of a conflict that may be broken.
    struct Choice: Sendable, Equatable {
        var constraint: Int
        /// Which numbers would be others then, in words.
        var text: String
        /// The views whose frames would be others, in the order of the tree.
        var views: [Open]
    }

    /// Numbers of a view that could be others: those that nothing decides (AUTOLAYOUT 2.5), or the choice of the broken
    /// constraint (AUTOLAYOUT 2.6).
    struct Open: Sendable, Equatable {
        var id: Int
        /// 1 for x, 2 for y, 4 for the width, 8 for the height.
        var numbers: Int
    }

    /// The active ones by their numbers, each once, ascending.
    var active: [Int] = []
    var conflicts: [Conflict] = []
    var ambiguities: [Open] = []
    /// The views that constraints place, by id, in the order of the tree.
    var placed: [Int] = []

    /// The views whose frames depend on which constraint of a conflict is the broken one, in the order of their ids.
    var dependents: [Open] {
        var numbers: [Int: Int] = [:]
        for view in conflicts.lazy.flatMap(\.choices).flatMap(\.views) { numbers[view.id, default: 0] |= view.numbers }
        return numbers.ordered(byKey: \.key).map { Open(id: $0.key, numbers: $0.value) }
    }
}

/// Writes down the constraints of a simulation after each step. A tree without constraints costs it a branch a view.
struct ConstraintRecorder {
    /// All constraints that came up, each in all forms that it had; steps name them by their places.
    private(set) var table: [ShownConstraint] = []
    private(set) var steps: [StepConstraints] = []
    private var numbers: [ShownConstraint: Int] = [:]
    /// What there was at the step before: nothing is another one while it is the same.
    private var state: State?

    /// The costs of solving, and all active constraints with what can change of them.
    private struct State: Equatable {
        var costs: ConstraintCosts
        var parts: [Part] = []
    }

    private struct Part: Equatable {
        let constraint: ObjectIdentifier
        let constant: CGFloat
        let priority: UILayoutPriority
    }

    /// What questions for ambiguity may cost besides: large blocks are as hard to ask as to solve.
    private var budget = 200_000

    /// - Parameter isSame: whether the tree is as it was at the step before.
    mutating func record(_ simulation: Simulation, numbering: ViewNumbering, isSame: Bool) {
        let root = simulation.root
        var now = State(costs: root.constraintCosts)
        var holders: [(view: UIView, constraints: [NSLayoutConstraint])] = []
        root.forEachInSubtree { view in if view.holdsConstraints { holders.append((view, view.constraints)) } }
        for constraint in holders.lazy.flatMap(\.constraints) {
            now.parts.append(
                Part(
                    constraint: ObjectIdentifier(constraint), constant: constraint.constant,
                    priority: constraint.priority))
        }
        if isSame, now == state, let last = steps.last { return steps.append(last) }
        steps.append(present(simulation, holders, numbering))
        // Questions for ambiguity cost something too.
        now.costs = root.constraintCosts
        state = now
    }

    private mutating func present(
        _ simulation: Simulation, _ holders: [(view: UIView, constraints: [NSLayoutConstraint])],
        _ numbering: ViewNumbering
    ) -> StepConstraints {
        var step = StepConstraints()
        if holders.isEmpty { return step }
        var placed: [UIView] = []
        simulation.root.forEachInSubtree { view in if view.isPlacedByConstraints { placed.append(view) } }
        var known: [ObjectIdentifier: Int] = [:]
        for (holder, constraints) in holders {
            let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for constraint in constraints {
                let written = simulation.written(constraint)?.constraint.mark
                let line = written.map { simulation.document.line(of: $0) }
                let shown = ShownConstraint(constraint, line: line, isMirrored: isMirrored, numbering: numbering)
                if let shown { known[ObjectIdentifier(constraint)] = number(of: shown) }
            }
        }
        step.active = Set(known.values).ordered()
        step.conflicts = simulation.root.conflictReports.compactMap { report in
            let conflict = report.conflict
            guard let broken = known[ObjectIdentifier(conflict.broken)] else { return nil }
            return StepConstraints.Conflict(
                broken: broken, with: conflict.with.compactMap { known[ObjectIdentifier($0)] }, given: conflict.given,
                choices: report.choices.compactMap { choice in
                    known[ObjectIdentifier(choice.constraint)].map {
                        StepConstraints.Choice(
                            constraint: $0, text: choice.textAfterConstraint, views: Self.views(of: choice, numbering))
                    }
                })
        }
        for view in placed {
            guard let id = numbering.existingID(of: view) else { continue }
            step.placed.append(id)
            let numbers = ambiguousNumbers(of: view)
            if numbers != 0 { step.ambiguities.append(StepConstraints.Open(id: id, numbers: numbers)) }
        }
        return step
    }

    /// The views that a choice would place elsewhere, with the sum of their numbers.
    private static func views(of choice: LayoutReport.Choice, _ numbering: ViewNumbering) -> [StepConstraints.Open] {
        var views: [StepConstraints.Open] = []
        for change in choice.changes {
            guard let view = change.item as? UIView, let id = numbering.existingID(of: view) else { continue }
            let place = LayoutAmbiguity.Number.allCases.firstIndex(of: change.number) ?? 0
            // The numbers of a view stand together.
            if views.last?.id != id { views.append(StepConstraints.Open(id: id, numbers: 0)) }
            views[views.count - 1].numbers |= 1 << place
        }
        return views
    }

    private mutating func number(of constraint: ShownConstraint) -> Int {
        if let number = numbers[constraint] { return number }
        numbers[constraint] = table.count
        table.append(constraint)
        return table.count - 1
    }

    private mutating func ambiguousNumbers(of view: UIView) -> Int {
        guard budget > 0 else { return 0 }
        let before = view.constraintCosts.pivots
        let numbers = view.ambiguousNumbers
        budget -= view.constraintCosts.pivots - before
        return numbers
    }
}
