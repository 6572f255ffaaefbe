import EspalierViews
import Foundation
import TestSupport
import Testing

/// Views that see each other being resized: overrides of `frame` and `bounds`, and changes inside them.
@Suite("Autoresizing and what hears of it")
struct AutoresizingOrderTests {
    @Test("layoutSubviews runs after all subviews were resized")
    func beforeLayout() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.x.autoresizingMask = [.flexibleWidth]
        tree.y.autoresizingMask = [.flexibleWidth]
        var seen: [CGFloat] = []
        tree.v.whenLaidOut = { _ in seen = [tree.x.frame.width, tree.y.frame.width] }
        tree.v.frame.size.width = 300
        _ = tree.pass()
        #expect(seen == [250, 250])
    }

    @Test("Random trees: every change equals the one-axis rule, applied level by level", arguments: UInt64(1)...10)
    func randomTrees(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var views = [UIView(frame: rect(0, 0, 200, 200))]
        for number in 1..<20 {
            let view = makeView("\(number)", random.rect(side: 100), in: views[random.below(views.count)])
            // Width and height only: the rest of the arithmetic has its own tests.
            view.autoresizingMask = random.below(3) == 0 ? [] : [.flexibleWidth, .flexibleHeight]
            views.append(view)
        }
        let before = views.map(\.frame)
        views[0].frame.size = size(260, 230)
        var grown: [Bool] = []
        for (number, view) in views.enumerated() {
            let superview = views.firstIndex { $0 === view.superview }
            let grows = superview.map { grown[$0] && !view.autoresizingMask.isEmpty } ?? true
            grown.append(grows)
            let size = before[number].size
            let expected = grows ? CGSize(width: size.width + 60, height: size.height + 30) : size
            #expect(view.frame == CGRect(origin: before[number].origin, size: expected), "seed \(seed), view \(number)")
        }
    }
}
