import EspalierSLL
import EspalierSupport
import EspalierViews

extension RuleEvaluation {
    /// A part as explanations have it.
    func explained(_ part: Part, _ sites: some ExplanationSites) -> ExplainedRule {
        let isMirrored = part.name != part.used
        return ExplainedRule(
            name: part.name.text, value: part.value, computed: computed(record.state.values[Int(part.name.rawValue)]),
            canonicalName: isMirrored ? part.used.text : nil, canonicalValue: isMirrored ? part.usedValue : nil,
            applied: true, without: nil, site: sites.site(part.place, of: part.name), inputs: inputs(part))
    }

    /// The numbers that a part takes from elsewhere, the view's own size last (SLL 9.6).
    private func inputs(_ part: Part) -> [ExplainedInput] {
        var inputs = AttributePlan.reachable(from: [part.operation], in: record.state.operations).compactMap(input)
        if case .position(let line, _, _) = plan.rule, line != .leading {
            inputs.append(
                input("\(LayoutAttribute.size(attribute.axis))", view, recording.ownSize(attribute.axis)))
        }
        return inputs
    }

    private func input(_ index: OperationIndex) -> ExplainedInput? {
        let value = value(of: index)
        switch record.state.operations[index].kind {
        case .number, .negate, .binary: return nil
        case .percentage(let number, let axis):
            return share(Self.prefix(axis) + "\(PlainText.number(number))%", axis, value)
        case .argumentPercentage(let argument, let axis):
            return share(Self.prefix(axis) + record.format("p", ofArgument: argument), axis, value)
        case .argument(let argument): return input(record.format("f", ofArgument: argument), nil, value)
        case .size(let argument, let axis): return input(axis == .horizontal ? "%w" : "%h", measured(argument), value)
        case .position(let argument, let name): return input("%\(name.text)", measured(argument), value)
        case .fromFarSide(let axis, _):
            return input("\(LayoutAttribute.size(axis))", view.realSuperview, recording.extent(axis))
        }
    }

    private func share(_ text: String, _ axis: Axis?, _ value: Double?) -> ExplainedInput {
        input("\(text) of the \(LayoutAttribute.size(axis ?? attribute.axis))", view.realSuperview, value)
    }

    private func input(_ text: String, _ view: UIView?, _ value: Double?) -> ExplainedInput {
        ExplainedInput(text: text, view: view?.layoutName, path: view?.path, value: value)
    }

    private func measured(_ argument: ArgumentIndex) -> UIView? {
        record.viewReference(ofArgument: argument)?.object
    }

    private static func prefix(_ axis: Axis?) -> String {
        axis.map { $0 == .horizontal ? "H:" : "V:" } ?? ""
    }
}
