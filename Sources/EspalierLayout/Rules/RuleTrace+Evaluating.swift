import EspalierSLL
import EspalierViews

/// Measures views as they are, for explanations after a pass.
package final class RuleMeasurer {
    // A solver that knows no view takes every number from the frames.
    fileprivate let solver = LayoutSolver()

    package init() {}
}

extension RuleTrace {
    /// Computes an attribute from the present frames of the views that it is measured by; nil where no rule has a part.
    ///
    /// - Complexity: O(values that the view has).
    package func evaluate(_ attribute: LayoutAttribute, of view: UIView, _ measurer: RuleMeasurer) -> RuleEvaluation? {
        let plan = AttributePlan(attribute, builder)
        guard !plan.isOpen, let space = view.superviewReference else { return nil }
        var evaluation = RuleEvaluation()
        let values = values(of: plan, attribute, view, space, measurer, &evaluation)
        func part(_ used: ConstraintName) -> RuleEvaluation.Part? {
            let assignment = current[Int(used.rawValue)]
            guard assignment >= 0 else { return nil }
            let name = assignments[assignment].name
            let isMirror = name != used && current[Int(name.rawValue)] == assignment
            let shown = isMirror ? name : used
            let index = builder.values[Int(shown.rawValue)]
            let inputs = inputs(of: builder.values[Int(used.rawValue)], attribute, values, view, space)
            return RuleEvaluation.Part(
                name: shown, used: used, assignment: assignment, value: values[Int(index)] ?? nil,
                usedValue: values[Int(builder.values[Int(used.rawValue)])] ?? nil, inputs: inputs)
        }
        let axis = attribute.axis
        let inForce = builder.inForce[axis == .horizontal ? 0 : 1]
        var result: Double?
        switch plan.rule {
        case .open: return nil
        case .kept: result = attribute.value(in: view.realFrame)
        case .size(let index):
            let name: ConstraintName = axis == .horizontal ? .w : .h
            evaluation.formula = name.text
            evaluation.parts = [part(name)].compactMap(\.self)
            result = values[Int(index)] ?? nil
        case .between(let leading, let first, let trailing, let second):
            let names = inForce.sorted { $0.rawValue < $1.rawValue }
            evaluation.parts = names.compactMap(part)
            let whole = leading == .leading && trailing == .trailing
            evaluation.formula = "\(names[1].text) - \(names[0].text)"
            if !whole { evaluation.formula = "(\(evaluation.formula)) * 2" }
            if let first = values[Int(first)] ?? nil, let second = values[Int(second)] ?? nil {
                result = whole ? second - first : (second - first) * 2
            }
        case .position(let line, let index, let name):
            evaluation.parts = [part(name)].compactMap(\.self)
            let size = LayoutAttribute.size(axis).value(in: view.realFrame)
            if line != .leading, let first = evaluation.parts.first {
                // The own size (SLL 9.6).
                evaluation.parts[0].inputs.append(
                    .init(place: assignments[first.assignment].place, text: "", axis: axis, view: view, value: size))
            }
            switch line {
            case .leading: evaluation.formula = name.text
            case .center: evaluation.formula = "\(name.text) - \(LayoutAttribute.size(axis)) / 2"
            case .trailing: evaluation.formula = "\(name.text) - \(LayoutAttribute.size(axis))"
            }
            if let value = values[Int(index)] ?? nil {
                result = line == .leading ? value : value - (line == .center ? size / 2 : size)
            }
        }
        if attribute.isSize { result = limit(result, plan, axis, values, part, &evaluation) }
        evaluation.value = result
        return evaluation
    }

    /// SLL 8.2.
    private func limit(
        _ size: Double?, _ plan: AttributePlan, _ axis: Axis, _ values: [Double??],
        _ part: (ConstraintName) -> RuleEvaluation.Part?, _ evaluation: inout RuleEvaluation
    ) -> Double? {
        let names: [(ConstraintName, Int32)] =
            axis == .horizontal
            ? [(.minw, plan.minimum), (.maxw, plan.maximum)] : [(.minh, plan.minimum), (.maxh, plan.maximum)]
        var size = size
        var isKept = false
        if case .kept = plan.rule { isKept = true }
        for (number, (name, index)) in names.enumerated() where index >= 0 {
            guard var limit = part(name) else { continue }
            limit.isLimit = true
            // Of a size that is kept nobody knows what it was before: one that is as long as the limit is held by it.
            limit.applied = isKept && size != nil && size == (values[Int(index)] ?? nil)
            if let old = size, let value = values[Int(index)] ?? nil, value >= 0,
                number == 0 ? old < value : old > value
            {
                size = value
                limit.applied = true
            }
            evaluation.parts.append(limit)
        }
        return size.map { $0 < 0 ? 0 : $0 }
    }

    /// By operation: its number. Nil for those that are not needed; a number that is nil where there is none.
    private func values(
        of plan: AttributePlan, _ attribute: LayoutAttribute, _ view: UIView, _ space: Unmanaged<UIView>,
        _ measurer: RuleMeasurer, _ evaluation: inout RuleEvaluation
    ) -> [Double??] {
        let operations = builder.operations
        var values = [Double??](repeating: nil, count: operations.count)
        for index in plan.operations {
            let value: Double?
            switch operations[Int(index)].kind {
            case .number(let number): value = number
            case .percentage(let number, let axis):
                value = measurer.solver.extent(of: space, axis ?? attribute.axis) * number / 100
            case .argument(let argument): value = number(argument, view)
            case .argumentPercentage(let argument, let axis):
                value = number(argument, view).map {
                    measurer.solver.extent(of: space, axis ?? attribute.axis) * $0 / 100
                }
            case .size(let argument, let axis):
                value = self.view(argument).map { measurer.solver.size(of: Unmanaged.passUnretained($0), axis) }
            case .position(let argument, let name):
                value = self.view(argument).map {
                    measurer.solver.distance(name, of: Unmanaged.passUnretained($0), in: space)
                }
            case .negate(let a): value = (values[Int(a)] ?? nil).map { -$0 }
            case .fromFarSide(let axis, let a):
                value = (values[Int(a)] ?? nil).map { measurer.solver.extent(of: space, axis) - $0 }
            case .binary(let op, let a, let b):
                if let first = values[Int(a)] ?? nil, let second = values[Int(b)] ?? nil {
                    value = op(first, second)
                    if op == .divide, second == 0 {
                        evaluation.divisionsByZero.append(place(operations[Int(index)].place))
                    }
                } else {
                    value = nil
                }
            }
            values[Int(index)] = .some(value)
        }
        return values
    }

    private func inputs(
        of root: Int32, _ attribute: LayoutAttribute, _ values: [Double??], _ view: UIView, _ space: Unmanaged<UIView>
    ) -> [RuleEvaluation.Input] {
        let superview = space.takeUnretainedValue()
        return AttributePlan.reachable(from: [root], in: builder.operations).compactMap { index in
            let operation = builder.operations[Int(index)]
            let value = values[Int(index)] ?? nil
            func input(_ text: String, _ axis: Axis?, _ view: UIView?, _ value: Double?) -> RuleEvaluation.Input {
                .init(place: place(operation.place), text: text, axis: axis, view: view, value: value)
            }
            switch operation.kind {
            case .number, .negate, .binary: return nil
            case .percentage(let number, let axis):
                return input(Self.prefix(axis) + "\(number.shortText)%", axis ?? attribute.axis, superview, value)
            case .argumentPercentage(_, let axis):
                return input(Self.prefix(axis) + "%p", axis ?? attribute.axis, superview, value)
            case .argument: return input("%f", nil, nil, value)
            case .size(let argument, let axis):
                return input(axis == .horizontal ? "%w" : "%h", nil, self.view(argument), value)
            case .position(let argument, let name): return input("%\(name.text)", nil, self.view(argument), value)
            case .fromFarSide(let axis, let a):
                // What the operation gives is the size less the operand.
                let operand = values[Int(a)] ?? nil
                let size = value.flatMap { value in operand.map { value + $0 } }
                return input("", axis, superview, size)
            }
        }
    }

    private static func prefix(_ axis: Axis?) -> String {
        axis.map { $0 == .horizontal ? "H:" : "V:" } ?? ""
    }

    private func view(_ argument: Int32) -> UIView? {
        if case .view(let reference) = arguments[Int(argument)] { return reference.view }
        return nil
    }

    private func number(_ argument: Int32, _ view: UIView) -> Double? {
        switch arguments[Int(argument)] {
        case .view: nil
        case .number(let number): number
        case .function(let function): function(view)
        case .object(let object): object.layoutNumber
        }
    }
}
