import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("Deep and long trees")
struct DepthTests {
    @Test("A chain of 50 000 views, each ruled from its superview")
    func deepChain() throws {
        let stage = Stage(100_000, 100)
        let rule = try LayoutRule("ll = 0.5, rr = 0.5, tt = %tt, h = 100%")
        var superview = stage.root
        for _ in 0..<50_000 {
            let view = makeView(in: superview)
            try view.layoutRules.add(rule, superview)
            superview = view
        }
        try stage.solve()
        #expect(superview.numbers == [0.5, 0, 50_000, 100])
        let before = stage.root.layoutRules.counters
        stage.root.frame.size.width += 1
        try stage.solve()
        #expect(superview.frame.width == 50_001)
        let after = stage.root.layoutRules.counters
        // `ll` stays; the width follows, and with `rr` as newest rule `x` is looked at too.
        #expect(after.valuesSolved - before.valuesSolved == 100_000)
        #expect(after.nodesResolved == before.nodesResolved)
    }

    @Test("A chain of 50 000 views, each of which takes its size from the one inside")
    func outwardChain() throws {
        let stage = Stage()
        let rule = try LayoutRule("w = %w + 1")
        var views = [stage.view(nil, 0, 0, 1, 1)]
        for _ in 0..<50_000 { views.append(makeView(nil, 0, 0, 1, 1, in: views[views.count - 1])) }
        for (view, inner) in zip(views, views.dropFirst()) { try view.layoutRules.add(rule, inner) }
        try stage.solve()
        #expect(views[0].frame.width == 50_001)
        #expect(stage.root.layoutRules.counters.superviewsVisited <= 50_001)
    }

    @Test("A row of 50 000 siblings, each placed by the one before")
    func longRow() throws {
        let stage = Stage()
        let rule = try LayoutRule("ll = %rl, w = %w")
        var previous = stage.view(nil, 0, 0, 2, 2)
        let first = previous
        for _ in 0..<50_000 {
            let view = stage.view()
            try view.layoutRules.add(rule, previous, previous)
            previous = view
        }
        try stage.solve()
        #expect(previous.numbers == [100_000, 0, 2, 0])
        first.frame.size.width = 3
        try stage.solve()
        #expect(previous.numbers == [150_000, 0, 3, 0])
    }

    @Test("50 000 views that follow one")
    func star() throws {
        let stage = Stage()
        let rule = try LayoutRule("ll = %ll")
        let leader = stage.view(nil, 5, 0, 2, 2)
        let views = (0..<50_000).map { _ in stage.view() }
        for view in views { try view.layoutRules.add(rule, leader) }
        try stage.solve()
        leader.frame.origin.x = 6
        try stage.solve()
        #expect(views.allSatisfy { $0.frame.origin.x == 6 })
        leader.removeFromSuperview()
        try stage.solve()
        #expect(views.allSatisfy { $0.frame.origin.x == 6 })
    }

    @Test("A cycle through a row of 2 000 views is found, and no frame changes")
    func longCycle() throws {
        let stage = Stage()
        let views = (0..<2000).map { stage.view("v\($0)", 1, 2, 3, 4) }
        for index in views.indices { try views[index].layoutRules.add("w = %w", views[(index + 1) % 2000]) }
        let before = stage.frames
        #expect(throws: LayoutCycle.self) { try stage.solve() }
        #expect(stage.frames == before)
    }
}
