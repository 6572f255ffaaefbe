import Foundation

extension JSONWriter {
    mutating func step(_ step: ScenarioStep) {
        beginObject()
        switch step.action {
        case .set(let view, let setting):
            reference("set", view)
            member("keyPath", setting.keyPath.description)
            member("value") { $0.setting(setting.value) }
        case .add(let tree, let superview, let position):
            key("add")
            views(tree)
            target(superview, position)
        case .move(let view, let superview, let position):
            reference("move", view)
            target(superview, position)
        case .remove(let view): reference("remove", view)
        case .front(let view): reference("front", view)
        case .back(let view): reference("back", view)
        case .exchange(let first, let second):
            member("exchange") { $0.words([first.description, second.description]) }
        case .rule(let rule, let view, let fails): addRule(rule, on: view, fails: fails)
        case .layout(let view): reference("layout", view)
        case .constrain(let constraint, in: let view):
            key("constrain")
            self.constraint(constraint)
            if view.target != .path([]) { reference("in", view) }
        case .activate(let identifiers): member("activate") { $0.words(identifiers) }
        case .deactivate(let identifiers): member("deactivate") { $0.words(identifiers) }
        case .setConstraint(let identifier, let constant, let priority):
            member("setConstraint", identifier)
            if let constant { member("constant") { $0.number(constant) } }
            if let priority { member("priority") { $0.number(priority) } }
        case .rules(let rules, on: let view):
            member("rules") { $0.list { for rule in rules { $0.rule(rule) } } }
            reference("on", view)
        case .guide(let name, on: let view):
            member("guide", name)
            reference("on", view)
        case .keep(let view): reference("keep", view)
        case .mark(let text): member("mark", text)
        case .note(let text): member("note", text)
        case .observe(let observer):
            key("observe")
            self.observer(observer)
        case .unobserve(let id): member("unobserve", id)
        case .query(let query): self.query(query)
        case .expect(let view, let frame, let tolerance):
            reference("expect", view)
            member("frame") { $0.numbers(frame.numbers) }
            if tolerance != ScenarioStep.defaultTolerance { member("tolerance") { $0.number(tolerance) } }
        case .expectAmbiguous(let view, let isAmbiguous):
            reference("expect", view)
            member("ambiguous", isAmbiguous)
        case .expectValue(let view, let setting, let tolerance):
            reference("expect", view)
            member("keyPath", setting.keyPath.description)
            member("value") { $0.setting(setting.value) }
            if tolerance != ScenarioStep.defaultTolerance { member("tolerance") { $0.number(tolerance) } }
        case .expectAnswer(let id, let answer, let tolerance):
            member("expect", id)
            member("equals") { $0.answer(answer) }
            if case .numbers = answer, tolerance != ScenarioStep.defaultTolerance {
                member("tolerance") { $0.number(tolerance) }
            }
        }
        endObject()
    }

    mutating func reference(_ key: StaticString, _ reference: ScenarioReference) {
        member(key) { $0.string(reference.description) }
    }

    private mutating func target(_ superview: ScenarioReference, _ position: Int?) {
        reference("to", superview)
        if let position { member("at") { $0.integer(position) } }
    }

    private mutating func addRule(_ rule: ScenarioRule, on view: ScenarioReference, fails: Bool) {
        member("rule", rule.text)
        list("arguments", rule.arguments) { $1.argument($0) }
        reference("on", view)
        if fails { member("fails", true) }
    }
}

extension ScenarioStep {
    /// The step as JSON, on one line.
    package var json: String { JSONWriter.json { $0.step(self) } }
}

extension ScenarioDocument {
    /// The document as JSON, on one line without a line break at its end.
    ///
    /// Reading it gives an equal document, provided that all numbers in it are finite. Equal documents give the same
    /// bytes, if they have `-0` at the same places.
    ///
    /// Complexity: O(length of the result).
    public func json() -> String { JSONWriter.json(.exact) { $0.document(self) } }

    /// Writes the document as the next value of a writer.
    package func write(to writer: inout JSONWriter) { writer.document(self) }
}
