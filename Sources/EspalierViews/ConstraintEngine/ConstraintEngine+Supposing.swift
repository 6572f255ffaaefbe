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
    /// Solves with a change, and tells which numbers of items are others then.
    ///
    /// - Parameters:
    ///   - change: Changes the system.
    ///   - undo: Takes that back.
    func suppose(_ change: () -> Void, undo: () -> Void) -> [SupposedChange] {
        change()
        system.solve()
        let new = system.changedVariables.map { ($0, system.value(of: $0)) }
        undo()
        system.solve()
        return new.compactMap { variable, new in
            guard let (node, number) = item(of: variable) else { return nil }
            return SupposedChange(node: node, number: number, old: system.value(of: variable), new: new)
        }
    }

    /// What a number comes to under a change.
    func value(of variable: SolverVariable, supposing change: () -> Void, undo: () -> Void) -> Double {
        change()
        system.solve()
        let value = system.value(of: variable)
        undo()
        system.solve()
        return value
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
        (nodes[node].item?._withUnsafeGuaranteedRef(\.brief) ?? "") + "." + number.name
    }
}

extension ItemNumber {
    var name: String {
        switch self {
        case .x: "x"
        case .y: "y"
        case .width: "width"
        case .height: "height"
        }
    }

    var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
}
