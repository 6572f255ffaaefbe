import Foundation

extension ScenarioEncoder {
    mutating func step(_ step: ScenarioStep) {
        writer.beginObject()
        switch step.action {
        case .set(let view, let setting):
            reference("set", view)
            writer.member("keyPath", setting.keyPath.description)
            writer.member("value") { $0.setting(setting.value) }
        case .add(let tree, let superview, let position):
            writer.key("add")
            views(tree)
            target(superview, position)
        case .move(let view, let superview, let position):
            reference("move", view)
            target(superview, position)
        case .remove(let view): reference("remove", view)
        case .front(let view): reference("front", view)
        case .back(let view): reference("back", view)
        case .exchange(let first, let second):
            writer.member("exchange") { $0.words([first.description, second.description]) }
        case .rule(let rule, let view, let fails): addRule(rule, on: view, fails: fails)
        case .layout(let view): reference("layout", view)
        case .constrain(let constraint, in: let view):
            writer.key("constrain")
            self.constraint(constraint)
            if view.target != .path([]) { reference("in", view) }
        case .activate(let identifiers): writer.member("activate") { $0.words(identifiers) }
        case .deactivate(let identifiers): writer.member("deactivate") { $0.words(identifiers) }
        case .setConstraint(let identifier, let constant, let priority):
            writer.member("setConstraint", identifier)
            if let constant { writer.member("constant") { $0.number(constant) } }
            if let priority { writer.member("priority") { $0.number(priority) } }
        case .rules(let rules, on: let view):
            writer.key("rules")
            writer.beginList()
            for rule in rules { self.rule(rule) }
            writer.endList()
            reference("on", view)
        case .guide(let name, on: let view):
            writer.member("guide", name)
            reference("on", view)
        case .keep(let view): reference("keep", view)
        case .mark(let text): writer.member("mark", text)
        case .note(let text): writer.member("note", text)
        case .observe(let observer):
            writer.key("observe")
            self.observer(observer)
        case .unobserve(let id): writer.member("unobserve", id)
        case .query(let query): self.query(query)
        case .expect(let view, let frame, let tolerance):
            reference("expect", view)
            writer.member("frame") { $0.numbers(frame.numbers) }
            if tolerance != ScenarioStep.defaultTolerance { writer.member("tolerance") { $0.number(tolerance) } }
        case .expectAmbiguous(let view, let isAmbiguous):
            reference("expect", view)
            writer.member("ambiguous", isAmbiguous)
        case .expectValue(let view, let setting, let tolerance):
            reference("expect", view)
            writer.member("keyPath", setting.keyPath.description)
            writer.member("value") { $0.setting(setting.value) }
            if tolerance != ScenarioStep.defaultTolerance { writer.member("tolerance") { $0.number(tolerance) } }
        case .expectAnswer(let id, let answer, let tolerance):
            writer.member("expect", id)
            writer.member("equals") { $0.answer(answer) }
            if case .numbers = answer, tolerance != ScenarioStep.defaultTolerance {
                writer.member("tolerance") { $0.number(tolerance) }
            }
        }
        writer.endObject()
    }

    mutating func reference(_ key: StaticString, _ reference: ScenarioReference) {
        writer.member(key) { $0.string(reference.description) }
    }

    private mutating func target(_ superview: ScenarioReference, _ position: Int?) {
        reference("to", superview)
        if let position { writer.member("at") { $0.integer(position) } }
    }

    private mutating func addRule(_ rule: ScenarioRule, on view: ScenarioReference, fails: Bool) {
        writer.member("rule", rule.text)
        if !rule.arguments.isEmpty {
            writer.key("arguments")
            writer.beginList()
            for argument in rule.arguments { self.argument(argument) }
            writer.endList()
        }
        reference("on", view)
        if fails { writer.member("fails", true) }
    }
}

extension ScenarioStep {
    /// The step as JSON, on one line.
    package var json: String {
        var encoder = ScenarioEncoder(writer: JSONWriter())
        encoder.step(self)
        return encoder.writer.text
    }
}

extension ScenarioDocument {
    /// The document as JSON, on one line without a line break at its end.
    ///
    /// Reading it gives an equal document, provided that all numbers in it are finite. Equal documents give the same
    /// bytes, if they have `-0` at the same places.
    ///
    /// Complexity: O(length of the result).
    public func json() -> String {
        var writer = JSONWriter(.exact)
        write(to: &writer)
        return writer.text
    }

    /// Writes the document as the next value of a writer.
    package func write(to writer: inout JSONWriter) {
        // Handed over and back, because two owners of the bytes would make a copy.
        var encoder = ScenarioEncoder(writer: JSONWriter())
        swap(&encoder.writer, &writer)
        encoder.document(self)
        swap(&encoder.writer, &writer)
    }
}
