import EspalierLayout
import EspalierViews
import Foundation
import Testing

/// What a change costs in a tree so large that anything that grows with it would show.
@Suite("One change in a large tree, by counts")
struct LargeTreeCostTests {
    static let count = 20_000

    /// Ten subviews a view: each as wide as its superview allows, a part of it high, below the one before it.
    private func columns(_ count: Int = count) throws -> (Stage, [UIView]) {
        let stage = Stage(1000, 100_000)
        let fill = try LayoutRule("ll = rr = 2, h = 8%")
        let first = try LayoutRule("tt = 2")
        let below = try LayoutRule("tt = %bt + 1")
        var views = [stage.root]
        for index in 1..<count {
            let view = makeView(in: views[(index - 1) / 10])
            try view.layoutRules.add(fill)
            if (index - 1) % 10 == 0 {
                try view.layoutRules.add(first)
            } else {
                try view.layoutRules.add(below, views[index - 1])
            }
            views.append(view)
        }
        return (stage, views)
    }

    @Test(
        "20 000 views: the first pass solves four values a view, a second pass none; a leaf's height what depends on it"
    )
    func leaf() throws {
        let (stage, views) = try columns()
        try stage.solve()
        let first = stage.root.layoutRules.counters
        #expect(first.valuesSolved == 4 * (Self.count - 1))
        #expect(first.nodesResolved <= Self.count)
        let visited = stage.root.layoutCounters.viewsVisited
        try stage.solve()
        #expect(stage.root.layoutRules.counters == first, "a pass with nothing to do")
        #expect(stage.root.layoutCounters.viewsVisited == visited)

        // The first of ten leaves: nine stand below it, one after the other.
        let leaf = views[Self.count - 1 - (Self.count - 2) % 10]
        let later = (leaf.superview?.subviews.count ?? 0) - 1
        let bottom = leaf.superview?.subviews.last?.frame.maxY ?? 0
        let grown = leaf.frame.size.height + 7
        try leaf.layoutRules.add("h = \(grown)")
        try stage.solve()
        let changed = stage.root.layoutRules.counters
        #expect(changed.valuesSolved - first.valuesSolved <= 4 + later)
        #expect(changed.framesWritten - first.framesWritten == 1 + later)
        #expect(changed.nodesResolved - first.nodesResolved == 1)
        #expect(stage.root.layoutCounters.viewsVisited - visited <= 2 * 12)
        let moved = (leaf.superview?.subviews.last?.frame.maxY ?? 0) - bottom
        #expect(abs(moved - (later == 0 ? 0 : 7)) < 1e-6 || later == 0)
    }

    @Test("A rule that depends on another sibling settles one view", arguments: [1, 5])
    func newDependency(measured: Int) throws {
        let count = 2000
        let (stage, views) = try columns(count)
        try stage.solve()
        let siblings = views[(count - 2) / 10 - 1].subviews
        let before = stage.root.layoutRules.counters
        try siblings[siblings.count - 1].layoutRules.add("tt = %bt", siblings[measured])
        try stage.solve()
        let after = stage.root.layoutRules.counters
        #expect(after.nodesResolved - before.nodesResolved == 1)
        #expect(after.valuesSolved - before.valuesSolved <= 4)
        #expect(siblings[siblings.count - 1].frame.minY == siblings[measured].frame.maxY)
    }
}
