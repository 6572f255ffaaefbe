import EspalierRelatives
import EspalierViews
import TestSupport
import Testing

/// A view that stands in an order has its window from the order.
@Suite("Windows of views with indexes")
struct OrderedWindowTests {
    @Test(
        "Indexes come and go, views move between windows and out: each view has the window of its tree",
        arguments: 0..<40)
    func randomMoves(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let windows = (0..<2).map { _ in UIWindow() }
        let views = windows + (0..<14).map { _ in UIView() }
        var indexes: [GroupIndex<Int>] = []
        for step in 0..<200 {
            let view = views[2 + random.below(14)]
            var trace = ""
            switch random.below(8) {
            case 0...3:
                let target = views[random.below(views.count)]
                if target === view || target.isRelativeDescendant(of: view) { continue }
                trace = "moved"
                target.addSubview(view)
            case 4:
                trace = "removed"
                view.removeFromSuperview()
            case 5:
                trace = "index"
                let index = GroupIndex(of: views[random.below(views.count)]) { $0.tag }
                _ = index.count
                indexes.append(index)
            case 6 where !indexes.isEmpty:
                trace = "released"
                indexes.remove(at: random.below(indexes.count))
            default:
                trace = "asked"
                for index in indexes { _ = index.groups }
            }
            for view in views {
                var top = view
                while let superview = top.superview { top = superview }
                #expect(view.window === top as? UIWindow, "seed \(seed), step \(step): \(trace)")
            }
        }
    }

    @Test("What is held of a released window's indexed tree has no window")
    func released() {
        var window: UIWindow? = UIWindow()
        let held = UIView()
        let below = UIView()
        let between = UIView()
        window?.addSubview(between)
        between.addSubview(held)
        held.addSubview(below)
        let index = window.map { GroupIndex(of: $0) { $0.tag } }
        let inner = GroupIndex(of: held) { $0.tag }
        #expect(index?.count == 3 && inner.count == 1 && below.window === window)
        window = nil
        #expect(between.window == nil && held.window == nil && below.window == nil)
        #expect(index?.count == 0 && inner.count == 1)
        let other = UIWindow()
        other.addSubview(held)
        #expect(held.window === other && below.window === other && inner.count == 1)
    }

    @Test("Callbacks of a move see the new window, with an index or without")
    func callbacks() {
        final class Seeing: UIView {
            var seen: [Bool] = []
            override func didMoveToWindow() { seen.append(window != nil) }
            override func didMoveToSuperview() { seen.append(window != nil) }
        }
        for hasIndex in [false, true] {
            let window = UIWindow()
            let view = Seeing()
            view.addSubview(UIView())
            let indexes = hasIndex ? [window, view].map { GroupIndex(of: $0) { $0.tag } } : []
            for index in indexes { _ = index.count }
            window.addSubview(view)
            view.removeFromSuperview()
            #expect(view.seen == [true, true, false, false])
            #expect(view.subviews[0].window == nil)
        }
    }
}
