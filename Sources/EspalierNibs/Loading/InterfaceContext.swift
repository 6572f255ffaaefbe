import EspalierControls

/// What is known while objects are made from a document: one for each time that objects are made.
package final class InterfaceContext {
    /// What the objects are made from.
    package let document: InterfaceDocument
    /// The document's named colours and images.
    package let resources: InterfaceResources
    /// Where names of images and colours are looked for first.
    let assets: AssetCatalog
    /// What was passed over, in the order in which it was met.
    package private(set) var reports: [InterfaceReport] = []
    var objects: [String: AnyObject] = [:]
    let externals: ExternalObjects

    init(_ content: NibContent, _ externals: ExternalObjects) {
        document = content.document
        resources = content.resources
        assets = content.assets
        self.externals = externals
    }

    /// Says that something was passed over.
    package func report(_ message: String, at place: TextPlace) {
        reports.append(InterfaceReport(file: document.name, place: place, message: message))
    }

    /// The object of an identifier: made just now, or known from outside. Nil for others, and those that are not made
    /// yet.
    package func object(for id: String) -> AnyObject? {
        objects[id] ?? externals.object(for: id)
    }
}

/// Objects that were made before, or by others, under their identifiers in the document. None is held: rows that are
/// made later refer to a controller that holds their table.
final class ExternalObjects {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [String: Entry]
    private let outer: ExternalObjects?

    init(_ objects: [String: AnyObject] = [:], outer: ExternalObjects? = nil) {
        entries = objects.mapValues { Entry(object: $0) }
        self.outer = outer
    }

    func add(_ objects: [String: AnyObject]) {
        for (id, object) in objects { entries[id] = Entry(object: object) }
    }

    func object(for id: String) -> AnyObject? {
        var current: ExternalObjects? = self
        while let externals = current {
            if let object = externals.entries[id]?.object { return object }
            current = externals.outer
        }
        return nil
    }
}
