import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

/// One element in a file of its own, and what its properties made of an object.
struct Applied<Object: AnyObject> {
    let object: Object
    let document: InterfaceDocument
    /// The wrong values, as `LINE:COLUMN: message`.
    let reports: [String]

    /// Reads `<name attributes>children</name>` and applies it to an object.
    init(_ element: String, to object: Object, resources: String = "") throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            \(element)
            </objects>
            <resources>\(resources)</resources>
            </document>
            """
        document = try InterfaceDocument(data: Data(xml.utf8), name: "Test.xib")
        self.object = object
        let context = InterfaceContext(NibContent(document, InterfaceClasses()), ExternalObjects())
        guard let described = document.root.first("objects")?.children.first else {
            throw NoElement()
        }
        InterfaceProperties.apply(described, to: object, in: context)
        reports = context.reports.map { "\($0.place): \($0.message)" }
    }

    /// What the tables do not know of the file.
    var unknownParts: [String] {
        InterfaceProperties.unknownParts(of: document).map { "\($0.place): \($0.message)" }
    }

    struct NoElement: Error {}
}

/// One row of a table: what stands in the file, and what is read from the object.
struct PropertyRow: Sendable, CustomTestStringConvertible {
    let element: String
    let expected: String
    let read: @Sendable (String) throws -> (read: String, reports: [String])

    init<Object: AnyObject>(
        _ element: String, _ make: @escaping @Sendable () -> Object, _ expected: String,
        _ value: @escaping @Sendable (Object) -> Any?
    ) {
        self.element = element
        self.expected = expected
        read = { element in
            let applied = try Applied(element, to: make(), resources: PropertyRow.resources)
            let value = value(applied.object)
            return (value.map { "\($0)" } ?? "nil", applied.reports + applied.unknownParts)
        }
    }

    var testDescription: String { element }

    /// Reads the element, and compares.
    func check() throws {
        let found = try read(element)
        #expect(found.read == expected, "\(element)")
        #expect(found.reports == [], "\(element)")
    }

    static let resources = """
        <image name="Logo" width="128" height="64"/><image name="star" catalog="system" width="20" height="18"/>
        <namedColor name="accent"><color red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        <systemColor name="systemRedColor"><color red="1" green="0.25" blue="0.125" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></systemColor>
        """
}
