import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Hierarchy observers: costs, by counts")
struct HierarchyCostTests {
    /// What the body made the thread do.
    private func work(_ body: () -> Void) -> HierarchyCounters {
        let before = HierarchyCounters.ofThread
        body()
        var after = HierarchyCounters.ofThread
        after.scopeSteps -= before.scopeSteps
        after.viewsRefreshed -= before.viewsRefreshed
        after.rounds -= before.rounds
        return after
    }

    private static func chain(_ count: Int) -> [UIView] {
        let views = (0..<count).map { _ in UIView() }
        for index in 1..<count { views[index - 1].addSubview(views[index]) }
        return views
    }

    @Test("Changes all along a chain cost as many steps as there are views, in any order", arguments: 0..<3)
    func chainIsLinear(order: Int) {
        let views = Self.chain(20_000)
        var random = SplitMix64(seed: 1)
        let ordered = order == 0 ? views : order == 1 ? views.reversed() : views.shuffled(using: &random)
        let listener = HierarchyListener(views[0], HierarchyObservingOptions(keyPaths: [\.tag]))
        let work = work {
            UIView.performChanges { for view in ordered { view.tag = 1 } }
        }
        #expect(listener.records.count == views.count)
        #expect(work.scopeSteps <= 10 * views.count, "\(work)")
        #expect(work.viewsRefreshed == 0 && work.rounds == 1)
    }

    @Test("A layout of a chain is linear, and one round")
    func layoutIsLinear() {
        final class Filling: UIView {
            override func layoutSubviews() {
                for view in subviews { view.frame = bounds }
            }
        }
        let views = (0..<5_000).map { _ in Filling() }
        for index in 1..<views.count { views[index - 1].addSubview(views[index]) }
        let listener = HierarchyListener(views[0], HierarchyObservingOptions(keyPaths: [\.frame]))
        let work = work {
            UIView.performChanges {
                views[0].frame = rect(0, 0, 9, 9)
                views[0].layoutIfNeeded()
            }
        }
        #expect(listener.records.count == views.count)
        #expect(work.scopeSteps <= 10 * views.count && work.rounds == 1, "\(work)")
    }

    @Test("Building a chain below an observed view is linear")
    func building() {
        let root = UIView()
        let listener = HierarchyListener(root)
        let work = work {
            var last = root
            for _ in 0..<20_000 {
                let view = UIView()
                last.addSubview(view)
                last = view
            }
        }
        #expect(listener.records.count == 20_000)
        #expect(work.scopeSteps <= 200_000 && work.viewsRefreshed == 20_000, "\(work)")
    }

    @Test("A move within the observed tree refreshes nothing, however large the subtree")
    func moveWithin() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        let views = Self.chain(1000)
        tree.a.addSubview(views[0])
        let work = work {
            tree.b.addSubview(views[0])
            tree.a.addSubview(views[0])
        }
        #expect(work.viewsRefreshed == 0, "\(work)")
        #expect(listener.take().count == 3)
    }

    @Test("A subtree that leaves, or comes, is walked once; so is one that returns in the same change")
    func leaving() {
        let root = UIView()
        let views = Self.chain(1000)
        root.addSubview(views[0])
        let listener = HierarchyListener(root)
        let once = work { views[0].removeFromSuperview() }
        #expect(once.viewsRefreshed == 1000, "\(once)")
        let returned = work { root.addSubview(views[0]) }
        #expect(returned.viewsRefreshed == 1000, "\(returned)")
        let between = work {
            UIView.performChanges {
                views[0].removeFromSuperview()
                root.addSubview(views[0])
            }
        }
        #expect(between.viewsRefreshed == 1000, "\(between)")
        withExtendedLifetime(listener) {}
    }

    @Test("A set of what nobody asked for looks no further than the view's scope")
    func unwanted() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, HierarchyObservingOptions(keyPaths: [\.tag]))
        tree.d.isHidden = true
        let work = work { for _ in 0..<100 { tree.d.frame.origin.x += 1 } }
        #expect(work.rounds == 0 && listener.batches.isEmpty)
    }
}
