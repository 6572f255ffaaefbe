import EspalierRelatives
import EspalierSupport
import EspalierViews

/// The observers of a simulation that are alive, by their ids.
///
/// An observation that ended with its view is one of them until a step ends it.
struct LivingObservers {
    private var tokens: [String: (number: Int, token: AnyObject)] = [:]
    private var count = 0

    func contains(_ id: String) -> Bool { tokens[id] != nil }

    /// Keeps the token of an observation, and with it the observation.
    mutating func add(_ token: AnyObject, id: String) {
        tokens[id] = (count, token)
        count += 1
    }

    /// Ends an observation. Answers whether there was one of that id.
    mutating func remove(_ id: String) -> Bool { tokens.removeValue(forKey: id) != nil }

    /// The ids, in the order of registration.
    var ids: [String] { tokens.ordered(byKey: \.value.number).map(\.key) }
}

extension Simulation {
    /// Registers the observers of the document, in their order.
    func startObservers() throws(ScenarioRunError) {
        guard !document.observers.isEmpty else { return }
        let names = ViewNames(root)
        for observer in document.observers { try start(observer, names: names) }
    }

    func start(_ observer: ScenarioObserver, names: ViewNames? = nil) throws(ScenarioRunError) {
        guard !observers.contains(observer.id) else {
            throw error(
                observer.mark, key: "id", "another living observer has the id \(Quoted.text(observer.id))",
                fix: "give it another id")
        }
        switch observer.kind {
        case .value(let reference, let keyPath, let options):
            let view = try view(reference, names: names)
            try checkField(of: view, keyPath, at: observer.mark)
            if case .property(let keyPath) = keyPath.end, case .stored(let name) = keyPath.property {
                properties.declare(name)
            }
            observers.add(recorder.observe(view, keyPath, options: options, id: observer.id), id: observer.id)
        case .hierarchy(let reference, let options):
            let view = try view(reference, names: names)
            let token = recorder.observeHierarchy(view, options, id: observer.id) {
                document.keys(of: $0, classes)
            }
            observers.add(token, id: observer.id)
        case .query(let reference, let criterion):
            let view = try view(reference, names: names)
            let token = recorder.observe(live(criterion, below: view), id: observer.id) { [weak self] in
                self?.watch?.pathBefore(of: $0)
            }
            observers.add(token, id: observer.id)
        }
    }

    /// The views below a view that a query would find.
    private func live(_ criterion: ScenarioQuery.Criterion, below view: UIView) -> LiveViews {
        switch criterion {
        case .tags(let tags): return view.liveDescendants(by: tags)
        case .names(let names): return view.liveDescendants(by: names)
        case .classes(let names): return view.liveDescendants(by: types(names).map(\.type))
        case .property(let name):
            properties.declare(name)
            return GroupIndex(of: view) { [properties] in properties.value(name, of: $0) == .null ? nil : true }.live(
                true)
        }
    }

    func endObserver(_ id: String) throws(ScenarioRunError) {
        if observers.remove(id) { return }
        let ids = observers.ids
        let shown = ids.prefix(10).map { Quoted.text($0) }.joined(separator: ", ") + (ids.count > 10 ? ", …" : "")
        let near = nearestName(to: id, among: ids)
        throw error(
            stepMark, key: "unobserve", "no living observer has the id \(Quoted.text(id))",
            fix: near.map { "did you mean \(Quoted.text($0))?" }
                ?? (ids.isEmpty ? "leave the step out; there is none" : "write one of \(shown)"))
    }

    /// Refuses to observe what the view itself does not have, or where nobody can tell when it changes.
    private func checkField(
        of view: UIView, _ keyPath: ScenarioObservedKeyPath, at mark: ScenarioMark
    ) throws(ScenarioRunError) {
        guard keyPath.links.isEmpty, case .property(let path) = keyPath.end, let field = path.field, field.isOfSome
        else { return }
        let name = classes.name(of: view)
        guard let owner = classes.owner(of: field, view) else {
            let isText = field == .text
            throw error(
                mark, key: "keyPath", field.missing(in: name, classes).message,
                fix: isText ? ScenarioDocument.observedTextFix(classes) : "observe another property")
        }
        let reads = ReadKeys()
        reads.add(of: view) { _ = owner.get(view) }
        guard reads.isEmpty else { return }
        if field == .text {
            throw error(
                mark, key: "keyPath", "the text of the class '\(name)' cannot be observed",
                fix: "keep it in a stored property of views, or in an '@Observed' property")
        }
        throw error(
            mark, key: "keyPath", "the '\(field.key)' of the class '\(name)' cannot be observed",
            fix: "observe another property")
    }
}

extension ScenarioDocument {
    /// Whether anything of the document observes a query.
    var hasQueryObservers: Bool {
        observers.contains(where: \.isOfQuery)
            || steps.contains { step in
                if case .observe(let observer) = step.action { observer.isOfQuery } else { false }
            }
    }
}
