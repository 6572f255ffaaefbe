import EspalierSLL
import EspalierViews

/// Computes what rules make of views as they are, after a pass. One may be used for many views.
package final class RuleMeasurer {
    // A solver that knows no view takes every number from the frames.
    private let solver = LayoutSolver()

    package init() {}

    /// How the evaluator computes an attribute from the present frames; nil where no rule has a part in it (SLL 9.2).
    ///
    /// - Complexity: O(values that the attribute has).
    func evaluation(of attribute: LayoutAttribute, _ view: UIView) -> RuleEvaluation? {
        guard let record = LayoutRecord.existing(of: view), view.superviewReference != nil else { return nil }
        return evaluation(of: attribute, view, record)
    }

    private func evaluation(
        of attribute: LayoutAttribute, _ view: UIView, _ record: LayoutRecord
    ) -> RuleEvaluation? {
        let plan = record.state.plans[attribute.rawValue]
        if plan.isOpen { return nil }
        let reference = Handle(view)
        let present = attribute.value(in: view.ruleRect)
        if plan.isKept, let solver = record.solver, record.node.exists,
            let before = solver.limitedSize(of: attribute, record.node, now: present)
        {
            let recording = self.solver.recording(of: attribute, reference, record, base: before, asks: true)
            // Limits that are others since may have left it.
            if recording.value == present { return RuleEvaluation(attribute, view, record, recording) }
        }
        let recording = solver.recording(of: attribute, reference, record, base: present, asks: true)
        return RuleEvaluation(attribute, view, record, recording)
    }

    /// Where rules that count divide by a number that is zero now, each place once.
    package func divisionsByZero(_ view: UIView) -> [RulePlace] {
        guard let record = LayoutRecord.existing(of: view), view.superviewReference != nil else { return [] }
        var places: [RulePlace] = []
        for attribute in LayoutAttribute.allCases where record.state.divides(attribute) {
            guard let evaluation = evaluation(of: attribute, view, record) else { continue }
            for index in evaluation.plan.operations {
                let operation = record.state.operations[index]
                if case .binary(.divide, let a, let b) = operation.kind, evaluation.value(of: a) != nil,
                    evaluation.value(of: b) == 0, !places.contains(operation.place)
                {
                    places.append(operation.place)
                }
            }
        }
        return places
    }
}

extension RuleState {
    /// Whether a number that is known in the pass only enters into a division for an attribute.
    fileprivate func divides(_ attribute: LayoutAttribute) -> Bool {
        plans[attribute.rawValue].operations.contains { index in
            if case .binary(.divide, _, _) = operations[index].kind { true } else { false }
        }
    }
}
