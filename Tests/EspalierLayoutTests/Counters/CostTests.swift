import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("What passes cost, by counts")
struct CostTests {
    struct Cost: Equatable {
        var passes = 0
        var valuesSolved = 0
        var framesWritten = 0
        var nodesResolved = 0
        var textsCompiled = 0
    }

    /// What `body` and the pass after it cost.
    func cost(_ stage: Stage, _ body: () throws -> Void) throws -> Cost {
        let before = stage.root.layoutRules.counters
        try body()
        try stage.solve()
        let after = stage.root.layoutRules.counters
        return Cost(
            passes: after.passes - before.passes, valuesSolved: after.valuesSolved - before.valuesSolved,
            framesWritten: after.framesWritten - before.framesWritten,
            nodesResolved: after.nodesResolved - before.nodesResolved,
            textsCompiled: after.textsCompiled - before.textsCompiled)
    }

    /// A row in which each view follows the one before; `count` views after the first, which is free.
    func row(_ count: Int, in stage: Stage) throws -> [UIView] {
        var views = [stage.view("first", 0, 0, 10, 10)]
        for _ in 0..<count {
            let view = stage.view(nil, 0, 0, 10, 10)
            try view.layoutRules.add("ll = %rl + 1", views[views.count - 1])
            views.append(view)
        }
        return views
    }

    @Test("The first pass solves each value once and settles each view once")
    func firstPass() throws {
        let stage = Stage()
        let views = try row(100, in: stage)
        let cost = try cost(stage) {}
        #expect(cost.valuesSolved == 100)
        #expect(cost.framesWritten == 100)
        #expect(cost.passes == 1)
        // The root's children and what they measure: no view more than once.
        #expect(cost.nodesResolved <= 102)
        #expect(views[100].numbers[0] == 1100)
    }

    @Test("A pass with nothing changed solves nothing and writes nothing")
    func nothing() throws {
        let stage = Stage()
        _ = try row(100, in: stage)
        try stage.solve()
        #expect(try cost(stage) {} == Cost())
        #expect(try cost(stage) { stage.root.setNeedsLayout() } == Cost())
    }

    @Test("What a pass has written is not solved a second time, in it or in the next one")
    func noSecondPass() throws {
        let stage = Stage()
        let views = try row(50, in: stage)
        for view in views.dropFirst() { try view.layoutRules.add("w = 2%, h = %w", view) }
        let first = try cost(stage) {}
        #expect(first.valuesSolved == 150)
        #expect(first.framesWritten == 50)
        #expect(try cost(stage) {} == Cost())
        let resized = try cost(stage) { stage.root.frame.size.width = 500 }
        #expect(resized.valuesSolved == 149)
        #expect(resized.framesWritten == 50)
    }

    @Test("A change in a chain is solved from there to its end")
    func chain() throws {
        let stage = Stage()
        let views = try row(100, in: stage)
        try stage.solve()
        let cost = try cost(stage) { views[90].frame.size.width = 20 }
        #expect(cost.valuesSolved == 10)
        #expect(cost.framesWritten == 10)
        #expect(cost.nodesResolved == 0)
    }

    @Test("Where a value comes out as it was, the chain behind it is not solved")
    func stopsEarly() throws {
        let stage = Stage()
        let leader = stage.view("leader", 0, 0, 10, 10)
        var last = stage.view("capped", 0, 0, 10, 10)
        try last.layoutRules.add("w = %w, maxw = 5", leader)
        for _ in 0..<50 {
            let view = stage.view(nil, 0, 0, 1, 1)
            try view.layoutRules.add("w = %w", last)
            last = view
        }
        try stage.solve()
        #expect(last.numbers[2] == 5)
        let cost = try cost(stage) { leader.frame.size.width = 77 }
        #expect(cost.valuesSolved == 1)
        #expect(cost.framesWritten == 0)
    }

    @Test("Branches that a change does not reach are not solved")
    func branches() throws {
        let stage = Stage()
        var leaders: [UIView] = []
        for _ in 0..<20 {
            let box = stage.view(nil, 0, 0, 100, 100)
            let leader = stage.view(nil, 0, 0, 10, 10, in: box)
            leaders.append(leader)
            for _ in 0..<5 { try stage.view(nil, 0, 0, 1, 1, in: box).layoutRules.add("tt = %bt, ll = 50%", leader) }
        }
        try stage.solve()
        let cost = try cost(stage) { leaders[7].frame.origin.y = 3 }
        #expect(cost.valuesSolved == 5)
        #expect(cost.framesWritten == 5)
    }

    @Test("A change of an attribute that nobody needs costs nothing")
    func unneeded() throws {
        let stage = Stage()
        let views = try row(100, in: stage)
        try stage.solve()
        let cost = try cost(stage) { views[0].frame.size.height = 77 }
        #expect(cost.valuesSolved == 0)
        #expect(cost.framesWritten == 0)
    }

    @Test("A frame set against a rule costs its own value, and no more if it comes out as before")
    func putRight() throws {
        let stage = Stage()
        let views = try row(100, in: stage)
        try stage.solve()
        let before = stage.frames
        let cost = try cost(stage) { views[10].frame.origin.x += 5 }
        #expect(stage.frames == before)
        #expect(cost.valuesSolved <= 2)
        #expect(cost.framesWritten == 1)
    }
}
