import EspalierScenarios
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import EspalierRendering

@Suite("Pictures in SVG")
struct SVGTests {
    static let moving = """
        {"espalier": 1, "title": "Moving", "root": {"name": "screen", "frame": [0, 0, 400, 300], "subviews": [
          {"name": "box", "frame": [10, 20, 100, 50], "subviews": [{"name": "inner", "frame": [5, 5, 20, 20]}]},
          {"name": "ruled", "rules": ["ll = 200, w = 25%", "tt = 8, h = 40"]}]},
         "steps": [{"set": "box", "keyPath": "frame", "value": [110, 120, 100, 50]}, {"remove": "ruled"},
          {"add": {"name": "new", "frame": [0, 0, 50, 50]}, "to": "/"}, {"set": "box", "keyPath": "tag", "value": 4}]}
        """

    private func text(_ json: String, step: Int? = nil) throws -> String {
        String(decoding: try recording(json).svg(step: step), as: UTF8.self)
    }

    @Test("A moved view has its old outline and an arrow; what it carries along has none")
    func moved() throws {
        let svg = try text(Self.moving, step: 1)
        #expect(svg.components(separatedBy: "class=\"before\"").count == 2)
        #expect(svg.components(separatedBy: "class=\"arrow\"").count == 2)
        // The drawing begins at 24, 77.
        #expect(svg.contains(#"class="before" points="34,97 134,97 134,147 34,147""#))
        #expect(svg.contains(#"class="view moved" points="134,197 234,197 234,247 134,247""#))
        #expect(try !text(Self.moving, step: 0).contains("class=\"before\""))
    }

    @Test("New, removed and changed views are shown as such")
    func otherChanges() throws {
        #expect(try text(Self.moving, step: 2).contains("<polygon class=\"removed\""))
        #expect(try text(Self.moving, step: 3).contains("<polygon class=\"view added\""))
        #expect(try text(Self.moving, step: 4).contains("<polygon class=\"view changed\""))
    }

    @Test("Rules stand in the list with the values that they give")
    func rules() throws {
        let svg = try text(Self.moving, step: 0)
        #expect(svg.contains("ll = 200, w = 25% ⇒ x 200, width 100"))
        #expect(svg.contains("tt = 8, h = 40 ⇒ y 8, height 40"))
        #expect(svg.contains("[200, 8, 100, 40]"))
    }

    @Test("Transforms and scroll offsets count")
    func geometry() throws {
        let svg = try text(
            """
            {"espalier": 1, "root": {"frame": [0, 0, 400, 400], "subviews": [
              {"class": "UIScrollView", "frame": [100, 0, 200, 400], "bounds": [0, 50, 200, 400], "subviews": [
                {"name": "scrolled", "frame": [0, 60, 100, 30]}, {"name": "out of sight", "frame": [0, 0, 100, 30]}]},
              {"name": "turned", "frame": [0, 100, 100, 40], "transform": [0, 1, -1, 0, 0, 0]}]}}
            """)
        // The drawing begins at 24, 53 where there is no title; a quarter turn around the middle (50, 120).
        #expect(svg.contains(#"points="124,63 224,63 224,93 124,93""#))
        #expect(!svg.contains(">out of sight<"))
        #expect(svg.contains("and 1 view out of sight"))
        #expect(svg.contains(#"points="94,123 94,223 54,223 54,123""#))
    }

    @Test("Constraints that cannot hold are lines with their constants, and what is open has arrows")
    func constraints() throws {
        let json = """
            {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 400, 300], "constraints": [
              "box.leading == self.leading + 20", "box.top == self.top + 20", "box.width == 100", "box.height == 50",
              "other.top == box.bottom", "other.width == 40", "other.height == 40"],
             "subviews": [{"name": "box"}, {"name": "other"}]},
             "steps": [{"constrain": "box.width >= 160"}, {"constrain": "other.leading == self.leading"}]}
            """
        let good = try text(json, step: 0)
        #expect(!good.contains("class=\"constraint broken\""))
        // The x of `other`: through its middle, at 44, 53 + 90.
        #expect(good.contains("class=\"constraint open\" d=\"M24,143 L64,143"))
        #expect(good.contains("? other  x not decided"))
        let bad = try text(json, step: 2)
        #expect(bad.contains("class=\"constraint broken\" d=\"M44,93 L144,93"))
        #expect(bad.components(separatedBy: "class=\"constraint conflict\"").count == 2)
        #expect(bad.contains(">≥ 160</text>") && bad.contains(">100</text>"))
        #expect(bad.contains("! the constraint box.width &gt;= 160 cannot hold"))
        #expect(!bad.contains("constraint open\"") && !bad.contains("not decided"))
    }

    @Test(
        "Of many views without a name, a rule or a change, classes stand where there is room, and the list counts them")
    func dense() throws {
        let views = (0..<37).map { #"{"frame": [\#($0 % 6 * 10), \#($0 / 6 * 10), 9, 9]}"# }.joined(separator: ", ")
        let recording = try recording(
            #"{"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [\#(views)]}}"#)
        let picture = SVGPicture(recording, step: recording.steps[0])
        #expect(picture.leaders.isEmpty)
        #expect(picture.texts.contains { $0.text == "and 37 views without a name, a rule or a change" })
        #expect(picture.texts.filter { $0.style != .name }.count < 6)
    }

    @Test("A step that did not run is an error that says which ones did")
    func range() throws {
        let recording = try recording(Self.moving)
        for step in [-1, 5] {
            let error = #expect(throws: StepRangeError.self) { try recording.svg(step: step) }
            #expect(error?.description == "there is no step \(step)\nfix: write a step from 0 to 4")
        }
    }

    @Test("The same recording gives the same bytes")
    func deterministic() throws {
        let json = RandomScenario(seed: 9, views: 30, steps: 10).json
        #expect(try recording(json).svg() == recording(json).svg())
    }

    @Test(
        "Whatever the texts are, the document is well-formed, and no text is lost",
        arguments: InspectorPageTests.attacks)
    func wellFormed(text: String) throws {
        let svg = try recording(InspectorPageTests.scenario(text)).svg()
        let reader = TextCollector()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(reader.texts.contains(SVGWriter.plain(text)))
        #expect(!reader.elements.contains("script"))
    }

    @Test("Characters that XML forbids become others")
    func control() {
        #expect(
            SVGWriter.escaped("a\u{0}\u{1F}\u{7F}\n<&>\"'\u{FFFE}\u{85}")
                == "a␀␟␡␊&lt;&amp;&gt;&quot;&#39;\u{FFFD}\u{FFFD}")
    }
}

/// Collects what a document says, and the names of its elements.
private final class TextCollector: NSObject, XMLParserDelegate {
    var texts: Set<String> = []
    var elements: Set<String> = []
    private var current = ""

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.insert(element)
        current = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { current += string }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        texts.insert(current)
        current = ""
    }
}
