import EspalierSupport
import EspalierViews

extension ScenarioDecoder {
    /// The forms of an observer, by the key that says what it is registered on.
    private enum Form: String, CaseIterable {
        case target, hierarchy, query

        var required: [String] {
            switch self {
            case .target: ["id", "target", "keyPath"]
            case .hierarchy: ["id", "hierarchy"]
            case .query: ["id", "query", "by"]
            }
        }

        var optional: [String] {
            switch self {
            case .target: ["options"]
            case .hierarchy: ["subtree", "children", "keyPaths", "old"]
            case .query: []
            }
        }

        var name: String {
            switch self {
            case .target: "a key-value observer"
            case .hierarchy: "a hierarchy observer"
            case .query: "an observer of a query"
            }
        }
    }

    mutating func observers(_ node: Int) -> [ScenarioObserver] {
        guard let elements = list(node) else { return [] }
        var observers: [ScenarioObserver] = []
        for element in elements where !isFull {
            if let observer = observer(element) { observers.append(observer) }
        }
        return observers
    }

    /// An observer of either form.
    mutating func observer(_ node: Int) -> ScenarioObserver? {
        let before = problemCount
        guard isObject(node, "an observer"), let (form, subject) = form(node) else { return nil }
        checkKeys(node, of: form.name, required: form.required, optional: form.optional)
        // Values are looked at even where a key is wrong, so that all problems of the observer are found.
        let id = tree.value("id", in: node).flatMap { text($0) }
        let view = reference(subject)
        let kind: ScenarioObserver.Kind? =
            switch form {
            case .target: valueObserver(node, of: view)
            case .hierarchy: hierarchyObserver(node, of: view)
            case .query: queryObserver(node, of: view)
            }
        guard problemCount == before, let id, let kind else { return nil }
        return ScenarioObserver(id, kind, mark: ScenarioMark(node: node))
    }

    /// What an observer is, and the value of the key that tells.
    private mutating func form(_ observer: Int) -> (form: Form, value: Int)? {
        formKey(of: observer, fix: "make two observers of it") { one, other in
            let both = Form.allCases.filter { $0 == one || $0 == other }.map { "'\($0.rawValue)'" }
            return "an observer has \(both.joined(separator: " or ")), but this one has both"
        } reportNone: {
            $0.reportNoForm(observer)
        }
    }

    /// An observer of no form: its other keys may tell which one was meant.
    private mutating func reportNoForm(_ observer: Int) {
        let forms = Form.allCases
        let known = forms.flatMap { $0.required + $0.optional }
        for member in tree.members(observer) where !known.contains(member.key) {
            guard let near = nearestName(to: member.key, among: forms.map(\.rawValue)) else { continue }
            return report(
                member.keyIndex, "unknown key \(Quoted.text(member.key)) of an observer", fix: "did you mean '\(near)'?"
            )
        }
        for member in tree.members(observer) {
            let meant = forms.filter { $0.required.contains(member.key) || $0.optional.contains(member.key) }
            guard meant.count == 1, let form = meant.first else { continue }
            return report(
                observer, "\(form.name) needs the key '\(form.rawValue)'", fix: "add '\"\(form.rawValue)\": …'")
        }
        report(
            observer, "an observer has none of 'target', 'hierarchy' and 'query'",
            fix: "write {\"id\": …, \"target\": VIEW, \"keyPath\": …}, {\"id\": …, \"hierarchy\": VIEW, …} or "
                + "{\"id\": …, \"query\": VIEW, \"by\": …}")
    }

    private mutating func valueObserver(_ node: Int, of view: ScenarioReference?) -> ScenarioObserver.Kind? {
        let keyPath = tree.value("keyPath", in: node).flatMap { observedKeyPath($0) }
        let options = tree.value("options", in: node).flatMap { self.options($0, of: ObservingOptions.words) } ?? []
        guard let view, let keyPath else { return nil }
        return .value(view, keyPath, options: options)
    }

    private mutating func hierarchyObserver(_ node: Int, of view: ScenarioReference?) -> ScenarioObserver.Kind? {
        var options = ScenarioHierarchyOptions()
        for member in tree.members(node) {
            switch member.key {
            case "subtree": options.subtree = boolean(member.value) ?? false
            case "children": options.children = boolean(member.value) ?? false
            case "old": options.old = boolean(member.value) ?? false
            case "keyPaths":
                for element in list(member.value) ?? tree.elements(member.value) {
                    if let keyPath = ownKeyPath(element) { options.keyPaths.append(keyPath) }
                }
            default: break
            }
        }
        return view.map { .hierarchy($0, options) }
    }

    private mutating func queryObserver(_ node: Int, of view: ScenarioReference?) -> ScenarioObserver.Kind? {
        let criterion = tree.value("by", in: node).flatMap { self.criterion($0) }
        guard let view, let criterion else { return nil }
        return .query(view, by: criterion)
    }

    private mutating func observedKeyPath(_ node: Int) -> ScenarioObservedKeyPath? {
        guard let text = text(node) else { return nil }
        if let keyPath = ScenarioObservedKeyPath(text) { return keyPath }
        report(node, "unknown key path \(Quoted.text(text))", fix: ScenarioObservedKeyPath.fix(for: text))
        return nil
    }

    /// A key path that a hierarchy observer can hear: of each view itself, and not of its place.
    private mutating func ownKeyPath(_ node: Int) -> ScenarioKeyPath? {
        guard let text = tree.text(node), ScenarioKeyPath(text) == nil, let other = ScenarioObservedKeyPath(text) else {
            return keyPath(node)
        }
        if other.links.isEmpty {
            report(
                node, "'\(text)' is no property that a hierarchy observer hears",
                fix: "write \"children\": true, which tells what happens to subviews")
        } else {
            report(
                node, "\(Quoted.text(text)) leads to another view",
                fix: "write a property of the view itself, or observe this one by \"target\" and \"keyPath\"")
        }
        return nil
    }
}

// Ids.
extension ScenarioDecoder {
    /// Reports each observer whose id another living one has. Which ones are alive does not depend on the run: an
    /// observation that ends with its view keeps its id until it is ended by a step.
    mutating func checkIds(_ observers: [ScenarioObserver], _ steps: [ScenarioStep]) {
        var living: [String: ScenarioMark] = [:]
        func check(_ observer: ScenarioObserver) {
            if let first = living[observer.id] {
                reportIdTwice(observer, first)
            } else {
                living[observer.id] = observer.mark
            }
        }
        for observer in observers { check(observer) }
        for step in steps {
            switch step.action {
            case .observe(let observer): check(observer)
            case .unobserve(let id): living[id] = nil
            default: break
            }
        }
    }

    private mutating func reportIdTwice(_ observer: ScenarioObserver, _ first: ScenarioMark) {
        guard let node = observer.mark.node, let id = tree.value("id", in: node), let first = first.node else { return }
        report(
            id, "another living observer has the id \(Quoted.text(observer.id)), since \(tree.place(first))",
            fix: "give it another id, or end the first one before with {\"unobserve\": …}")
    }
}
