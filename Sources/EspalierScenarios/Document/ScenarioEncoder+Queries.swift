extension ScenarioEncoder {
    /// The members of a `query` step.
    mutating func query(_ query: ScenarioQuery) {
        member("query") { $0.string(query.id) }
        reference("from", query.view)
        switch query.question {
        case .firstAncestor(let criterion):
            member("first") { $0.string("ancestor") }
            self.criterion(criterion)
        case .group(let relatives, let criterion):
            member("group") { $0.string(relatives.rawValue) }
            self.criterion(criterion)
        case .relation(let relation, let other):
            member("is") { $0.string(relation.rawValue) }
            reference("of", other)
        case .named(let name): member("named") { $0.string(name) }
        }
    }

    private mutating func criterion(_ criterion: ScenarioQuery.Criterion) {
        member("by") { $0.criterion(criterion) }
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
            key("property")
            string(name)
        case .names(let names):
            key("name")
            words(names)
        }
        endObject()
    }
}
