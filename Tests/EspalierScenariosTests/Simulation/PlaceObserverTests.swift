import Testing

@testable import EspalierScenarios

@Suite("Key-value observers of a view's place")
struct PlaceObserverTests {
    private let root = #"""
        {"name": "r", "tag": 1, "subviews": [
          {"name": "a", "tag": 2, "subviews": [{"name": "a0"}, {"name": "a1"}, {"name": "a2"}]}, {"name": "b", "tag": 3}]}
        """#

    /// The events of the last step, without observer, path and key path where they are as given.
    private func events(
        _ target: String, _ keyPath: String, _ steps: String, options: String = #"["old", "new"]"#
    ) throws -> [String] {
        let observer = #"{"id": "o", "target": "\#(target)", "keyPath": "\#(keyPath)", "options": \#(options)}"#
        let result = try run(root: root, observers: observer, steps: steps)
        try #require(result.error == nil, "\(result.error?.description ?? "")")
        return result.events(result.steps.count - 1).map { event in
            event.replacing(#""observer": "o", "kind": "#, with: "").replacing(#""keyPath": "\#(keyPath)", "#, with: "")
        }
    }

    @Test(
        "of 'subviews' tell what came, went, or stands elsewhere: indexes, and paths before and after the change",
        arguments: [
            (#"{"add": {}, "to": "a"}"#, [#""insertion", "path": "/0", "indexes": [3], "new": ["/0/3"]"#]),
            (#"{"add": {}, "to": "a", "at": 1}"#, [#""insertion", "path": "/0", "indexes": [1], "new": ["/0/1"]"#]),
            (#"{"remove": "a1"}"#, [#""removal", "path": "/0", "indexes": [1], "old": ["/0/1"]"#]),
            (#"{"move": "a0", "to": "b"}"#, [#""removal", "path": "/0", "indexes": [0], "old": ["/0/0"]"#]),
            (#"{"move": "b", "to": "a", "at": 0}"#, [#""insertion", "path": "/0", "indexes": [0], "new": ["/0/0"]"#]),
            (
                #"{"front": "a0"}"#,
                [
                    #""replacement", "path": "/0", "indexes": [0, 1, 2], "old": ["/0/0", "/0/1", "/0/2"], "new": ["/0/0", "/0/1", "/0/2"]"#
                ]
            ),
            (
                #"{"exchange": ["a0", "a2"]}"#,
                [
                    #""replacement", "path": "/0", "indexes": [0, 2], "old": ["/0/0", "/0/2"], "new": ["/0/0", "/0/2"]"#
                ]
            ),
            // The move itself displaces the view.
            (#"{"move": "a2", "to": "/", "at": 0}"#, [#""removal", "path": "/1", "indexes": [2], "old": ["/0/2"]"#]),
            (#"{"back": "a0"}"#, []),
        ])
    func subviews(step: String, expected: [String]) throws {
        #expect(try events("a", "subviews", step) == expected)
    }

    @Test("of 'subviews' tell the whole list at the beginning, and the changes of both views of a re-parenting")
    func subviewsOfTwo() throws {
        let result = try run(
            root: root,
            observers: #"""
                {"id": "oa", "target": "a", "keyPath": "subviews", "options": ["initial", "prior", "old", "new"]},
                {"id": "ob", "target": "b", "keyPath": "subviews", "options": ["new"]}
                """#,
            steps: #"{"move": "a1", "to": "b"}"#)
        let oa = #""observer": "oa", "kind": "#
        #expect(
            result.events(0) == [
                oa + #""setting", "path": "/0", "keyPath": "subviews", "new": ["/0/0", "/0/1", "/0/2"]"#
            ])
        #expect(
            result.events(1) == [
                oa
                    + #""removal", "path": "/0", "keyPath": "subviews", "prior": true, "indexes": [1], "old": ["/0/1"]"#,
                oa + #""removal", "path": "/0", "keyPath": "subviews", "indexes": [1], "old": ["/0/1"]"#,
                #""observer": "ob", "kind": "insertion", "path": "/1", "keyPath": "subviews", "indexes": [0], "new": ["/1/0"]"#,
            ])
    }

    @Test("of 'superview' tell its path, or null; the path of a view that is gone is the last one it had")
    func superview() throws {
        #expect(
            try events("a1", "superview", #"{"move": "a1", "to": "b"}"#)
                == [#""setting", "path": "/1/0", "old": "/0", "new": "/1""#])
        #expect(
            try events("a1", "superview", #"{"move": "a1", "to": "/", "at": 0}"#)
                == [#""setting", "path": "/0", "old": "/0", "new": "/""#])
        #expect(
            try events("a1", "superview", #"{"remove": "a0"}, {"remove": "a1"}"#)
                == [#""setting", "path": "/0/0", "old": "/0", "new": null"#])
        #expect(
            try events("/", "superview", "", options: #"["initial", "new"]"#) == [
                #""setting", "path": "/", "new": null"#
            ])
    }

    @Test("of 'window' tell the path of the root that is one, or null")
    func window() throws {
        let result = try run(
            root: #"{"class": "UIWindow", "subviews": [{"name": "a", "subviews": [{"name": "b"}]}]}"#,
            observers: #"{"id": "o", "target": "b", "keyPath": "window", "options": ["initial", "old", "new"]}"#,
            steps: #"{"move": "b", "to": "/"}, {"remove": "b"}"#)
        let head = #""observer": "o", "kind": "setting", "path": "#
        #expect(result.events(0) == [head + #""/0/0", "keyPath": "window", "new": "/""#])
        #expect(result.events(1).isEmpty)
        #expect(result.events(2) == [head + #""/1", "keyPath": "window", "old": "/", "new": null"#])
    }

    @Test(
        "of views further up tell what becomes of those, and of others that take their places; null where there is none"
    )
    func others() throws {
        #expect(
            try events("a1", "superview.tag", #"{"set": "a", "keyPath": "tag", "value": 7}"#)
                == [#""setting", "path": "/0/1", "old": 2, "new": 7"#])
        #expect(
            try events("a1", "superview.tag", #"{"move": "a1", "to": "b"}"#)
                == [#""setting", "path": "/1/0", "old": 2, "new": 3"#])
        #expect(
            try events(
                "a1", "superview.tag",
                #"{"move": "a1", "to": "b"}, {"set": "a", "keyPath": "tag", "value": 7}, {"set": "b", "keyPath": "tag", "value": 8}"#
            ) == [#""setting", "path": "/1/0", "old": 3, "new": 8"#])
        #expect(
            try events("a1", "superview.superview.tag", #"{"move": "a", "to": "b"}"#)
                == [#""setting", "path": "/0/0/1", "old": 1, "new": 3"#])
        #expect(
            try events("a1", "superview.superview.name", #"{"remove": "a"}"#)
                == [#""setting", "path": "/0/1", "old": "r", "new": null"#])
        #expect(
            try events("a1", "superview.superview", #"{"remove": "a"}"#)
                == [#""setting", "path": "/0/1", "old": "/", "new": null"#])
        #expect(
            try events("b", "superview.superview.frame.size.width", "", options: #"["initial", "new"]"#)
                == [#""setting", "path": "/1", "new": null"#])
        #expect(
            try events("a1", "superview.properties.gap", #"{"set": "a", "keyPath": "properties.gap", "value": 4}"#)
                == [#""setting", "path": "/0/1", "old": null, "new": 4"#])
        #expect(
            try events("a1", "superview.subviews", #"{"move": "a1", "to": "b"}"#)
                == [#""setting", "path": "/1/0", "old": ["/0/0", "/0/1", "/0/2"], "new": ["/1/0"]"#])
    }

    @Test("tell the right paths among many siblings, in whichever order they are told")
    func manySiblings() throws {
        let count = 40
        let views = (0..<count).map { #"{"name": "v\#($0)"}"# }.joined(separator: ", ")
        let observers = (0..<count).map { #"{"id": "v\#($0)", "target": "v\#($0)", "keyPath": "superview.tag"}"# }
        let sets = [3, 4, 5, 39, 0, 17, 16, 17].map { #"{"set": "v\#($0)", "keyPath": "tag", "value": 1}"# }
        let own = (0..<count).map { #"{"id": "own \#($0)", "target": "v\#($0)", "keyPath": "tag"}"# }
        let result = try run(
            root: #"{"subviews": [\#(views)]}"#, observers: (observers + own).joined(separator: ", "),
            steps: (sets + [#"{"exchange": ["v1", "v30"]}"#, #"{"set": "/", "keyPath": "tag", "value": 1}"#])
                .joined(separator: ", "))
        #expect(result.steps[1...8].map { $0.events.map(\.path) } == [3, 4, 5, 39, 0, 17, 16, 17].map { ["/\($0)"] })
        let expected = (0..<count).map { "v\($0) /\($0 == 1 ? 30 : $0 == 30 ? 1 : $0)" }
        #expect(result.steps.last?.events.map { "\($0.observer) \($0.path)" } == expected)
        // Asking for paths makes no observer depend on the siblings.
        #expect(result.steps[9].events.isEmpty)
    }
}
