import EspalierSupport
import Foundation

extension ScenarioDecoder {
    /// The forms of a query, by the key that says what is asked.
    private enum Form: String, CaseIterable {
        case first, group, `is`, named

        /// The key that the form needs besides.
        var companion: String? {
            switch self {
            case .first, .group: "by"
            case .is: "of"
            case .named: nil
            }
        }

        var name: String { "a query with '\(rawValue)'" }
    }

    /// A `query` step; `subject` is the id.
    mutating func query(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        // Values are looked at even where a key is wrong, so that all problems of the query are found.
        let id = text(subject)
        let view = tree.value("from", in: step).flatMap { reference($0) }
        guard let (form, value) = form(step) else { return nil }
        let companions = form.companion.map { [$0] } ?? []
        checkKeys(step, of: form.name, required: ["query", "from", form.rawValue] + companions, optional: [])
        let question = question(form, value, companion: form.companion.flatMap { tree.value($0, in: step) })
        guard let id, let view, let question else { return nil }
        return .query(ScenarioQuery(id, from: view, question))
    }

    /// What a query asks, and the value of the key that tells.
    private mutating func form(_ query: Int) -> (form: Form, value: Int)? {
        formKey(of: query, fix: "make two steps of it") {
            "a query asks one question, but this one has '\($0.rawValue)' and '\($1.rawValue)'"
        } reportNone: {
            $0.reportNoForm(query)
        }
    }

    /// A query of no form: a key that is not known may be meant for one, or a key that only one form has may tell.
    private mutating func reportNoForm(_ query: Int) {
        let known = ["query", "from", "by", "of"]
        for member in tree.members(query) where !known.contains(member.key) {
            guard let near = nearestName(to: member.key, among: Form.allCases.map(\.rawValue)) else { continue }
            return report(
                member.keyIndex, "unknown key \(Quoted.text(member.key)) of a query", fix: "did you mean '\(near)'?")
        }
        if tree.value("of", in: query) != nil {
            return report(query, "a query with 'of' needs the key 'is'", fix: "add '\"is\": …'")
        }
        report(
            query, "a query has none of 'first', 'group', 'is' and 'named'",
            fix: "write \"first\": \"ancestor\" or \"group\": … with \"by\", \"is\": … with \"of\", or \"named\": …")
    }

    /// What follows is nil where a key is missing, which has been reported.
    private mutating func question(_ form: Form, _ value: Int, companion: Int?) -> ScenarioQuery.Question? {
        switch form {
        case .first:
            let isAncestor = isAncestor(value)
            guard let criterion = companion.flatMap({ criterion($0) }), isAncestor else { return nil }
            return .firstAncestor(by: criterion)
        case .group:
            let relatives: ScenarioQuery.Relatives? = word(value)
            let criterion = companion.flatMap { self.criterion($0) }
            guard let relatives, let criterion else { return nil }
            return .group(relatives, by: criterion)
        case .is:
            let relation: ScenarioQuery.Relation? = word(value)
            let other = companion.flatMap { reference($0) }
            guard let relation, let other else { return nil }
            return .relation(relation, of: other)
        case .named: return name(value).map { .named($0) }
        }
    }

    /// The value of `first`, which is one word.
    private mutating func isAncestor(_ node: Int) -> Bool {
        guard let text = text(node) else { return false }
        if text == "ancestor" { return true }
        report(
            node, "'first' finds an ancestor, not \(Quoted.text(text))",
            fix: "write \"ancestor\", or find other relatives with \"group\"")
        return false
    }
}

// Steps that ask one view by a verb of their own.
extension ScenarioDecoder {
    mutating func fit(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let view = reference(subject)
        let before = problemCount
        var fitting = ScenarioQuery.Fitting()
        if let node = tree.value("size", in: step),
            case .size(let size) = limited(node, .size, 0...ScenarioForm.greatest)
        {
            fitting.size = size
        }
        if let node = tree.value("by", in: step) { fitting.method = word(node) ?? fitting.method }
        if let node = tree.value("priorities", in: step) {
            fitting.priorities = priorities(node)
            if fitting.method == .sizeThatFits {
                report(
                    node, "'sizeThatFits' takes no priorities", fix: "leave them out, or ask 'systemLayoutSizeFitting'")
            }
        }
        return ask(.fit(fitting), of: view, step, before)
    }

    mutating func convert(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let before = problemCount
        let view = tree.value("from", in: step).flatMap { reference($0) }
        let other = tree.value("to", in: step).flatMap { reference($0) }
        let isPoint = tree.isList(subject) && tree.elements(subject).reduce(0) { count, _ in count + 1 } == 2
        let numbers =
            isPoint
            ? numbers(subject, "a point", ["x", "y"])
            : numbers(subject, "a point or a rectangle", ["x", "y", "width", "height"])
        guard let numbers, let other else { return nil }
        return ask(.convert(numbers, to: other), of: view, step, before)
    }

    mutating func hit(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let before = problemCount
        var view: ScenarioReference? = ScenarioReference(.path([]))
        if let node = tree.value("in", in: step) { view = reference(node) }
        guard let point = point(subject) else { return nil }
        return ask(.hit(point), of: view, step, before)
    }

    /// - Parameter before: how many problems there were before the step's values were looked at.
    private mutating func ask(
        _ question: ScenarioQuery.Question, of view: ScenarioReference?, _ step: Int, _ before: Int
    ) -> ScenarioStep.Action? {
        let id = tree.value("as", in: step).map { text($0) }
        guard let view, problemCount == before else { return nil }
        var query = ScenarioQuery("", from: view, question)
        query.id = (id ?? nil) ?? query.verb ?? ""
        return .query(query)
    }
}

// What relatives are found by.
extension ScenarioDecoder {
    private enum CriterionKey: String, CaseIterable {
        case tag, `class`, property, name
    }

    mutating func criterion(_ node: Int) -> ScenarioQuery.Criterion? {
        let what = "what a query goes by"
        let fix = "write {\"tag\": [1, 2]}, {\"class\": [\"UILabel\"]}, {\"property\": \"role\"} or {\"name\": [\"a\"]}"
        guard tree.isObject(node) else {
            reportKind(node, what, fix: fix)
            return nil
        }
        var found: (key: CriterionKey, value: Int)?
        let before = problemCount
        for member in tree.members(node) {
            guard let key = CriterionKey(rawValue: member.key) else {
                reportUnknown(member, of: what, known: CriterionKey.allCases.map(\.rawValue))
                continue
            }
            if let found {
                report(
                    member.keyIndex, "a query goes by one thing, but this has '\(found.key)' and '\(key)'",
                    fix: "make two steps of it")
                return nil
            }
            found = (key, member.value)
        }
        guard let (key, value) = found else {
            if problemCount == before { report(node, "\(what) is empty", fix: fix) }
            return nil
        }
        switch key {
        case .tag: return all(value) { $0.integer($1) }.map { .tags($0) }
        case .class: return all(value) { $0.text($1) }.map { .classes($0) }
        case .property: return text(value).map { .property($0) }
        case .name: return all(value) { $0.name($1) }.map { .names($0) }
        }
    }

    /// The values of a list; nil if one is wrong.
    mutating func all<Value>(
        _ node: Int, _ value: (inout ScenarioDecoder, Int) -> Value?
    ) -> [Value]? {
        guard let elements = list(node) else { return nil }
        let before = problemCount
        var values: [Value] = []
        for element in elements {
            if let value = value(&self, element) { values.append(value) }
        }
        return problemCount == before ? values : nil
    }
}
