import EspalierViews
import Foundation
import Testing

/// Whoever comes and goes in between: each view hears as many `didMoveToWindow` as `willMove(toWindow:)`.
@Suite("Changes while a window change goes around")
struct NestedWindowChangeTests {
    @Test("A descendant that leaves in willMove(toSuperview:) is not of the window change")
    func descendantLeavesBefore() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["v.willMove(toSuperview: q)"] = { f.x.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.x.window == nil && f.y.window == nil && f.z.window === f.w1)
        #expect(f.log.count(prefix: "x.willMove(toWindow:") == 0)
        #expect(f.log.count("y.didMoveToWindow") == 0)
        f.expectBalance()
    }

    @Test("A descendant that joins in willMove(toSuperview:) hears the window change")
    func descendantJoinsBefore() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["v.willMove(toSuperview: q)"] = { f.v.addSubview(f.p) }
        f.q.addSubview(f.v)
        #expect(f.p.window === f.w1)
        #expect(f.log.count("p.willMove(toWindow: w1)") == 1)
        f.expectBalance()
    }

    @Test("A descendant that leaves while willMove(toWindow:) goes around", arguments: ["v", "x", "y", "z"])
    func descendantLeavesDuringWill(heardBy name: String) {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["\(name).willMove(toWindow: w1)"] = { f.x.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.window === f.w1 && f.z.window === f.w1)
        #expect(f.x.window == nil && f.y.window == nil)
        #expect(names(f.v.subviews) == ["z"])
        f.expectBalance()
    }

    @Test("A view that joins while willMove(toWindow:) goes around", arguments: ["v", "x", "y", "z"])
    func descendantJoinsDuringWill(heardBy name: String) {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["\(name).willMove(toWindow: w1)"] = { f.z.addSubview(f.p) }
        f.q.addSubview(f.v)
        #expect(f.p.window === f.w1)
        f.expectBalance()
    }

    @Test("A descendant that leaves while didMoveToWindow goes around", arguments: ["y", "x", "z", "v"])
    func descendantLeavesDuringDid(heardBy name: String) {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["\(name).didMoveToWindow"] = { f.z.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.window === f.w1 && f.z.window == nil && f.z.superview == nil)
        #expect(f.log.count("q.didAddSubview(v)") == 1)
        f.expectBalance()
    }

    @Test("A view that joins while didMoveToWindow goes around", arguments: ["y", "x", "z", "v"])
    func descendantJoinsDuringDid(heardBy name: String) {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["\(name).didMoveToWindow"] = { f.z.addSubview(f.p) }
        f.q.addSubview(f.v)
        #expect(f.p.window === f.w1)
        #expect(f.log.count("p.didMoveToWindow") == 1)
        f.expectBalance()
    }

    @Test("The new superview leaves its window in willMove(toSuperview:): the view comes to no window")
    func newSuperviewLeaves() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["v.willMove(toSuperview: q)"] = { f.q.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.superview === f.q && f.v.window == nil)
        f.expectBalance()
    }

    @Test("The new superview leaves its window in willMove(toWindow:)", arguments: ["v", "x", "y", "z"])
    func newSuperviewLeavesDuringWill(heardBy name: String) {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.log.reactions["\(name).willMove(toWindow: w1)"] = { f.q.removeFromSuperview() }
        f.q.addSubview(f.v)
        #expect(f.v.superview === f.q && f.v.window == nil && f.y.window == nil)
        f.expectBalance()
    }
}
