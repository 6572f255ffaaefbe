import EspalierNibs
import EspalierSupport
import Foundation

/// A property list in XML, read with the places of its values. A value is an element of it.
///
/// The format is that of Apple's Property List Programming Guide: dictionaries of keys and values in turns, arrays, texts,
/// numbers and booleans.
struct PropertyList {
    let root: InterfaceElement

    /// Reads a property list. Its document type declaration, which every such file has, is passed over; one that declares
    /// something of its own is refused, so that no entity is ever expanded or fetched.
    ///
    /// - Parameter bytes: XML in UTF-8.
    init(_ bytes: [UInt8], file: String, maxBytes: Int) throws(ApplicationFileError) {
        let limits = InterfaceLimits(maxDepth: Self.maxDepth, maxBytes: maxBytes)
        let root: InterfaceElement
        do {
            root = try InterfaceElement.root(
                of: Data(Self.withoutDocumentType(bytes)), name: file, limits: limits)
        } catch {
            throw ApplicationFileError(file: file, place: error.place, message: error.message, fix: error.fix)
        }
        guard root.name == "plist", let value = root.children.first else {
            throw ApplicationFileError(
                file: file, place: root.place, message: "the file is no property list: it begins with <\(root.name)>",
                fix: "save it as a property list")
        }
        self.root = value
    }

    static let maxDepth = 100

    /// The keys and values of a dictionary, in the order of the file; nothing for other values.
    static func pairs(_ element: InterfaceElement) -> [(key: InterfaceElement, value: InterfaceElement)] {
        guard element.name == "dict" else { return [] }
        let children = element.children
        return stride(from: 0, to: children.count - 1, by: 2).compactMap { index in
            children[index].name == "key" ? (children[index], children[index + 1]) : nil
        }
    }

    static func value(_ key: String, in element: InterfaceElement) -> InterfaceElement? {
        pairs(element).first { $0.key.text == key }?.value
    }

    /// The texts of an array.
    static func texts(_ element: InterfaceElement?) -> [String] {
        guard let element, element.name == "array" else { return [] }
        return element.all("string").map(\.text)
    }

    /// The same bytes, with spaces for a document type declaration that declares nothing itself.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        let mark = Array("<!DOCTYPE".utf8)
        // It stands before the first element.
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
                index += 1
                continue
            }
            if bytes[index...].starts(with: mark) { break }
            if bytes[index + 1] != UInt8(ascii: "?"), bytes[index + 1] != UInt8(ascii: "!") { return bytes }
            index += 1
        }
        guard index < bytes.count, let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")),
            !bytes[index..<end].contains(UInt8(ascii: "["))
        else { return bytes }
        var result = bytes
        for place in index...end where !PlaceFinder.isLineEnd(result[place]) { result[place] = UInt8(ascii: " ") }
        return result
    }
}
