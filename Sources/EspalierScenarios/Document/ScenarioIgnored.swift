import EspalierSupport

/// A finding of a document that is known and stays, as its `ignore` list says.
package struct ScenarioIgnored: Sendable, Equatable {
    /// Its kind; nil for any.
    package var kind: String?
    /// The name or the path of what it is about; nil for any.
    package var object: String?
    /// Why it stays.
    package var why: String?

    /// What it silences, in words.
    package var text: String { [kind, object].compactMap(\.self).joined(separator: " ") }
}

extension ScenarioDecoder {
    mutating func ignored(_ node: Int) -> [ScenarioIgnored] {
        guard let elements = list(node) else { return [] }
        var ignored: [ScenarioIgnored] = []
        for element in elements where !isFull {
            guard isObject(element, "what is ignored") else { continue }
            checkKeys(element, of: "what is ignored", required: [], optional: ["kind", "object", "why"])
            func text(_ key: String) -> String? { tree.value(key, in: element).flatMap { self.text($0) } }
            let entry = ScenarioIgnored(kind: text("kind"), object: text("object"), why: text("why"))
            if tree.value("kind", in: element) == nil, tree.value("object", in: element) == nil {
                report(
                    element, "this would silence everything",
                    fix: "write the kind of what is ignored, the object that it is about, or both")
            }
            ignored.append(entry)
        }
        return ignored
    }
}

extension JSONWriter {
    mutating func ignored(_ entry: ScenarioIgnored) {
        beginObject()
        member("kind", entry.kind)
        member("object", entry.object)
        member("why", entry.why)
        endObject()
    }
}
