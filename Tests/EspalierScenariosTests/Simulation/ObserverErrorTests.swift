import Testing

@testable import EspalierScenarios

@Suite("Errors of observers that only running shows")
struct ObserverErrorTests {
    private static let root =
        #"{"subviews": [{"name": "title", "subviews": [{"name": "icon"}]}, {"class": "Caption"}]}"#

    private func message(_ parts: String) throws -> String {
        let result = try run("{\"espalier\": 1, \"root\": \(Self.root),\n\(parts)}", classes: .withCaption)
        return result.error.map { "step \($0.step): \($0.description)" } ?? "no error"
    }

    @Test(
        "of the document are errors of step 0",
        arguments: [
            ErrorCase(
                #"{"id": "o", "target": "tilte", "keyPath": "tag"}"#,
                "step 0: 2:37: $.observers[0].target: no view has the name 'tilte'\nfix: did you mean 'title'?"),
            ErrorCase(
                #"{"id": "o", "hierarchy": "/1/0"}"#,
                "step 0: 2:40: $.observers[0].hierarchy: there is no view '/1/0'\nfix: '/1' has no subviews"),
            ErrorCase(
                #"{"id": "o", "target": "title", "keyPath": "text"}"#,
                """
                step 0: 2:57: $.observers[0].keyPath: the class 'UIView' has no text
                fix: observe another property, or use a class that has a text: \
                UILabel, UITextField, UISearchTextField, UITextView, UISearchBar, Caption
                """),
            ErrorCase(
                #"{"id": "o", "target": "/1", "keyPath": "text"}"#,
                """
                step 0: 2:54: $.observers[0].keyPath: the text of the class 'Caption' cannot be observed
                fix: keep it in a stored property of views, or in an '@Observed' property
                """),
            ErrorCase(#"{"id": "o", "target": "icon", "keyPath": "superview.text"}"#, "no error"),
        ])
    func document(_ test: ErrorCase) throws {
        #expect(try message(#""observers": [\#(test.source)]"#) == test.expected)
    }

    @Test(
        "of a step are errors of that step",
        arguments: [
            ErrorCase(
                #"{"observe": {"id": "o", "target": "icno", "keyPath": "tag"}}"#,
                "step 1: 2:45: $.steps[0].observe.target: no view has the name 'icno'\nfix: did you mean 'icon'?"),
            ErrorCase(
                #"{"unobserve": "o"}"#,
                """
                step 1: 2:25: $.steps[0].unobserve: no living observer has the id 'o'
                fix: leave the step out; there is none
                """),
            ErrorCase(
                #"{"observe": {"id": "first", "hierarchy": "/"}}, {"unobserve": "fist"}"#,
                """
                step 2: 2:73: $.steps[1].unobserve: no living observer has the id 'fist'
                fix: did you mean 'first'?
                """),
            ErrorCase(
                #"""
                {"observe": {"id": "second", "hierarchy": "/"}}, {"observe": {"id": "first", "hierarchy": "/"}},
                {"unobserve": "x"}
                """#,
                """
                step 3: 3:15: $.steps[2].unobserve: no living observer has the id 'x'
                fix: write one of 'second', 'first'
                """),
            ErrorCase(
                #"{"observe": {"id": "o", "hierarchy": "/"}}, {"unobserve": "o"}, {"unobserve": "o"}"#,
                """
                step 3: 2:89: $.steps[2].unobserve: no living observer has the id 'o'
                fix: leave the step out; there is none
                """),
        ])
    func step(_ test: ErrorCase) throws {
        #expect(try message(#""steps": [\#(test.source)]"#) == test.expected)
    }

    @Test("name no more than ten ids")
    func manyIds() throws {
        let observers = (0..<12).map { #"{"id": "observer \#($0)", "hierarchy": "/"}"# }.joined(separator: ", ")
        let result = try run(root: "{}", observers: observers, steps: #"{"unobserve": "x"}"#)
        let names = (0..<10).map { "'observer \($0)'" }.joined(separator: ", ")
        #expect(result.error?.problem.fix == "write one of \(names), …")
    }

    @Test("of a document that was put together: an id that a living observer has")
    func idTwice() throws {
        var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        let observer = ScenarioObserver("o", .hierarchy(ScenarioReference(.path([])), ScenarioHierarchyOptions()))
        document.observers = [observer]
        document.steps = [ScenarioStep(.observe(observer))]
        #expect(
            try document.simulate().error?.description
                == "$: another living observer has the id 'o'\nfix: give it another id")
    }
}
