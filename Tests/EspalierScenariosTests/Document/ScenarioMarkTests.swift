import Testing

@testable import EspalierScenarios

@Suite("Places of what only a run can find")
struct ScenarioMarkTests {
    private let json = #"""
        {"espalier": 1, "root": {"name": "r", "rules": [["ll = %rl", "a"]],
          "subviews": [{"rules": ["tt = 5", ["w = %@f", {"of": "b", "keyPath": "tag"}]], "class": "X"}]},
         "steps": [{"move": "c", "to": "/7", "at": 3}, {"exchange": ["d", "e"]}, {"rule": "tt = %w", "arguments": ["f"],
          "on": "g"}]}
        """#

    @Test("lead to views, rules, arguments, steps, references and keys")
    func places() throws {
        let document = try ScenarioDocument(json: json)
        func place(_ mark: ScenarioMark, _ key: String? = nil) -> String {
            let problem = document.problem(at: mark, key: key, message: "what", fix: "how")
            return "\(problem.place?.description ?? "-") \(problem.path)"
        }
        let view = document.root[1]
        #expect(place(document.root[0].mark) == "1:25 $.root")
        #expect(place(view.mark) == "2:16 $.root.subviews[0]")
        #expect(place(view.mark, "class") == "2:91 $.root.subviews[0].class")
        #expect(place(view.mark, "name") == "2:16 $.root.subviews[0]")
        #expect(place(view.rules[0].mark) == "2:27 $.root.subviews[0].rules[0]")
        #expect(place(view.rules[1].mark) == "2:38 $.root.subviews[0].rules[1][0]")
        #expect(place(view.rules[1].arguments[0].mark) == "2:49 $.root.subviews[0].rules[1][1]")
        guard case .attribute(let attribute) = view.rules[1].arguments[0].kind,
            case .view(let argument) = document.root[0].rules[0].arguments[0].kind,
            case .move(let moved, let target, _) = document.steps[0].action,
            case .exchange(_, let second) = document.steps[1].action,
            case .rule(let rule, let view, _) = document.steps[2].action
        else {
            Issue.record("the document was read as another one")
            return
        }
        #expect(place(attribute.view.mark) == "2:56 $.root.subviews[0].rules[1][1].of")
        #expect(place(argument.mark) == "1:62 $.root.rules[0][1]")
        #expect(place(moved.mark) == "3:21 $.steps[0].move")
        #expect(place(target.mark) == "3:32 $.steps[0].to")
        #expect(place(document.steps[0].mark) == "3:12 $.steps[0]")
        #expect(place(document.steps[0].mark, "at") == "3:44 $.steps[0].at")
        #expect(place(second.mark) == "3:67 $.steps[1].exchange[1]")
        #expect(place(rule.mark) == "3:83 $.steps[2].rule")
        #expect(place(rule.arguments[0].mark) == "3:108 $.steps[2].arguments[0]")
        #expect(place(view.mark) == "4:9 $.steps[2].on")
    }

    @Test("lead nowhere in a document that no text has")
    func noText() {
        let document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        let problem = document.problem(at: document.root[0].mark, message: "what", fix: "how")
        #expect(problem == ScenarioProblem(place: nil, path: "$", message: "what", fix: "how"))
    }

    @Test("do not make documents differ")
    func equality() throws {
        let first = try ScenarioDocument(json: json)
        let second = try ScenarioDocument(
            json: "\n\n" + json.replacing(" ", with: "  ").replacing("=  ", with: "= ").replacing("  =", with: " ="))
        #expect(first == second)
        #expect(first.root[0].mark == second.root[0].mark)
        var third = first
        third.root[1].tag = 1
        #expect(first != third)
    }
}
