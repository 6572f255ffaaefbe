extension JSONWriter {
    /// The members of a `query` step.
    mutating func query(_ query: ScenarioQuery) {
        if let verb = query.verb {
            ask(query)
            if query.id != verb { member("as", query.id) }
            return
        }
        member("query", query.id)
        reference("from", query.view)
        switch query.question {
        case .firstAncestor(let criterion):
            member("first", "ancestor")
            member("by") { $0.criterion(criterion) }
        case .group(let relatives, let criterion):
            member("group", relatives.rawValue)
            member("by") { $0.criterion(criterion) }
        case .relation(let relation, let other):
            member("is", relation.rawValue)
            reference("of", other)
        case .named(let name): member("named", name)
        case .fit, .convert, .hit: break
        }
    }

    /// What a step with a verb of its own asks.
    private mutating func ask(_ query: ScenarioQuery) {
        switch query.question {
        case .fit(let fitting):
            reference("fit", query.view)
            if fitting.size != .zero {
                member("size") { $0.numbers(fitting.size.numbers) }
            }
            if let priorities = fitting.priorities { member("priorities") { $0.numbers(priorities.numbers) } }
            if fitting.method != .systemLayoutSizeFitting { member("by", fitting.method.rawValue) }
        case .convert(let numbers, to: let other):
            member("convert") { $0.numbers(numbers) }
            reference("from", query.view)
            reference("to", other)
        case .hit(let point):
            member("hit") { $0.numbers([Double(point.x), Double(point.y)]) }
            if query.view.target != .path([]) { reference("in", query.view) }
        case .firstAncestor, .group, .relation, .named: break
        }
    }
}

extension JSONWriter {
    mutating func criterion(_ criterion: ScenarioQuery.Criterion) {
        beginObject()
        switch criterion {
        case .tags(let tags): member("tag") { $0.integers(tags) }
        case .classes(let names): member("class") { $0.words(names) }
        case .property(let name): member("property", name)
        case .names(let names): member("name") { $0.words(names) }
        }
        endObject()
    }
}
