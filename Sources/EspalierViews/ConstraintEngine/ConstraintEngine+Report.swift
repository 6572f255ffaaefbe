import EspalierSolver
import EspalierSupport
import Foundation

extension ConstraintEngine {
    /// For how many constraints of a conflict the other choice is found.
    private static let mostChoices = 20

    /// The conflicts that have a view of a subtree among their views.
    func conflictReports(below top: UIView) -> [LayoutReport.Conflict] {
        standing.compactMap { conflict in
            let views = views(of: conflict)
            guard views.contains(where: { $0.isDescendant(of: top) }) else { return nil }
            let choices = isAtRest ? conflict.with.prefix(Self.mostChoices).compactMap(choice) : []
            return LayoutReport.Conflict(conflict: conflict, views: views, choices: choices)
        }
    }

    /// What would be if a constraint that holds were the broken one.
    private func choice(_ constraint: NSLayoutConstraint) -> LayoutReport.Choice? {
        let number = number(of: constraint)
        guard number >= 0 else { return nil }
        let row = SolverConstraint(index: number)
        // Taken up after all others it is the one that cannot hold, and counts nothing.
        let changes = suppose {
            system.setWish(row, true)
        } undo: {
            system.setWish(row, false)
        }
        return LayoutReport.Choice(constraint: constraint, changes: inOrder(changes).compactMap(move))
    }

    /// Depth-first.
    private func inOrder(_ changes: [SupposedChange]) -> [SupposedChange] {
        let places = places(of: changes.map(\.node))
        return changes.ordered {
            (places[$0.node] ?? 0, $0.number.rawValue) < (places[$1.node] ?? 0, $1.number.rawValue)
        }
    }

    /// The optional constraints that do not hold, of those that views of a subtree hold.
    func unsatisfied(below top: UIView) -> [LayoutReport.Unsatisfied] {
        guard isAtRest else { return [] }
        var found: [(number: Int32, object: NSLayoutConstraint, violation: Double)] = []
        for number in 0..<Int32(entries.count) {
            let constraint = SolverConstraint(index: number)
            guard let object = object(of: constraint), object.priorityValue < 1000,
                isInside(entries[number].node, top)
            else { continue }
            let violation = system.violation(of: constraint)
            // As much as counts as holding (AUTOLAYOUT 2.6).
            if violation > 1e-6 { found.append((number, object, violation)) }
        }
        let places = places(of: found.map { entries[$0.number].node })
        found = found.ordered { one, other in
            let (first, second) = (places[entries[one.number].node] ?? 0, places[entries[other.number].node] ?? 0)
            return first == second ? one.object.order < other.object.order : first < second
        }
        return found.map { LayoutReport.Unsatisfied(constraint: $0.object, violation: $0.violation) }
    }
}

extension UIView {
    final func constraintReport(_ includesUnsatisfied: Bool) -> LayoutReport {
        guard let engine = askedEngine else { return LayoutReport(conflicts: [], ambiguities: [], unsatisfied: []) }
        return LayoutReport(
            conflicts: engine.conflictReports(below: self), ambiguities: engine.ambiguities(below: self),
            unsatisfied: includesUnsatisfied ? engine.unsatisfied(below: self) : [])
    }
}
