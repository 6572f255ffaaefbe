import Testing

@testable import EspalierScenarios

@Suite("Limits of a scenario document")
struct ScenarioLimitTests {
    private func problem(
        _ json: String, _ change: (inout ScenarioDocument.Options) -> Void
    ) throws -> ScenarioProblem {
        var options = ScenarioDocument.Options()
        change(&options)
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: json, options: options) }
        #expect(error.problems.count == 1)
        return error.problems[0]
    }

    @Test("are as the documentation says, where nobody sets them")
    func defaults() {
        let options = ScenarioDocument.Options()
        #expect(options.maxDepth == 1000 && options.maxViews == 1_000_000 && options.maxSteps == 1_000_000)
        #expect(options.maxRuleLength == 100_000 && options.maxBytes == 268_435_456)
    }

    @Test("hold for the views of the root and of all steps together; the first one too many is named, once")
    func views() throws {
        let json = """
            {"espalier": 1, "root": {"subviews": [{}, {}]},
            "steps": [{"add": {"subviews": [{}, {}, {}]}, "to": "/"}, {"add": {}, "to": "/"}]}
            """
        let found = try problem(json) { $0.maxViews = 5 }
        #expect(found.message == "the document has more than 5 views")
        #expect(found.fix == "leave some out, or allow more with --max-views")
        #expect(found.path == "$.steps[0].add.subviews[1]" && found.place == TextPlace(line: 2, column: 37))
        var options = ScenarioDocument.Options()
        options.maxViews = 8
        #expect(try ScenarioDocument(json: json, options: options).steps.count == 2)
    }

    @Test("refuse even the root where no view is allowed", arguments: [0, -1])
    func noViews(maxViews: Int) throws {
        let found = try problem(#"{"espalier": 1, "root": {}}"#) { $0.maxViews = maxViews }
        #expect(found.message == "the document has more than \(maxViews) views" && found.path == "$.root")
    }

    @Test("hold for steps; the first one too many is named")
    func steps() throws {
        let json = #"{"espalier": 1, "root": {}, "steps": [{"layout": "/"}, {"layout": "/"}, {"layout": "/"}]}"#
        let found = try problem(json) { $0.maxSteps = 1 }
        #expect(found.message == "the document has more than 1 steps")
        #expect(found.fix == "cut it into several documents, or allow more with --max-steps")
        #expect(found.path == "$.steps[1]" && found.place == TextPlace(line: 1, column: 56))
        var options = ScenarioDocument.Options()
        options.maxSteps = 3
        #expect(try ScenarioDocument(json: json, options: options).steps.count == 3)
    }

    @Test("hold for the bytes of a rule text, of views and of steps")
    func rules() throws {
        let json = #"{"espalier": 1, "root": {"rules": ["w = 5"]}, "steps": [{"rule": "w = 50", "on": "/"}]}"#
        let found = try problem(json) { $0.maxRuleLength = 5 }
        #expect(found.message == "a rule text has 6 bytes; 5 are allowed")
        #expect(found.fix == "cut it into several rules, or allow more with --max-rule-length")
        #expect(found.path == "$.steps[0].rule" && found.place == TextPlace(line: 1, column: 66))
        var options = ScenarioDocument.Options()
        options.maxRuleLength = 6
        #expect(try ScenarioDocument(json: json, options: options).steps.count == 1)
    }

    @Test("hold for the bytes of the text")
    func bytes() throws {
        let json = #"{"espalier": 1, "root": {}}"#
        let found = try problem(json) { $0.maxBytes = json.utf8.count - 1 }
        #expect(found.message == "the text has more than 26 bytes")
        #expect(found.fix == "cut it into several documents, or allow more with --max-bytes")
        var options = ScenarioDocument.Options()
        options.maxBytes = json.utf8.count
        _ = try ScenarioDocument(json: json, options: options)
    }

    @Test("keep values that belong to no view or step from filling the memory")
    func values() throws {
        var options = ScenarioDocument.Options()
        #expect(options.textLimits.nodes == 33_000_000 && options.textLimits.depth == 1_002_000)
        options.maxViews = 0
        options.maxSteps = 0
        options.maxDepth = 0
        let numbers = Array(repeating: "0", count: 1_000_000).joined(separator: ",")
        let many = #expect(throws: ScenarioError.self) {
            try ScenarioDocument(
                json: #"{"espalier": 1, "root": {"properties": {"a": [\#(numbers)]}}}"#, options: options)
        }
        #expect(many?.problems.first?.message == "the text has more than 1000000 values and keys")
        options.maxViews = .max
        options.maxSteps = .max
        options.maxDepth = .max
        #expect(options.textLimits.nodes == .max && options.textLimits.depth == .max)
    }

    @Test("do not stand in the way of a plain error: hostile texts", arguments: HostileText.all)
    fileprivate func hostile(text: HostileText) throws {
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: text.json) }
        #expect(!error.problems.isEmpty && error.problems.allSatisfy { $0.place != nil })
    }

    @Test(
        "Bytes that are no UTF-8 are an error at their place", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
    func invalidEncoding(wrong: [UInt8]) throws {
        let bytes = Array(#"{"espalier": 1, "title": ""#.utf8) + wrong + Array(#"", "root": {}}"#.utf8)
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: bytes) }
        #expect(error.problems[0].place == TextPlace(line: 1, column: 27))
    }
}

/// A text that asks for more than it is worth. Tests show its name, not the text.
private struct HostileText: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: String

    static let all = [
        HostileText("lists in lists", repeated("[", 1_000_000)),
        HostileText("objects in objects", repeated(#"{"a":"#, 300_000)),
        HostileText("a huge exponent", #"{"espalier": 1e999999999, "root": {}}"#),
        HostileText("a huge tag", #"{"espalier": 1, "root": {"tag": 1e300}}"#),
        HostileText("a long number", #"{"espalier": 1, "root": {"alpha": \#(repeated("9", 100_000))}}"#),
        HostileText("a long rule", #"{"espalier": 1, "root": {"rules": ["\#(repeated("(", 100_001))"]}}"#),
        HostileText("a deep value", #"{"espalier": 1, "root": {"properties": {"tag": \#(repeated("[", 200_000))"#),
    ]

    private init(_ name: String, _ json: String) {
        testDescription = name
        self.json = json
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
