import EspalierViews
import Foundation
import TestSupport
import Testing

/// In `will…` and `willRemoveSubview` the old state is seen, in `did…` the new state of the whole subtree.
@Suite("What life-cycle callbacks see")
struct CallbackStateTests {
    /// Each call with the state of the view that heard it.
    func transcript(_ log: CallLog) -> [String] {
        zip(log.calls, log.states).map { "\($0): \($1)" }
    }

    @Test("Added in a window: old state before, new state after")
    func added() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.q.addSubview(f.v)
        #expect(
            transcript(f.log) == [
                "v.willMove(toSuperview: q): superview nil, window nil, subviews [\"x\", \"z\"]",
                "v.willMove(toWindow: w1): superview nil, window nil, subviews [\"x\", \"z\"]",
                "x.willMove(toWindow: w1): superview v, window nil, subviews [\"y\"]",
                "y.willMove(toWindow: w1): superview x, window nil, subviews []",
                "z.willMove(toWindow: w1): superview v, window nil, subviews []",
                "y.didMoveToWindow: superview x, window w1, subviews []",
                "x.didMoveToWindow: superview v, window w1, subviews [\"y\"]",
                "z.didMoveToWindow: superview v, window w1, subviews []",
                "v.didMoveToWindow: superview q, window w1, subviews [\"x\", \"z\"]",
                "v.didMoveToSuperview: superview q, window w1, subviews [\"x\", \"z\"]",
                "q.didAddSubview(v): superview w1, window w1, subviews [\"v\"]",
            ])
    }

    @Test("Moved from one window to another: the old superview still has it in will…, the new one in did…")
    func moved() {
        let f = CallbackFixture()
        f.arrange {
            f.w1.addSubview(f.p)
            f.p.addSubview(f.v)
            f.w2.addSubview(f.q)
            f.q.addSubview(f.z)
        }
        var seen: [String] = []
        for call in [
            "v.willMove(toSuperview: q)", "y.willMove(toWindow: w2)", "y.didMoveToWindow", "v.didMoveToSuperview",
        ] {
            f.log.reactions[call] = { seen.append("p \(names(f.p.subviews)) q \(names(f.q.subviews))") }
        }
        f.q.insertSubview(f.v, at: 0)
        let old = "p [\"v\"] q [\"z\"]"
        let new = "p [] q [\"v\", \"z\"]"
        #expect(seen == [old, old, new, new])
        #expect(f.log.states[0] == "superview w1, window w1, subviews [\"v\"]", "p.willRemoveSubview(v)")
        #expect(f.log.states.last == "superview w2, window w2, subviews [\"v\", \"z\"]", "q.didAddSubview(v)")
    }

    @Test("Removed: in willRemoveSubview everything is as it was, in did… nothing of it is left")
    func removed() {
        let f = CallbackFixture()
        f.arrange {
            f.w1.addSubview(f.p)
            f.p.addSubview(f.v)
        }
        f.v.removeFromSuperview()
        #expect(
            transcript(f.log) == [
                "p.willRemoveSubview(v): superview w1, window w1, subviews [\"v\"]",
                "v.willMove(toSuperview: nil): superview p, window w1, subviews [\"x\", \"z\"]",
                "v.willMove(toWindow: nil): superview p, window w1, subviews [\"x\", \"z\"]",
                "x.willMove(toWindow: nil): superview v, window w1, subviews [\"y\"]",
                "y.willMove(toWindow: nil): superview x, window w1, subviews []",
                "z.willMove(toWindow: nil): superview v, window w1, subviews []",
                "y.didMoveToWindow: superview x, window nil, subviews []",
                "x.didMoveToWindow: superview v, window nil, subviews [\"y\"]",
                "z.didMoveToWindow: superview v, window nil, subviews []",
                "v.didMoveToWindow: superview nil, window nil, subviews [\"x\", \"z\"]",
                "v.didMoveToSuperview: superview nil, window nil, subviews [\"x\", \"z\"]",
            ])
    }

    @Test("A query from a callback sees the state of that moment")
    func queries() {
        let f = CallbackFixture()
        f.y.tag = 9
        f.w1.frame = rect(0, 0, 100, 100)
        f.v.frame = rect(10, 10, 20, 20)
        f.y.frame = rect(1, 1, 2, 2)
        var seen: [String] = []
        f.log.reactions["y.willMove(toWindow: w1)"] = {
            seen.append(
                "\(f.w1.viewWithTag(9) == nil) \(f.y.isDescendant(of: f.w1)) \(f.y.convert(CGPoint.zero, to: nil))")
        }
        f.log.reactions["y.didMoveToWindow"] = {
            seen.append(
                "\(f.w1.viewWithTag(9) == nil) \(f.y.isDescendant(of: f.w1)) \(f.y.convert(CGPoint.zero, to: nil))")
        }
        f.w1.addSubview(f.v)
        #expect(seen == ["true false \(point(1, 1))", "false true \(point(11, 11))"])
    }

    @Test("In didMoveToWindow the safe area is the new one, and in willMove(toWindow:) the old one")
    func safeArea() {
        let f = CallbackFixture()
        f.w1.frame = rect(0, 0, 100, 100)
        f.w1.screenSafeAreaInsets = insets(20, 0, 0, 0)
        f.v.frame = rect(0, 5, 50, 50)
        f.x.frame = rect(0, 5, 40, 40)
        var seen: [CGFloat] = []
        for call in ["v.willMove(toWindow: w1)", "x.didMoveToWindow", "v.didMoveToWindow", "v.didMoveToSuperview"] {
            f.log.reactions[call] = { seen += [f.v.safeAreaInsets.top, f.x.safeAreaInsets.top] }
        }
        f.w1.addSubview(f.v)
        #expect(seen == [0, 0, 15, 10, 15, 10, 15, 10])
    }
}
