import EspalierControls
import EspalierViews
import Testing

@testable import EspalierScenarios

@Suite("Queries of a scenario")
struct QueryTests {
    static let root = #"""
        {"class": "UIWindow", "name": "r", "tag": 1, "properties": {"role": "top"}, "subviews": [
          {"name": "a", "tag": 2, "properties": {"role": 10}, "subviews": [
            {"class": "UILabel", "name": "x", "tag": 1, "properties": {"role": "x"}},
            {"class": "UIButton", "tag": 10, "properties": {"role": 9.5}, "subviews": [
              {"class": "UILabel", "name": "x", "tag": 2, "properties": {"role": true}}]}]},
          {"class": "UILabel", "name": "b", "tag": 2, "properties": {"role": "10", "other": null}},
          {"class": "Caption", "name": "c", "tag": -3, "properties": {"role": [1, {"k": "v"}]}},
          {"name": "d"}]}
        """#

    /// What a query finds, as JSON.
    private func found(_ query: String, before: String = "") throws -> String {
        let steps = before + #"{"query": "q", \#(query)}"#
        let json = #"{"espalier": 1, "root": \#(Self.root), "steps": [\#(steps)], "layout": "manual"}"#
        let result = try run(json, classes: .withCaption)
        try #require(result.error == nil, "\(result.error?.description ?? "")")
        let queries = try #require(result.steps.last).queries
        #expect(queries.map(\.id) == ["q"])
        return queries[0].answer.json
    }

    @Test(
        "find the nearest ancestor by tag, class, property and name, and null where there is none",
        arguments: [
            (#"{"tag": [1, 2]}"#, #""/0""#), (#"{"tag": [1]}"#, #""/""#), (#"{"tag": [99]}"#, "null"),
            (#"{"tag": []}"#, "null"), (#"{"class": ["UIView"]}"#, #""/0""#),
            (#"{"class": ["UIWindow", "UIResponder"]}"#, #""/""#), (#"{"class": ["UILabel"]}"#, "null"),
            (#"{"class": ["UIButton", "UIView"]}"#, #""/0/1""#), (#"{"property": "role"}"#, #""/0/1""#),
            (#"{"property": "other"}"#, "null"), (#"{"property": "never"}"#, "null"),
            (#"{"name": ["r", "x"]}"#, #""/""#), (#"{"name": ["x"]}"#, "null"),
        ])
    func first(by: String, expected: String) throws {
        #expect(try found(#""from": "/0/1/0", "first": "ancestor", "by": \#(by)"#) == expected)
    }

    @Test(
        "group descendants depth-first, with keys that are numbers in the order of numbers, then the others",
        arguments: [
            (#"{"tag": [10, 2, 2, -3, 5]}"#, #"{"-3": ["/2"], "2": ["/0", "/0/1/0", "/1"], "10": ["/0/1"]}"#),
            (#"{"tag": []}"#, "{}"),
            (#"{"class": ["UILabel", "Caption"]}"#, #"{"Caption": ["/2"], "UILabel": ["/0/0", "/0/1/0", "/1"]}"#),
            (#"{"class": ["UIView", "UIWindow", "Nope"]}"#, #"{"UIView": ["/0", "/3"]}"#),
            (#"{"name": ["x", "b", "x", "r", "z"]}"#, #"{"b": ["/1"], "x": ["/0/0", "/0/1/0"]}"#),
            (
                #"{"property": "role"}"#,
                #"{"9.5": ["/0/1"], "10": ["/0", "/1"], "[1, {\"k\": \"v\"}]": ["/2"], "true": ["/0/1/0"], "x": ["/0/0"]}"#
            ),
            (#"{"property": "other"}"#, "{}"),
        ])
    func descendants(by: String, expected: String) throws {
        #expect(try found(#""from": "/", "group": "descendants", "by": \#(by)"#) == expected)
    }

    @Test(
        "group ancestors, the nearest first",
        arguments: [
            (#"{"tag": [1, 2, 10]}"#, #"{"1": ["/"], "2": ["/0"], "10": ["/0/1"]}"#),
            (#"{"class": ["UIView", "UIWindow", "UILabel"]}"#, #"{"UIView": ["/0"], "UIWindow": ["/"]}"#),
            (#"{"property": "role"}"#, #"{"9.5": ["/0/1"], "10": ["/0"], "top": ["/"]}"#),
            (#"{"name": ["r", "a", "x"]}"#, #"{"a": ["/0"], "r": ["/"]}"#),
        ])
    func ancestors(by: String, expected: String) throws {
        #expect(try found(#""from": "/0/1/0", "group": "ancestors", "by": \#(by)"#) == expected)
        let tags = #"{"set": "/", "keyPath": "tag", "value": 2}, "#
        let both = try found(#""from": "/0/1/0", "group": "ancestors", "by": {"tag": [2]}"#, before: tags)
        #expect(both == #"{"2": ["/0", "/"]}"#)
    }

    @Test(
        "group siblings in the order of subviews",
        arguments: [
            (#"{"tag": [0, 2, 1]}"#, #"{"0": ["/3"], "2": ["/0", "/1"]}"#),
            (#"{"class": ["UIView", "Caption"]}"#, #"{"UIView": ["/0", "/3"]}"#),
            (#"{"property": "role"}"#, #"{"10": ["/0", "/1"]}"#),
            (#"{"name": ["d", "a", "c"]}"#, #"{"a": ["/0"], "d": ["/3"]}"#),
        ])
    func siblings(by: String, expected: String) throws {
        #expect(try found(#""from": "c", "group": "siblings", "by": \#(by)"#) == expected)
        #expect(try found(#""from": "/", "group": "siblings", "by": \#(by)"#) == "{}")
    }

    @Test(
        "tell whether a view is a relative of another one, never of itself",
        arguments: [
            ("a", "ancestor", "/0/1/0", true), ("/", "ancestor", "x", true), ("/0/1/0", "ancestor", "a", false),
            ("a", "ancestor", "a", false), ("/0/1/0", "descendant", "r", true), ("b", "descendant", "a", false),
            ("b", "descendant", "b", false), ("a", "sibling", "d", true), ("a", "sibling", "a", false),
            ("a", "sibling", "x", false), ("/", "sibling", "/", false), ("x", "sibling", "/0/1/0", false),
        ])
    func relations(view: String, relation: String, other: String, expected: Bool) throws {
        #expect(try found(#""from": "\#(view)", "is": "\#(relation)", "of": "\#(other)""#) == "\(expected)")
    }

    @Test(
        "find the first view of a name depth-first, the view itself included",
        arguments: [("/", "x", #""/0/0""#), ("/0/1", "x", #""/0/1/0""#), ("x", "x", #""/0/0""#), ("b", "x", "null")])
    func named(view: String, name: String, expected: String) throws {
        #expect(try found(#""from": "\#(view)", "named": "\#(name)""#) == expected)
    }

    @Test("stand in the result of their step, between events and diagnostics, as one line of JSON")
    func bytes() throws {
        let result = try run(
            root: #"{"subviews": [{"tag": 7}, {"subviews": [{"tag": 7}]}]}"#,
            steps: #"""
                {"query": "q \"1\"", "from": "/", "group": "descendants", "by": {"tag": [7]}},
                {"remove": "/0"},
                {"query": "q \"1\"", "from": "/", "group": "descendants", "by": {"tag": [7]}},
                {"query": "q2", "from": "/", "named": "a"}
                """#)
        #expect(
            result.json().hasSuffix(
                #"""
                {"step": 1, "views": [], "queries": {"q \"1\"": {"7": ["/0", "/1/0"]}}}, \#
                {"step": 2, "views": [{"path": "/0", "class": "UIView", "tag": 0, "frame": [0, 0, 0, 0]}, \#
                {"path": "/0/0", "class": "UIView", "tag": 7, "frame": [0, 0, 0, 0]}], "removed": ["/0"]}, \#
                {"step": 3, "views": [], "queries": {"q \"1\"": {"7": ["/0/0"]}}}, \#
                {"step": 4, "views": [], "queries": {"q2": null}}]}
                """#))
        let places = try run(
            root: "{}", observers: #"{"id": "o", "target": "/", "keyPath": "tag"}"#,
            steps: #"{"query": "q", "from": "/", "named": "a"}"#)
        var step = places.steps[1]
        step.events = [.init(observer: "o", kind: .setting, path: "/")]
        step.diagnostics = [.init(path: nil, message: "m")]
        var writer = ScenarioResultWriter()
        writer.step(step)
        #expect(
            writer.writer.text == #"""
                {"step": 1, "views": [], "events": [{"observer": "o", "kind": "setting", "path": "/"}], \#
                "queries": {"q": null}, "diagnostics": [{"message": "m"}]}
                """#)
    }

    @Test("see the tree as their step finds it: after other steps, and before the pass of their own")
    func time() throws {
        let json = #"""
            {"espalier": 1, "root": {"class": "Caption"}, "steps": [
             {"query": "q", "from": "/", "named": "laid out 1"}, {"add": {"class": "Caption"}, "to": "/"},
             {"query": "q", "from": "/0", "named": "laid out 1"}]}
            """#
        let result = try run(json, classes: .withCaption)
        #expect(result.steps.map { $0.queries.map(\.answer) } == [[], [.view("/")], [], [.view("/0")]])
    }

    @Test("take what they name from the tree, or end the run")
    func references() throws {
        func error(_ step: String) throws -> String? {
            try run(root: #"{"subviews": [{"name": "title"}]}"#, steps: step).error?.description
        }
        #expect(
            try error(#"{"query": "q", "from": "tilte", "named": "x"}"#)
                == "1:93: $.steps[0].from: no view has the name 'tilte'\nfix: did you mean 'title'?")
        #expect(
            try error(#"{"query": "q", "from": "title", "is": "sibling", "of": "/1"}"#)
                == "1:125: $.steps[0].of: there is no view '/1'\nfix: '/' has one subview; count from 0")
    }
}
