import EspalierLayout
import EspalierViews
import Testing

@Suite("SLL 12.7: what a cycle says")
struct CycleTextTests {
    private func text(of stage: Stage) throws -> String {
        do {
            try stage.root.solveLayout()
        } catch {
            return error.description
        }
        throw Missing()
    }

    private struct Missing: Error {}

    @Test("The example of the specification")
    func example() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 100, 100)
        let label = stage.view("label", 0, 0, 10, 10, in: box)
        try box.layoutRules.add("w = %w + 20", arguments: [.view(label)], file: "App/Box.swift", line: 3)
        try label.layoutRules.add("rr = 8, w = 50%", arguments: [], file: "App/Box.swift", line: 4)
        let expected = """
            1:5: cycle: box.width needs label.width needs box.width
              box.width needs label.width, 1:5 in the rule of box (App/Box.swift:3)
                w = %w + 20
                    ^
              label.width needs box.width, 1:13 in the rule of label (App/Box.swift:4)
                rr = 8, w = 50%
                            ^
            fix: give label a width that does not come from box, for example 'w = 80', or give box a width of its own
            """
        #expect(try text(of: stage) == expected)
        // The diagnostics handler hears the same.
        stage.root.layoutIfNeeded()
        #expect(stage.messages == [expected])
    }

    @Test("The links are there to be read too")
    func links() throws {
        let stage = Stage()
        let a = stage.view("a")
        let b = stage.view("b")
        try a.layoutRules.add("tt = 5,\n  ll = 8 + %rl", b)
        try b.layoutRules.add("w = %ll", a)
        do {
            try stage.root.solveLayout()
            Issue.record("no cycle")
        } catch {
            #expect(error.links.map { "\($0.view).\($0.attribute)" } == ["a.x", "b.width"])
            #expect(error.links.map { "\($0.neededView).\($0.neededAttribute)" } == ["b.width", "a.x"])
            #expect(error.links.map(\.line) == [2, 1])
            #expect(error.links.map(\.column) == [12, 5])
            #expect(error.links.map(\.rule) == ["tt = 5,\n  ll = 8 + %rl", "w = %ll"])
            #expect(error.description.contains("\n      ll = 8 + %rl\n               ^\n"))
        }
    }

    @Test("A need of a mirror name is shown at the name that was assigned")
    func mirrorName() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 100, 100)
        let a = stage.view("a", 0, 0, 10, 10, in: box)
        try a.layoutRules.add("tt = 3, ll = 1, rr = 10")
        try box.layoutRules.add("w = %w", a)
        let text = try text(of: stage)
        #expect(text.hasPrefix("1:5: cycle: box.width needs a.width needs box.width\n"))
        #expect(text.contains("  a.width needs box.width, 1:17 in the rule of a"))
        #expect(text.contains("    tt = 3, ll = 1, rr = 10\n                    ^\n"))
    }

    @Test("A need of the own width is shown at the name that was assigned")
    func ownWidth() throws {
        let stage = Stage()
        let a = stage.view("a", 0, 0, 10, 10)
        let b = stage.view("b", 0, 0, 10, 10)
        try a.layoutRules.add("tt, cl = 90, w = %ll", b)
        try b.layoutRules.add("ll = %ll", a)
        let text = try text(of: stage)
        #expect(text.hasPrefix("1:5: cycle: a.x needs a.width needs b.x needs a.x\n"))
        #expect(text.contains("  a.x needs a.width, 1:5 in the rule of a"))
        #expect(text.contains("    tt, cl = 90, w = %ll\n        ^\n"))
        #expect(text.contains("  a.width needs b.x, 1:18 in the rule of a"))
        #expect(text.contains("  b.x needs a.x, 1:6 in the rule of b"))
    }

    @Test("An origin that a format counts from is said to be one")
    func origin() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 100, 100)
        let label = stage.view("label", 0, 0, 10, 10, in: box)
        try box.layoutRules.add("ll = 5, rl = %rl", label)
        let text = try text(of: stage)
        #expect(text.hasPrefix("1:14: cycle: box.x needs box.x\n"))
        #expect(text.contains("box.x needs box.x, because %rl of label counts from the left edge of box"))
        #expect(text.contains("    ll = 5, rl = %rl\n                 ^\n"))
        #expect(text.contains("\nfix: "))
    }

    @Test("A size of the superview that a format counts from is said to be one")
    func superviewSize() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 100, 100)
        let a = stage.view("a", 0, 0, 10, 10, in: box)
        let b = stage.view("b", 0, 0, 10, 10, in: box)
        try a.layoutRules.add("w = %rr", b)
        try box.layoutRules.add("w = %w", a)
        let text = try text(of: stage)
        #expect(text.contains("a.width needs box.width, because %rr of b counts from the right edge of box"))
    }

    @Test("Views without a name are shown by their paths from the root")
    func paths() throws {
        let stage = Stage(name: nil)
        _ = stage.view()
        let box = stage.view(nil, 0, 0, 10, 10)
        let a = stage.view(nil, 0, 0, 10, 10, in: box)
        try a.layoutRules.add("h = 50%")
        try box.layoutRules.add("h = %h", a)
        #expect(try text(of: stage).hasPrefix("1:5: cycle: /1.height needs /1/0.height needs /1.height\n"))
    }

    @Test("The text is the same, whichever view's rules were added first")
    func deterministic() throws {
        var texts: Set<String> = []
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]] {
            let stage = Stage()
            let views = ["a", "b", "c"].map { stage.view($0) }
            for index in order {
                try views[index].layoutRules.add(
                    "w = %w", arguments: [.view(views[(index + 1) % 3])], file: "F.swift", line: index)
            }
            texts.insert(try text(of: stage))
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("1:5: cycle: a.width needs b.width needs c.width needs a.width\n") == true)
    }

    @Test("All links of a cycle of thirty are told; of one of three thousand the beginning and the end")
    func long() throws {
        for count in [30, 3000] {
            let stage = Stage()
            let views = (0..<count).map { stage.view("v\($0)") }
            for index in views.indices { try views[index].layoutRules.add("ll = %ll", views[(index + 1) % count]) }
            let text = try text(of: stage)
            let lines = text.split(separator: "\n")
            #expect(lines[1].hasPrefix("  v0.x needs v1.x, 1:6"))
            #expect(lines[lines.count - 4].hasPrefix("  v\(count - 1).x needs v0.x, 1:6"))
            if count == 30 { #expect(lines.count == 30 * 3 + 2) } else { #expect(lines.count < 3000 * 3) }
            #expect(text.contains("more") == (count > 30))
        }
    }
}
