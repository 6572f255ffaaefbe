import Testing

@testable import EspalierScenarios

@Suite("Reading observers")
struct ScenarioObserverReadingTests {
    private func observers(_ json: String) throws -> [ScenarioObserver] {
        try ScenarioDocument(json: #"{"espalier": 1, "observers": [\#(json)], "root": {}}"#).observers
    }

    @Test("takes key-value observers; without options there are none of them")
    func values() throws {
        let read = try observers(
            #"""
            {"id": "o1", "target": "a", "keyPath": "frame", "options": ["initial", "prior", "old", "new"]},
            {"keyPath": "superview.subviews", "target": "/0", "id": "o2"},
            {"id": "", "target": "a", "keyPath": "properties.a.b", "options": []}
            """#)
        let a = ScenarioReference(.name("a"))
        let frame = ScenarioObservedKeyPath([], .property(.init(.frame)))
        let others = ScenarioObservedKeyPath([.superview], .subviews)
        let stored = ScenarioObservedKeyPath([], .property(.init(.stored("a.b"))))
        #expect(
            read == [
                ScenarioObserver("o1", .value(a, frame, options: [.initial, .prior, .old, .new])),
                ScenarioObserver("o2", .value(ScenarioReference(.path([0])), others, options: [])),
                ScenarioObserver("", .value(a, stored, options: [])),
            ])
    }

    @Test("takes hierarchy observers; what is left out is false or empty")
    func hierarchies() throws {
        let read = try observers(
            #"""
            {"id": "h1", "hierarchy": "a", "subtree": true, "children": true, "keyPaths": ["frame", "name"], "old": true},
            {"id": "h2", "hierarchy": "/"}
            """#)
        var all = ScenarioHierarchyOptions()
        all.subtree = true
        all.children = true
        all.keyPaths = [.init(.frame), .init(.name)]
        all.old = true
        #expect(
            read == [
                ScenarioObserver("h1", .hierarchy(ScenarioReference(.name("a")), all)),
                ScenarioObserver("h2", .hierarchy(ScenarioReference(.path([])), ScenarioHierarchyOptions())),
            ])
    }

    @Test("allows an id again once a step has ended the observer that has it, whether its view is there or not")
    func ids() throws {
        let document = try ScenarioDocument(
            json: #"""
                {"espalier": 1, "root": {"subviews": [{}]}, "observers": [{"id": "o", "hierarchy": "/0"}],
                 "steps": [{"remove": "/0"}, {"unobserve": "o"}, {"observe": {"id": "o", "hierarchy": "/"}}]}
                """#)
        #expect(try document.simulate().error == nil)
    }

    @Test("keeps the place of an observer")
    func places() throws {
        let document = try ScenarioDocument(
            json: #"""
                {"espalier": 1, "root": {}, "observers": [
                 {"id": "o", "hierarchy": "/"}]}
                """#)
        let problem = document.problem(at: document.observers[0].mark, key: "id", message: "what", fix: "how")
        #expect(problem.description == "2:9: $.observers[0].id: what\nfix: how")
    }
}

@Suite("Key paths that observers take")
struct ScenarioObservedKeyPathTests {
    @Test("are those that can be set", arguments: ScenarioKeyPathTests.all.map(\.0))
    func settable(text: String) {
        #expect(ScenarioObservedKeyPath(text) == ScenarioKeyPath(text).map { .init([], .property($0)) })
        #expect(ScenarioObservedKeyPath("superview." + text)?.links == [.superview])
    }

    @Test(
        "are the place of the view, and those of views further up",
        arguments: [
            ("subviews", .init([], .subviews)), ("superview", .init([], .link(.superview))),
            ("window", .init([], .link(.window))), ("superview.superview", .init([.superview], .link(.superview))),
            ("superview.superview.tag", .init([.superview, .superview], .property(.init(.tag)))),
            ("window.frame.size.width", .init([.window], .property(.init(.frame, .width)))),
            ("superview.properties.superview.x", .init([.superview], .property(.init(.stored("superview.x"))))),
        ] as [(String, ScenarioObservedKeyPath)])
    func others(text: String, expected: ScenarioObservedKeyPath) {
        #expect(ScenarioObservedKeyPath(text) == expected)
        #expect(expected.description == text)
    }

    @Test(
        "are refused with what was most likely meant",
        arguments: [
            ("subview", "did you mean 'subviews'?"), ("superviews", "did you mean 'superview'?"),
            ("supervew.tag", "did you mean 'superview.tag'?"),
            ("superview.supervew.frame.size", "did you mean 'superview.superview.frame.size'?"),
            ("superview.centre", "did you mean 'superview.center'?"),
            ("superview.frame.x", "did you mean 'superview.frame.origin.x'?"),
            ("superview.properties", "write the name of the value, as in 'properties.gap'"),
        ])
    func refused(text: String, fix: String) {
        #expect(ScenarioObservedKeyPath(text) == nil)
        #expect(ScenarioObservedKeyPath.fix(for: text) == fix)
    }

    @Test(
        "are refused where something follows that is no property",
        arguments: ["", ".", "superview.", "subviews.tag", "subviews.0", "superview..tag", "tag.superview"])
    func strange(text: String) {
        #expect(ScenarioObservedKeyPath(text) == nil)
    }

    @Test("may be very long")
    func long() {
        let text = String(repeating: "superview.", count: 100_000) + "tag"
        #expect(ScenarioObservedKeyPath(text)?.links.count == 100_000)
        #expect(ScenarioObservedKeyPath(text)?.description == text)
    }
}
