import Testing

@testable import EspalierScenarios

@Suite("Views nested in a scenario document")
struct ScenarioDepthTests {
    private func document(depth: Int, innermost: String = "{}") -> String {
        let head = String(repeating: #"{"subviews": ["#, count: depth - 1)
        return #"{"espalier": 1, "root": \#(head)\#(innermost)\#(String(repeating: "]}", count: depth - 1))}"#
    }

    @Test("may be 1,000 deep, the root included")
    func defaultDepth() throws {
        #expect(try ScenarioDocument(json: document(depth: 1000)).root.views.count == 1000)
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: document(depth: 1001)) }
        #expect(error.problems.count == 1)
        #expect(error.problems[0].message == "views are nested deeper than 1000")
        #expect(error.problems[0].fix == "nest less deeply, or allow more with --max-depth")
        #expect(error.problems[0].place == TextPlace(line: 1, column: 25 + 14 * 1000))
        #expect(error.problems[0].path.hasSuffix(".subviews[0]"))
    }

    @Test("may have an empty list of subviews at the deepest place")
    func emptyList() throws {
        _ = try ScenarioDocument(json: document(depth: 1000, innermost: #"{"subviews": []}"#))
    }

    @Test("may be as deep as the option says", arguments: [1, 2, 3, 10])
    func options(maxDepth: Int) throws {
        var options = ScenarioDocument.Options()
        options.maxDepth = maxDepth
        _ = try ScenarioDocument(json: document(depth: maxDepth), options: options)
        #expect(throws: ScenarioError.self) {
            try ScenarioDocument(json: document(depth: maxDepth + 1), options: options)
        }
        let step = #"{"espalier": 1, "root": {}, "steps": [{"to": "/", "add": "#
        let views = String(repeating: #"{"subviews": ["#, count: maxDepth) + "{}"
        let deep = step + views + String(repeating: "]}", count: maxDepth) + "}]}"
        #expect(throws: ScenarioError.self) { try ScenarioDocument(json: deep, options: options) }
    }

    @Test("are one error, whether many are too deep or few")
    func oneError() throws {
        let json = #"""
            {"espalier": 1, "root": {"subviews": [
             {"subviews": [{"subviews": [{"tag": true}]}]},
             {"subviews": [{"subviews": [{}, {}]}], "tag": true}]}}
            """#
        var options = ScenarioDocument.Options()
        options.maxDepth = 3
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: json, options: options) }
        #expect(error.problems.map(\.path) == ["$.root.subviews[0].subviews[0].subviews[0]", "$.root.subviews[1].tag"])
    }

    @Test("do not recurse: 100,000 are read, written, compared and released")
    func veryDeep() throws {
        var options = ScenarioDocument.Options()
        options.maxDepth = .max
        let document = try ScenarioDocument(json: document(depth: 100_000), options: options)
        #expect(document.root.views.count == 100_000)
        #expect(document.root.parent(of: 99_999) == 99_998)
        #expect(try ScenarioDocument(json: document.json(), options: options) == document)
    }
}
