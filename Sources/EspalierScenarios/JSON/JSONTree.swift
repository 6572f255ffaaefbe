/// A JSON document as one flat array of nodes, in the order of the text.
///
/// A list or an object is followed by all that it holds; its `end` says where that ends. In an object, each key is
/// a text node, directly followed by its value. Nothing nests in memory, so neither walking nor releasing a tree
/// recurses, however deep the document is. Nodes are named by their index; the whole document is node 0.
///
/// The tree keeps the text that it was read from: texts and keys are taken out of it when they are asked for.
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

    /// What the copies of a tree share.
    final class Storage: Sendable {
        let bytes: [UInt8]
        /// Never empty.
        let nodes: [JSONNode]
        let places: JSONPlaces
        let objectCount: Int

        init(_ bytes: [UInt8], _ nodes: [JSONNode], _ places: JSONPlaces, objectCount: Int) {
            self.bytes = bytes
            self.nodes = nodes
            self.places = places
            self.objectCount = objectCount
        }
    }

    let storage: Storage

    init(_ bytes: [UInt8], _ nodes: [JSONNode], _ places: JSONPlaces, objectCount: Int) {
        storage = Storage(bytes, nodes, places, objectCount: objectCount)
    }

    /// How many objects there are in it.
    var objectCount: Int { storage.objectCount }

    private func node(_ index: Int) -> JSONNode { storage.nodes[index] }

    /// The index of the whole document.
    package var root: Int { 0 }

    /// The number of nodes, keys included.
    package var count: Int { storage.nodes.count }

    package func kind(_ index: Int) -> Kind {
        let node = node(index)
        switch node.form {
        case .integer: return .integer(node.integer)
        case .number: return .number(node.number)
        case .text: return .text(storage.bytes.text(of: node))
        case .other:
            switch node.word {
            case .null: return .null
            case .true: return .boolean(true)
            case .false: return .boolean(false)
            case .list: return .list
            case .object: return .object
            }
        }
    }

    /// Where the node's first character stands.
    ///
    /// Complexity: O(log *n*) for *n* nodes.
    package func place(_ index: Int) -> TextPlace { storage.places.place(at: node(index).offset) }

    /// The index after the last node inside the node: of the next element, if there is one.
    package func end(_ index: Int) -> Int { node(index).end }

    /// Whether a node is a text, or a key, that is written with escapes.
    func hasEscapes(_ index: Int) -> Bool {
        let node = node(index)
        return node.form == .text && node.hasEscapes
    }

    /// The text of a text node or key that is short, and written without escapes; nil for any other node.
    func shortText(_ index: Int) -> ShortText? {
        let node = node(index)
        guard node.form == .text, !node.hasEscapes else { return nil }
        return ShortText(storage.bytes[node.text])
    }
}

extension JSONTree {
    package func isNull(_ index: Int) -> Bool {
        node(index).isWord(.null)
    }

    package func isObject(_ index: Int) -> Bool {
        node(index).isWord(.object)
    }

    package func isList(_ index: Int) -> Bool {
        node(index).isWord(.list)
    }

    /// The text of a text node or key; nil for any other node.
    package func text(_ index: Int) -> String? {
        let node = node(index)
        return node.form == .text ? storage.bytes.text(of: node) : nil
    }

    /// The value of a number node; nil for any other node.
    package func number(_ index: Int) -> Double? {
        let node = node(index)
        return switch node.form {
        case .integer: Double(node.integer)
        case .number: node.number
        default: nil
        }
    }

    /// The value of a number node that is an integer (`3`, `3.0`, `3e2`) and fits an `Int`; nil for any other node.
    package func integer(_ index: Int) -> Int? {
        let node = node(index)
        return switch node.form {
        case .integer: node.integer
        case .number: Int(exactly: node.number)
        default: nil
        }
    }

    /// The value of a boolean node; nil for any other node.
    package func boolean(_ index: Int) -> Bool? {
        let node = node(index)
        return node.isWord(.true) ? true : node.isWord(.false) ? false : nil
    }

    /// What the node is, for a message: `a text`, `an object`.
    package func kindName(_ index: Int) -> String {
        switch kind(index) {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer, .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
