import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("The order of life-cycle callbacks per operation")
struct CallbackTests {
    @Test("Row 1: a new view added outside any window")
    func addWithoutWindow() {
        let f = CallbackFixture()
        f.q.addSubview(f.v)
        #expect(f.log.calls == ["v.willMove(toSuperview: q)", "v.didMoveToSuperview", "q.didAddSubview(v)"])
    }

    @Test("Row 2: a new view added in a window")
    func addInWindow() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.q) }
        f.q.addSubview(f.v)
        #expect(
            f.log.calls == [
                "v.willMove(toSuperview: q)", "v.willMove(toWindow: w1)", "x.willMove(toWindow: w1)",
                "y.willMove(toWindow: w1)", "z.willMove(toWindow: w1)", "y.didMoveToWindow", "x.didMoveToWindow",
                "z.didMoveToWindow", "v.didMoveToWindow", "v.didMoveToSuperview", "q.didAddSubview(v)",
            ])
    }

    @Test("Row 3: the superview enters the window later")
    func superviewEntersLater() {
        let f = CallbackFixture()
        f.arrange { f.q.addSubview(f.v) }
        f.w1.addSubview(f.q)
        #expect(
            f.log.calls == [
                "q.willMove(toSuperview: w1)", "q.willMove(toWindow: w1)", "v.willMove(toWindow: w1)",
                "x.willMove(toWindow: w1)", "y.willMove(toWindow: w1)", "z.willMove(toWindow: w1)",
                "y.didMoveToWindow", "x.didMoveToWindow", "z.didMoveToWindow", "v.didMoveToWindow",
                "q.didMoveToWindow", "q.didMoveToSuperview", "w1.didAddSubview(q)",
            ])
    }

    @Test("Row 4: from one superview to another in the same window, or in none", arguments: [true, false])
    func moveWithinWindow(inWindow: Bool) {
        let f = CallbackFixture()
        f.arrange {
            f.p.addSubview(f.v)
            if inWindow {
                f.w1.addSubview(f.p)
                f.w1.addSubview(f.q)
            }
        }
        f.q.addSubview(f.v)
        #expect(
            f.log.calls == [
                "p.willRemoveSubview(v)", "v.willMove(toSuperview: q)", "v.didMoveToSuperview", "q.didAddSubview(v)",
            ])
    }

    struct Windows: Sendable, CustomTestStringConvertible {
        let old: String?
        let new: String?

        var testDescription: String { "\(old ?? "nil") to \(new ?? "nil")" }
    }

    @Test(
        "Row 5: from a superview in one window to one in another",
        arguments: [Windows(old: "w1", new: "w2"), Windows(old: nil, new: "w2"), Windows(old: "w1", new: nil)])
    func moveBetweenWindows(_ windows: Windows) {
        let f = CallbackFixture()
        f.arrange {
            f.p.addSubview(f.v)
            if windows.old != nil {
                f.w1.addSubview(f.p)
            }
            if windows.new != nil {
                f.w2.addSubview(f.q)
            }
        }
        f.q.addSubview(f.v)
        let new = windows.new ?? "nil"
        #expect(
            f.log.calls == [
                "p.willRemoveSubview(v)", "v.willMove(toSuperview: q)", "v.willMove(toWindow: \(new))",
                "x.willMove(toWindow: \(new))", "y.willMove(toWindow: \(new))", "z.willMove(toWindow: \(new))",
                "y.didMoveToWindow", "x.didMoveToWindow", "z.didMoveToWindow", "v.didMoveToWindow",
                "v.didMoveToSuperview", "q.didAddSubview(v)",
            ])
    }

    @Test("Row 6: removed in a window")
    func removeInWindow() {
        let f = CallbackFixture()
        f.arrange {
            f.p.addSubview(f.v)
            f.w1.addSubview(f.p)
        }
        f.v.removeFromSuperview()
        #expect(
            f.log.calls == [
                "p.willRemoveSubview(v)", "v.willMove(toSuperview: nil)", "v.willMove(toWindow: nil)",
                "x.willMove(toWindow: nil)", "y.willMove(toWindow: nil)", "z.willMove(toWindow: nil)",
                "y.didMoveToWindow", "x.didMoveToWindow", "z.didMoveToWindow", "v.didMoveToWindow",
                "v.didMoveToSuperview",
            ])
    }

    @Test("Row 7: removed outside any window")
    func removeWithoutWindow() {
        let f = CallbackFixture()
        f.arrange { f.p.addSubview(f.v) }
        f.v.removeFromSuperview()
        #expect(f.log.calls == ["p.willRemoveSubview(v)", "v.willMove(toSuperview: nil)", "v.didMoveToSuperview"])
    }

    struct Reorder: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let act: @Sendable (CallbackFixture) -> Void
    }

    @Test(
        "Row 8: a reorder within one superview calls none of the six",
        arguments: [
            Reorder(testDescription: "addSubview") { $0.v.addSubview($0.x) },
            Reorder(testDescription: "insertSubview(at:)") { $0.v.insertSubview($0.z, at: 0) },
            Reorder(testDescription: "insertSubview(aboveSubview:)") { $0.v.insertSubview($0.x, aboveSubview: $0.z) },
            Reorder(testDescription: "insertSubview(belowSubview:)") { $0.v.insertSubview($0.z, belowSubview: $0.x) },
            Reorder(testDescription: "bringSubviewToFront") { $0.v.bringSubviewToFront($0.x) },
            Reorder(testDescription: "sendSubviewToBack") { $0.v.sendSubviewToBack($0.z) },
            Reorder(testDescription: "exchangeSubview") { $0.v.exchangeSubview(at: 0, withSubviewAt: 1) },
        ])
    func reorder(_ reorder: Reorder) {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.v) }
        reorder.act(f)
        #expect(names(f.v.subviews) == ["z", "x"])
        #expect(f.log.calls.isEmpty)
    }

    @Test("Row 9: the superview is released; nobody hears, and superview and window are nil")
    func superviewReleased() {
        let log = CallLog()
        let v = Recorder("v", log)
        let x = Recorder("x", log, in: v)
        weak var released: UIView?
        do {
            let window = RecordingWindow("w1", log)
            let p = Recorder("p", log, in: window)
            released = p
            p.addSubview(v)
            log.clear()
        }
        #expect(released == nil)
        #expect(log.calls.isEmpty)
        #expect(v.superview == nil)
        #expect(v.window == nil)
        #expect(x.superview === v)
        #expect(x.window == nil)
        v.removeFromSuperview()
        #expect(log.calls.isEmpty)
        let q = Recorder("q", log)
        q.addSubview(v)
        #expect(log.calls == ["v.willMove(toSuperview: q)", "v.didMoveToSuperview", "q.didAddSubview(v)"])
    }

    @Test("A window is released while its subtree is held: every view's window becomes nil")
    func windowReleased() {
        let f = CallbackFixture()
        weak var released: UIView?
        do {
            let window = UIWindow(frame: .zero)
            released = window
            f.arrange { window.addSubview(f.v) }
            #expect(f.y.window === window)
        }
        #expect(released == nil)
        #expect(f.v.window == nil && f.y.window == nil && f.v.superview == nil)
        #expect(f.log.calls.isEmpty)
    }

    @Test("removeFromSuperview without a superview calls nothing")
    func removeRoot() {
        let f = CallbackFixture()
        f.v.removeFromSuperview()
        #expect(f.log.calls.isEmpty)
    }

    @Test("A window that becomes visible hears none, nor do its views")
    func windowBecomesVisible() {
        let f = CallbackFixture()
        f.arrange { f.w1.addSubview(f.v) }
        f.w1.isHidden = false
        f.w1.isHidden = true
        #expect(f.log.calls.isEmpty)
    }

    @Test("The defaults do nothing; overrides need not call super")
    func plainViews() {
        let window = UIWindow(frame: .zero)
        let view = UIView()
        view.willMove(toSuperview: window)
        view.didMoveToSuperview()
        view.willMove(toWindow: window)
        view.didMoveToWindow()
        view.didAddSubview(window)
        view.willRemoveSubview(window)
        #expect(view.superview == nil && view.subviews.isEmpty && window.subviews.isEmpty)
    }
}
