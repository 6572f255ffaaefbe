import EspalierLayout
import EspalierSLL
import EspalierViews

/// A number that a rule reads from a view at every pass: the value of a key path, times a factor, plus a summand.
///
/// Does not hold the view. Without it, and where the key path leads to no number, there is no number.
final class AttributeNumber: LayoutNumber {
    private weak var view: UIView?
    private let attribute: ScenarioAttribute
    private let properties: ScenarioProperties
    private let classes: ScenarioClasses

    init(_ attribute: ScenarioAttribute, of view: UIView, in simulation: Simulation) {
        self.view = view
        self.attribute = attribute
        properties = simulation.properties
        classes = simulation.classes
    }

    var layoutNumber: Double? {
        guard let view, let value = view.number(attribute.keyPath, properties: properties, classes: classes)
        else { return nil }
        return value * attribute.times + attribute.plus
    }
}

extension Simulation {
    /// Adds a rule whose text has been checked.
    func add(
        _ rule: ScenarioRule, to view: UIView, names: ViewNames? = nil, from top: UIView? = nil
    ) throws(ScenarioRunError) {
        let arguments = try arguments(of: rule, names: names, from: top)
        do {
            try view.layoutRules.add(
                rule.text, arguments: arguments, file: document.name, line: document.line(of: rule.mark))
        } catch {
            throw self.error(
                rule.mark, error.diagnostics.map(\.message).joined(separator: "; "), fix: "change the rule")
        }
        noteRule(rule, arguments, of: view)
    }

    /// Gives a view these rules in place of those that it has: all, or if one is wrong none.
    func replaceRules(of view: UIView, with rules: [ScenarioRule]) throws(ScenarioRunError) {
        let before = view.layoutRules.snapshot
        view.layoutRules.snapshot = .none
        do {
            for rule in rules { try add(rule, to: view) }
        } catch {
            view.layoutRules.snapshot = before
            throw error
        }
    }

    /// Adds a rule that must be refused, by itself or by the pass after it, and leaves everything as it was.
    func addRefused(_ rule: ScenarioRule, to reference: ScenarioReference) throws(ScenarioRunError) {
        let view = try self.view(reference)
        let arguments = try arguments(of: rule)
        countExpectation()
        let before = view.layoutRules.snapshot
        do {
            try view.layoutRules.add(
                rule.text, arguments: arguments, file: document.name, line: document.line(of: rule.mark))
        } catch {
            return
        }
        let reports = diagnostics.count
        do {
            if document.layout == .automatic { try root.solveLayout() }
            fail(view, .acceptedRule)
            noteRule(rule, arguments, of: view)
        } catch {
            // A pass that finds a cycle changes no frame (SLL 11.2).
            view.layoutRules.snapshot = before
            diagnostics.removeSubrange(reports...)
        }
    }

    private func arguments(
        of rule: ScenarioRule, names: ViewNames? = nil, from top: UIView? = nil
    ) throws(ScenarioRunError) -> [LayoutArgument] {
        guard !rule.arguments.isEmpty else { return [] }
        let readsAttributes = rule.arguments.contains { argument in
            if case .attribute = argument.kind { true } else { false }
        }
        let formats = readsAttributes ? RuleSyntax.parse(rule.text).syntax.formats : []
        var arguments: [LayoutArgument] = []
        for (index, argument) in rule.arguments.enumerated() {
            switch argument.kind {
            case .view(let reference): arguments.append(.view(try view(reference, names: names, from: top)))
            case .number(let number): arguments.append(.number(number))
            case .attribute(let attribute):
                let number = AttributeNumber(attribute, of: try view(attribute.view, names: names, from: top), in: self)
                let takesFunction = index < formats.count && formats[index].format.accepts(.function)
                arguments.append(takesFunction ? .block { _ in number.layoutNumber } : .object(number))
            }
        }
        return arguments
    }
}
