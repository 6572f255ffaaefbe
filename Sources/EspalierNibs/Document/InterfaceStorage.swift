/// The elements of a document, flat, in the order of the text. An element's children are a list by numbers, so that
/// neither reading nor releasing a document recurses.
final class InterfaceStorage: Sendable {
    struct Node: Sendable {
        var name: String
        var place: TextPlace
        var text: String
        /// Where its attributes stand in the common list, sorted by name.
        var attributes: Range<Int>
        /// -1 for none, in these three.
        var parent: Int
        var firstChild = -1
        var nextSibling = -1
    }

    let file: String
    let nodes: [Node]
    let attributes: [(name: String, value: String)]
    /// The first element of each identifier.
    let numbers: [String: Int]
    /// Elements whose identifier an earlier one has.
    let repeated: [Int]

    init(file: String, nodes: [Node], attributes: [(name: String, value: String)]) {
        self.file = file
        self.nodes = nodes
        self.attributes = attributes
        var numbers: [String: Int] = [:]
        var repeated: [Int] = []
        for (number, node) in nodes.enumerated() {
            guard let id = attributes[node.attributes].first(where: { $0.name == "id" })?.value else { continue }
            if numbers[id] == nil { numbers[id] = number } else { repeated.append(number) }
        }
        self.numbers = numbers
        self.repeated = repeated
    }
}
