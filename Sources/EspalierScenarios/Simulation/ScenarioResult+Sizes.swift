/// Part of a result.
protocol ResultPart {
    /// What it takes at least when it is written, in bytes: as much as its texts.
    var leastBytes: Int { get }
}

extension ScenarioResult.Event: ResultPart {
    var leastBytes: Int {
        var bytes = observer.utf8.count + path.utf8.count + (keyPath?.utf8.count ?? 0) + (from?.utf8.count ?? 0)
        bytes += (parent?.utf8.count ?? 0) + (old?.leastBytes ?? 0) + (new?.leastBytes ?? 0)
        return bytes
    }
}

extension ScenarioResult.Value {
    /// Of the paths in it: other values are the document's.
    var leastBytes: Int {
        switch content {
        case .null, .setting: 0
        case .view(let path): path.utf8.count
        case .views(let paths): paths.reduce(0) { $0 + $1.utf8.count }
        }
    }
}

extension ScenarioResult.Query: ResultPart {
    var leastBytes: Int { id.utf8.count + answer.leastBytes }
}

extension ScenarioResult.Answer {
    fileprivate var leastBytes: Int {
        switch self {
        case .view(let path): path?.utf8.count ?? 0
        case .boolean, .numbers: 0
        case .groups(let groups):
            groups.reduce(0) { sum, group in group.paths.reduce(sum + group.key.utf8.count) { $0 + $1.utf8.count } }
        }
    }
}

extension ScenarioResult.Diagnostic: ResultPart {
    var leastBytes: Int { (path?.utf8.count ?? 0) + message.utf8.count }
}

extension ScenarioResult.Conflict: ResultPart {
    var leastBytes: Int { with.reduce(broken.utf8.count) { $0 + $1.utf8.count } }
}

extension ScenarioResult.Failure: ResultPart {
    var leastBytes: Int {
        let bytes =
            switch kind {
            case .answer(let query, let expected, let got): query.utf8.count + expected.leastBytes + got.leastBytes
            case .frame, .acceptedRule, .ambiguity, .value: 0
            }
        return path.utf8.count + bytes
    }
}
