import Testing

@testable import EspalierScenarios

@Suite("Key-value observers of a scenario")
struct ValueObserverTests {
    private let a = #"{"subviews": [{"name": "a", "frame": [1, 2, 3, 4]}]}"#

    @Test("tell what was observed, by whom, where, and the values that are asked for")
    func options() throws {
        let steps = #"{"set": "a", "keyPath": "frame", "value": [5, 6, 7, 8]}"#
        func events(_ options: String) throws -> [[String]] {
            let observer = #"{"id": "o1", "target": "a", "keyPath": "frame"\#(options)}"#
            let result = try run(root: a, observers: observer, steps: steps)
            return [result.events(0), result.events(1)]
        }
        let head = #""observer": "o1", "kind": "setting", "path": "/0", "keyPath": "frame""#
        #expect(try events("") == [[], [head]])
        #expect(try events(#", "options": []"#) == [[], [head]])
        #expect(try events(#", "options": ["new"]"#) == [[], [head + #", "new": [5, 6, 7, 8]"#]])
        #expect(try events(#", "options": ["old"]"#) == [[], [head + #", "old": [1, 2, 3, 4]"#]])
        #expect(
            try events(#", "options": ["new", "old"]"#)
                == [[], [head + #", "old": [1, 2, 3, 4], "new": [5, 6, 7, 8]"#]])
        // An initial event has no old value, a prior one no new value.
        #expect(try events(#", "options": ["initial", "old"]"#) == [[head], [head + #", "old": [1, 2, 3, 4]"#]])
        #expect(
            try events(#", "options": ["prior", "initial"]"#) == [[head], [head + #", "prior": true"#, head]])
        #expect(
            try events(#", "options": ["initial", "prior", "old", "new"]"#) == [
                [head + #", "new": [1, 2, 3, 4]"#],
                [
                    head + #", "prior": true, "old": [1, 2, 3, 4]"#,
                    head + #", "old": [1, 2, 3, 4], "new": [5, 6, 7, 8]"#,
                ],
            ])
    }

    @Test(
        "tell values as a document writes them",
        arguments: [
            ("frame", "frame", "[5, 6, 7, 8.5]", "[1, 2, 30, 40]", "[5, 6, 7, 8.5]"),
            ("frame", "frame.size", "[7, 8]", "[1, 2, 30, 40]", "[1, 2, 7, 8]"),
            ("frame.origin", "frame.origin.x", "5", "[1, 2]", "[5, 2]"),
            ("frame.origin.y", "frame.origin.y", "5", "2", "5"),
            ("frame.size", "frame.size.width", "5", "[30, 40]", "[5, 40]"),
            ("frame.size.width", "bounds", "[0, 0, 5, 40]", "30", "5"),
            ("frame.size.height", "transform", "[1, 0, 0, 2, 0, 0]", "40", "80"),
            ("bounds", "bounds.origin", "[7, 8]", "[0, 0, 30, 40]", "[7, 8, 30, 40]"),
            ("bounds.origin.x", "bounds.origin.x", "-0.5", "0", "-0.5"),
            ("bounds.size", "frame.size.height", "5", "[30, 40]", "[30, 5]"),
            ("center", "frame.origin", "[0, 0]", "[16, 22]", "[15, 20]"),
            ("center.y", "center.y", "7", "22", "7"),
            ("transform", "transform.tx", "5", "[1, 0, 0, 1, 0, 0]", "[1, 0, 0, 1, 5, 0]"),
            ("transform.a", "transform.a", "2", "1", "2"),
            ("tag", "tag", "9223372036854775807", "3", "9223372036854775807"),
            ("name", "name", #""b""#, #""a""#, #""b""#), ("name", "name", "null", #""a""#, "null"),
            ("hidden", "hidden", "true", "false", "true"), ("alpha", "alpha", "0.25", "1", "0.25"),
            (
                "autoresizing", "autoresizing", #"["bottom", "left"]"#, #"["width", "height"]"#,
                #"["left", "bottom"]"#
            ),
            ("properties.gap", "properties.gap", "12.5", "8", "12.5"),
            ("properties.gap", "properties.gap", "null", "8", "null"),
            ("properties.a b", "properties.a b", #"[1, {"k": null}]"#, "null", #"[1, {"k": null}]"#),
        ])
    func values(observed: String, set: String, value: String, old: String, new: String) throws {
        let result = try run(
            root: #"""
                {"name": "a", "tag": 3, "frame": [1, 2, 30, 40], "autoresizing": ["height", "width"],
                 "properties": {"gap": 8}}
                """#,
            observers: #"{"id": "o", "target": "/", "keyPath": "\#(observed)", "options": ["old", "new"]}"#,
            steps: #"{"set": "/", "keyPath": "\#(set)", "value": \#(value)}"#)
        #expect(
            result.events(1) == [
                #""observer": "o", "kind": "setting", "path": "/", "keyPath": "\#(observed)", "old": \#(old), "new": \#(new)"#
            ])
    }

    @Test("tell of a value that is set to what it was, as the library does")
    func equalValue() throws {
        let result = try run(
            root: a, observers: #"{"id": "o", "target": "a", "keyPath": "tag", "options": ["old", "new"]}"#,
            steps: #"{"set": "a", "keyPath": "tag", "value": 0}"#)
        #expect(
            result.events(1) == [
                #""observer": "o", "kind": "setting", "path": "/0", "keyPath": "tag", "old": 0, "new": 0"#
            ])
    }

    @Test(
        "are registered in order when the tree is built, before the first pass; a pass's events are those of its step")
    func order() throws {
        let result = try run(
            root: #"{"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "rules": ["ll = rr = 10, h = 5"]}]}"#,
            observers: #"""
                {"id": "o2", "target": "a", "keyPath": "frame.size.width", "options": ["initial", "new"]},
                {"id": "o1", "target": "a", "keyPath": "frame", "options": ["initial", "new"]},
                {"id": "o3", "target": "/", "keyPath": "frame.size.width", "options": ["new"]}
                """#,
            steps: #"{"set": "/", "keyPath": "frame.size.width", "value": 50}"#)
        let o1 = #""observer": "o1", "kind": "setting", "path": "/0", "keyPath": "frame", "new": "#
        let o2 = #""observer": "o2", "kind": "setting", "path": "/0", "keyPath": "frame.size.width", "new": "#
        let o3 = #""observer": "o3", "kind": "setting", "path": "/", "keyPath": "frame.size.width", "new": "#
        #expect(result.events(0) == [o2 + "0", o1 + "[0, 0, 0, 0]", o2 + "80", o1 + "[10, 0, 80, 5]"])
        #expect(result.events(1) == [o3 + "50", o2 + "30", o1 + "[10, 0, 30, 5]"])
    }

    @Test("start and end by steps; an initial event stands in the step that starts its observer")
    func steps() throws {
        let result = try run(
            root: a, observers: "",
            steps: #"""
                {"set": "a", "keyPath": "tag", "value": 1},
                {"observe": {"id": "o", "target": "a", "keyPath": "tag", "options": ["initial", "new"]}},
                {"set": "a", "keyPath": "tag", "value": 2},
                {"unobserve": "o"},
                {"set": "a", "keyPath": "tag", "value": 3},
                {"observe": {"id": "o", "target": "a", "keyPath": "tag", "options": ["old"]}},
                {"set": "a", "keyPath": "tag", "value": 4}
                """#)
        let head = #""observer": "o", "kind": "setting", "path": "/0", "keyPath": "tag", "#
        #expect(
            (0...7).map(result.events) == [
                [], [], [head + #""new": 1"#], [head + #""new": 2"#], [], [], [], [head + #""old": 3"#],
            ])
    }

    @Test("end with their view, but are known by their ids until a step ends them")
    func endOfView() throws {
        let result = try run(
            root: a, observers: #"{"id": "o", "target": "a", "keyPath": "frame"}"#,
            steps:
                #"{"remove": "a"}, {"add": {"name": "a"}, "to": "/"}, {"set": "a", "keyPath": "frame.size.width", "value": 1}, {"unobserve": "o"}, {"unobserve": "o"}"#
        )
        #expect(result.steps.allSatisfy { $0.events.isEmpty })
        #expect(result.steps.count == 5)
        #expect(
            result.error?.description == """
                1:295: $.steps[4].unobserve: no living observer has the id 'o'
                fix: leave the step out; there is none
                """)
    }

    @Test("tell the path that the view has when they are told")
    func paths() throws {
        let result = try run(
            root: #"{"subviews": [{"name": "a"}, {"subviews": [{"name": "b"}]}]}"#,
            observers: #"{"id": "o", "target": "b", "keyPath": "tag"}"#,
            steps:
                #"{"set": "b", "keyPath": "tag", "value": 1}, {"remove": "a"}, {"set": "b", "keyPath": "tag", "value": 2}"#
        )
        #expect(result.steps.map { $0.events.map(\.path) } == [[], ["/1/0"], [], ["/0/0"]])
    }

    @Test("leave no trace in the result where they hear nothing")
    func noEvents() throws {
        let result = try run(root: a, observers: #"{"id": "o", "target": "a", "keyPath": "tag"}"#)
        #expect(!result.json().contains("events"))
    }
}
