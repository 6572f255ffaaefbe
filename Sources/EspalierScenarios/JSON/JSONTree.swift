/// A JSON document as one flat array of nodes, in the order of the text.
///
/// A list or an object is followed by all that it holds; its `end` says where that ends. In an object, each key is
/// a text node, directly followed by its value. Nothing nests in memory, so neither walking nor releasing a tree
/// recurses, however deep the document is. Nodes are named by their index; the whole document is node 0.
package struct JSONTree: Sendable {
    /// What a node is.
    package enum Kind: Sendable, Equatable {
        case null
        case boolean(Bool)
        /// A number written as digits alone, which fits an `Int`: exact, also where a double would not be.
        case integer(Int)
        /// Any other number.
        case number(Double)
        case text(String)
        case list
        case object
    }

    /// One value or key. The 32-bit fields keep a node at 32 bytes; the reader refuses texts that do not fit.
    struct Node: Sendable {
        var kind: Kind
        /// The index after the last node inside this one.
        var end: Int32
        var line: Int32
        var column: Int32
    }

    /// Never empty.
    let nodes: [Node]

    init(nodes: [Node]) {
        self.nodes = nodes
    }

    /// The index of the whole document.
    package var root: Int { 0 }

    /// The number of nodes, keys included.
    package var count: Int { nodes.count }

    package func kind(_ index: Int) -> Kind { nodes[index].kind }

    /// Where the node's first character stands.
    package func place(_ index: Int) -> TextPlace {
        TextPlace(line: Int(nodes[index].line), column: Int(nodes[index].column))
    }

    /// The index after the last node inside the node: of the next element, if there is one.
    package func end(_ index: Int) -> Int { Int(nodes[index].end) }
}

extension JSONTree {
    package func isNull(_ index: Int) -> Bool {
        if case .null = nodes[index].kind { true } else { false }
    }

    package func isObject(_ index: Int) -> Bool {
        if case .object = nodes[index].kind { true } else { false }
    }

    package func isList(_ index: Int) -> Bool {
        if case .list = nodes[index].kind { true } else { false }
    }

    /// The text of a text node or key; nil for any other node.
    package func text(_ index: Int) -> String? {
        guard case .text(let text) = nodes[index].kind else { return nil }
        return text
    }

    /// The value of a number node; nil for any other node.
    package func number(_ index: Int) -> Double? {
        switch nodes[index].kind {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The value of a number node that is an integer (`3`, `3.0`, `3e2`) and fits an `Int`; nil for any other node.
    package func integer(_ index: Int) -> Int? {
        switch nodes[index].kind {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The value of a boolean node; nil for any other node.
    package func boolean(_ index: Int) -> Bool? {
        guard case .boolean(let value) = nodes[index].kind else { return nil }
        return value
    }

    /// What the node is, for a message: `a text`, `an object`.
    package func kindName(_ index: Int) -> String {
        switch nodes[index].kind {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer, .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
