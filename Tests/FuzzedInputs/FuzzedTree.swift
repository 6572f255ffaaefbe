import EspalierRendering

/// A tree as text: read; written again, it says the same, and does not differ from itself.
func fuzzTree(_ bytes: [UInt8]) {
    let tree: HierarchySnapshot
    do {
        tree = try HierarchySnapshot(text: String(decoding: bytes, as: UTF8.self))
    } catch {
        require(error.place.line >= 1 && error.place.column >= 1, "a place that is none")
        return
    }
    let text = tree.text()
    guard let again = try? HierarchySnapshot(text: text) else { stop("not read again: \(text)") }
    require(again.text() == text, "says something else: \(text)")
    let diff = HierarchyDiff(from: tree, to: again, matching: .contents)
    require(diff.isEmpty, "differs from itself: \(diff.json())")
}
