import EspalierScenarios

extension HierarchyDiff {
    /// The changes as JSON, on one line without a line break at its end.
    ///
    ///     {"espalier": 1, "changes": [
    ///       {"change": "changed", "path": "/1", "class": "UILabel", "name": "title", "kinds": ["moved"],
    ///        "values": [{"property": "origin", "before": [88, 36], "after": [88, 40]}]},
    ///       {"change": "added", "path": "/2", "class": "UIView", "tag": 0, "frame": [0, 80, 390, 1]}]}
    ///
    /// `change` is `changed`, `added` or `removed`; `path` is that after, or for a removed view that before; `id` is
    /// there where views were matched by ids, `name` where the view has one. Equal diffs give the same bytes.
    ///
    /// - Complexity: O(length of the text).
    public func json() -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.formatVersion()
        writer.key("changes")
        writer.beginList()
        for change in changes { write(change, to: &writer) }
        writer.endList()
        writer.endObject()
        return writer.text
    }

    private func write(_ change: Change, to writer: inout JSONWriter) {
        let snapshot = change.after == nil ? before : after
        guard let place = change.after ?? change.before else { return }
        let entry = snapshot.entries[place]
        writer.beginObject()
        writer.key("change")
        writer.string(change.after == nil ? "removed" : change.before == nil ? "added" : "changed")
        writer.key("path")
        writer.string(snapshot.shownPath(of: place))
        if matching == .ids {
            writer.key("id")
            writer.integer(entry.id)
        }
        writer.key("class")
        writer.string(entry.className)
        if let name = entry.name {
            writer.key("name")
            writer.string(name)
        }
        if change.values.isEmpty {
            writer.key("tag")
            writer.integer(entry.tag)
            writer.key("frame")
            writer.numbers(entry.frame.numbers)
        } else {
            writer.key("kinds")
            writer.words(change.kinds.words)
            writer.key("values")
            writer.beginList()
            for value in change.values {
                writer.beginObject()
                writer.key("property")
                writer.string(value.property)
                writer.key("before")
                writer.written(value.before)
                writer.key("after")
                writer.written(value.after)
                writer.endObject()
            }
            writer.endList()
        }
        writer.endObject()
    }
}
