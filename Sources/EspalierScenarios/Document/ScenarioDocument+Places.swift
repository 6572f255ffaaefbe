import EspalierSupport

/// Where a part of a document stands.
package struct DocumentPlace: Sendable, Equatable {
    /// Nil for a document that was not read from a text.
    package var place: TextPlace?
    /// The JSON path.
    package var path: String
}

extension ScenarioDocument {
    /// The mark of a member of a part, such as the `name` of a view; that of the part, where it does not write it.
    package func mark(_ key: String, in mark: ScenarioMark) -> ScenarioMark {
        guard let source, let node = mark.node, let value = source.value(key, in: node) else { return mark }
        return ScenarioMark(node: value)
    }

    /// Whether a part of the document writes a member.
    package func writes(_ key: String, in mark: ScenarioMark) -> Bool {
        guard let source, let node = mark.node else { return false }
        return source.value(key, in: node) != nil
    }

    /// The places of parts of the document, all in one walk.
    ///
    /// - Complexity: O(length of the source + the lengths of the paths + marks · log(marks)).
    package func places(of marks: [ScenarioMark]) -> [DocumentPlace] {
        var places = [DocumentPlace](repeating: DocumentPlace(path: JSONPath().description), count: marks.count)
        guard let source else {
            for (index, mark) in marks.enumerated() { places[index] = interfacePlace(of: mark) ?? places[index] }
            return places
        }
        let asked = marks.indices.compactMap { index in marks[index].node.map { (node: $0, index: index) } }
        var way = JSONWay(source)
        for (node, index) in asked.ordered(byKey: \.node) {
            places[index] = DocumentPlace(place: source.place(node), path: way.path(to: node).description)
        }
        return places
    }
}

extension ScenarioDocument {
    /// Where a part stands in the interface file that the document was made of; its path is the object's identifier.
    func interfacePlace(of mark: ScenarioMark) -> DocumentPlace? {
        guard source == nil, let interface, let node = mark.node, let element = interface.element(at: node) else {
            return nil
        }
        return DocumentPlace(place: element.place, path: element.id ?? element.name)
    }
}

/// The way down to a node, from which the way to a later node goes on.
private struct JSONWay {
    private struct Step {
        let container: Int
        /// The child, or its key, that was reached last.
        var child: Int
        var position = 0
    }

    private let tree: JSONTree
    private var steps: [Step] = []

    init(_ tree: JSONTree) { self.tree = tree }

    /// The path to a node. It must not come before the one that was asked for last.
    mutating func path(to node: Int) -> JSONPath {
        if node == tree.root { return JSONPath() }
        while let last = steps.last, tree.end(last.container) <= node { steps.removeLast() }
        if steps.isEmpty { steps.append(Step(container: tree.root, child: tree.root + 1)) }
        while true {
            var step = steps[steps.count - 1]
            let isList = tree.isList(step.container)
            while tree.end(isList ? step.child : step.child + 1) <= node {
                step.child = tree.end(isList ? step.child : step.child + 1)
                step.position += 1
            }
            steps[steps.count - 1] = step
            let value = isList ? step.child : step.child + 1
            if value >= node { break }
            steps.append(Step(container: value, child: value + 1))
        }
        return JSONPath(
            steps.map { step in
                tree.isList(step.container) ? .index(step.position) : .key(tree.text(step.child) ?? "")
            })
    }
}
