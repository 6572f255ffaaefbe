import EspalierLayout
import EspalierSLL
import EspalierScenarios
import EspalierViews
import Foundation

/// Explains one view of a scenario that was run.
struct ViewExplainer {
    private let simulation: Simulation
    private let view: UIView
    private let step: Int
    private let sites: SiteFinder
    /// What the document says of the view; nil for one that code made.
    let history: ViewHistory?
    /// The rules, where they are all the document's.
    private let trace: RuleTrace?
    /// What gave the numbers that are open.
    var origins: FrameOrigins?

    init(document: ScenarioDocument, simulation: Simulation, view: UIView, step: Int) {
        self.simulation = simulation
        self.view = view
        self.step = step
        sites = SiteFinder(document: document)
        history = ViewHistory.of(view)
        history?.trace.dropGoneViews()
        trace = history.flatMap { $0.trace.matches(view) ? $0.trace : nil }
    }

    func hasOpen(_ attributes: [LayoutAttribute]) -> Bool {
        guard let trace, !view.isPlacedByConstraints else { return false }
        return attributes.contains { !trace.isRuling($0, view) }
    }

    func explain(_ attributes: [LayoutAttribute]) -> ViewExplanation {
        let place = history.map { sites.place(of: $0.description.mark) }
        return ViewExplanation(
            step: step, path: view.path, name: view.name, className: simulation.className(of: view),
            place: place?.place, documentPath: place?.path, attributes: attributes.map { explain($0) })
    }

    private func explain(_ attribute: LayoutAttribute) -> AttributeExplanation {
        var explanation = AttributeExplanation(
            attribute: attribute, value: attribute.number(of: view), source: .code(step: step), formula: "",
            rules: [], limits: [], displaced: [])
        if view.isPlacedByConstraints {
            explanation.source = .constraints
            explanation.constraints = view.constraintsAffectingLayout(for: attribute.constraintAxis).map {
                sites.site($0, in: simulation, step: step)
            }
            explanation.holders = view.layoutHolders(of: attribute.number).map(holder)
            if let trace, let history { explanation.displaced = displaced(attribute, trace, history) }
            return explanation
        }
        guard let trace, let history else { return withoutTrace(explanation) }
        guard let evaluation = trace.evaluate(attribute, of: view, RuleMeasurer()) else {
            if let origins { explanation.source = origins.sources[attribute.rawValue] }
            explanation.displaced = displaced(attribute, trace, history)
            return explanation
        }
        explanation.source = .rules
        explanation.formula = evaluation.formula
        for part in evaluation.parts {
            let rule = ExplainedRule(
                name: part.name.text, value: part.value,
                canonicalName: part.name == part.used ? nil : part.used.text,
                canonicalValue: part.name == part.used ? nil : part.usedValue, applied: part.applied,
                site: sites.site(trace.assignments[part.assignment].place, history), inputs: part.inputs.map(input))
            if part.isLimit { explanation.limits.append(rule) } else { explanation.rules.append(rule) }
        }
        let given = evaluation.value ?? .nan
        let isSame = given.isFinite && abs(given - explanation.value) <= 1e-6 * max(1, abs(given))
        if !isSame { explanation.rulesGive = given }
        explanation.displaced = displaced(attribute, trace, history)
        return explanation
    }

    private func holder(_ holder: LayoutHolder) -> ExplainedHolder {
        switch holder.kind {
        case .given: ExplainedHolder(kind: .given, text: holder.text, share: holder.share)
        case .content: ExplainedHolder(kind: .content, text: holder.text, share: holder.share)
        case .tie: ExplainedHolder(kind: .tie, text: holder.text, share: nil)
        case .constraint(let constraint):
            ExplainedHolder(
                kind: .constraint, text: holder.text, share: holder.share,
                site: sites.site(constraint, in: simulation, step: step))
        }
    }

    /// What the layout itself says, where other code added rules, or made the view.
    private func withoutTrace(_ explanation: AttributeExplanation) -> AttributeExplanation {
        var explanation = explanation
        let parts = view.layoutRules.explain(explanation.attribute).parts
        if parts.isEmpty { return explanation }
        explanation.source = .ownRules
        explanation.rules = parts.map { part in
            let site = RuleSite(
                text: part.rule, line: part.line, column: part.column, place: nil, path: part.origin, step: step)
            return ExplainedRule(name: part.name.text, value: nil, applied: true, site: site, inputs: [])
        }
        return explanation
    }

    private func input(_ input: RuleEvaluation.Input) -> ExplainedInput {
        let size: Axis? =
            input.text.isEmpty || input.text.hasSuffix("%") || input.text.hasSuffix("p") ? input.axis : nil
        var text = input.text
        if let size { text = (text.isEmpty ? "" : "\(text) of the ") + (size == .horizontal ? "width" : "height") }
        return ExplainedInput(
            text: text, view: input.view.map { $0.name ?? $0.path }, path: input.view?.path, value: input.value)
    }

    /// How many rules that do not count any more are told.
    private static let shown = 20

    private func displaced(
        _ attribute: LayoutAttribute, _ trace: RuleTrace, _ history: ViewHistory
    ) -> [DisplacedRule] {
        func concerns(_ name: ConstraintName) -> Bool {
            name.axis == attribute.axis && (name.isPosition || attribute == .width || attribute == .height)
        }
        let ended = trace.assignments.lazy.reversed().filter { assignment in
            concerns(assignment.name) && (assignment.end != nil)
        }
        var rules = Array(ended.prefix(Self.shown)).map { displaced($0, trace, history) }
        rules.reverse()
        if let unused = unusedSize(attribute, trace, history) { rules.append(unused) }
        return rules
    }

    private func displaced(
        _ assignment: RuleTrace.Assignment, _ trace: RuleTrace, _ history: ViewHistory
    ) -> DisplacedRule {
        var rule = DisplacedRule(
            name: assignment.name.text, site: sites.site(assignment.place, history), reason: .viewGone)
        switch assignment.end {
        case .displaced(let by):
            rule.reason = .displaced
            rule.by = trace.assignments[by].name.text
            rule.bySite = sites.site(trace.assignments[by].place, history)
        case .overwritten(let by):
            rule.reason = .overwritten
            rule.by = trace.assignments[by].name.text
            rule.bySite = sites.site(trace.assignments[by].place, history)
        case .reset(let place):
            rule.reason = .reset
            rule.by = "nil"
            rule.bySite = sites.site(place, history)
        case .viewGone, nil: break
        }
        return rule
    }

    /// A `w` or `h` that is set, but not used, because two position rules give the size (SLL 8.3).
    private func unusedSize(
        _ attribute: LayoutAttribute, _ trace: RuleTrace, _ history: ViewHistory
    ) -> DisplacedRule? {
        guard attribute == .width || attribute == .height, let unused = trace.unusedSize(attribute.axis) else {
            return nil
        }
        return DisplacedRule(
            name: unused.assignment.name.text, site: sites.site(unused.assignment.place, history), reason: .unused,
            by: unused.by.map(\.name.text).joined(separator: " and "),
            bySite: unused.by.last.map { sites.site($0.place, history) })
    }
}

extension LayoutAttribute {
    fileprivate var number: LayoutAmbiguity.Number {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }

    fileprivate var constraintAxis: NSLayoutConstraint.Axis {
        switch axis {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    /// Its number in a frame.
    func number(in frame: CGRect) -> Double {
        switch self {
        case .x: frame.origin.x
        case .y: frame.origin.y
        case .width: frame.size.width
        case .height: frame.size.height
        }
    }

    func number(of view: UIView) -> Double { number(in: view.frame) }
}
