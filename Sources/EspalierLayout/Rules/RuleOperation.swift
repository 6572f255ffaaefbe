import EspalierSLL

/// Where something stands in the rule texts of a view: which of the texts, and the UTF-8 offset in it.
package struct RulePlace: Sendable, Equatable {
    var text: TextIndex
    var offset: Int32

    /// Of a value that is unset: no place, which nobody asks for.
    static var unset: RulePlace { RulePlace(text: TextIndex(raw: 0), offset: 0) }
}

/// One step of computing values. Operands are indices of earlier operations, so that a list of operations is computed
/// from front to back, and a value that several constraints share is there once.
struct RuleOperation: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case number(Double)
        /// That part of the superview's size; without an axis, on the axis of the constraint (SLL 5.2).
        case percentage(Double, Axis?)
        /// The number of an argument.
        case argument(ArgumentIndex)
        /// The number of an argument as a percentage.
        case argumentPercentage(ArgumentIndex, Axis?)
        /// The size of the view that an argument is (SLL 7.2).
        case size(ArgumentIndex, Axis)
        /// The distance of a line of the view that an argument is (SLL 7.3).
        case position(ArgumentIndex, ConstraintName)
        case negate(OperationIndex)
        case binary(RuleSyntax.Operator, OperationIndex, OperationIndex)
        /// The superview's size on an axis, less a value: what a mirror name puts into its canonical one (SLL 6.2).
        case fromFarSide(Axis, OperationIndex)
    }

    var kind: Kind
    var place: RulePlace

    var operands: (OperationIndex?, OperationIndex?) {
        switch kind {
        case .number, .percentage, .argument, .argumentPercentage, .size, .position: (nil, nil)
        case .negate(let a), .fromFarSide(_, let a): (a, nil)
        case .binary(_, let a, let b): (a, b)
        }
    }

    var argument: ArgumentIndex? {
        switch kind {
        case .argument(let a), .argumentPercentage(let a, _), .size(let a, _), .position(let a, _): a
        default: nil
        }
    }

    /// The same operation with its operands and its argument renumbered.
    func renumbered(
        _ operation: (OperationIndex) -> OperationIndex, argument: (ArgumentIndex) -> ArgumentIndex, text: TextIndex
    ) -> RuleOperation {
        var result = self
        result.place.text = text
        switch kind {
        case .number, .percentage: break
        case .argument(let a): result.kind = .argument(argument(a))
        case .argumentPercentage(let a, let axis): result.kind = .argumentPercentage(argument(a), axis)
        case .size(let a, let axis): result.kind = .size(argument(a), axis)
        case .position(let a, let name): result.kind = .position(argument(a), name)
        case .negate(let a): result.kind = .negate(operation(a))
        case .binary(let op, let a, let b): result.kind = .binary(op, operation(a), operation(b))
        case .fromFarSide(let axis, let a): result.kind = .fromFarSide(axis, operation(a))
        }
        return result
    }
}

extension RuleSyntax.Operator {
    /// IEEE arithmetic (SLL 5.5).
    func callAsFunction(_ a: Double, _ b: Double) -> Double {
        switch self {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        }
    }
}
