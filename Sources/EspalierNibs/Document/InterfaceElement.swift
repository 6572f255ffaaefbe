import Foundation

/// One element of an interface file, as it was read: a small value that points into its document.
///
/// Two elements are equal when they are the same element of the same document.
public struct InterfaceElement: Sendable, Hashable {
    let storage: InterfaceStorage
    /// Its place in the document, from 0 for the root, in the order of the text.
    package let index: Int

    private var node: InterfaceStorage.Node { storage.nodes[index] }

    /// The element's name, such as `label`.
    public var name: String { node.name }

    /// Where its `<` stands.
    public var place: TextPlace { node.place }

    /// The file that it stands in, as it was named by who asked.
    public var file: String { storage.file }

    /// Its own character data, joined, without that of its children. Empty where an element that has children has only
    /// white space of its own.
    public var text: String { node.text }

    /// An attribute's value, or nil without one of that name.
    /// - Complexity: O(attributes of the element).
    public subscript(attribute: String) -> String? {
        storage.attributes[node.attributes].first { $0.name == attribute }?.value
    }

    /// All attributes, sorted by name.
    public var attributes: [(name: String, value: String)] { Array(storage.attributes[node.attributes]) }

    /// The elements that stand directly in it, in order.
    public var children: [InterfaceElement] {
        var result: [InterfaceElement] = []
        var next = node.firstChild
        while next >= 0 {
            result.append(InterfaceElement(storage: storage, index: next))
            next = storage.nodes[next].nextSibling
        }
        return result
    }

    /// The element that it stands in; nil for the root.
    public var parent: InterfaceElement? {
        node.parent < 0 ? nil : InterfaceElement(storage: storage, index: node.parent)
    }

    /// The attribute `id`.
    public var id: String? { self["id"] }

    /// Whether both are the same element of the same document.
    public static func == (lhs: InterfaceElement, rhs: InterfaceElement) -> Bool {
        lhs.storage === rhs.storage && lhs.index == rhs.index
    }

    /// Hashes which element it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(storage))
        hasher.combine(index)
    }
}

extension InterfaceElement {
    /// The first child whose attribute `key` is this.
    package func child(key: String) -> InterfaceElement? { firstChild { $0["key"] == key } }

    /// A text that is an attribute, or, where it is long, a child; nil where it is neither.
    package func text(key: String) -> String? { self[key] ?? child(key: key)?.decodedText }

    /// The first child of that element name.
    package func first(_ name: String) -> InterfaceElement? { firstChild { $0.name == name } }

    /// All children of that element name, in order.
    package func all(_ name: String) -> [InterfaceElement] { children.filter { $0.name == name } }

    /// The attribute `key`: which property of the parent's object the element is.
    package var key: String? { self["key"] }

    /// The text, decoded where Interface Builder wrote it as Base64 (which it does for characters that XML cannot
    /// hold, and without padding).
    package var decodedText: String {
        guard self["base64-UTF8"] == "YES" else { return text }
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? text
    }

    private func firstChild(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
        var next = storage.nodes[index].firstChild
        while next >= 0 {
            let child = InterfaceElement(storage: storage, index: next)
            if isWanted(child) { return child }
            next = storage.nodes[next].nextSibling
        }
        return nil
    }
}
