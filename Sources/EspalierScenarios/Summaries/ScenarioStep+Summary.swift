import EspalierSupport

extension ScenarioStep {
    /// What the step does, on one line.
    package var summary: String {
        switch action {
        case .set(let view, let setting):
            let value = JSONWriter.json { $0.setting(setting.value) }
            let keyPath = Self.shown(setting.keyPath.description)
            return "set \(keyPath) of \(Self.shown(view)) to \(Self.shown(value))"
        case .add(let tree, to: let superview, at: let position):
            let name = tree[0].name.map { Self.shown($0) } ?? "a view"
            return "add \(name) to \(Self.shown(superview))\(Self.shown(position))"
        case .move(let view, to: let superview, at: let position):
            return "move \(Self.shown(view)) to \(Self.shown(superview))\(Self.shown(position))"
        case .remove(let view): return "remove \(Self.shown(view))"
        case .front(let view): return "bring \(Self.shown(view)) to the front"
        case .back(let view): return "send \(Self.shown(view)) to the back"
        case .exchange(let first, let second): return "exchange \(Self.shown(first)) and \(Self.shown(second))"
        case .rule(let rule, on: let view, let fails):
            return "rule \(fails ? "to be refused " : "")on \(Self.shown(view)): \(Self.shown(rule.text))"
        case .layout(let view): return "layout of \(Self.shown(view))"
        case .constrain(let constraint, in: let view):
            let place = view.target == .path([]) ? "" : " in \(Self.shown(view))"
            return "constrain\(place): \(Self.shown(constraint.text))"
        case .activate(let identifiers): return "activate \(Self.shown(identifiers.joined(separator: ", ")))"
        case .deactivate(let identifiers): return "deactivate \(Self.shown(identifiers.joined(separator: ", ")))"
        case .setConstraint(let identifier, let constant, let priority):
            var parts: [String] = []
            if let constant { parts.append("constant \(JSONWriter.text(constant))") }
            if let priority { parts.append("priority \(JSONWriter.text(priority))") }
            return "set constraint \(Self.shown(identifier)): \(parts.joined(separator: ", "))"
        case .rules(let rules, on: let view):
            return "rules of \(Self.shown(view)): \(Self.shown(rules.map(\.text).joined(separator: "; ")))"
        case .guide(let name, on: let view): return "guide \(Self.shown(name)) in \(Self.shown(view))"
        case .keep(let view): return "keep \(Self.shown(view))"
        case .mark(let text): return "mark: \(Self.shown(text))"
        case .note(let text): return "note: \(ShownText.short(PlainText.line(text), 200))"
        case .observe(let observer): return "observe \(Self.shown(observer.subject)) as \(Self.shown(observer.id))"
        case .unobserve(let id): return "unobserve \(Self.shown(id))"
        case .query(let query):
            return (query.verb == nil ? "query \(Self.shown(query.id)): " : "") + query.summary
        case .expectAnswer(let id, let answer, _): return "expect \(Self.shown(id)) to be \(Self.shown(answer.json))"
        case .expectAmbiguous(let view, let isAmbiguous):
            return "expect \(Self.shown(view)) to be \(isAmbiguous ? "" : "un")ambiguous"
        case .expectValue(let view, let setting, _):
            let value = JSONWriter.json { $0.setting(setting.value) }
            let keyPath = Self.shown(setting.keyPath.description)
            return "expect \(keyPath) of \(Self.shown(view)) to be \(Self.shown(value))"
        case .expect(let view, let frame, _):
            let numbers = frame.numbers.map(JSONWriter.text).joined(separator: ", ")
            return "expect \(Self.shown(view)) at [\(numbers)]"
        }
    }

    static func shown(_ text: String) -> String { ShownText.short(PlainText.line(text), 60) }

    static func shown(_ reference: ScenarioReference) -> String { shown(reference.description) }

    private static func shown(_ position: Int?) -> String { position.map { " at \($0)" } ?? "" }
}

extension ScenarioDocument {
    /// What each step does, on one line: `set frame of title to [0, 0, 100, 20]`, as results show it.
    ///
    /// - Complexity: O(length of the steps).
    public var stepSummaries: [String] { steps.map(\.summary) }
}

extension ScenarioObserver {
    /// What is observed.
    fileprivate var subject: String {
        switch kind {
        case .value(let view, let keyPath, options: _): "\(keyPath) of \(view)"
        case .hierarchy(let view, let options): "the \(options.subtree ? "subtree" : "hierarchy") of \(view)"
        case .query(let view, let criterion): "descendants of \(view) by \(ScenarioQuery.shown(criterion))"
        }
    }
}
