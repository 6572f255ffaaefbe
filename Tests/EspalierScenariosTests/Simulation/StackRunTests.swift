import Testing

@testable import EspalierScenarios

@Suite("Stacks in a scenario")
struct StackRunTests {
    private func box(_ name: String, _ more: String = "") -> String {
        #"{"name": "\#(name)", "intrinsicContentSize": [20, 10]\#(more)}"#
    }

    private func stack(_ keys: String, _ views: String) -> String {
        #"{"class": "UIStackView", "name": "s", "frame": [0, 0, 100, 40], \#(keys), "subviews": [\#(views)]}"#
    }

    @Test("arrange their subviews, in order, where they have a key of stacks")
    func arranged() throws {
        let keys = #""axis": "vertical", "distribution": "fillEqually", "spacing": 4"#
        let result = try run(
            root: stack(keys, [box("a"), box("b"), box("c", #", "hidden": true"#)].joined(separator: ", ")))
        #expect(result.frame("/0") == [0, 0, 100, 18] && result.frame("/1") == [0, 22, 100, 18])
        #expect(result.steps[0].conflicts.isEmpty)
    }

    @Test("are named where one of their constraints is in a conflict; JSON has the identifier alone")
    func namedInConflicts() throws {
        let hidden = box("b", #", "hidden": true, "constraints": ["wide: self.width == 30"]"#)
        let result = try run(root: stack(#""spacing": 4"#, box("a") + ", " + hidden))
        let conflict = try #require(result.steps[0].conflicts.first)
        #expect(conflict.broken == "wide" && conflict.with == ["UISV-hiding"])
        #expect(
            conflict.summary
                == "the constraint wide cannot hold, together with UISV-hiding of s: b.width == 0")
    }

    @Test("without such a key leave their subviews alone, as documents had it before")
    func plain() throws {
        let result = try run(
            root: #"{"class": "UIStackView", "frame": [0, 0, 100, 40], "subviews": [{"frame": [1, 2, 3, 4]}]}"#)
        #expect(result.frame("/0") == [1, 2, 3, 4])
    }

    @Test("arrange those that are listed, and nothing else")
    func listed() throws {
        let keys = #""arrangedSubviews": ["b", "a"], "customSpacing": {"b": 30}, "alignment": "top""#
        let views = box("a") + ", " + #"{"name": "free", "frame": [5, 6, 7, 8]}, "# + box("b")
        let result = try run(root: stack(keys, views))
        #expect(result.frame("/2")?.first == 0 && result.frame("/1") == [5, 6, 7, 8])
        let (a, b) = (try #require(result.frame("/0")), try #require(result.frame("/2")))
        #expect(a[0] == b[2] + 30 && a[0] + a[2] == 100)
    }

    @Test("arrange what steps put into them, at its place, and forget what leaves")
    func steps() throws {
        let result = try run(
            root: stack(#""distribution": "fillEqually""#, box("a") + ", " + box("c")),
            steps: #"""
                {"add": \#(box("b")), "to": "s", "at": 1},
                {"move": "a", "to": "s"},
                {"remove": "b"},
                {"set": "s", "keyPath": "axis", "value": "vertical"},
                {"set": "s", "keyPath": "spacing", "value": 10},
                {"set": "s", "keyPath": "arrangedSubviews", "value": ["a"]},
                {"expect": "s", "keyPath": "spacing", "value": 10},
                {"expect": "s", "keyPath": "axis", "value": "horizontal"}
                """#)
        #expect(result.error == nil)
        #expect(
            result.listed(1) == [
                "/0 a 0 0 33.333333333333336 40", "/1 b 33.333333333333336 0 33.333333333333336 40",
                "/2 c 66.66666666666667 0 33.333333333333336 40",
            ]
                || result.steps[1].views?.map(\.name) == ["a", "b", "c"])
        #expect(result.steps[2].views?.map { $0.frame.origin.x < 1 ? $0.name : nil }.compactMap(\.self) == ["b"])
        #expect(result.listed(4).contains("/0 c 0 0 100 20") && result.listed(5).contains("/0 c 0 0 100 15"))
        #expect(result.frame("/1") == [0, 0, 100, 40])
        #expect(result.failures.map(\.step) == [8])
        #expect(
            result.json().contains(
                #"{"step": 8, "expected": "horizontal", "got": "vertical", "path": "/", "keyPath": "axis"}"#))
    }

    @Test("tell observers what changes")
    func observed() throws {
        let result = try run(
            root: stack(#""axis": "vertical""#, box("a")),
            observers: #"""
                {"id": "o", "target": "s", "keyPath": "spacing", "options": ["old", "new"]},
                {"id": "h", "hierarchy": "s", "keyPaths": ["axis"]}
                """#,
            steps: #"""
                {"set": "s", "keyPath": "spacing", "value": 3}, {"set": "s", "keyPath": "axis", "value": "horizontal"}
                """#)
        #expect(result.events(1).contains { $0.contains(#""old": 0, "new": 3"#) })
        #expect(result.events(2).contains { $0.contains(#""keyPath": "axis", "new": "horizontal""#) })
    }

    @Test("refuse names of no subview")
    func unknownNames() throws {
        let wrong = try run(root: stack(#""arrangedSubviews": ["a", "bb"]"#, box("a") + ", " + box("b")))
        #expect(
            wrong.error?.description.hasSuffix(
                "the stack has no subview of the name 'bb'\nfix: did you mean 'b'?") ?? false)
    }

    @Test("are as high as the label that fills an effect view of theirs")
    func effectView() throws {
        let edges = ["leading", "trailing", "top", "bottom"].map { #""self.\#($0) == super.\#($0)""# }
        let label =
            #"{"class": "UILabel", "text": "What's new", "constraints": [\#(edges.joined(separator: ", "))]}"#
        let effect = #"{"class": "UIVisualEffectView", "hugging": [251, 251], "subviews": [\#(label)]}"#
        let result = try run(
            root: """
                {"frame": [0, 0, 343, 60], "subviews": [{"name": "row", "class": "UIStackView", "alignment": "top",
                "spacing": 10, "subviews": [\(effect), {"class": "UILabel", "text": "Version notes"}]}], "constraints":
                ["row.leading == self.leading", "row.trailing == self.trailing", "row.top == self.top"]}
                """)
        #expect(result.frame("/0") == [0, 0, 343, 20.5])
        for path in ["/0/0", "/0/0/0", "/0/0/0/0"] { #expect(result.frame(path) == [0, 0, 88.5, 20.5], "\(path)") }
        #expect(result.frame("/0/1") == [98.5, 0, 244.5, 20.5])
        #expect(result.steps[0].conflicts.isEmpty)
    }
}
