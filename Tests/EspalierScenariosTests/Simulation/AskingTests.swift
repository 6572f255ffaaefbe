import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Steps that ask a view")
struct AskingTests {
    private func answers(_ root: String, _ steps: String) throws -> [String] {
        let result = try run(root: root, steps: steps)
        #expect(result.error == nil && result.failures.isEmpty, "\(result.json())")
        return result.steps.flatMap { step in step.queries.map { "\($0.id) \($0.answer.json)" } }
    }

    private let card = #"""
        {"frame": [0, 0, 320, 480], "subviews": [
            {"name": "card", "constraints": ["self.left == super.left", "self.top == super.top"], "subviews": [
                {"name": "dot", "intrinsicContentSize": [30, 20],
                 "constraints": ["self.left == super.left + 5", "self.right == super.right - 5",
                                 "self.top == super.top + 4", "self.bottom == super.bottom - 4"]}]}]}
        """#

    @Test("for the size that it wants, by its constraints or by itself")
    func fitting() throws {
        let steps = #"""
            {"fit": "card"}, {"fit": "card", "size": [200, 100], "as": "wide", "priorities": [1000, 50]},
            {"fit": "dot", "by": "sizeThatFits", "size": [7, 9], "as": "own"},
            {"expect": "fit", "equals": [40, 28]},
            {"expect": "wide", "equals": [200.4, 28], "tolerance": 0.5}
            """#
        let found = try answers(card, steps)
        #expect(found[0] == "fit [40, 28]" && found[1] == "wide [200, 28]")
        #expect(found.count == 3)
    }

    @Test("where its points and rectangles are in another one")
    func converting() throws {
        let root = #"""
            {"frame": [0, 0, 300, 300], "subviews": [
                {"name": "a", "frame": [10, 20, 100, 100], "bounds": [5, 6, 100, 100],
                 "subviews": [{"name": "b", "frame": [15, 16, 40, 40], "transform": [2, 0, 0, 2, 0, 0]}]},
                {"name": "c", "frame": [200, 100, 50, 50]}]}
            """#
        let steps = #"""
            {"convert": [0, 0], "from": "a", "to": "/"}, {"convert": [1, 2, 3, 4], "from": "/", "to": "c", "as": "r"},
            {"convert": [1, 2], "from": "b", "to": "a"}
            """#
        #expect(
            try answers(root, steps) == ["convert [5, 14]", "r [-199, -98, 3, 4]", "convert [-3, 0]"])
    }

    @Test("which view a touch hits, through what takes none")
    func hitting() throws {
        let root = #"""
            {"frame": [0, 0, 100, 100], "subviews": [
                {"name": "below", "frame": [0, 0, 50, 50], "subviews": [{"name": "in", "frame": [10, 10, 20, 20]}]},
                {"name": "above", "frame": [0, 0, 40, 40], "isUserInteractionEnabled": false,
                 "subviews": [{"frame": [0, 0, 40, 40]}]},
                {"class": "UILabel", "frame": [0, 0, 100, 100], "text": "through"}]}
            """#
        let steps = #"""
            {"hit": [15, 15]}, {"hit": [5, 5], "in": "in"}, {"hit": [90, 90]}, {"hit": [120, 10]},
            {"set": "above", "keyPath": "isUserInteractionEnabled", "value": true}, {"hit": [15, 15]},
            {"expect": "hit", "equals": "/1/0"}
            """#
        #expect(
            try answers(root, steps)
                == [#"hit "/0/0""#, #"hit "/0/0""#, #"hit "/""#, "hit null", #"hit "/1/0""#])
    }

    @Test("are compared, and told where they are otherwise")
    func failures() throws {
        let result = try run(root: card, steps: #"{"fit": "card"}, {"expect": "fit", "equals": [40, 29]}"#)
        #expect(
            result.json().contains(
                #""failures": [{"step": 2, "expected": [40, 29], "got": [40, 28], "path": "/0", "query": "fit"}]"#))
        #expect(result.json().contains(#""queries": {"fit": [40, 28]}"#))
    }

    @Test(
        "say what is wrong with them",
        arguments: [
            (#"{"fit": "a", "sise": [1, 2]}"#, "did you mean 'size'?"),
            (#"{"fit": "a", "by": "sizeThatFit"}"#, "did you mean 'sizeThatFits'?"),
            (#"{"fit": "a", "by": "sizeThatFits", "priorities": [1, 1]}"#, "'sizeThatFits' takes no priorities"),
            (#"{"fit": "a", "size": [-1, 2]}"#, "the number -1 is not between 0"),
            (#"{"convert": [1, 2, 3], "from": "/", "to": "/"}"#, "has 4 numbers, but this list has 3"),
            (#"{"convert": [1, 2], "from": "/"}"#, "needs the key 'to'"), (#"{"hit": 3}"#, "a point [x, y]"),
            (#"{"hit": [1, 2], "in": 3}"#, "a reference to a view belongs here"),
            (#"{"hit": [1, 2], "fit": "/"}"#, "a step has one verb"),
            (#"{"hit": [1, 2]}, {"expect": "hit", "equals": [1, 2, 3]}"#, "has 4 numbers"),
            (#"{"expect": "hit", "equals": "/"}"#, "no query before this step has the id 'hit'"),
        ])
    func mistakes(steps: String, expected: String) throws {
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioDocument(json: #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#)
        }
        let text = try #require(error).description
        #expect(text.contains(expected) && text.contains("\nfix: "), "\(text)")
    }
}
