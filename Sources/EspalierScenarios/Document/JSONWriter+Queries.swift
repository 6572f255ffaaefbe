extension ScenarioEncoder {
    /// The members of a `query` step.
    mutating func query(_ query: ScenarioQuery) {
        if let verb = query.verb {
            ask(query)
            if query.id != verb { writer.member("as", query.id) }
            return
        }
        writer.member("query", query.id)
        reference("from", query.view)
        switch query.question {
        case .firstAncestor(let criterion):
            writer.member("first", "ancestor")
            self.criterion(criterion)
        case .group(let relatives, let criterion):
            writer.member("group", relatives.rawValue)
            self.criterion(criterion)
        case .relation(let relation, let other):
            writer.member("is", relation.rawValue)
            reference("of", other)
        case .named(let name): writer.member("named", name)
        case .fit, .convert, .hit: break
        }
    }

    /// What a step with a verb of its own asks.
    private mutating func ask(_ query: ScenarioQuery) {
        switch query.question {
        case .fit(let fitting):
            reference("fit", query.view)
            if fitting.size != .zero {
                writer.member("size") { $0.numbers([Double(fitting.size.width), Double(fitting.size.height)]) }
            }
            if let priorities = fitting.priorities { writer.member("priorities") { $0.numbers(priorities.numbers) } }
            if fitting.method != .systemLayoutSizeFitting { writer.member("by", fitting.method.rawValue) }
        case .convert(let numbers, to: let other):
            writer.member("convert") { $0.numbers(numbers) }
            reference("from", query.view)
            reference("to", other)
        case .hit(let point):
            writer.member("hit") { $0.numbers([Double(point.x), Double(point.y)]) }
            if query.view.target != .path([]) { reference("in", query.view) }
        case .firstAncestor, .group, .relation, .named: break
        }
    }

    private mutating func criterion(_ criterion: ScenarioQuery.Criterion) {
        writer.member("by") { $0.criterion(criterion) }
    }
}

extension JSONWriter {
    mutating func criterion(_ criterion: ScenarioQuery.Criterion) {
        beginObject()
        switch criterion {
        case .tags(let tags):
            key("tag")
            beginList()
            for tag in tags { integer(tag) }
            endList()
        case .classes(let names):
            key("class")
            words(names)
        case .property(let name):
            member("property", name)
        case .names(let names):
            key("name")
            words(names)
        }
        endObject()
    }
}
