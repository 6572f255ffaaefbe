import EspalierSLL
import EspalierViews
import Foundation

// Computing one value (SLL 8).
extension LayoutSolver {
    /// Computes one attribute of a node, of which all that it needs is solved.
    func compute(_ attribute: LayoutAttribute, _ number: NodeIndex) {
        cost.counters.valuesSolved += 1
        // Nothing that is called from here makes a node.
        let node = nodes.base + number.position
        let value = values.base + ValueSlot(number, attribute).position
        let old = value.pointee
        var new = old
        if node.pointee.following.contains(attribute), let view = node.pointee.view {
            // As the runtime's autoresizing: what comes to no finite number is not written.
            let moved = followed(attribute, view)
            if moved.isFinite { new = moved }
        }
        if node.pointee.ruled.contains(attribute) {
            let result = computed(attribute, node, base: new)
            #if ESPALIER_CHECKS
                checkRecording(of: attribute, node.pointee, base: new, result)
            #endif
            if result.isFinite {
                if node.pointee.marks.contains(.limited), result != new {
                    noteLimited(attribute, number, from: new, to: result)
                }
                new = result
            } else {
                reportValue(attribute, number)
            }
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
    private func followed(_ attribute: LayoutAttribute, _ view: ViewReference) -> Double {
        view.with { view in
            let rect = view.realFrame
            guard let superview = view.superviewReference else { return attribute.value(in: rect) }
            let old = superview.with { $0.realFrame.size }
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
                result.isSameNumber(as: other), "\(attribute) is \(result) in the short way, \(other) in the long one")
        #endif
        return result
    }

    /// SLL 8, for any node. Not a number where a function or an object gave none.
    @inline(never)
    private func computedAnyway(
        _ attribute: LayoutAttribute, _ node: UnsafePointer<SolverNode>, base: Double
    ) -> Double {
        guard let measured = Measured(self, node.pointee) else { return .nan }
        return RuleProgram.evaluate(attribute, node.pointee.program, measured, scratch.base, base: base, NoRecorder())
    }

    /// Makes room for the results of a program's steps.
    func makeRoom(for program: UnsafePointer<RuleProgram>) {
        while scratch.count < program.pointee.stepCount { scratch.append(0) }
    }

    /// SLL 11.3.
    private func reportValue(_ attribute: LayoutAttribute, _ node: NodeIndex) {
        let stays = values[ValueSlot(node, attribute)].shortText
        report(
            attribute, node, "\(attribute) is not a finite number and stays \(stays)",
            fix: "see that the rule does not divide by zero, and that functions and objects give a number")
    }

    /// Numbers that are finite one by one, of a frame that no view can have.
    func reportFrame(_ frame: CGRect, _ node: NodeIndex) {
        guard let attribute = nodes[node].ruled.first else { return }
        let numbers = LayoutAttribute.allCases.map { $0.value(in: frame).shortText }
        report(
            attribute, node,
            "frame comes out as \(numbers.joined(separator: ", ")), whose middle is no finite point, and stays",
            fix: "let the rules come to smaller numbers")
    }

    private func report(_ attribute: LayoutAttribute, _ node: NodeIndex, _ what: String, fix: String) {
        guard let view = nodes[node].view?.object,
            let record = nodes[node].record?.object
        else { return }
        let place = record.place(of: attribute)
        valueDiagnostics.append(
            ViewDiagnostic(
                message: "\(view.layoutName).\(what), "
                    + "\(place.line):\(place.column) in the rule of \(view.layoutName) (\(place.origin))\n"
                    + place.excerpt.lines(indent: "  ") + "\nfix: \(fix)",
                views: [view]))
    }
}
