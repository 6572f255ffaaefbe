import EspalierScenarios
import Foundation

extension HierarchySnapshot {
    /// The tree as JSON, on one line without a line break at its end: a list of its views, depth-first.
    ///
    ///     {"espalier": 1, "views": [
    ///       {"path": "/", "class": "UIView", "name": "screen", "tag": 0, "frame": [0, 0, 390, 844]},
    ///       {"path": "/0", "class": "UILabel", "tag": 0, "frame": [8, 8, 40, 18], "text": "Ada"}]}
    ///
    /// A view has what its line in ``text(_:)`` tells, by the same words; what is the default is left out. Equal snapshots
    /// give the same bytes.
    ///
    /// - Parameters:
    ///   - options: Whether each view has its `id`.
    ///   - file: A name for the member `file`; nil for none.
    ///   - step: A number for the member `step`; nil for none.
    /// - Complexity: O(length of the text), in which the path of each view is as long as the view is deep.
    public func json(_ options: TextOptions = TextOptions(), file: String? = nil, step: Int? = nil) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.formatVersion()
        writer.member("file", file)
        writer.member("step", step)
        writer.key("views")
        writer.beginList()
        // The paths of the views above the next one.
        var paths: [String] = []
        for entry in entries {
            paths.removeSubrange(min(entry.depth, paths.count)...)
            let above = paths.last ?? ""
            paths.append(entry.depth == 0 ? "" : "\(above)/\(entry.position)")
            writer.beginObject()
            writer.member("path", entry.depth == 0 ? "/" : paths[paths.count - 1])
            if options.ids { writer.member("id", entry.id) }
            entry.write(to: &writer)
            writer.endObject()
        }
        writer.endList()
        writer.endObject()
        return writer.text
    }
}

extension HierarchySnapshot.Entry {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("class", className)
        writer.member("name", name)
        writer.member("tag", tag)
        writer.member("frame", frame.numbers)
        let marks = ViewMarks(self)
        for mark in marks.marks {
            writer.key(text: mark.kind.rawValue)
            writer.written(mark.value)
        }
        if marks.properties.isEmpty { return }
        writer.member("properties") { writer in
            writer.object { writer in
                for property in marks.properties {
                    writer.key(text: property.name)
                    writer.written(property.value)
                }
            }
        }
    }
}
