import EspalierSLL
import EspalierViews
import Foundation

// Computing one value (SLL 8).
extension LayoutSolver {
    /// Computes one attribute of a node, of which all that it needs is solved.
    func compute(_ attribute: LayoutAttribute, _ number: Int32) {
        cost.counters.valuesSolved += 1
        // Nothing that is called from here makes a node.
        let node = nodes.base + Int(number)
        let value = values.base + Int(SlotNumber.of(number, attribute))
        let old = value.pointee
        var new = old
        if node.pointee.following.contains(attribute), let view = node.pointee.view { new = followed(attribute, view) }
        if node.pointee.ruled.contains(attribute) {
            let result = computed(attribute, node, base: new)
            if result.isFinite { new = result } else { reportValue(attribute, number) }
        }
        if new == old { return }
        value.pointee = new
        if node.pointee.changed.isEmpty { changed.append(number) }
        node.pointee.changed.insert(attribute)
        if node.pointee.marks.contains(.solved) { return }
        node.pointee.marks.formUnion(.solved)
        solved.append(number)
    }

    /// What the mask makes of an attribute, from the sizes before the pass (SLL 9.8).
    private func followed(_ attribute: LayoutAttribute, _ view: Unmanaged<UIView>) -> Double {
        view._withUnsafeGuaranteedRef { view in
            let rect = view.realFrame
            guard let superview = view.superviewReference else { return attribute.value(in: rect) }
            let old = superview._withUnsafeGuaranteedRef { $0.realFrame.size }
            return attribute.value(in: view.autoresizedRect(rect, from: old, to: frame(of: superview).size))
        }
    }

    private func computed(
        _ attribute: LayoutAttribute, _ node: UnsafePointer<SolverNode>, base: Double
    ) -> Double {
        guard node.pointee.marks.contains(.plain) else { return computedAnyway(attribute, node, base: base) }
        let result = computedPlainly(attribute, node, base: base)
        #if ESPALIER_CHECKS
            let other = computedAnyway(attribute, node, base: base)
            precondition(
                result.bitPattern == other.bitPattern || result.isNaN && other.isNaN,
                "\(attribute) is \(result) in the short way, \(other) in the long one")
        #endif
        return result
    }

    /// SLL 8, for any node. Not a number where a function or an object gave none.
    @inline(never)
    private func computedAnyway(
        _ attribute: LayoutAttribute, _ node: UnsafePointer<SolverNode>, base: Double
    ) -> Double {
        let program = node.pointee.program
        let plan = program.pointee.plan(attribute)
        let measured = Measured(node.pointee)
        let results = scratch.base
        let steps = program.pointee.steps(of: plan)
        for index in 0..<Int(plan.pointee.count) {
            let step = steps + index
            let (a, b) = (Int(step.pointee.a), Int(step.pointee.b))
            switch step.pointee.kind {
            case .number: results[index] = step.pointee.number
            case .percentage: results[index] = extent(measured, step.pointee.axis) * step.pointee.number / 100
            case .argument:
                guard let given = self.number(ofArgument: a, of: node) else { return .nan }
                results[index] = given
            case .argumentPercentage:
                guard let given = self.number(ofArgument: a, of: node) else { return .nan }
                results[index] = extent(measured, step.pointee.axis) * given / 100
            case .size:
                guard let size = size(measured, ofArgument: a, step.pointee.axis) else { return .nan }
                results[index] = size
            case .position:
                guard let distance = distance(measured, step.pointee.name, ofArgument: a) else { return .nan }
                results[index] = distance
            case .negate: results[index] = -results[a]
            case .fromFarSide: results[index] = extent(measured, step.pointee.axis) - results[a]
            case .add: results[index] = results[a] + results[b]
            case .subtract: results[index] = results[a] - results[b]
            case .multiply: results[index] = results[a] * results[b]
            case .divide: results[index] = results[a] / results[b]
            }
        }
        return placed(attribute, node, plan, results, base: base)
    }

    /// What the results of a plan's steps come to.
    @inline(__always)
    func placed(
        _ attribute: LayoutAttribute, _ node: UnsafePointer<SolverNode>, _ plan: UnsafePointer<RuleProgram.Plan>,
        _ results: UnsafePointer<Double>, base: Double
    ) -> Double {
        var result = base
        switch plan.pointee.rule {
        case .open, .kept: break
        case .size(let index): result = results[Int(index)]
        case .between(.leading, let first, .trailing, let second): result = results[Int(second)] - results[Int(first)]
        case .between(_, let first, _, let second): result = (results[Int(second)] - results[Int(first)]) * 2
        case .position(.leading, let index, _): result = results[Int(index)]
        case .position(let line, let index, _):
            let number = UnsafePointer(nodes.base).distance(to: node)
            let size = values[SlotNumber.of(Int32(truncatingIfNeeded: number), .size(attribute.axis))]
            result = results[Int(index)] - (line == .center ? size / 2 : size)
        }
        return attribute.isSize ? clamped(result, plan, results) : result
    }

    func number(ofArgument argument: Int, of node: UnsafePointer<SolverNode>) -> Double? {
        node.pointee.record?._withUnsafeGuaranteedRef { $0.number(ofArgument: argument) }
    }

    /// SLL 8.2.
    private func clamped(
        _ size: Double, _ plan: UnsafePointer<RuleProgram.Plan>, _ results: UnsafePointer<Double>
    ) -> Double {
        var size = size
        let (minimum, maximum) = (Int(plan.pointee.minimum), Int(plan.pointee.maximum))
        if minimum >= 0, results[minimum] >= 0, size < results[minimum] { size = results[minimum] }
        if maximum >= 0, results[maximum] >= 0, size > results[maximum] { size = results[maximum] }
        return size < 0 ? 0 : size
    }

    /// Makes room for the results of a program's steps.
    func makeRoom(for program: UnsafePointer<RuleProgram>) {
        while scratch.count < program.pointee.stepCount { scratch.append(0) }
    }

    /// SLL 11.3.
    private func reportValue(_ attribute: LayoutAttribute, _ node: Int32) {
        guard let view = nodes[node].view?.takeUnretainedValue(),
            let record = nodes[node].record?.takeUnretainedValue()
        else { return }
        let place = record.place(of: attribute)
        valueDiagnostics.append(
            ViewDiagnostic(
                message: "\(view.layoutName).\(attribute) comes out as no finite number and stays "
                    + "\(values[SlotNumber.of(node, attribute)].shortText), "
                    + "\(place.line):\(place.column) in the rule of \(view.layoutName) (\(place.origin))\n"
                    + place.excerpt.lines(indent: "  ")
                    + "\nfix: see that the rule does not divide by zero, and that functions and "
                    + "objects give a number",
                views: [view]))
    }
}
