/// Remembers where in its source a part of a document stands, for errors that only a run can find.
///
/// Marks of a document that was made of an interface file lead to the elements of that; those of a document that was not
/// read from a text lead nowhere. Where a part stands is not what it is: all marks
/// are equal, so that parts compare by their contents.
package struct ScenarioMark: Sendable, Equatable {
    /// The index in the JSON tree that the document was read from, -1 for none.
    private let index: Int32

    /// Leads nowhere: for parts that no text has.
    package static let none = ScenarioMark(index: -1)

    private init(index: Int32) {
        self.index = index
    }

    init(node: Int) {
        index = Int32(node)
    }

    var node: Int? { index < 0 ? nil : Int(index) }

    package static func == (first: ScenarioMark, second: ScenarioMark) -> Bool { true }
}

extension ScenarioDocument {
    /// The problem that a part of the document has, with the part's place and path.
    ///
    /// `key` names a member of the part, to point at its value: `"class"` of a view, `"at"` of a step. Where the part
    /// does not write it, the place is that of the part. Where there is no source, the problem has no place, and the
    /// path is that of the whole, `$`.
    ///
    /// Complexity: O(length of the source), for the path.
    package func problem(
        at mark: ScenarioMark, key: String? = nil, message: String, fix: String
    ) -> ScenarioProblem {
        guard let source, var node = mark.node else {
            if let place = interfacePlace(of: mark) {
                return ScenarioProblem(place: place.place, path: place.path, message: message, fix: fix)
            }
            return ScenarioProblem(place: nil, path: JSONPath().description, message: message, fix: fix)
        }
        if let key, let value = source.value(key, in: node) { node = value }
        return ScenarioProblem(source, node: node, message: message, fix: fix)
    }
}

extension ScenarioDocument {
    /// The line in which a part of the document stands; 0 where there is no source.
    package func line(of mark: ScenarioMark) -> Int {
        guard let source, let node = mark.node else { return interfacePlace(of: mark)?.place?.line ?? 0 }
        return source.place(node).line
    }
}

extension ScenarioDocument {
    /// Where each step stands; nil where there is no source.
    package var stepPlaces: [TextPlace?] { steps.map { place(of: $0.mark) } }

    private func place(of mark: ScenarioMark) -> TextPlace? {
        guard let source, let node = mark.node else { return nil }
        return source.place(node)
    }
}

extension ScenarioProblem {
    init(_ tree: JSONTree, node: Int, message: String, fix: String) {
        self.init(
            place: tree.place(node), path: tree.path(of: node).description, message: message, fix: fix)
    }
}
