import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Changes of the tree during a layout pass")
struct PassChangeTests {
    @Test("A subview removed by an earlier sibling's layout is not laid out in that pass")
    func removedDuringPass() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.v.whenLaidOut = { _ in tree.sibling.removeFromSuperview() }
        tree.v.setNeedsLayout()
        tree.sibling.setNeedsLayout()
        let laidOut = tree.pass()
        #expect(!laidOut.contains("sibling"))
        #expect(laidOut == ["v", "p"], "losing a subview marks p for another round")
        tree.sibling.layoutIfNeeded()
        #expect(tree.log.take() == ["sibling"])
    }

    @Test("A view may remove itself, its superview, or the views that wait, while it is laid out")
    func removedWhileLaidOut() {
        let tree = ProbeTree()
        tree.x.whenLaidOut = { _ in
            tree.x.whenLaidOut = nil
            tree.v.removeFromSuperview()
            for view in tree.p.subviews + tree.v.subviews {
                view.removeFromSuperview()
            }
        }
        for view in [tree.x, tree.y, tree.v, tree.sibling] {
            view.setNeedsLayout()
        }
        let laidOut = tree.pass()
        #expect(laidOut.prefix(2) == ["v", "x"])
        #expect(tree.pass().isEmpty)
        #expect(tree.p.subviews.isEmpty && tree.v.subviews.isEmpty)
    }

    @Test("A hidden view is laid out as any other")
    func hidden() {
        let tree = ProbeTree()
        tree.v.isHidden = true
        tree.x.setNeedsLayout()
        #expect(tree.pass() == ["x"])
    }

    @Test("A frame set in layoutSubviews is there when the subview is laid out")
    func sizesFlowDown() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.root.whenLaidOut = { tree.p.frame = $0.bounds }
        tree.p.whenLaidOut = { tree.v.frame = $0.bounds.insetBy(dx: 10, dy: 10) }
        tree.v.whenLaidOut = { tree.x.frame = rect(0, 0, $0.bounds.width / 2, $0.bounds.height) }
        tree.root.frame.size = size(300, 200)
        #expect(tree.pass() == ["root", "p", "v", "x"])
        #expect(tree.x.frame == rect(0, 0, 140, 180))
    }

    @Test("A view that marks itself and asks an ancestor for a pass, inside its own layout, is not forgotten")
    func passFromInside() {
        let tree = ProbeTree()
        tree.v.whenLaidOut = { view in
            view.whenLaidOut = nil
            view.setNeedsLayout()
            tree.sibling.setNeedsLayout()
            tree.root.layoutIfNeeded()
            #expect(tree.log.take() == ["v", "sibling"], "the inner pass leaves out the view that is being laid out")
        }
        tree.v.setNeedsLayout()
        #expect(tree.pass() == ["v"])
        #expect(tree.pass().isEmpty)
    }

    @Test("A pass asked for inside a pass finds what still waits below a clean view")
    func waitingSiblingsAreFound() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.x.whenLaidOut = { _ in
            tree.v.layoutIfNeeded()
            #expect(tree.log.take() == ["x", "y"])
        }
        tree.x.setNeedsLayout()
        tree.y.setNeedsLayout()
        tree.sibling.setNeedsLayout()
        #expect(tree.pass() == ["sibling"])
        #expect(tree.pass().isEmpty)
    }

    @Test("Counters: passes, rounds, views laid out, views visited")
    func counters() {
        let tree = ProbeTree()
        let before = tree.root.layoutCounters
        tree.x.setNeedsLayout()
        _ = tree.pass()
        _ = tree.pass()
        let after = tree.root.layoutCounters
        #expect(after.passes - before.passes == 1)
        #expect(after.rounds - before.rounds == 1)
        #expect(after.viewsLaidOut - before.viewsLaidOut == 1)
        #expect(after.viewsVisited - before.viewsVisited == 4, "root, p, v, x")
        #expect(tree.x.layoutCounters == after, "any view of the tree answers for the tree")
    }
}
