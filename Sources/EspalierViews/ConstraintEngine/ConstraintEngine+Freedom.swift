import EspalierSolver
import EspalierSupport
import Foundation

// In which directions ambiguous items are free, and what would hold them (AUTOLAYOUT 2.5).
extension ConstraintEngine {
    /// The directions in which items of a subtree are free, depth-first.
    func ambiguities(below top: UIView) -> [LayoutAmbiguity] {
        guard isAtRest else { return [] }
        var open: [(variable: SolverVariable, node: Int32, number: ItemNumber)] = []
        for variable in system.ambiguousVariables() {
            guard let (node, number) = item(of: variable), isInside(node, top) else { continue }
            open.append((variable, node, number))
        }
        if open.isEmpty { return [] }
        let places = places(of: open.map(\.node))
        open = open.ordered {
            ($0.number.axis.rawValue, places[$0.node] ?? 0, $0.number.rawValue)
                < ($1.number.axis.rawValue, places[$1.node] ?? 0, $1.number.rawValue)
        }
        // What a direction that was found moves has none of its own.
        var covered: Set<Int32> = []
        var found: [LayoutAmbiguity] = []
        for (variable, node, _) in open where !covered.contains(variable.index) {
            let (changes, undecided) = freedom(of: variable)
            for change in changes { covered.insert(nodes[change.node].variable(change.number)) }
            if changes.isEmpty { continue }
            // The one that was asked for first, with what else its item has.
            func rank(_ change: SupposedChange) -> (Int, Int, Int32) {
                let isAsked = nodes[change.node].variable(change.number) == variable.index
                return (isAsked ? 0 : change.node == node ? 1 : 2, places[change.node] ?? 0, change.number.rawValue)
            }
            let sorted = changes.ordered { rank($0) < rank($1) }
            found.append(
                LayoutAmbiguity(
                    moves: sorted.compactMap(move), undecided: undecided, waysOut: waysOut(of: variable, sorted)))
        }
        return found
    }

    func isInside(_ node: Int32, _ top: UIView) -> Bool {
        nodes[node].view?.object.isDescendant(of: top) ?? false
    }

    func move(_ change: SupposedChange) -> LayoutAmbiguity.Move? {
        guard let item = nodes[change.node].item?.object,
            let object: AnyObject = item.isGuide ? item.guide?.object : item.view?.object
        else { return nil }
        return LayoutAmbiguity.Move(
            item: object, name: item.shownName, number: change.number.shown, from: change.old, to: change.new)
    }

    /// What moves with a number that is moved by a point, and which optional constraints bear that among them.
    private func freedom(of variable: SolverVariable) -> ([SupposedChange], [String]) {
        let value = system.value(of: variable)
        // What was solved for huge numbers may not be finite: nothing can be wished beside it.
        guard value.isFinite else { return ([], []) }
        let optional = system.way(to: variable).constraints.filter { system.priority(of: $0) < 1000 }
        for step in [1.0, -1.0] {
            var wish: SolverConstraint?
            var borne: [Double] = []
            let before = optional.map { system.violation(of: $0) }
            let changes = suppose {
                // Below all priorities: it moves what the others leave open, and nothing else.
                wish = system.add(
                    [SolverTerm(variable, 1)], .equal, value + step, priority: 0.001,
                    rank: SolverRank(owner: 0, index: .max))
            } undo: {
                borne = optional.map { system.violation(of: $0) }
                if let wish { system.remove(wish) }
            }
            if changes.isEmpty { continue }
            return (changes, undecided(optional, zip(before, borne).map { $1 - $0 }))
        }
        return ([], [])
    }

    /// What optional constraints of one priority only hand over to one another.
    private func undecided(_ constraints: [SolverConstraint], _ shifts: [Double]) -> [String] {
        let shifted = zip(constraints, shifts).filter { abs($1) > 1e-6 }.map(\.0)
        let places = places(of: shifted.map { entries[$0.index].node })
        let inOrder = shifted.ordered { one, other in
            (places[entries[one.index].node] ?? 0, one.index) < (places[entries[other.index].node] ?? 0, other.index)
        }
        var names: [Float: [String]] = [:]
        for constraint in inOrder {
            names[system.priority(of: constraint), default: []].append(shownName(of: constraint))
        }
        return names.ordered { $0.key > $1.key }.filter { $0.value.count > 1 }.map { priority, names in
            let list =
                names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", and \(names.count - 8) more" : "")
            return "\(list): all at \(priority.shortText), so that none of them decides"
        }
    }

    /// A constraint by its text, a wish by what it wishes.
    func shownName(of constraint: SolverConstraint) -> String {
        if let object = object(of: constraint) { return object.shownText }
        let node = entries[constraint.index].node
        guard node >= 0, nodes[node].wishes >= 0 else { return "a wish" }
        let row = wishes[nodes[node].wishes]
        let name = nodes[node].item?.with(\.shownName) ?? ""
        let length = entries[constraint.index].offset.shortLength
        for (index, what) in ["hugging", "compression resistance", "hugging", "compression resistance"].enumerated()
        where row[Int32(index)] == constraint.index {
            return "the \(what) of \(name).\(index < 2 ? "width" : "height") \(length)"
        }
        return "a wish"
    }

    /// Up to two changes after which a number is decided, smallest first; each was tried.
    private func waysOut(of variable: SolverVariable, _ changes: [SupposedChange]) -> [LayoutAmbiguity.WayOut] {
        var ways: [LayoutAmbiguity.WayOut] = []
        for index: Int32 in 0...1 {
            for change in changes where change.number.isSize && ways.count < 2 {
                guard nodes[change.node].wishes >= 0, let view = nodes[change.node].view?.object else {
                    continue
                }
                let row = wishes[nodes[change.node].wishes]
                let number = row[index + (change.number == .width ? 0 : 2)]
                guard number >= 0 else { continue }
                let wish = SolverConstraint(index: number)
                let priority = system.priority(of: wish)
                guard priority < 999, decides(variable, wish, priority + 1, priority) else { continue }
                let (axis, raised) = (change.number.axis, UILayoutPriority(priority + 1))
                ways.append(
                    index == 0 ? .hugging(view, axis, raised) : .compressionResistance(view, axis, raised))
            }
        }
        guard let change = changes.first else { return ways }
        for group in proposals(for: change) where ways.count < 2 {
            guard let found = group.first(where: { decides(variable, of: change.node, $0) }) else { continue }
            ways.append(.constraint(found.text))
        }
        return ways
    }

    private func decides(
        _ variable: SolverVariable, _ wish: SolverConstraint, _ new: Float, _ old: Float
    ) -> Bool {
        supposing {
            system.setPriority(wish, new)
        } undo: {
            system.setPriority(wish, old)
        } answer: {
            !system.isAmbiguous(variable)
        }
    }
}

extension ItemNumber {
    var shown: LayoutAmbiguity.Number {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }
}
