import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("A layout pass")
struct PassTests {
    @Test("Row 1: begins at the view itself when its superview is clean")
    func beginsAtView() {
        let tree = ProbeTree()
        tree.root.setNeedsLayout()
        tree.v.setNeedsLayout()
        tree.sibling.setNeedsLayout()
        tree.v.layoutIfNeeded()
        #expect(tree.log.take() == ["v"])
        #expect(tree.pass() == ["root", "sibling"])
    }

    @Test("Row 1: begins at the topmost of the marked superviews right above")
    func beginsAbove() {
        let tree = ProbeTree()
        tree.p.setNeedsLayout()
        tree.v.setNeedsLayout()
        tree.x.setNeedsLayout()
        tree.x.layoutIfNeeded()
        #expect(tree.log.take() == ["p", "v", "x"])
    }

    @Test("Row 1: a clean view begins at its marked superview")
    func cleanViewBelowMarked() {
        let tree = ProbeTree()
        tree.v.setNeedsLayout()
        tree.sibling.setNeedsLayout()
        tree.x.layoutIfNeeded()
        #expect(tree.log.take() == ["v"])
        #expect(tree.pass() == ["sibling"])
    }

    @Test("Row 1: a marked superview further up, beyond a clean one, is left alone")
    func stopsAtClean() {
        let tree = ProbeTree()
        tree.root.setNeedsLayout()
        tree.x.layoutIfNeeded()
        #expect(tree.log.take().isEmpty)
        #expect(tree.pass() == ["root"])
    }

    @Test("Row 2: marked views below a clean one are laid out")
    func markedBelowClean() {
        let tree = ProbeTree()
        tree.y.setNeedsLayout()
        tree.p.layoutIfNeeded()
        #expect(tree.log.take() == ["y"])
    }

    @Test("Row 3: superview first, then the subviews in list order, each with its subtree")
    func order() {
        let tree = ProbeTree()
        for view in [tree.sibling, tree.y, tree.x, tree.v, tree.p, tree.root] {
            view.setNeedsLayout()
        }
        #expect(tree.pass() == ["root", "p", "v", "x", "y", "sibling"])
    }

    @Test("Row 3: the list is read after the superview's layoutSubviews returned")
    func listReadAfter() {
        let tree = ProbeTree()
        tree.v.whenLaidOut = { view in
            view.whenLaidOut = nil
            view.addSubview(LayoutProbe("new", view.log))
            view.bringSubviewToFront(tree.x)
        }
        for view in [tree.x, tree.y, tree.v] {
            view.setNeedsLayout()
        }
        let laidOut = tree.pass()
        #expect(laidOut.prefix(4) == ["v", "y", "new", "x"])
    }

    @Test("Row 4: the mark is cleared before layoutSubviews is called")
    func clearedBefore() {
        let tree = ProbeTree()
        var rounds = 0
        tree.v.whenLaidOut = { view in
            rounds += 1
            if rounds < 3 {
                view.setNeedsLayout()
            }
        }
        tree.v.setNeedsLayout()
        #expect(tree.pass() == ["v", "v", "v"], "row 5: marked again, it runs again in the same pass")
        #expect(tree.pass().isEmpty)
    }

    @Test("Row 5: a view that marks itself runs again after the walk")
    func againAfterWalk() {
        let tree = ProbeTree()
        tree.v.whenLaidOut = { view in
            view.whenLaidOut = nil
            view.setNeedsLayout()
        }
        for view in [tree.v, tree.x, tree.sibling] {
            view.setNeedsLayout()
        }
        #expect(tree.pass() == ["v", "x", "sibling", "v"])
    }

    @Test("Row 6: a descendant marks an ancestor: another round from the same start")
    func marksAncestor() {
        let tree = ProbeTree()
        tree.x.whenLaidOut = { view in
            view.whenLaidOut = nil
            tree.root.setNeedsLayout()
            tree.p.setNeedsLayout()
        }
        tree.x.setNeedsLayout()
        tree.sibling.setNeedsLayout()
        #expect(tree.pass() == ["x", "sibling", "root", "p"])
    }

    @Test("Row 6: a view marks an earlier sibling")
    func marksEarlierSibling() {
        let tree = ProbeTree()
        tree.sibling.whenLaidOut = { view in
            view.whenLaidOut = nil
            tree.v.setNeedsLayout()
        }
        tree.sibling.setNeedsLayout()
        #expect(tree.pass() == ["sibling", "v"])
    }

    @Test("A view marks a later sibling: the walk still comes there, once")
    func marksLaterSibling() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.x.whenLaidOut = { _ in tree.sibling.setNeedsLayout() }
        tree.x.setNeedsLayout()
        #expect(tree.pass() == ["x", "sibling"])
    }

    @Test("Row 7: layoutIfNeeded on a subview inside layoutSubviews runs at once; the walk finds it clean")
    func nestedPass() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.p.whenLaidOut = { _ in
            tree.sibling.setNeedsLayout()
            tree.sibling.layoutIfNeeded()
            #expect(tree.log.take() == ["p", "sibling"])
        }
        tree.p.setNeedsLayout()
        tree.v.setNeedsLayout()
        #expect(tree.pass() == ["v"])
    }

    @Test("Row 8: layoutIfNeeded on the view being laid out does nothing")
    func layoutIfNeededOnItself() {
        let tree = ProbeTree()
        var depth = 0
        tree.v.whenLaidOut = { view in
            depth += 1
            #expect(depth == 1)
            view.layoutIfNeeded()
            depth -= 1
        }
        tree.v.setNeedsLayout()
        #expect(tree.pass() == ["v"])
    }

    @Test("Row 8: also when the view has marked itself before")
    func layoutIfNeededOnMarkedItself() {
        let tree = ProbeTree()
        var depth = 0
        tree.v.whenLaidOut = { view in
            view.whenLaidOut = { _ in depth += 10 }
            depth += 1
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(depth == 1)
        }
        tree.v.setNeedsLayout()
        #expect(tree.pass() == ["v", "v"])
        #expect(depth == 11)
    }

    @Test("layoutIfNeeded touches only marked paths, and the counters say so")
    func touchesOnlyMarkedPaths() {
        let log = CallLog()
        let root = LayoutProbe("root", log, frame: rect(0, 0, 100, 100))
        var branches: [LayoutProbe] = []
        for number in 0..<100 {
            let branch = LayoutProbe("branch \(number)", log, in: root)
            for _ in 0..<10 {
                _ = LayoutProbe("leaf", log, in: branch)
            }
            branches.append(branch)
        }
        root.layoutIfNeeded()
        #expect(log.take().count == 1101)
        branches[50].subviews[3].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.take() == ["leaf"])
        root.layoutIfNeeded()
        #expect(log.take().isEmpty)
    }
}
