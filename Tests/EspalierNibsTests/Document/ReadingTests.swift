import Foundation
import Testing

@testable import EspalierNibs

@Suite("Reading the XML of Interface Builder")
struct ReadingTests {
    @Test("elements know their names, attributes, text, neighbours and where their < stands")
    func elements() throws {
        let document = try Interface.document(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <not an="element"/> -->
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
                      version="3.0">
              <objects><label id="a" text="ä &amp; b"/><view
                 id="b"><string key="text">one &lt; <![CDATA[<two>]]></string></view></objects>
            </document>
            """)
        let root = document.root
        #expect(root.name == "document" && root.place == TextPlace(line: 3, column: 1))
        #expect(root.attributes.map(\.name) == ["type", "version"])
        #expect(root.text == "")
        let label = try #require(document.element(id: "a"))
        #expect(label.place == TextPlace(line: 5, column: 12))
        #expect(label["text"] == "ä & b" && label["font"] == nil)
        let view = try #require(document.element(id: "b"))
        #expect(view.place == TextPlace(line: 5, column: 44))
        #expect(view.parent?.name == "objects" && view.parent?.children == [label, view])
        #expect(view.child(key: "text")?.text == "one < <two>")
        #expect(!document.isStoryboard && document.elementCount == 5)
    }

    @Test("text in Base64 is decoded, with or without padding")
    func base64() throws {
        let document = try Interface.document(
            "<document><string key=\"text\" base64-UTF8=\"YES\">\nYQBi\n</string><string>x</string></document>")
        #expect(document.root.first("string")?.decodedText == "a\u{0}b")
        #expect(document.root.all("string").last?.decodedText == "x")
    }

    @Test(
        "broken XML is an error with line and column",
        arguments: [
            ("<document>\n <view></document>", 2, "end tag"),
            ("<document>\n  <view a=\"1\" a=\"2\"/></document>", 2, "twice"),
            ("<document>\n\n<a b=c/></document>", 3, "quotes"),
            ("<document><view>", 1, "ends"),
            ("<document/>\n<document/>", 2, ""),
            ("<document>&nbsp;</document>", 1, "entity"),
            ("<document>\n\u{1}</document>", 2, "character"),
            ("", 1, ""),
            ("no XML", 1, ""),
        ])
    func broken(_ text: String, _ line: Int, _ words: String) throws {
        let error = try #require(throws: InterfaceError.self) { try Interface.document(text) }
        #expect(error.place?.line == line)
        #expect(words.isEmpty || error.message.contains(words))
        #expect(error.description.hasPrefix("Test.xib:\(line):") && error.description.contains("\nfix: "))
    }

    @Test("bytes that are no UTF-8 are an error at their place")
    func encoding() throws {
        var data = Data("<document>\n<a b=\"".utf8)
        data += [0xC3, 0x28]
        data += Data("\"/></document>".utf8)
        let error = try #require(throws: InterfaceError.self) {
            try InterfaceDocument(data: data, name: "Test.xib")
        }
        #expect(error.place == TextPlace(line: 2, column: 7) && error.message.contains("UTF-8"))
        let utf16 = try #require("<document/>".data(using: .utf16LittleEndian))
        #expect(throws: InterfaceError.self) { try InterfaceDocument(data: utf16, name: "Test.xib") }
        #expect(throws: InterfaceError.self) {
            try Interface.document("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>")
        }
    }

    @Test("entities are neither expanded nor fetched: a document type declaration is an error at its place")
    func entities() throws {
        let folder = FileManager.default.temporaryDirectory
        let secret = folder.appendingPathComponent("espalier-\(UUID().uuidString).txt")
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let external = """
            <?xml version="1.0"?>
            <!DOCTYPE document [<!ENTITY x SYSTEM "\(secret.absoluteString)">]>
            <document><string>&x;</string></document>
            """
        let laughs = """
            <?xml version="1.0"?>
            <!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
            <document><string>&c;</string></document>
            """
        for text in [external, laughs, "\n<!DOCTYPE document SYSTEM \"http://127.0.0.1:9/a.dtd\"><document/>"] {
            let error = try #require(throws: InterfaceError.self) { try Interface.document(text) }
            #expect(error.place == TextPlace(line: 2, column: 1) && error.message.contains("entities"))
        }
    }

    @Test("depth, size and number of elements are bounded, each by its limit")
    func limits() throws {
        let deep = String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40)
        let text = "<document>\(deep)</document>"
        #expect(try Interface.document(text, limits: InterfaceLimits(maxDepth: 41)).elementCount == 41)
        for (limits, name) in [
            (InterfaceLimits(maxDepth: 40), "maxDepth"), (InterfaceLimits(maxElements: 40), "maxElements"),
            (InterfaceLimits(maxBytes: text.utf8.count - 1), "maxBytes"),
        ] {
            let error = try #require(throws: InterfaceError.self) { try Interface.document(text, limits: limits) }
            #expect(error.fix.contains(name))
            #expect(error.message.contains(name == "maxBytes" ? "\(text.utf8.count - 1)" : "40"))
        }
        let bomb = String(repeating: "<a>", count: 500_000)
        let error = try #require(throws: InterfaceError.self) { try Interface.document("<document>\(bomb)") }
        #expect(error.place == TextPlace(line: 1, column: 11 + 999 * 3))
    }

    @Test(
        "a text without elements, and two hyphens in a comment, are errors that say so",
        arguments: ["", "  ", "{}", "x"])
    func empty(text: String) throws {
        let none = try #require(throws: InterfaceError.self) { try Interface.document(text) }
        #expect(none.place?.line == 1 && none.message.contains("there is no element"))
        let comment = try #require(throws: InterfaceError.self) {
            try Interface.document("<document>\n<!-- a -- b -->\(text)</document>")
        }
        #expect(comment.place?.line == 2 && comment.message.contains("-- inside a comment"))
    }

    @Test("a file that is not there, a folder and a network address are errors without a place")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
        for url in [
            folder.appendingPathComponent("no-such-\(UUID().uuidString).xib"), folder,
            try #require(URL(string: "http://127.0.0.1:9/a.xib")),
        ] {
            let error = try #require(throws: InterfaceError.self) { try InterfaceDocument(contentsOf: url) }
            #expect(error.place == nil && !error.fix.isEmpty)
        }
    }

    @Test("a root that is not a document is an error; an id that stands twice is reported, and the first keeps it")
    func roots() throws {
        let error = try #require(throws: InterfaceError.self) { try Interface.document("<archive/>") }
        #expect(error.message.contains("<archive>"))
        let document = try Interface.document("<document><a id=\"x\"/><b id=\"x\"/></document>")
        #expect(document.element(id: "x")?.name == "a")
        #expect(document.reports.map(\.place) == [TextPlace(line: 1, column: 22)])
    }

    @Test("more than ten million bytes are read, in pieces")
    func large() throws {
        let comment = "<!--" + String(repeating: "x", count: 1 << 20) + "-->\n"
        let document = try Interface.document(
            "<document>" + String(repeating: comment, count: 10) + "<view id=\"a\"/></document>")
        #expect(document.element(id: "a")?.place == TextPlace(line: 11, column: 1))
    }

    @Test(
        "a tag, a comment or a text that is longer than the parser reads is found before, with where it begins",
        arguments: [
            ("<a>\n<b t='0123456789'/></a>", 2, 1), ("<a><!-- 0123456789 --></a>", 1, 4),
            ("<a>\n<b>0123456789</b></a>", 2, 1),
            ("0123456789abcdef", 1, 1),
        ])
    func longPieces(text: String, line: Int, column: Int) {
        let scanner = MarkupScanner(Array(text.utf8), maxElements: 9, longestPiece: 12)
        #expect(scanner.longPiece == TextPlace(line: line, column: column))
        #expect(MarkupScanner(Array(text.utf8), maxElements: 9, longestPiece: 21).longPiece == nil)
    }
}
