import EspalierSupport
import Foundation

/// An interface file (`.xib` or `.storyboard`, Xcode's XML), read and checked. It knows no views: ``UINib`` and
/// ``UIStoryboard`` build objects from it.
///
/// Constraints, guides and variations are kept as data, and so are segues.
public struct InterfaceDocument: Sendable {
    let storage: InterfaceStorage

    /// The constraints of all views, in the order of the text.
    public let constraints: [InterfaceConstraint]
    /// The layout guides of all views and controllers, in the order of the text.
    public let guides: [InterfaceGuide]
    /// What is different for some sizes, in the order of the text.
    public let variations: [InterfaceVariation]
    /// The segues, in the order of the text.
    public let segues: [InterfaceSegue]
    /// What controls do when they are touched, in the order of the text.
    public let actions: [InterfaceAction]
    /// What the document itself says that cannot be right: an identifier that two elements have.
    public let reports: [InterfaceReport]

    /// Reads a file.
    ///
    /// - Throws: ``InterfaceError`` if there is no such file, and as `init(data:name:limits:)`.
    /// - Complexity: O(bytes of the file).
    public init(contentsOf url: URL, limits: InterfaceLimits = .init()) throws(InterfaceError) {
        let name = url.isFileURL ? url.relativePath : url.absoluteString
        try self.init(data: InterfaceDocument.read(url, name, limits), name: name, limits: limits)
    }

    /// Reads the content of a file.
    ///
    /// No document type declaration is read, so that no entity is ever expanded or fetched.
    ///
    /// - Parameters:
    ///   - data: XML in UTF-8.
    ///   - name: What errors and reports call the file.
    ///   - limits: What is too large.
    /// - Throws: ``InterfaceError``, with line and column, for bytes that are no UTF-8 or no well-formed XML, for a
    ///   document type declaration, for what goes beyond `limits`, and if the root element is not `document`.
    /// - Complexity: O(bytes).
    public init(data: Data, name: String, limits: InterfaceLimits = .init()) throws(InterfaceError) {
        let storage = try InterfaceReader.read(data, name: name, limits: limits)
        let root = InterfaceElement(storage: storage, index: 0)
        guard root.name == "document" else {
            throw InterfaceError(
                file: name, place: root.place,
                message: "the root element is <\(root.name)>, not <document>",
                fix: "write a .xib or .storyboard file as Xcode 5 or later saves it")
        }
        self.init(storage)
    }

    /// Makes a document of elements that have been checked.
    init(_ storage: InterfaceStorage) {
        self.storage = storage
        var collector = DocumentCollector()
        for index in storage.nodes.indices { collector.take(InterfaceElement(storage: storage, index: index)) }
        constraints = collector.constraints
        guides = collector.guides
        variations = collector.variations
        segues = collector.segues
        actions = collector.actions
        reports = storage.repeated.map { index in
            let element = InterfaceElement(storage: storage, index: index)
            return InterfaceReport(
                file: storage.file, place: element.place,
                message:
                    "the id '\(element.id ?? "")' stands for an earlier element already; the earlier one keeps it")
        }
    }

    /// What errors and reports call the file.
    public var name: String { storage.file }

    /// The element `document`.
    public var root: InterfaceElement { InterfaceElement(storage: storage, index: 0) }

    /// Whether it is a storyboard: its `type` says so, or, where it has none, it has scenes.
    public var isStoryboard: Bool {
        root["type"]?.hasSuffix(".Storyboard.XIB") ?? (root.first("scenes") != nil)
    }

    /// The element with an identifier, or nil. Of several with the same, the first.
    /// - Complexity: O(1).
    public func element(id: String) -> InterfaceElement? {
        storage.numbers[id].map { InterfaceElement(storage: storage, index: $0) }
    }

    /// The element of an index, such as another document of the same text has it; nil beyond the last one.
    package func element(at index: Int) -> InterfaceElement? {
        storage.nodes.indices.contains(index) ? InterfaceElement(storage: storage, index: index) : nil
    }

    /// How many elements there are.
    public var elementCount: Int { storage.nodes.count }

    /// All elements, in the order of the text.
    /// - Complexity: O(elements).
    public var elements: [InterfaceElement] {
        storage.nodes.indices.map { InterfaceElement(storage: storage, index: $0) }
    }

    private static func read(_ url: URL, _ name: String, _ limits: InterfaceLimits) throws(InterfaceError) -> Data {
        do {
            // One more than is allowed is enough to see that there are too many.
            return try FileReading.bytes(of: url, atMost: max(limits.maxBytes, 0) &+ 1)
        } catch {
            throw InterfaceError(
                file: name, place: nil, message: error.reason,
                fix: "write the path of a .xib or .storyboard file that exists")
        }
    }
}
