import EspalierScenarios

/// The names that a document refers to.
struct NameReferences {
    /// Those of which one view is meant.
    private(set) var references: Set<String> = []
    /// Those that queries look for, which may find several views.
    private(set) var asked: Set<String> = []

    /// - Complexity: O(length of the document).
    init(_ document: ScenarioDocument) {
        add(document.root)
        for observer in document.observers { add(observer) }
        for step in document.steps { add(step) }
    }

    var isEmpty: Bool { references.isEmpty && asked.isEmpty }

    func contains(_ name: String) -> Bool { references.contains(name) || asked.contains(name) }

    private mutating func add(_ reference: ScenarioReference) {
        if case .name(let name) = reference.target { references.insert(name) }
    }

    private mutating func add(_ tree: ScenarioTree) {
        for view in tree.allViews {
            for rule in view.rules { add(rule) }
            for constraint in view.constraints { add(constraint) }
        }
    }

    private mutating func add(_ rule: ScenarioRule) {
        for argument in rule.arguments {
            switch argument.kind {
            case .view(let reference): add(reference)
            case .attribute(let attribute): add(attribute.view)
            case .number: break
            }
        }
    }

    private mutating func add(_ constraint: ScenarioConstraint) {
        for name in constraint.names { references.insert(name) }
    }

    private mutating func add(_ observer: ScenarioObserver) {
        switch observer.kind {
        case .value(let reference, _, options: _): add(reference)
        case .hierarchy(let reference, _), .query(let reference, by: _): add(reference)
        }
    }

    private mutating func add(_ step: ScenarioStep) {
        switch step.action {
        case .set(let view, _), .remove(let view), .front(let view), .back(let view), .layout(let view): add(view)
        case .add(let tree, to: let view, at: _):
            add(tree)
            add(view)
        case .move(let view, to: let other, at: _), .exchange(let view, let other):
            add(view)
            add(other)
        case .rule(let rule, on: let view, fails: _):
            add(rule)
            add(view)
        case .rules(let rules, on: let view):
            for rule in rules { add(rule) }
            add(view)
        case .guide(_, on: let view), .keep(let view): add(view)
        case .observe(let observer): add(observer)
        case .query(let query): add(query)
        case .expect(let view, frame: _, tolerance: _), .expectAmbiguous(let view, _),
            .expectValue(let view, _, tolerance: _):
            add(view)
        case .constrain(let constraint, in: let view):
            add(constraint)
            add(view)
        case .unobserve, .expectAnswer, .activate, .deactivate, .setConstraint, .mark, .note: break
        }
    }

    private mutating func add(_ query: ScenarioQuery) {
        add(query.view)
        switch query.question {
        case .relation(_, of: let view), .convert(_, to: let view): add(view)
        case .named(let name): asked.insert(name)
        case .firstAncestor(by: .names(let names)), .group(_, by: .names(let names)): asked.formUnion(names)
        case .firstAncestor, .group, .fit, .hit: break
        }
    }
}
