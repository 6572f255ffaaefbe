extension JSONWriter {
    mutating func observer(_ observer: ScenarioObserver) {
        beginObject()
        member("id", observer.id)
        switch observer.kind {
        case .value(let view, let keyPath, let options):
            reference("target", view)
            member("keyPath", keyPath.description)
            if !options.isEmpty { member("options") { $0.words(options.words) } }
        case .hierarchy(let view, let options):
            reference("hierarchy", view)
            if options.subtree { member("subtree", true) }
            if options.children { member("children", true) }
            if !options.keyPaths.isEmpty { member("keyPaths") { $0.words(options.keyPaths.map(\.description)) } }
            if options.old { member("old", true) }
        case .query(let view, let criterion):
            reference("query", view)
            member("by") { $0.criterion(criterion) }
        }
        endObject()
    }
}
