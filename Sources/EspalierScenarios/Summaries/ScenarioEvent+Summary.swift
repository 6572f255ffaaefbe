import EspalierSupport

extension ScenarioResult.Event {
    /// What the observer heard, on one line.
    package var summary: String {
        let view = Self.shown(path)
        switch kind {
        case .setting, .insertion, .removal, .replacement: return valueSummary(of: view)
        case .inserted: return "inserted \(view)"
        case .removed: return "removed \(view)"
        case .moved: return "moved \(from.map(Self.shown) ?? "") to \(view)"
        case .reordered:
            return "reordered \(view), from \(fromIndex.map(String.init) ?? "") to \(index.map(String.init) ?? "")"
        case .property: return valueSummary(of: view)
        case .entered: return "entered \(view)"
        case .left: return "left \(view)"
        }
    }

    private func valueSummary(of view: String) -> String {
        var text = "\(ShownText.short(PlainText.line(keyPath ?? ""), 60)) of \(view)"
        if isPrior { text += ", prior" }
        if kind != .setting, kind != .property { text += ", \(kind.rawValue)" }
        if let indexes { text += " at \(ShownText.short(indexes.map(String.init).joined(separator: ", "), 60))" }
        switch (old.map(Self.shown), new.map(Self.shown)) {
        case (let old?, let new?): return "\(text): \(old) -> \(new)"
        case (let old?, nil): return "\(text): \(kind == .removal ? "" : "was ")\(old)"
        case (nil, let new?): return "\(text): \(new)"
        case (nil, nil): return text
        }
    }

    private static func shown(_ path: String) -> String { ShownText.short(path: path) }

    private static func shown(_ value: ScenarioResult.Value) -> String {
        ShownText.short(PlainText.line(value.json), 60)
    }
}
