extension ScenarioEncoder {
    mutating func observer(_ observer: ScenarioObserver) {
        writer.beginObject()
        writer.member("id", observer.id)
        switch observer.kind {
        case .value(let view, let keyPath, let options):
            reference("target", view)
            writer.member("keyPath", keyPath.description)
            if !options.isEmpty { writer.member("options") { $0.words(options.words) } }
        case .hierarchy(let view, let options):
            reference("hierarchy", view)
            if options.subtree { writer.member("subtree", true) }
            if options.children { writer.member("children", true) }
            if !options.keyPaths.isEmpty { writer.member("keyPaths") { $0.words(options.keyPaths.map(\.description)) } }
            if options.old { writer.member("old", true) }
        case .query(let view, let criterion):
            reference("query", view)
            writer.member("by") { $0.criterion(criterion) }
        }
        writer.endObject()
    }
}
