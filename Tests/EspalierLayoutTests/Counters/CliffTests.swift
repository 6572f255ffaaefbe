import EspalierLayout
import EspalierViews
import Foundation
import Testing

/// Where many meet in one place.
@Suite("Crowds of views in one rule and of rules that ask, by counts")
struct CliffTests {
    @Test("A rule that measures many views, each twice, compares a few for each", arguments: [10, 17, 100, 3000])
    func manyMeasured(count: Int) throws {
        let stage = Stage()
        let sum = stage.view("sum")
        let views = (0..<count).map { index in stage.view(nil, 0, 0, Double(index % 3), 1) }
        let text = "w = 0" + String(repeating: " + %w", count: 2 * count)
        try sum.layoutRules.add(text, arguments: (views + views).map { .view($0) })
        try stage.solve()
        let expected = CGFloat(2 * views.reduce(0) { $0 + Int($1.frame.size.width) })
        #expect(sum.frame.size.width == expected)
        // Once for the value, once for the views being there.
        #expect(stage.root.layoutRules.counters.needsCompared <= 2 * 2 * 16 * count)

        let before = stage.root.layoutRules.counters.valuesSolved
        views[count - 1].frame.size.width += 10
        try stage.solve()
        #expect(sum.frame.size.width == expected + 20)
        #expect(stage.root.layoutRules.counters.valuesSolved - before == 1)
    }

    @Test("After a rule with many views, one with few is settled by its own")
    func fewAfterMany() throws {
        let stage = Stage()
        let views = (0..<40).map { _ in stage.view(nil, 0, 0, 1, 1) }
        let sum = stage.view("sum")
        try sum.layoutRules.add(
            "w = 0" + String(repeating: " + %w", count: 40), arguments: views.map { .view($0) })
        let other = stage.view("other")
        try other.layoutRules.add(
            "w = 0" + String(repeating: " + %w", count: 20), arguments: views.suffix(20).map { .view($0) })
        try stage.solve()
        #expect(sum.frame.size.width == 40)
        #expect(other.frame.size.width == 20)
        views[39].frame.size.width = 5
        try stage.solve()
        #expect(sum.frame.size.width == 44)
        #expect(other.frame.size.width == 24)
    }

    @Test("Views that are ruled without the function that they asked: those ask no more, the others once a pass")
    func askNoMore() throws {
        let stage = Stage()
        var asked = 0
        let views = (0..<200).map { _ in stage.view() }
        for view in views {
            let function = LayoutArgument.block { _ in
                asked += 1
                return 5
            }
            try view.layoutRules.add("ll = %^f", arguments: [function])
        }
        try stage.solve()
        asked = 0
        try stage.solve()
        #expect(asked == 200)
        for (index, view) in views.enumerated() where index % 2 == 1 { try view.layoutRules.add("ll = 6") }
        try stage.solve()
        asked = 0
        try stage.solve()
        #expect(asked == 100)
        // In and out in one pass.
        for (index, view) in views.enumerated() {
            if index % 2 == 0 {
                try view.layoutRules.add("ll = 7")
            } else {
                let function = LayoutArgument.block { _ in
                    asked += 1
                    return 8
                }
                try view.layoutRules.add("ll = %^f", arguments: [function])
            }
        }
        try stage.solve()
        asked = 0
        try stage.solve()
        #expect(asked == 100)
        #expect(views.enumerated().allSatisfy { $1.frame.origin.x == ($0 % 2 == 0 ? 7 : 8) })
    }
}
