import EspalierLayout
import Testing

@testable import EspalierScenarios

@Suite("Rules that must be refused")
struct FailingRuleTests {
    private let root = #"""
        {"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "frame": [0, 0, 10, 10], "rules": ["ll = 5, rl = 25"]},
         {"name": "b", "frame": [0, 0, 10, 10], "rules": [["w = %w", "a"]]}]}
        """#

    @Test(
        "are refused for their text or arguments, and leave everything as it was (SLL 11.1)",
        arguments: [
            #""w = 7, ll = ;""#, #""tt =""#, #""w = 9, min_w = 80""#, #""tt = (10 + 5, ll = 3""#,
            #""w = %f", "arguments": ["b"]"#, #""w = %w", "arguments": [80]"#, #""w = 7, h = %f""#,
            #""w = 7", "arguments": [1]"#, #""%""#,
        ])
    func text(_ rule: String) throws {
        let result = try run(root: root, steps: #"{"rule": \#(rule), "on": "a", "fails": true}, {"layout": "/"}"#)
        #expect(result.error == nil && result.failures.isEmpty)
        #expect(result.listed(1).isEmpty && result.listed(2).isEmpty)
        #expect(result.listed(0) == ["/ 0 0 100 100", "/0 a 5 0 20 10", "/1 b 0 0 20 10"])
    }

    @Test("are refused for the cycle that the pass finds, and leave rules and frames as they were (SLL 11.2)")
    func cycle() throws {
        let result = try run(
            root: root,
            steps: #"""
                {"rule": "ll = nil, w = %w, h = 50", "arguments": ["b"], "on": "a", "fails": true},
                {"layout": "/"},
                {"set": "a", "keyPath": "frame.size.width", "value": 3},
                {"rule": "cl = 20", "on": "a"}
                """#)
        #expect(result.error == nil && result.failures.isEmpty)
        #expect(result.listed(1).isEmpty && result.listed(2).isEmpty && result.listed(3).isEmpty)
        // `cl` displaces `ll`, and the width is twice the way from it to `rl`: both old rules were in force again.
        #expect(result.listed(4) == ["/0 a 15 0 10 10", "/1 b 0 0 10 10"])
    }

    @Test("that a view had none of before leave it as if it never had any")
    func firstRule() throws {
        let result = try run(
            root: #"{"subviews": [{"name": "a", "frame": [1, 2, 3, 4]}]}"#,
            steps: #"""
                {"rule": "w = %w", "arguments": ["a"], "on": "a", "fails": true},
                {"rule": "ll = 1 / 0, w = %w", "arguments": ["a"], "on": "a", "fails": true},
                {"set": "a", "keyPath": "frame", "value": [5, 6, 7, 8]}
                """#)
        #expect(result.error == nil && result.failures.isEmpty)
        #expect(result.steps.allSatisfy { $0.diagnostics.isEmpty })
        #expect(result.listed(3) == ["/0 a 5 6 7 8"])
    }

    @Test("but are accepted are failures, and count from then on")
    func accepted() throws {
        let result = try run(root: root, steps: #"{"rule": "w = 5, ll = nil", "on": "a", "fails": true}"#)
        #expect(result.error == nil)
        #expect(result.listed(1) == ["/0 a 20 0 5 10", "/1 b 0 0 5 10"])
        #expect(
            result.json().hasSuffix(
                #""failures": [{"step": 1, "expected": "refused", "got": "accepted", "path": "/0"}]}"#))
    }

    @Test("with manual layout have no pass that could refuse them for a cycle")
    func manual() throws {
        let steps = #"{"rule": "ll = nil, w = %w", "arguments": ["a"], "on": "a", "fails": true}, {"layout": "/"}"#
        let result = try run(root: root, steps: steps, layout: "manual")
        #expect(result.failures.map(\.step) == [1])
        #expect(result.error?.step == 2)
    }
}
