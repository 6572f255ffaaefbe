import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 11: errors")
struct ErrorTests {
    /// Texts that are wrong at their ends, after statements that are right.
    static let refused = [
        "ll = 99, rl = 3, w = 5, tt = nil, bt = 7, q = 5", "ll = nil, rl = nil, cl = 5, tt =",
        "cl = 8, rr = 5, ll = %f",
        "cl, w = (5", "cl = 1, ct = 2 ; ", "maxw = 1, cl = %w, tt = 5 5",
    ]

    @Test("11.1: a refused text changes neither values nor rules in force nor their order", arguments: refused)
    func allOrNothing(text: String) throws {
        let stages = [Stage(), Stage()]
        for (index, stage) in stages.enumerated() {
            let view = stage.view("a", 10, 20, 100, 50)
            try view.layoutRules.add("rl = 60, ll = 20, w = 7, minw = 60, bt = 80, tt = lr")
            try stage.solve()
            #expect(view.numbers == [20, 0, 60, 80])
            if index == 1 {
                #expect(throws: RuleError.self) { try view.layoutRules.add(text) }
                try stage.solve()
                #expect(view.numbers == [20, 0, 60, 80])
            }
            // What follows shows values, rules in force and their order.
            try view.layoutRules.add("cl += ll, ct += w, maxh = rl + tt + minw")
            try stage.solve()
        }
        #expect(stages[0].frames == stages[1].frames)
    }

    @Test("11.1: arguments of wrong number or type refuse the whole text")
    func wrongArguments() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        let lists: [[LayoutArgument]] = [
            [], [.number(1)], [.number(1), .number(2)], [.view(view), .view(view)],
            [.number(1), .view(view), .number(3)],
        ]
        for list in lists {
            #expect(throws: RuleError.self) { try view.layoutRules.add("ll = %f, w = %w", arguments: list) }
        }
        try stage.solve()
        #expect(view.numbers == [10, 20, 100, 50])
        #expect(stage.messages.isEmpty)
    }

    @Test("11.1: the error names all mistakes, the text, and the place in the program")
    func ruleError() throws {
        let view = makeView("a")
        do {
            try view.layoutRules.add("tt = , q = 5", file: "Here.swift", line: 77)
            Issue.record("not refused")
        } catch {
            #expect(error.text == "tt = , q = 5")
            #expect(error.file == "Here.swift")
            #expect(error.line == 77)
            #expect(error.diagnostics.map { "\($0.line):\($0.column)" } == ["1:6", "1:8"])
            #expect(error.description.contains("1:6: a value is missing after '='\n  tt = , q = 5\n       ^\nfix: "))
            #expect(error.description.contains("Here.swift:77"))
        }
    }

    @Test("11.2: on a cycle no frame changes in the tree, not even of views that have nothing to do with it")
    func cycleChangesNothing() throws {
        let stage = Stage()
        let a = stage.view("a", 10, 20, 100, 50)
        let b = stage.view("b", 10, 20, 100, 50)
        let c = stage.view("c", 10, 20, 100, 50)
        try c.layoutRules.add("ll = 5, w = 50%")
        try a.layoutRules.add("w = %w", b)
        try b.layoutRules.add("w = %w", a)
        let before = stage.frames
        #expect(throws: LayoutCycle.self) { try stage.solve() }
        #expect(stage.frames == before)
        stage.root.layoutIfNeeded()
        #expect(stage.frames == before)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("cycle") == true)
    }

    @Test("11.2: later passes report it too, until a rule text breaks it")
    func cycleStays() throws {
        let stage = Stage()
        let a = stage.view("a", 10, 20, 100, 50)
        let b = stage.view("b", 10, 20, 90, 50)
        try b.layoutRules.add("ll = %rl", a)
        try a.layoutRules.add("ll = %rl", b)
        let text = try #require(stage.cycle())
        for _ in 0..<3 { #expect(stage.cycle() == text) }
        stage.view("c", 1, 2, 3, 4).tag = 1
        #expect(stage.cycle() == text)
        b.frame.origin.x = 17
        #expect(stage.cycle() == text)
        #expect(a.numbers == [10, 20, 100, 50])
        try b.layoutRules.add("ll = 7")
        #expect(stage.cycle() == nil)
        #expect(b.numbers == [7, 20, 90, 50])
        #expect(a.numbers == [97, 20, 100, 50])
    }

    @Test("11.2: a cycle is not an error of the text that closes it")
    func textIsFine() throws {
        let view = Stage().view("a")
        #expect(throws: Never.self) { try view.layoutRules.add("w = %w", view) }
    }

    @Test(
        "11.3: what comes out infinite or NaN keeps its number, and the pass goes on and reports",
        arguments: [
            ("ll = 1 / 0", "x"), ("ll = 0 / 0", "x"), ("w = 1 / 0", "width"), ("w = 0 / 0", "width"),
            ("minw = 1 / 0", "width"), ("tt = -1 / 0", "y"), ("h = 50% / 0", "height"), ("cl = 0 / 0", "x"),
            ("ll = 0, rl = 1 / 0", "width"),
        ])
    func notFinite(text: String, attribute: String) throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        let follower = stage.view("f", 0, 0, 1, 1)
        try follower.layoutRules.add("ll = %ll + %w, tt = %tt + %h", view, view, view, view)
        try view.layoutRules.add("  " + text)
        try stage.solve()
        let index = try #require(["x", "y", "width", "height"].firstIndex(of: attribute))
        #expect(view.numbers[index] == [10, 20, 100, 50][index])
        #expect(follower.numbers[0] == view.numbers[0] + view.numbers[2])
        #expect(follower.numbers[1] == view.numbers[1] + view.numbers[3])
        let message = try #require(stage.messages.first { $0.contains("a.\(attribute)") })
        #expect(message.contains(text))
        #expect(message.contains("1:"))
        #expect(message.contains("^"))
        #expect(stage.reportedViews.first?.first === view)
    }

    @Test("11.3: a function or an object that gives no number; once it gives one, all is well")
    func noNumber() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        let cell = Cell(nil)
        try view.layoutRules.add("ll = %@f, tt = %^p + 1, w = 70", .object(cell), .block { _ in cell.layoutNumber })
        stage.root.layoutIfNeeded()
        #expect(view.numbers == [10, 20, 70, 50])
        #expect(stage.messages.count == 2)
        #expect(stage.messages.contains { $0.contains("a.x") })
        #expect(stage.messages.contains { $0.contains("a.y") })
        cell.layoutNumber = 10
        try stage.solve()
        #expect(view.numbers == [10, 31, 70, 50])
        #expect(stage.messages.count == 2)
        cell.layoutNumber = .nan
        try stage.solve()
        #expect(view.numbers == [10, 31, 70, 50])
        #expect(stage.messages.count == 4)
    }
}
