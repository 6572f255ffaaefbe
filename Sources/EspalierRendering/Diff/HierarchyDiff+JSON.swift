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
        writeChanges(to: &writer)
        writer.endObject()
        return writer.text
    }

    /// Writes the member `changes` of an object.
    package func writeChanges(to writer: inout JSONWriter) {
        writer.key("changes")
        writer.beginList()
        for change in changes { write(change, to: &writer) }
        writer.endList()
    }

    private func write(_ change: Change, to writer: inout JSONWriter) {
        let snapshot = change.after == nil ? before : after
        guard let place = change.after ?? change.before else { return }
        let entry = snapshot.entries[place]
        writer.beginObject()
        writer.member("change", change.after == nil ? "removed" : change.before == nil ? "added" : "changed")
        writer.member("path", snapshot.shownPath(of: place))
        if matching == .ids {
            writer.member("id", entry.id)
        }
        writer.member("class", entry.className)
        writer.member("name", entry.name)
        if change.values.isEmpty {
            writer.member("tag", entry.tag)
            writer.member("frame", entry.frame.numbers)
        } else {
            writer.key("kinds")
            writer.words(change.kinds.words)
            writer.key("values")
            writer.beginList()
            for value in change.values {
                writer.beginObject()
                writer.member("property", value.property)
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
