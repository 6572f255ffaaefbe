import Testing

@testable import EspalierScenarios

@Suite("The result of a scenario")
struct ResultTests {
    private let document = #"""
        {"espalier": 1, "title": "a \"b\"", "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [
          {"tag": 7, "frame": [-0.0, 0.1, 1e21, 2.5]}, {"name": "b", "subviews": [{"name": "c"}]}]},
         "steps": [{"set": "b", "keyPath": "frame.origin.x", "value": 5}, {"set": "b", "keyPath": "hidden", "value": true},
          {"remove": "/0"}, {"expect": "b", "frame": [5, 0, 1, 0]}]}
        """#

    @Test("lists all views at step 0, then those that changed, and what is gone by its path before")
    func changed() throws {
        #expect(
            try run(document).json() == """
                {"espalier": 1, "title": "a \\"b\\"", "steps": [\
                {"step": 0, "views": [\
                {"path": "/", "class": "UIView", "name": "screen", "tag": 0, "frame": [0, 0, 390, 844]}, \
                {"path": "/0", "class": "UIView", "tag": 7, "frame": [0, 0.1, 1e+21, 2.5]}, \
                {"path": "/1", "class": "UIView", "name": "b", "tag": 0, "frame": [0, 0, 0, 0]}, \
                {"path": "/1/0", "class": "UIView", "name": "c", "tag": 0, "frame": [0, 0, 0, 0]}]}, \
                {"step": 1, "views": [\
                {"path": "/1", "class": "UIView", "name": "b", "tag": 0, "frame": [5, 0, 0, 0]}]}, \
                {"step": 2, "views": []}, \
                {"step": 3, "views": [\
                {"path": "/0", "class": "UIView", "name": "b", "tag": 0, "frame": [5, 0, 0, 0]}, \
                {"path": "/0/0", "class": "UIView", "name": "c", "tag": 0, "frame": [0, 0, 0, 0]}], \
                "removed": ["/0"]}, \
                {"step": 4, "views": []}], \
                "failures": [{"step": 4, "expected": [5, 0, 1, 0], "got": [5, 0, 0, 0], "path": "/0"}]}
                """)
    }

    @Test("lists the whole tree at every step, or after the last, or never")
    func otherViews() throws {
        let all = try run(document, views: .all)
        #expect(all.steps.map { $0.views?.count } == [4, 4, 4, 3, 3])
        #expect(all.steps.allSatisfy { $0.removed.isEmpty })
        let last = try run(document, views: .last)
        #expect(last.steps.map { $0.views?.count } == [nil, nil, nil, nil, 3])
        #expect(last.listed(4) == ["/ screen 0 0 390 844", "/0 b 5 0 0 0", "/0/0 c 0 0 0 0"])
        let none = try run(document, views: .none)
        #expect(none.steps.allSatisfy { $0.views == nil && $0.removed.isEmpty })
        #expect(
            none.json().contains(#""steps": [{"step": 0}, {"step": 1}, {"step": 2}, {"step": 3}, {"step": 4}], "fail"#))
        for result in [all, last, none] { #expect(result.failures.count == 1) }
    }

    @Test("of a run that ends early lists the last step that ran, under 'last' too")
    func lastOfAnError() throws {
        let json = #"""
            {"espalier": 1, "root": {}, "steps": [{"set": "/", "keyPath": "tag", "value": 3}, {"remove": "/"}, {"layout": "/"}]}
            """#
        let result = try run(json, views: .last)
        #expect(result.steps.map { $0.views?.map(\.tag) } == [nil, [3]])
        #expect(
            result.json().hasSuffix(
                """
                , "error": {"step": 2, "message": "the root cannot be removed\\nfix: name a view below it", \
                "fix": "name a view below it", "path": "$.steps[1].remove", "line": 1, "column": 94}}
                """))
    }

    @Test("of an error while the tree is built has no steps")
    func errorAtStep0() throws {
        let result = try run(root: #"{"rules": [["ll = %rl", "gone"]]}"#)
        #expect(result.steps.isEmpty && result.error?.step == 0)
        #expect(result.json().hasPrefix(#"{"espalier": 1, "steps": [], "error": {"step": 0, "message": "no view has"#))
    }

    @Test("has the same bytes at every run")
    func sameBytes() throws {
        let first = try run(document).json()
        for _ in 0..<3 { #expect(try run(document).json() == first) }
    }

    @Test("writes numbers that are not finite as texts")
    func notFinite() throws {
        let result = try run(
            root: #"{"subviews": [{"frame": [0, 0, 1e300, 1], "transform": [1e300, 0, 0, 1, 0, 0]}]}"#)
        #expect(result.json().contains(#""frame": ["-inf", 0, "inf", 1]"#))
    }

    @Test("of automatic layout has a pass after the tree is built and after each step")
    func automatic() throws {
        let result = try run(
            root: #"{"frame": [0, 0, 100, 100], "subviews": [{"rules": ["ll = rr = 10"]}]}"#,
            steps: #"{"set": "/", "keyPath": "frame.size.width", "value": 50}"#)
        #expect(result.listed(0) == ["/ 0 0 100 100", "/0 10 0 80 0"])
        #expect(result.listed(1) == ["/ 0 0 50 100", "/0 10 0 30 0"])
    }

    @Test(
        "of manual layout has passes at layout steps only, over the whole tree wherever they are asked for (SLL 10.4)")
    func manual() throws {
        let result = try run(
            root: #"{"frame": [0, 0, 100, 100], "subviews": [{"rules": ["ll = rr = 10"]}, {}]}"#,
            steps: #"{"set": "/", "keyPath": "frame.size.width", "value": 50}, {"layout": "/1"}, {"layout": "/"}"#,
            layout: "manual")
        #expect(result.listed(0) == ["/ 0 0 100 100", "/0 0 0 0 0", "/1 0 0 0 0"])
        #expect(result.listed(1) == ["/ 0 0 50 100"])
        #expect(result.listed(2) == ["/0 10 0 30 0"])
        #expect(result.listed(3).isEmpty)
    }

    @Test("tells what a pass reports without failing, at the step whose pass it was (SLL 11.3, 11.4)")
    func diagnostics() throws {
        let result = try run(
            root:
                #"{"subviews": [{"name": "a", "frame": [3, 0, 0, 0]}, {"name": "b", "rules": [["ll = %ll", "a"]]}, {"name": "c"}]}"#,
            steps: #"{"rule": "tt = 1 / 0", "on": "c"}, {"remove": "a"}, {"layout": "/"}"#)
        #expect(result.steps.map(\.diagnostics.count) == [0, 1, 1, 0])
        #expect(result.steps[1].diagnostics[0].path == "/2")
        #expect(result.steps[1].diagnostics[0].message.hasPrefix("c.y is not a finite number"))
        #expect(result.steps[2].diagnostics[0].path == "/0")
        #expect(result.json().contains(#""diagnostics": [{"path": "/2", "message": "c.y is not"#))
    }
}
