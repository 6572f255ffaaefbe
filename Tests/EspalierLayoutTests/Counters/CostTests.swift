import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("What passes cost, by counts")
struct CostTests {
    private struct Cost: Equatable {
        var passes = 0
        var valuesSolved = 0
        var framesWritten = 0
        var nodesSettled = 0
        var textsCompiled = 0
    }

    /// What `body` and the pass after it cost.
    private func cost(_ stage: Stage, _ body: () throws -> Void) throws -> Cost {
        let before = stage.root.layoutRules.counters
        try body()
        try stage.solve()
        let after = stage.root.layoutRules.counters
        return Cost(
            passes: after.passes - before.passes, valuesSolved: after.valuesSolved - before.valuesSolved,
            framesWritten: after.framesWritten - before.framesWritten,
            nodesSettled: after.nodesSettled - before.nodesSettled,
            textsCompiled: after.textsCompiled - before.textsCompiled)
    }

    /// A row in which each view follows the one before; `count` views after the first, which is free.
    private func row(_ count: Int, in stage: Stage) throws -> [UIView] {
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
        #expect(cost.nodesSettled <= 102)
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
        #expect(cost.nodesSettled == 0)
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

    @Test("A leaf changes in a tree of 10 000 views, deep and broad: few values", arguments: [2500, 10_000])
    func leafInLargeTree(count: Int) throws {
        let stage = Stage()
        var boxes: [UIView] = [stage.root]
        var leaf = stage.root
        var made = 1
        while made < count {
            // Ten subviews for each view: a label that follows an icon, and boxes that share the width.
            let box = boxes[made / 10]
            var previous: UIView?
            for _ in 0..<10 {
                let view = stage.view(nil, 0, 0, 10, 10, in: box)
                if let previous {
                    try view.layoutRules.add("ll = %rl, tt = 5%, h = 90%", previous)
                } else {
                    try view.layoutRules.add("ll = 0, h = 20")
                }
                previous = view
                leaf = view
                boxes.append(view)
                made += 1
            }
        }
        try stage.solve()
        let siblings = leaf.superview?.subviews ?? []
        let cost = try cost(stage) { siblings[5].frame.size.width = 33 }
        #expect(cost.valuesSolved == 4)
        #expect(cost.framesWritten == 4)
        #expect(cost.nodesSettled == 0)
    }

    @Test("A text that is added costs what it reaches, not the tree", arguments: [500, 2000])
    func addedRule(count: Int) throws {
        let stage = Stage()
        let views = try row(count, in: stage)
        try stage.solve()
        let added = try cost(stage) { try views[count - 10].layoutRules.add("tt = %tt + 1", views[3]) }
        #expect(added.nodesSettled == 1)
        #expect(added.valuesSolved <= 2)
        #expect(added.framesWritten == 1)
        #expect(added.textsCompiled == 1)
    }

    @Test("A view that is added, moved or removed costs what measures it", arguments: [500, 2000])
    func movedView(count: Int) throws {
        let stage = Stage()
        let views = try row(count, in: stage)
        let box = stage.view("box", 40, 40, 100, 100)
        let follower = stage.view("follower", 0, 0, 1, 1)
        try follower.layoutRules.add("w = %w, tt = %tt", views[0], box)
        try stage.solve()
        let moved = try cost(stage) { box.addSubview(follower) }
        #expect(moved.nodesSettled <= 4)
        #expect(moved.valuesSolved <= 4)
        let removed = try cost(stage) { views[count].removeFromSuperview() }
        #expect(removed.nodesSettled <= 3)
        #expect(removed.valuesSolved <= 3)
    }

    @Test("Functions and objects are asked; only where an answer is new, values are solved")
    func opaque() throws {
        let stage = Stage()
        let views = try row(100, in: stage)
        let cell = Cell(7)
        try views[95].layoutRules.add("ll = %@f", .object(cell))
        try stage.solve()
        #expect(try cost(stage) {}.valuesSolved == 0)
        let cost = try cost(stage) { cell.layoutNumber = 8 }
        #expect(cost.valuesSolved == 6)
        #expect(cost.framesWritten == 6)
    }

    @Test("Four times the views cost four times the counts, not sixteen times")
    func linear() throws {
        func total(_ count: Int) throws -> SolverCounters {
            let stage = Stage()
            let views = try row(count, in: stage)
            for (index, view) in views.enumerated() where index % 3 == 0 {
                try view.layoutRules.add("tt = %bt, h = H:1%", stage.root)
            }
            try stage.solve()
            stage.root.frame.size.width = 500
            try stage.solve()
            return stage.root.layoutRules.counters
        }
        let small = try total(500)
        let large = try total(2000)
        #expect(large.valuesSolved <= small.valuesSolved * 4 + 8)
        #expect(large.framesWritten <= small.framesWritten * 4 + 8)
        #expect(large.nodesSettled <= small.nodesSettled * 4 + 8)
        #expect(large.textsCompiled == small.textsCompiled)
        #expect(large.passes == small.passes)
    }
}
