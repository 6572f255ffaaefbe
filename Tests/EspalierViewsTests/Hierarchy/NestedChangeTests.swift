import EspalierViews
import Foundation
import TestSupport
import Testing

/// A change inside a callback runs whole; the outer call leaves out each `did…` of a view that is no longer where it
/// put it; each view hears as many `didMoveToWindow` as `willMove(toWindow:)`.
@Suite("Changes inside life-cycle callbacks")
struct NestedChangeTests {
    @Test("willMove(toSuperview:) that moves its view elsewhere: the outer write is skipped")
    func movedInWillMove() {
        let f = CallbackFixture()
        f.log.reactions["v.willMove(toSuperview: q)"] = { f.p.addSubview(f.v) }
        f.q.addSubview(f.v)
        #expect(f.v.superview === f.p)
        #expect(f.q.subviews.isEmpty)
        #expect(names(f.p.subviews) == ["v"])
        #expect(
            f.log.calls == [
                "v.willMove(toSuperview: q)", "v.willMove(toSuperview: p)", "v.didMoveToSuperview",
                "p.didAddSubview(v)",
            ])
    }

    @Test("willRemoveSubview that moves the view elsewhere: the outer write is skipped")
    func movedInWillRemove() {
        let f = CallbackFixture()
        f.arrange { f.p.addSubview(f.v) }
        let r = makeView("r")
        f.log.reactions["p.willRemoveSubview(v)"] = { r.addSubview(f.v) }
        f.q.addSubview(f.v)
        #expect(f.v.superview === r)
        #expect(names(r.subviews) == ["v"])
        #expect(f.q.subviews.isEmpty && f.p.subviews.isEmpty)
        #expect(
            f.log.calls == [
                "p.willRemoveSubview(v)", "p.willRemoveSubview(v)", "v.willMove(toSuperview: r)",
                "v.didMoveToSuperview",
            ],
            "a move that does not happen is not announced further")
    }

    @Test("willMove(toSuperview:) that moves its view to another window: the outer window is never announced")
    func movedToOtherWindowInWillMove() {
        let f = CallbackFixture()
        f.arrange {
            f.w1.addSubview(f.q)
            f.w2.addSubview(f.p)
        }
        f.log.reactions["v.willMove(toSuperview: q)"] = { f.p.addSubview(f.v) }
        f.q.addSubview(f.v)
        #expect(f.v.window === f.w2)
        #expect(f.log.calls.allSatisfy { !$0.hasSuffix("willMove(toWindow: w1)") })
        f.expectBalance()
    }

    @Test("willMove(toSuperview: nil) that removes the view itself")
    func removedInWillMove() {
        let f = CallbackFixture()
        f.arrange { f.p.addSubview(f.v) }
        f.log.reactions["v.willMove(toSuperview: nil)"] = { f.v.removeFromSuperview() }
        f.v.removeFromSuperview()
        #expect(f.v.superview == nil && f.p.subviews.isEmpty)
        #expect(f.log.count("v.didMoveToSuperview") == 1)
    }

    @Test("willMove(toWindow:) of a descendant that moves the announced view: skipped, and balanced")
    func movedInWillMoveToWindow() {
        let f = CallbackFixture()
        f.arrange {
            f.w1.addSubview(f.q)
            f.w2.addSubview(f.p)
        }
        f.log.reactions["x.willMove(toWindow: w1)"] = { f.p.addSubview(f.v) }
        f.q.addSubview(f.v)
        #expect(f.v.superview === f.p)
        #expect(f.v.window === f.w2 && f.y.window === f.w2)
        #expect(f.q.subviews.isEmpty)
        #expect(f.log.count("q.didAddSubview(v)") == 0)
        #expect(f.log.count("p.didAddSubview(v)") == 1)
        f.expectBalance()
    }

    @Test("didMoveToSuperview that removes the view: the outer call leaves out didAddSubview")
    func removedInDidMove() {
        let f = CallbackFixture()
        f.log.reactions["v.didMoveToSuperview"] = { f.v.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.superview == nil && f.q.subviews.isEmpty)
        #expect(
            f.log.calls == [
                "v.willMove(toSuperview: q)", "v.didMoveToSuperview", "q.willRemoveSubview(v)",
                "v.willMove(toSuperview: nil)", "v.didMoveToSuperview",
            ])
    }

    @Test("didMoveToSuperview that moves the view on: each superview hears of it once")
    func movedOnInDidMove() {
        let f = CallbackFixture()
        f.log.reactions["v.didMoveToSuperview"] = { f.p.addSubview(f.v) }
        f.q.addSubview(f.v)
        #expect(f.v.superview === f.p)
        #expect(f.log.count("q.didAddSubview(v)") == 0)
        #expect(f.log.count("p.didAddSubview(v)") == 1)
        #expect(f.log.count("q.willRemoveSubview(v)") == 1)
    }

    @Test("didMoveToWindow of a descendant that removes the moved view")
    func removedInDidMoveToWindow() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["y.didMoveToWindow"] = { f.v.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.superview == nil && f.v.window == nil && f.q.subviews.isEmpty)
        #expect(f.log.count("q.didAddSubview(v)") == 0)
        #expect(f.log.count("v.didMoveToSuperview") == 1, "the nested one only")
        f.expectBalance()
    }

    @Test("The list of the new superview changes before the write: the index counts in the list of the moment")
    func indexAfterChange() {
        let f = CallbackFixture()
        let a = makeView("a", in: f.q)
        let b = makeView("b", in: f.q)
        let c = makeView("c", in: f.q)
        f.log.reactions["v.willMove(toSuperview: q)"] = {
            for view in [a, b, c] {
                view.removeFromSuperview()
            }
        }
        f.q.insertSubview(f.v, at: 2)
        #expect(names(f.q.subviews) == ["v"])
    }

    @Test("The sibling that the call names leaves before the write: the view comes last")
    func siblingLeaves() {
        let f = CallbackFixture()
        let a = makeView("a", in: f.q)
        makeView("b", in: f.q)
        f.log.reactions["v.willMove(toSuperview: q)"] = { a.removeFromSuperview() }
        f.q.insertSubview(f.v, belowSubview: a)
        #expect(names(f.q.subviews) == ["b", "v"])
    }

    @Test("The sibling that the call names moves before the write: the view comes beside it")
    func siblingMoves() {
        let f = CallbackFixture()
        let a = makeView("a", in: f.q)
        makeView("b", in: f.q)
        f.log.reactions["v.willMove(toSuperview: q)"] = { f.q.bringSubviewToFront(a) }
        f.q.insertSubview(f.v, belowSubview: a)
        #expect(names(f.q.subviews) == ["b", "v", "a"])
    }

    @Test("A view builds its subviews in didMoveToSuperview and didMoveToWindow, as views do")
    func buildsItself() {
        let f = CallbackFixture()
        f.log.reactions["v.didMoveToSuperview"] = { f.v.addSubview(f.p) }
        f.q.addSubview(f.v)
        #expect(names(f.v.subviews) == ["x", "z", "p"])
        f.log.reactions["v.didMoveToWindow"] = { f.p.addSubview(makeView("leaf")) }
        f.w1.addSubview(f.q)
        #expect(f.p.subviews.first?.window === f.w1)
        f.expectBalance()
    }

    @Test("didAddSubview that removes what was added")
    func removedInDidAdd() {
        let f = CallbackFixture()
        f.log.reactions["q.didAddSubview(v)"] = { f.v.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.superview == nil && f.q.subviews.isEmpty)
        #expect(
            f.log.calls.suffix(3) == ["q.willRemoveSubview(v)", "v.willMove(toSuperview: nil)", "v.didMoveToSuperview"])
    }

    @Test("The moved view may be released in a callback")
    func releasedInCallback() {
        let log = CallLog()
        let q = Recorder("q", log)
        weak var released: UIView?
        do {
            let v = Recorder("v", log)
            released = v
            log.reactions["v.didMoveToSuperview"] = { [unowned v] in v.removeFromSuperview() }
            q.addSubview(v)
        }
        #expect(released == nil)
        #expect(q.subviews.isEmpty)
    }
}
