import EspalierViews

/// A size that nothing but limits touches, and that they have changed (SLL 8.3 c).
struct LimitedSize {
    /// What it was before.
    var from: Double
    /// What the limits made of it. What was before is not known any more once the size is another one.
    var value: Double
}

// Computing values once more, to tell how they came about.
extension LayoutSolver {
    /// Computes an attribute from the present numbers, and writes down how.
    ///
    /// - Parameter asks: whether functions and objects are asked that no pass has asked yet.
    /// - Precondition: the view has a superview, and its rules give the attribute (SLL 9.2).
    func recording(
        of attribute: LayoutAttribute, _ view: ViewReference, _ record: LayoutRecord, base: Double,
        asks: Bool = false
    ) -> RuleRecording {
        let recorder = RuleRecording()
        let program = record.program
        let measured = Measured(self, view, Handle(record), asks: asks)
        withUnsafeTemporaryAllocation(of: Double.self, capacity: max(program.pointee.stepCount, 1)) { room in
            room.initialize(repeating: .nan)
            guard let results = room.baseAddress else { return }
            _ = RuleProgram.evaluate(attribute, program, measured, results, base: base, recorder)
        }
        recorder.note(measured)
        return recorder
    }

    /// Limits have made another size of one that nothing else gives.
    func noteLimited(_ attribute: LayoutAttribute, _ node: NodeIndex, from base: Double, to value: Double) {
        guard case .kept = nodes[node].program.pointee.plan(attribute).pointee.rule else { return }
        let slot = ValueSlot(node, attribute)
        // One limit after another: what was before them all.
        let known = limitedSizes[slot]
        limitedSizes[slot] = LimitedSize(from: known?.value == base ? known?.from ?? base : base, value: value)
    }

    /// What a size was before limits changed it; nil where they did not, or where it has become another one since.
    func limitedSize(of attribute: LayoutAttribute, _ node: NodeIndex, now value: Double) -> Double? {
        guard let known = limitedSizes[ValueSlot(node, attribute)], known.value == value else { return nil }
        return known.from
    }

    func forgetLimited(_ node: NodeIndex) {
        for attribute in LayoutAttribute.allCases { limitedSizes[ValueSlot(node, attribute)] = nil }
    }
}
