import EspalierSolver
import Foundation

/// A number of an item that is another one under a supposition.
struct SupposedChange {
    var node: Int32
    var number: ItemNumber
    var old: Double
    var new: Double
}

// What would be if: the system is changed, solved, read, and changed back. Values are a function of what the system holds,
// so they are the same afterwards as before, bit by bit; nothing is written, and no user code runs: contents keep the
// heights that they have.
extension ConstraintEngine {
    /// What an answer is while a change stands.
    ///
    /// - Parameters:
    ///   - change: Changes the system.
    ///   - undo: Takes that back.
    ///   - answer: Reads the solved system.
    ///   - asked: A broken constraint of which is asked what it contradicts then.
    func supposing<Answer>(
        reasonOf asked: SolverConstraint? = nil, _ change: () -> Void, undo: () -> Void, answer: () -> Answer
    ) -> Answer {
        system.supposing(reasonOf: asked) {
            change()
            system.solve()
            let found = answer()
            undo()
            system.solve()
            return found
        }
    }

    /// Which numbers of items are others while a change stands.
    func suppose(
        reasonOf asked: SolverConstraint? = nil, _ change: () -> Void, undo: () -> Void
    ) -> [SupposedChange] {
        let new = supposing(reasonOf: asked, change, undo: undo) {
            system.changedVariables.map { ($0, system.value(of: $0)) }
        }
        return new.compactMap { variable, new in
            let old = system.value(of: variable)
            // What solving in another order leaves in the last digits is no change.
            guard abs(new - old) > 1e-6, let (node, number) = item(of: variable) else { return nil }
            return SupposedChange(node: node, number: number, old: old, new: new)
        }
    }

    /// The item whose number a variable is, where it is looked for.
    func item(of variable: SolverVariable) -> (node: Int32, number: ItemNumber)? {
        let slot = slots[variable.index]
        guard let number = ItemNumber(rawValue: slot % 4), nodes[slot / 4].item != nil,
            nodes[slot / 4].isSolved(number)
        else { return nil }
        return (slot / 4, number)
    }

    /// Whether what is known is what the last pass has solved, so that suppositions make sense.
    var isAtRest: Bool { !isSolving && !hasNews && fitted == nil }

    /// `name.width`.
    func name(of node: Int32, _ number: ItemNumber) -> String {
        (nodes[node].item?.with(\.shownName) ?? "") + "." + number.name
    }
}

extension ItemNumber {
    var name: String { shown.rawValue }

    var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
}
