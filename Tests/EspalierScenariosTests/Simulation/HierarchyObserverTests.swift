import EspalierViews
import Testing

@testable import EspalierScenarios

@Suite("Hierarchy observers of a scenario")
struct HierarchyObserverTests {
    private let root = #"""
        {"name": "r", "subviews": [
          {"name": "a", "subviews": [{"name": "a0", "subviews": [{"name": "x"}]}, {"name": "a1"}]}, {"name": "b"}, {"name": "c"}]}
        """#

    /// The events of the last step, without observer and batch 0.
    private func events(
        _ steps: String, of view: String = "/", _ options: String = #", "subtree": true, "children": true"#
    ) throws -> [String] {
        let observer = #"{"id": "h1", "hierarchy": "\#(view)"\#(options)}"#
        let result = try run(root: root, observers: observer, steps: steps)
        try #require(result.error == nil, "\(result.error?.description ?? "")")
        return result.events(result.steps.count - 1).map { event in
            event.replacing(#""observer": "h1", "kind": "#, with: "").replacing(#", "batch": 0"#, with: "")
        }
    }

    @Test(
        "tell what happens to the tree, one event for each operation",
        arguments: [
            (
                #"{"add": {"subviews": [{}, {}]}, "to": "a", "at": 1}"#,
                [#""inserted", "path": "/0/1", "parent": "/0", "index": 1"#]
            ),
            (#"{"remove": "a0"}"#, [#""removed", "path": "/0/0", "parent": "/0", "index": 0"#]),
            (
                #"{"move": "a0", "to": "c"}"#,
                [#""moved", "from": "/0/0", "path": "/2/0", "parent": "/2", "index": 0"#]
            ),
            // Paths before and after differ also by what the move itself displaces.
            (
                #"{"move": "a1", "to": "/", "at": 0}"#,
                [#""moved", "from": "/0/1", "path": "/0", "parent": "/", "index": 0"#]
            ),
            (#"{"move": "a", "to": "b"}"#, [#""moved", "from": "/0", "path": "/0/0", "parent": "/0", "index": 0"#]),
            (
                #"{"move": "a", "to": "/", "at": 1}"#,
                [#""reordered", "path": "/1", "parent": "/", "fromIndex": 0, "index": 1"#]
            ),
            (#"{"front": "a"}"#, [#""reordered", "path": "/2", "parent": "/", "fromIndex": 0, "index": 2"#]),
            (#"{"back": "c"}"#, [#""reordered", "path": "/0", "parent": "/", "fromIndex": 2, "index": 0"#]),
            (#"{"back": "a"}"#, []),
            (
                #"{"exchange": ["a", "c"]}"#,
                [
                    #""reordered", "path": "/2", "parent": "/", "fromIndex": 0, "index": 2"#,
                    #""reordered", "path": "/0", "parent": "/", "fromIndex": 1, "index": 0"#,
                ]
            ),
            (#"{"exchange": ["a", "b"]}"#, [#""reordered", "path": "/1", "parent": "/", "fromIndex": 0, "index": 1"#]),
        ])
    func structure(step: String, expected: [String]) throws {
        #expect(try events(step) == expected)
    }

    @Test("see their own view's subviews only, or all below it; what comes in is inserted, what leaves is removed")
    func scope() throws {
        let own = #", "children": true"#
        #expect(try events(#"{"remove": "a0"}"#, of: "/", own).isEmpty)
        #expect(
            try events(#"{"remove": "a0"}"#, of: "a", own)
                == [#""removed", "path": "/0/0", "parent": "/0", "index": 0"#])
        #expect(
            try events(#"{"move": "b", "to": "x"}"#, of: "a")
                == [#""inserted", "path": "/0/0/0/0", "parent": "/0/0/0", "index": 0"#])
        #expect(
            try events(#"{"move": "a0", "to": "/"}"#, of: "a")
                == [#""removed", "path": "/0/0", "parent": "/0", "index": 0"#])
        #expect(try events(#"{"move": "a", "to": "c"}"#, of: "a").isEmpty)
        #expect(try events(#"{"remove": "a0"}"#, of: "/", #", "subtree": true"#).isEmpty)
        #expect(try events(#"{"remove": "a"}"#, of: "/", "").isEmpty)
    }

    @Test("tell properties by the key paths of the document, with the old value where it is asked for")
    func properties() throws {
        let keyPaths = #", "subtree": true, "keyPaths": ["name", "frame.size.width", "properties.gap", "frame"]"#
        let width = #"{"set": "x", "keyPath": "frame.size.width", "value": 5}"#
        #expect(
            try events(width, keyPaths) == [
                #""property", "path": "/0/0/0", "keyPath": "frame.size.width", "new": 5"#,
                #""property", "path": "/0/0/0", "keyPath": "frame", "new": [0, 0, 5, 0]"#,
            ])
        #expect(
            try events(width, keyPaths + #", "old": true"#) == [
                #""property", "path": "/0/0/0", "keyPath": "frame.size.width", "old": 0, "new": 5"#,
                #""property", "path": "/0/0/0", "keyPath": "frame", "old": [0, 0, 0, 0], "new": [0, 0, 5, 0]"#,
            ])
        #expect(
            try events(#"{"set": "r", "keyPath": "name", "value": null}"#, keyPaths + #", "old": true"#)
                == [#""property", "path": "/", "keyPath": "name", "old": "r", "new": null"#])
        #expect(
            try events(#"{"set": "b", "keyPath": "properties.gap", "value": [1]}"#, keyPaths + #", "old": true"#)
                == [#""property", "path": "/1", "keyPath": "properties.gap", "old": null, "new": [1]"#])
        #expect(try events(#"{"set": "x", "keyPath": "tag", "value": 5}"#, keyPaths).isEmpty)
        // Only changes count here, and only of the view itself where nothing below it is asked for.
        #expect(try events(#"{"set": "x", "keyPath": "frame.size.width", "value": 0}"#, keyPaths).isEmpty)
        #expect(try events(width, #", "keyPaths": ["frame"]"#).isEmpty)
        #expect(
            try events(width, of: "x", #", "keyPaths": ["frame.size"]"#)
                == [#""property", "path": "/0/0/0", "keyPath": "frame.size", "new": [5, 0]"#])
    }

    @Test(
        "tell each property of views without names and with transforms, too",
        arguments: [
            ("/0", "name", #""x""#, [#"name null "x""#]),
            ("/0", "hidden", "true", ["hidden false true"]), ("/0", "alpha", "0.5", ["alpha 1 0.5"]),
            ("/0", "tag", "5", ["tag 0 5"]), ("/0", "autoresizing", #"["left"]"#, [#"autoresizing [] ["left"]"#]),
            ("/1", "center.x", "20", ["frame [-5, -5, 20, 20] [10, -5, 20, 20]", "center.x 5 20"]),
            (
                "/1", "bounds.size.width", "20",
                ["frame [-5, -5, 20, 20] [-15, -5, 40, 20]", "bounds [0, 0, 10, 10] [0, 0, 20, 10]"]
            ),
            ("/1", "transform.tx", "3", ["frame [-5, -5, 20, 20] [-2, -5, 20, 20]", "transform.tx 0 3"]),
        ])
    func allProperties(view: String, keyPath: String, value: String, expected: [String]) throws {
        let result = try run(
            root: #"{"subviews": [{}, {"transform": [2, 0, 0, 2, 0, 0], "frame": [0, 0, 10, 10]}]}"#,
            observers: #"""
                {"id": "h", "hierarchy": "/", "subtree": true, "old": true, "keyPaths": ["name", "frame", "center.x",
                 "bounds", "hidden", "alpha", "tag", "autoresizing", "transform.tx"]}
                """#,
            steps: #"{"set": "\#(view)", "keyPath": "\#(keyPath)", "value": \#(value)}"#)
        let heard = result.steps[1].events.map { event in
            "\(event.keyPath ?? "") \(event.old?.json ?? "-") \(event.new?.json ?? "-")"
        }
        #expect(heard == expected)
        #expect(result.steps[1].events.allSatisfy { $0.path == view })
    }

    @Test(
        "number the batches of a step from 0: the step itself is one, the pass after it another; all observers share them"
    )
    func batches() throws {
        let result = try run(
            root:
                #"{"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "rules": ["ll = rr = 10"]}, {"name": "b"}]}"#,
            observers: #"""
                {"id": "h1", "hierarchy": "a", "keyPaths": ["frame"]},
                {"id": "h2", "hierarchy": "/", "subtree": true, "children": true, "keyPaths": ["frame"]}
                """#,
            steps: #"""
                {"set": "/", "keyPath": "frame.size.width", "value": 50},
                {"add": {"rules": ["w = 7"]}, "to": "/", "at": 0},
                {"set": "b", "keyPath": "tag", "value": 1},
                {"set": "a", "keyPath": "frame.size.height", "value": 9}
                """#)
        func batches(_ step: Int) -> [String] {
            result.steps[step].events.map { "\($0.batch ?? -1) \($0.observer) \($0.kind) \($0.path)" }
        }
        #expect(batches(0) == ["0 h1 property /0", "0 h2 property /0"])
        #expect(batches(1) == ["0 h2 property /", "1 h1 property /0", "1 h2 property /0"])
        #expect(batches(2) == ["0 h2 inserted /0", "1 h2 property /0"])
        #expect(batches(3).isEmpty)
        #expect(batches(4) == ["0 h1 property /1", "0 h2 property /1"])
    }

    @Test("are delivered after the key-value observers of the same change")
    func afterValues() throws {
        let result = try run(
            root: root,
            observers: #"""
                {"id": "h", "hierarchy": "/", "children": true}, {"id": "o", "target": "/", "keyPath": "subviews"}
                """#,
            steps: #"{"remove": "b"}"#)
        #expect(
            result.events(1) == [
                #""observer": "o", "kind": "removal", "path": "/", "keyPath": "subviews", "indexes": [1]"#,
                #""observer": "h", "kind": "removed", "path": "/1", "parent": "/", "index": 1, "batch": 0"#,
            ])
    }

    @Test("start and end by steps, and end with their view")
    func steps() throws {
        let result = try run(
            root: root, observers: "",
            steps: #"""
                {"observe": {"id": "h", "hierarchy": "a", "children": true}}, {"add": {}, "to": "a"},
                {"unobserve": "h"}, {"add": {}, "to": "a"},
                {"observe": {"id": "h", "hierarchy": "a", "children": true}}, {"remove": "a"},
                {"add": {"name": "a"}, "to": "/"}, {"add": {}, "to": "a"}, {"unobserve": "h"}
                """#)
        #expect(result.error == nil)
        #expect(result.steps.map(\.events.count) == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test("number each outermost change that code of a class makes besides")
    func foreignCode() throws {
        var classes = ScenarioClasses()
        classes.register(
            "Tagger", UIView.self,
            text: (
                get: { _ in nil },
                set: { view, _ in
                    view.tag += 1
                    view.name = "named"
                }
            )
        ) { UIView() }
        let result = try run(
            root: #"{"class": "Tagger"}"#,
            observers: #"""
                {"id": "t", "hierarchy": "/", "keyPaths": ["tag"]}, {"id": "n", "hierarchy": "/", "keyPaths": ["name"]}
                """#,
            steps: #"{"set": "/", "keyPath": "text", "value": ""}, {"set": "/", "keyPath": "text", "value": ""}"#,
            classes: classes)
        let batches = result.steps.map { $0.events.map { "\($0.observer) \($0.batch ?? -1)" } }
        #expect(batches == [[], ["t 0", "n 1"], ["t 0"]])
    }
}
