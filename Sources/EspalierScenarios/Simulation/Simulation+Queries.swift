import EspalierRelatives
import EspalierViews

/// What the queries of a simulation found.
struct QueryAnswers {
    struct Asked {
        let answer: ScenarioResult.Answer
        /// The path of the view that was asked about, when it was.
        let path: String
    }

    /// Those of the present step.
    private(set) var ofStep: [ScenarioResult.Query] = []
    /// The last answers of the ids that are expected somewhere; nobody asks for others again.
    private var last: [String: Asked] = [:]
    private let expected: Set<String>

    init(_ document: ScenarioDocument) {
        expected = Set(document.steps.compactMap(\.expectedQuery))
    }

    mutating func beginStep() { ofStep = [] }

    mutating func add(_ answer: ScenarioResult.Answer, id: String, path: String) {
        ofStep.append(ScenarioResult.Query(id: id, answer: answer))
        if expected.contains(id) { last[id] = Asked(answer: answer, path: path) }
    }

    subscript(id: String) -> Asked? { last[id] }
}

extension Simulation {
    /// Asks a query, and keeps what it found.
    func ask(_ query: ScenarioQuery) throws(ScenarioRunError) {
        let view = try view(query.view)
        let answer = try answer(query.question, of: view)
        answers.add(answer, id: query.id, path: path(of: view))
    }

    /// The path of a view in an answer.
    func countedPath(of view: UIView) -> String? { paths(of: [view]).first }

    /// Checks what the last query of an id found.
    func expect(
        answer expected: ScenarioResult.Answer, of id: String, tolerance: Double
    ) throws(ScenarioRunError) {
        guard let asked = answers[id] else {
            var known = KnownIDs(.queries)
            for step in document.steps.prefix(step) { known.add(step.askedQuery) }
            throw error(stepMark, key: "expect", known.message(for: id), fix: known.fix(for: id))
        }
        countExpectation()
        if !asked.answer.isSame(as: expected, tolerance: tolerance) {
            fail(at: asked.path, .answer(query: id, expected: expected, got: asked.answer))
        }
    }

    func answer(_ groups: [(key: String, views: [UIView])]) -> ScenarioResult.Answer {
        ScenarioResult.Answer(
            groups: groups.map { key, views in ScenarioResult.Group(key: key, paths: paths(of: views)) })
    }
}

// Asking the library.
extension Simulation {
    func firstAncestor(of view: UIView, by criterion: ScenarioQuery.Criterion) -> UIView? {
        switch criterion {
        case .tags(let tags): view.findFirstAncestor(by: tags)
        case .classes(let names): view.findFirstAncestor(by: types(names).map(\.type))
        case .names(let names): view.findFirstAncestor(by: names)
        case .property(let name):
            view.findFirstAncestor { [properties] in properties.value(name, of: $0) != .null }
        }
    }

    /// The classes of some names, each with the first of its names; names of no class are left out.
    func types(_ names: [String]) -> [(name: String, type: UIView.Type)] {
        var known: Set<ObjectIdentifier> = []
        return names.compactMap { name in
            guard let type = classes.entry(name)?.type, known.insert(ObjectIdentifier(type)).inserted else {
                return nil
            }
            return (name, type)
        }
    }

    /// The groups that are not empty, in any order.
    func groups(
        of relatives: ScenarioQuery.Relatives, of view: UIView, by criterion: ScenarioQuery.Criterion
    ) -> [(key: String, views: [UIView])] {
        switch criterion {
        case .tags(let tags):
            let groups =
                switch relatives {
                case .ancestors: view.groupAncestors(by: tags)
                case .descendants: view.groupDescendants(by: tags)
                case .siblings: view.groupSiblings(by: tags)
                }
            return groups.map { ($0.key.description, $0.value) }
        case .names(let names):
            let groups =
                switch relatives {
                case .ancestors: view.groupAncestors(by: names)
                case .descendants: view.groupDescendants(by: names)
                case .siblings: view.groupSiblings(by: names)
                }
            // A name is called as the query writes it; to Swift, there is more than one way to write some.
            var known: Set<String> = []
            return names.compactMap { name in
                guard let views = groups[name], known.insert(name).inserted else { return nil }
                return (name, views)
            }
        case .classes(let names): return groups(of: relatives, of: view, byClasses: types(names))
        case .property(let name): return groups(of: relatives, of: view, byProperty: name)
        }
    }

    /// The library calls a group as Swift calls the class, and puts classes of the same name together; here each
    /// class has a group, which is called as the document calls it.
    private func groups(
        of relatives: ScenarioQuery.Relatives, of view: UIView, byClasses classes: [(name: String, type: UIView.Type)]
    ) -> [(key: String, views: [UIView])] {
        let types = classes.map(\.type)
        let groups =
            switch relatives {
            case .ancestors: view.groupAncestors(by: types)
            case .descendants: view.groupDescendants(by: types)
            case .siblings: view.groupSiblings(by: types)
            }
        return classes.compactMap { name, type in
            let views = (groups[String(describing: type)] ?? []).filter { Swift.type(of: $0) == type }
            return views.isEmpty ? nil : (name, views)
        }
    }

    private func groups(
        of relatives: ScenarioQuery.Relatives, of view: UIView, byProperty name: String
    ) -> [(key: String, views: [UIView])] {
        // Texts that look the same but are written differently are equal to Swift, but not to JSON.
        let key: (UIView) -> [UInt8]? = { [properties] in
            properties.value(name, of: $0).groupKey.map { Array($0.utf8) }
        }
        let groups =
            switch relatives {
            case .ancestors: view.groupAncestors(by: key)
            case .descendants: view.groupDescendants(by: key)
            case .siblings: view.groupSiblings(by: key)
            }
        return groups.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
    }
}

extension ScenarioValue {
    /// The text under which a query puts views with the value: a text itself, of others what JSON writes. Nil for null,
    /// which means that there is none.
    fileprivate var groupKey: String? {
        switch self {
        case .null: nil
        case .text(let text): text
        case .boolean, .number, .structure: JSONWriter.json { $0.value(self) }
        }
    }
}
