import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// A change of one constraint of which it is asked what it would do.
public enum ConstraintSupposition: Sendable, Equatable {
    /// The constraint is not there.
    case without(String)
    /// The constraint's constant is greater by so many points.
    case nudged(String, by: Double)
    /// The constraint is the one that a conflict breaks, in place of the one that is broken (AUTOLAYOUT 2.6).
    case broken(String)

    /// The constraint's identifier, or its text as it would be written.
    public var constraint: String {
        switch self {
        case .without(let constraint), .nudged(let constraint, _), .broken(let constraint): constraint
        }
    }
}

/// What a change of one constraint does to all views.
public struct SupposedLayout: Sendable, Equatable {
    /// A view whose frame is another one.
    public struct Moved: Sendable, Equatable {
        /// The view's path from the root.
        public var path: String
        /// The view's name, if it has one.
        public var name: String?
        /// The class, as the document calls it.
        public var className: String
        /// The frame as it is.
        public var from: CGRect
        /// The frame as it would be.
        public var to: CGRect
    }

    /// What was asked.
    public var supposition: ConstraintSupposition
    /// The step after which it was asked.
    public var step: Int
    /// The constraint, and where it stands.
    public var site: RuleSite
    /// The views whose frames would be others, depth-first; views that only one of both trees has are left out.
    public var moved: [Moved]
    /// The broken constraints that would hold; never the one that is taken away.
    public var mended: [String]
    /// The constraints that would be broken, and are not.
    public var broken: [String]
    /// Of a constraint that is to be broken in place of another: the broken ones that it contradicts and that would not
    /// hold all the same, as something else contradicts them too.
    public var standing: [String]
    /// Whether the constraint is broken as it is.
    public var isBrokenAlready: Bool
}

extension ScenarioDocument {
    /// What a change of one constraint would do to all views of a scenario after a step.
    ///
    ///     let layout = try document.supposing(.nudged("gap", by: 1))
    ///
    /// The scenario is run to the step, the constraint is changed, and a pass is made: whatever follows, of constraints,
    /// rules, masks or code, is told.
    ///
    /// - Throws: what `explain` throws; that there is no such constraint among the active ones; of a broken one, that
    ///   it is no side of a conflict.
    /// - Complexity: that of running the scenario up to the step.
    public func supposing(
        _ supposition: ConstraintSupposition, step: Int? = nil, classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ExplainError) -> SupposedLayout {
        let last = try lastStep(step)
        let simulation = try run(to: last, classes, nibs, fonts)
        let constraint = try simulation.activeConstraint(supposition.constraint)
        var before = ConstrainedTree(simulation)
        if case .broken = supposition, !before.sides.contains(ObjectIdentifier(constraint)) {
            throw .noConstraint(
                message: "'\(supposition.constraint)' is no side of a conflict that stands after step \(last)",
                fix: before.sides.isEmpty
                    ? "nothing is in conflict" : "'espalier explain FILE' lists the sides of each conflict")
        }
        let opposed = before.opposed(by: constraint)
        let isBrokenAlready = before.broken.contains { $0.constraint === constraint }
        let site = SiteFinder(document: self).site(constraint, in: simulation, step: last)
        switch supposition {
        case .without, .broken: constraint.isActive = false
        case .nudged(_, let points): constraint.constant += points
        }
        simulation.root.layoutIfNeeded()
        var after = ConstrainedTree(simulation)
        let still = Set(after.broken.map { ObjectIdentifier($0.constraint) })
        let standing = opposed.filter { still.contains(ObjectIdentifier($0)) }.map(\.shownName)
        // What is taken away neither holds then nor is broken; what is nudged may do either.
        if !constraint.isActive { before.forget(constraint); after.forget(constraint) }
        let moved = before.views.compactMap { view -> SupposedLayout.Moved? in
            guard let new = after.frames[ObjectIdentifier(view.view)], new != view.frame else { return nil }
            return SupposedLayout.Moved(
                path: view.view.path, name: view.view.name, className: simulation.className(of: view.view),
                from: view.frame, to: new)
        }
        return SupposedLayout(
            supposition: supposition, step: last, site: site, moved: moved,
            mended: before.broken(besides: after), broken: after.broken(besides: before),
            standing: standing, isBrokenAlready: isBrokenAlready)
    }
}

/// The frames of a tree, and what is broken in it.
private struct ConstrainedTree {
    /// Depth-first.
    var views: [(view: UIView, frame: CGRect)] = []
    var frames: [ObjectIdentifier: CGRect] = [:]
    /// The broken constraints, and what they are called: several may have one name.
    var broken: [(constraint: NSLayoutConstraint, name: String)] = []
    /// All constraints of conflicts.
    var sides: Set<ObjectIdentifier> = []
    private var conflicts: [LayoutConflict] = []

    init(_ simulation: Simulation) {
        simulation.root.forEachInSubtree { view in
            views.append((view, view.frame))
            frames[ObjectIdentifier(view)] = view.frame
        }
        conflicts = simulation.root.layoutConflicts
        for conflict in conflicts {
            broken.append((conflict.broken, conflict.broken.shownName))
            for side in [conflict.broken] + conflict.with { sides.insert(ObjectIdentifier(side)) }
        }
    }

    /// The broken constraints of the conflicts in which a constraint is one that holds.
    func opposed(by constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
        conflicts.filter { $0.with.contains { $0 === constraint } }.map(\.broken)
    }

    mutating func forget(_ constraint: NSLayoutConstraint) {
        broken.removeAll { $0.constraint === constraint }
    }

    /// What is broken here, and not there.
    func broken(besides other: ConstrainedTree) -> [String] {
        let known = Set(other.broken.map { ObjectIdentifier($0.constraint) })
        return broken.filter { !known.contains(ObjectIdentifier($0.constraint)) }.map(\.name)
    }
}

extension Simulation {
    /// An active constraint of the tree, by its identifier, its text, or the text that the document has.
    fileprivate func activeConstraint(_ name: String) throws(ExplainError) -> NSLayoutConstraint {
        var named: [NSLayoutConstraint] = []
        var near: [String] = []
        root.forEachInSubtree { view in
            for constraint in view.holdsConstraints ? view.constraints : [] {
                // Whatever is printed of it: its identifier, its text, both, and what the document has.
                let text = constraint.text
                if constraint.identifier == name || text == name || constraint.shownName == name
                    || constraint.shownText == name
                    || written(constraint)?.constraint.text == name
                {
                    named.append(constraint)
                }
                near.append(constraint.shownName)
            }
        }
        if let found = named.first, named.count == 1 { return found }
        if named.count > 1 {
            throw .noConstraint(
                message: "\(named.count) active constraints are called '\(name)'",
                fix: "give the one that is meant an identifier of its own")
        }
        throw .noConstraint(
            message: "no active constraint is called '\(name)' after step \(step)",
            fix: near.isEmpty
                ? "the tree has no active constraints"
                : "write its identifier, or its text; there are "
                    + near.prefix(5).map { "'\($0)'" }.joined(separator: ", "))
    }
}
