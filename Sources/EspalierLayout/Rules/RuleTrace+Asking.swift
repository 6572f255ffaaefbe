import EspalierSLL
import EspalierSupport
import EspalierViews

// What holds after the last text.
extension RuleTrace {
    /// Whether `w` or `h` is the number zero in plain words, used or not.
    package func isPlainZero(_ attribute: LayoutAttribute) -> Bool {
        let index = builder.values[Int((attribute.axis == .horizontal ? ConstraintName.w : .h).rawValue)]
        guard attribute.isSize, index.exists, case .number(let number) = builder.operations[index].kind else {
            return false
        }
        return number == 0
    }

    /// Whether the rules leave the attribute open (SLL 9.2).
    package func isOpen(_ attribute: LayoutAttribute) -> Bool { AttributePlan(attribute, builder).isOpen }

    /// The `w` or `h` that is set but not used, because two position rules give the size (SLL 8.3), and these two.
    package func unusedSize(_ axis: Axis) -> (assignment: Assignment, by: [Assignment])? {
        let names = builder.inForce[axis == .horizontal ? 0 : 1]
        let size = current[Int((axis == .horizontal ? ConstraintName.w : .h).rawValue)]
        guard names.count == 2, size >= 0 else { return nil }
        let by = names.map { current[Int($0.rawValue)] }.filter { $0 >= 0 }.ordered()
        return (assignments[size], by.map { assignments[$0] })
    }
}
