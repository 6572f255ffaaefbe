extension ScenarioEncoder {
    /// The members of a `query` step.
    mutating func query(_ query: ScenarioQuery) {
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
