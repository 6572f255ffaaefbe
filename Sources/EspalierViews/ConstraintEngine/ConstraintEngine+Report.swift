import EspalierSolver
import EspalierSupport
import Foundation

extension ConstraintEngine {
    /// For how many constraints of a conflict the other choice is found.
    private static let mostChoices = 20
    /// How many constraints all questions of a report together may look at again: about half a second.
    private static let mostWork = 400_000
    /// As much as one takes to look at a conflict that stands.
    private static let conflictWork = 33

    /// The conflicts that have a view of a subtree among their views.
    func conflictReports(below top: UIView) -> [LayoutReport.Conflict] {
        var room = Self.mostWork
        return standing.compactMap { conflict in
            let views = views(of: conflict)
            guard views.contains(where: { $0.isDescendant(of: top) }) else { return nil }
            let choices = isAtRest ? choices(of: conflict, &room) : []
            return LayoutReport.Conflict(
                conflict: conflict, views: views, choices: choices, isCutShort: isAtRest && room <= 0)
        }
    }

    /// The constraints that hold of which each, were it the broken one, would end a conflict. Where none does alone, as
    /// what contradicts the broken one does so more than once, pairs.
    ///
    /// - Parameter room: How much suppositions may still look at.
    private func choices(of conflict: LayoutConflict, _ room: inout Int) -> [LayoutReport.Choice] {
        let broken = number(of: conflict.broken)
        guard broken >= 0 else { return [] }
        let sides = conflict.with.prefix(Self.mostChoices)
        var left: [(first: NSLayoutConstraint, seconds: [NSLayoutConstraint])] = []
        var alone: [LayoutReport.Choice] = []
        for side in sides where room > 0 {
            switch suppose([side], in: broken, &room) {
            case .ends(let changes): alone.append(LayoutReport.Choice(constraint: side, changes: changes))
            case .stands(let with): left.append((side, with))
            }
        }
        if !alone.isEmpty { return alone }
        var pairs: [LayoutReport.Choice] = []
        for (first, seconds) in left {
            for second in seconds.prefix(Self.mostChoices) where second !== first {
                if pairs.contains(where: { $0.constraint === second && $0.partner === first }) { continue }
                if pairs.count == Self.mostChoices || room <= 0 { return pairs }
                guard case .ends(let changes) = suppose([first, second], in: broken, &room) else { continue }
                pairs.append(LayoutReport.Choice(constraint: first, partner: second, changes: changes))
            }
        }
        return pairs
    }

    private enum Supposed {
        /// The constraint that was broken holds.
        case ends([LayoutAmbiguity.Move])
        /// It does not, and contradicts these.
        case stands(with: [NSLayoutConstraint])
    }

    /// What would be of a conflict if constraints that hold were the broken ones.
    private func suppose(_ constraints: [NSLayoutConstraint], in broken: Int32, _ room: inout Int) -> Supposed {
        let start = system.counters.conflictWork
        defer { room -= system.counters.conflictWork - start + standing.count * Self.conflictWork }
        let rows = constraints.map(number).filter { $0 >= 0 }.map { SolverConstraint(index: $0) }
        var with: [NSLayoutConstraint]?
        // Taken up after all others they are the ones that cannot hold, and count nothing.
        let changes = suppose(reasonOf: SolverConstraint(index: broken)) {
            for row in rows { system.setWish(row, true) }
        } undo: {
            if let found = system.conflicts.first(where: { $0.broken.index == broken }) {
                with = found.with.compactMap { object(of: $0) }
            }
            for row in rows { system.setWish(row, false) }
        }
        if let with { return .stands(with: with) }
        return .ends(inOrder(changes).filter { !isDisregarded($0.number, of: $0.node) }.compactMap(move))
    }

    /// Whether a view's class or code gives it a size, whatever constraints make of it.
    private func isDisregarded(_ number: ItemNumber, of node: Int32) -> Bool {
        guard let item = nodes[node].item?.object, !item.isGuide, let view = item.view?.object else { return false }
        if number.isSize, (view as? any SelfSizedView)?.givesItselfSize ?? false { return true }
        return disregardedSize(of: view, item, number) != nil
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
