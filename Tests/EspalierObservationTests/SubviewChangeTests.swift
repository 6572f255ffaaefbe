import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("2 What is told of subviews")
struct SubviewChangeTests {
    let log = CallLog()
    let parent = UIView()
    let views = (0..<4).map(tagged)

    private func observe(_ view: UIView, _ name: String, _ options: ObservingOptions = [.old, .new])
        -> KeyValueObservation
    {
        view.observe(\.subviews, options: options) { [log] _, change in log.note("\(name) \(CallLog.text(change))") }
    }

    @Test("2.8 Each call is one change of the list: what was put in or taken out, and where")
    func insertionAndRemoval() {
        let token = observe(parent, "parent")
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.insertSubview(views[2], at: 1)
        parent.insertSubview(views[3], belowSubview: views[0])
        views[2].removeFromSuperview()
        #expect(
            log.take() == [
                "parent insertion [0] - to [0]", "parent insertion [1] - to [1]", "parent insertion [1] - to [2]",
                "parent insertion [0] - to [3]", "parent removal [2] [2] to -",
            ])
        #expect(parent.subviews.map(\.tag) == [3, 0, 1])
        token.invalidate()
    }

    @Test("2.9 A view that changes its superview is a removal there and an insertion here")
    func reparenting() {
        let other = UIView()
        let tokens = [observe(other, "other"), observe(parent, "parent")]
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        _ = log.take()
        other.addSubview(views[0])
        #expect(log.take() == ["parent removal [0] [0] to -", "other insertion [0] - to [0]"])
        withExtendedLifetime(tokens) {}
    }

    @Test("2.10 Another order is a replacement at all places whose view is another one")
    func reordering() {
        for view in views { parent.addSubview(view) }
        let token = observe(parent, "parent")
        parent.bringSubviewToFront(views[1])
        #expect(log.take() == ["parent replacement [1, 2, 3] [1, 2, 3] to [2, 3, 1]"])
        parent.exchangeSubview(at: 3, withSubviewAt: 0)
        #expect(log.take() == ["parent replacement [0, 3] [0, 1] to [1, 0]"])
        parent.sendSubviewToBack(views[0])
        #expect(log.take() == ["parent replacement [0, 1, 2, 3] [1, 2, 3, 0] to [0, 1, 2, 3]"])
        #expect(parent.subviews.map(\.tag) == [0, 1, 2, 3])
        token.invalidate()
    }

    @Test("2.11 A call that leaves everything as it is tells nothing")
    func noChange() {
        parent.addSubview(views[0])
        let tokens = [observe(parent, "parent"), views[0].observe(\.superview) { [log] _, _ in log.note("superview") }]
        parent.addSubview(views[0])
        parent.bringSubviewToFront(views[0])
        parent.exchangeSubview(at: 0, withSubviewAt: 0)
        parent.bringSubviewToFront(views[1])
        views[1].removeFromSuperview()
        #expect(log.take().isEmpty)
        withExtendedLifetime(tokens) {}
    }

    @Test("2.12 The prior notification of a list has the places too")
    func prior() {
        let token = observe(parent, "parent", [.prior, .old, .new])
        parent.addSubview(views[3])
        views[3].removeFromSuperview()
        #expect(
            log.take() == [
                "parent prior insertion [0] - to -", "parent insertion [0] - to [3]",
                "parent prior removal [0] [3] to -",
                "parent removal [0] [3] to -",
            ])
        token.invalidate()
    }

    @Test("2.13 Over another object, or computed, a list is told as set")
    func overObjects() {
        parent.addSubview(views[0])
        let tokens = [
            views[0].observe(\.superview?.subviews, options: [.old, .new]) { [log] _, change in log.note(change) },
            parent.observe(\.subviews.count, options: [.old, .new]) { [log] _, change in log.note(change) },
        ]
        parent.addSubview(views[1])
        #expect(log.take() == ["1 to 2", "[0] to [0, 1]"])
        withExtendedLifetime(tokens) {}
    }
}
