import EspalierControls
import EspalierViews
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Groups of a query")
struct QueryKeyTests {
    private func groups(_ root: String, by: String, classes: ScenarioClasses = ScenarioClasses()) throws -> String {
        let step = #"{"query": "q", "from": "/", "group": "descendants", "by": \#(by)}"#
        let json = #"{"espalier": 1, "root": \#(root), "steps": [\#(step)]}"#
        return try #require(try run(json, classes: classes).steps.last?.queries.first?.answer.json)
    }

    @Test("come in the order of their keys: numbers as results write them, then texts by scalar values")
    func order() throws {
        let keys = [
            "-9223372036854775808", "-1e+21", "-2", "-0.5", "0", "1e-7", "0.5", "9", "10", "9007199254740992",
            "9007199254740993", "9223372036854775807", "9223372036854776000", "1e+21", "", "+5", "-0", "007", "0x10",
            "1.0",
            "1e5", "Z", "a", "a ", "inf", "nan", "é", "z", "\u{E9}b", "\u{FFFD}", "😀",
        ]
        var expected = keys
        // Below all integers.
        expected.swapAt(0, 1)
        let texts = expected.suffix(from: 14).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        expected.replaceSubrange(14..., with: texts)
        var random = SplitMix64(seed: 1)
        for _ in 0..<20 {
            let shuffled = keys.shuffled(using: &random).map { ScenarioResult.Group(key: $0, paths: []) }
            guard case .groups(let groups) = ScenarioResult.Answer(groups: shuffled) else {
                Issue.record("no groups")
                return
            }
            #expect(groups.map(\.key) == expected)
        }
    }

    @Test("of tags and of numbers are written in full, and equal texts are one group")
    func numbers() throws {
        let root = #"""
            {"subviews": [
              {"tag": 9223372036854775807, "properties": {"p": 1e21}}, {"tag": -9223372036854775808, "properties": {"p": 0.1}},
              {"properties": {"p": -0.0}}, {"properties": {"p": 0}}, {"properties": {"p": "0"}}, {"properties": {"p": ""}},
              {"properties": {"p": false}}, {"properties": {"p": "false"}}, {"properties": {"p": null}}, {}]}
            """#
        #expect(
            try groups(root, by: #"{"tag": [9223372036854775807, -9223372036854775808]}"#)
                == #"{"-9223372036854775808": ["/1"], "9223372036854775807": ["/0"]}"#)
        #expect(
            try groups(root, by: #"{"property": "p"}"#)
                == #"{"0": ["/2", "/3", "/4"], "0.1": ["/1"], "1e+21": ["/0"], "": ["/5"], "false": ["/6", "/7"]}"#)
    }

    @Test("of texts that look the same but are written differently: properties stay apart, names are one as elsewhere")
    func writings() throws {
        let root = #"""
            {"subviews": [{"name": "\u00e9", "properties": {"p": "\u00e9"}}, {"name": "e\u0301", "properties": {"p": "e\u0301"}}]}
            """#
        #expect(
            try groups(root, by: #"{"property": "p"}"#).unicodeScalars.elementsEqual(
                "{\"e\u{301}\": [\"/1\"], \"\u{E9}\": [\"/0\"]}".unicodeScalars))
        #expect(
            try groups(root, by: #"{"name": ["e\u0301", "\u00e9"]}"#).unicodeScalars.elementsEqual(
                "{\"e\u{301}\": [\"/0\", \"/1\"]}".unicodeScalars))
    }

    @Test("of classes are those that the document knows: exact, one for each class, called as the query calls it")
    func classes() throws {
        var classes = ScenarioClasses.withCaption
        classes.register("Badge", Caption.self) { Caption() }
        classes.register("Title", Other.Caption.self) { Other.Caption() }
        let root = #"""
            {"subviews": [{"class": "Caption"}, {"class": "Badge"}, {"class": "Title"}, {"class": "Caption"}, {"class": "UILabel"},
              {"class": "Title"}]}
            """#
        #expect(try groups(root, by: #"{"class": ["Badge"]}"#, classes: classes) == #"{"Badge": ["/0", "/1", "/3"]}"#)
        #expect(
            try groups(root, by: #"{"class": ["Title", "Caption", "Badge", "Title"]}"#, classes: classes)
                == #"{"Caption": ["/0", "/1", "/3"], "Title": ["/2", "/5"]}"#)
        #expect(try groups(root, by: #"{"class": ["Other", "UIView"]}"#, classes: classes) == "{}")
    }

    /// A class of another module, as it were, with a name that a class here has.
    enum Other {
        final class Caption: UIView {}
    }
}
