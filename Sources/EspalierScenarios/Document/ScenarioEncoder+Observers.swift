extension ScenarioEncoder {
    mutating func observer(_ observer: ScenarioObserver) {
        writer.beginObject()
        member("id") { $0.string(observer.id) }
        switch observer.kind {
        case .value(let view, let keyPath, let options):
            reference("target", view)
            member("keyPath") { $0.string(keyPath.description) }
            if !options.isEmpty { member("options") { $0.words(options.words) } }
        case .hierarchy(let view, let options):
            reference("hierarchy", view)
            if options.subtree { member("subtree") { $0.boolean(true) } }
            if options.children { member("children") { $0.boolean(true) } }
            if !options.keyPaths.isEmpty { member("keyPaths") { $0.words(options.keyPaths.map(\.description)) } }
            if options.old { member("old") { $0.boolean(true) } }
        }
        writer.endObject()
    }
}
