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

    private func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
        let sites = DocumentSites(
            finder: self.sites, history: history, trace: trace, simulation: simulation, view: view, step: step)
        var explanation = view.layoutRules.explain(attribute, sites)
        explanation.value = attribute.number(of: view)
        switch explanation.source {
        case .rules where trace == nil: explanation.source = .ownRules
        case .given: explanation.source = origins?.sources[attribute.rawValue] ?? .code(step: step)
        default: break
        }
        if let trace, let history { explanation.displaced = displaced(attribute, trace, history) }
        return explanation
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
            name: assignment.name.text, site: site(assignment, history), reason: .viewGone)
        switch assignment.end {
        case .displaced(let by):
            rule.reason = .displaced
            rule.by = trace.assignments[by].name.text
            rule.bySite = site(trace.assignments[by], history)
        case .overwritten(let by):
            rule.reason = .overwritten
            rule.by = trace.assignments[by].name.text
            rule.bySite = site(trace.assignments[by], history)
        case .reset(let place):
            rule.reason = .reset
            rule.by = "nil"
            rule.bySite = sites.site(place, of: assignment.name, history)
        case .viewGone, nil: break
        }
        return rule
    }

    private func site(_ assignment: RuleTrace.Assignment, _ history: ViewHistory) -> RuleSite {
        sites.site(assignment.place, of: assignment.name, history)
    }

    /// A `w` or `h` that is set, but not used, because two position rules give the size (SLL 8.3).
    private func unusedSize(
        _ attribute: LayoutAttribute, _ trace: RuleTrace, _ history: ViewHistory
    ) -> DisplacedRule? {
        guard attribute == .width || attribute == .height, let unused = trace.unusedSize(attribute.axis) else {
            return nil
        }
        return DisplacedRule(
            name: unused.assignment.name.text, site: site(unused.assignment, history), reason: .unused,
            by: unused.by.map(\.name.text).joined(separator: " and "),
            bySite: unused.by.last.map { site($0, history) })
    }
}

/// Where the rules of a view and constraints stand in the document.
private struct DocumentSites: ExplanationSites {
    let finder: SiteFinder
    let history: ViewHistory?
    /// Nil where the rules are not the document's.
    let trace: RuleTrace?
    let simulation: Simulation
    let view: UIView
    let step: Int

    func site(_ place: RulePlace, of name: ConstraintName) -> RuleSite {
        guard let trace, let history else {
            var site = view.layoutRules.site(place, of: name)
            site.step = step
            return site
        }
        return finder.site(trace.place(place), of: name, history)
    }

    func site(_ constraint: NSLayoutConstraint) -> RuleSite { finder.site(constraint, in: simulation, step: step) }
}

extension LayoutAttribute {
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
