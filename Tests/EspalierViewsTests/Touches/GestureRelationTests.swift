import EspalierViews
import Foundation
import TestSupport
import Testing

/// A delegate that answers what it was told to.
private final class Answers: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneous = false
    var requires: UIGestureRecognizer?
    var requiredBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires === otherGestureRecognizer }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiredBy === otherGestureRecognizer }
}

@Suite("Gestures and one another")
struct GestureRelationTests {
    let stage = TouchStage()
    var window: UIWindow { stage.window }
    var log: CallLog { stage.log }
    private let answers = Answers()

    /// What recognizers have told, without views.
    private func told() -> [String] { log.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") } }

    private func follow<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String, on view: UIView) -> Gesture {
        stage.listener.follow(gesture, name, on: view)
        return gesture
    }

    @Test("Of two taps the one of the view further down is recognized, of one view the one added last")
    func order() {
        _ = follow(UITapGestureRecognizer(), "far", on: stage.outer)
        _ = follow(UITapGestureRecognizer(), "near", on: stage.inner)
        window.tap(at: stage.middle)
        #expect(told() == ["near ended"])
        _ = follow(UITapGestureRecognizer(), "last", on: stage.inner)
        window.tap(at: stage.middle)
        #expect(told() == ["last ended"])
        window.tap(at: CGPoint(x: 60, y: 60))
        #expect(told() == ["far ended"])
    }

    @Test("Either delegate lets two gestures be at a time")
    func simultaneous() {
        let far = follow(UIPanGestureRecognizer(), "far", on: stage.outer)
        let near = follow(UIPanGestureRecognizer(), "near", on: stage.inner)
        answers.simultaneous = true
        for asked in [far, near] {
            asked.delegate = answers
            window.drag(from: stage.middle, to: CGPoint(x: 180, y: 150), duration: 0.01)
            #expect(told() == ["near began", "far began", "near ended", "far ended"])
            asked.delegate = nil
        }
        window.drag(from: stage.middle, to: CGPoint(x: 180, y: 150), duration: 0.01)
        #expect(told() == ["near began", "near ended"])
    }

    @Test("A single tap that requires a double one to fail waits for 0.35 seconds, and fails with it")
    func singleAndDouble() {
        let single = follow(UITapGestureRecognizer(), "single", on: stage.inner)
        let double = follow(UITapGestureRecognizer(), "double", on: stage.inner)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        window.tap(at: stage.middle)
        window.clock.advance(by: 0.34)
        #expect(told() == [] && single.state == .possible)
        #expect(single.location(in: stage.inner) == CGPoint(x: 50, y: 50) && single.numberOfTouches == 1)
        window.clock.advance(by: 0.02)
        #expect(told() == ["single ended"])
        window.tap(at: stage.middle, count: 2)
        window.clock.advance(by: 1)
        #expect(told() == ["double ended"])
        window.tap(at: stage.middle)
        window.clock.advance(by: 1)
        #expect(told() == ["single ended"])
    }

    @Test("Without a requirement the single tap comes first, then the double one")
    func singleThenDouble() {
        _ = follow(UITapGestureRecognizer(), "single", on: stage.inner)
        let double = follow(UITapGestureRecognizer(), "double", on: stage.inner)
        double.numberOfTapsRequired = 2
        window.tap(at: stage.middle, count: 2)
        #expect(told() == ["single ended", "double ended"])
    }

    @Test("A pan that requires a swipe to fail begins when it has; a swipe makes it fail")
    func panAndSwipe() {
        let pan = follow(UIPanGestureRecognizer(), "pan", on: stage.inner)
        let swipe = follow(UISwipeGestureRecognizer(), "swipe", on: stage.inner)
        answers.requires = swipe
        pan.delegate = answers
        window.drag(from: stage.middle, to: CGPoint(x: 240, y: 150), duration: 0.2)
        #expect(told() == ["swipe ended"])
        window.drag(from: stage.middle, to: CGPoint(x: 240, y: 150), duration: 2)
        #expect(told().prefix(2) == ["pan began", "pan changed"])
        answers.requires = nil
        swipe.delegate = answers
        answers.requiredBy = pan
        window.drag(from: stage.middle, to: CGPoint(x: 240, y: 150), duration: 0.2)
        #expect(told() == ["swipe ended"])
    }

    @Test("One that gets no touch is not waited for")
    func idleRequirement() {
        let tap = follow(UITapGestureRecognizer(), "tap", on: stage.inner)
        tap.require(toFail: follow(UITapGestureRecognizer(), "elsewhere", on: UIView()))
        tap.require(toFail: tap)
        window.tap(at: stage.middle)
        #expect(told() == ["tap ended"])
    }

    @Test(
        "Delegates keep touches away and gestures from beginning; so do views from the one hit up to the recognizer's")
    func refusing() {
        let tap = follow(UITapGestureRecognizer(), "tap", on: stage.outer)
        tap.delegate = answers
        answers.receives = false
        window.tap(at: stage.middle)
        answers.receives = true
        answers.begins = false
        window.tap(at: stage.middle)
        #expect(log.take() == ["inner began 1", "inner ended 1", "inner began 1", "inner ended 1"])
        final class Keeping: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        answers.begins = true
        let keeping = Keeping(frame: stage.inner.bounds)
        stage.inner.addSubview(keeping)
        window.tap(at: stage.middle)
        #expect(told() == [])
        keeping.removeFromSuperview()
        window.tap(at: stage.middle)
        #expect(told() == ["tap ended"])
    }

    @Test("A gesture cancels touches in its view, unless it is not to")
    func cancelling() {
        let pan = follow(UIPanGestureRecognizer(), "pan", on: stage.outer)
        window.drag(from: stage.middle, to: CGPoint(x: 180, y: 150), duration: 0.01)
        #expect(log.take() == ["inner began 1", "pan began", "inner cancelled 1", "pan ended"])
        pan.cancelsTouchesInView = false
        window.drag(from: stage.middle, to: CGPoint(x: 180, y: 150), duration: 0.01)
        #expect(log.take() == ["inner began 1", "pan began", "inner moved 1", "pan ended", "inner ended 1"])
    }

    @Test("The view hears of the beginning and the end late where a recognizer delays them")
    func delaying() {
        let pan = follow(UIPanGestureRecognizer(), "pan", on: stage.outer)
        pan.delaysTouchesBegan = true
        window.drag(from: stage.middle, to: CGPoint(x: 180, y: 150), duration: 0.01)
        #expect(log.take() == ["pan began", "pan ended"])
        window.tap(at: stage.middle)
        #expect(log.take() == ["inner began 1", "inner ended 1"])
        stage.outer.removeGestureRecognizer(pan)
        let double = follow(UITapGestureRecognizer(), "double", on: stage.outer)
        double.numberOfTapsRequired = 2
        window.tap(at: stage.middle)
        #expect(log.take() == ["inner began 1"])
        window.clock.advance(by: 0.4)
        #expect(log.take() == ["inner ended 1"])
        double.delaysTouchesEnded = false
        window.tap(at: stage.middle)
        #expect(log.take() == ["inner began 1", "inner ended 1"])
    }

    @Test("Switched off or taken out in the middle, a gesture ends as cancelled; its recognizer can be used again")
    func withdrawing() {
        let pan = follow(UIPanGestureRecognizer(), "pan", on: stage.inner)
        var finger = window.beginTouch(at: stage.middle)
        window.moveTouch(finger, to: CGPoint(x: 180, y: 150))
        pan.isEnabled = false
        window.moveTouch(finger, to: CGPoint(x: 190, y: 150))
        window.endTouch(finger)
        #expect(told() == ["pan began", "pan cancelled"] && pan.state == .possible)
        pan.isEnabled = true
        finger = window.beginTouch(at: stage.middle)
        window.moveTouch(finger, to: CGPoint(x: 180, y: 150))
        stage.inner.removeGestureRecognizer(pan)
        window.endTouch(finger)
        #expect(told() == ["pan began", "pan cancelled"] && pan.view == nil && stage.inner.gestureRecognizers == [])
        stage.outer.addGestureRecognizer(pan)
        finger = window.beginTouch(at: stage.middle)
        window.moveTouch(finger, to: CGPoint(x: 180, y: 150))
        stage.outer.removeFromSuperview()
        window.moveTouch(finger, to: CGPoint(x: 190, y: 150))
        #expect(told() == ["pan began", "pan cancelled"])
        window.endTouch(finger)
    }

    @Test("A recognizer belongs to one view; the list can be set")
    func belonging() {
        let tap = UITapGestureRecognizer(), pan = UIPanGestureRecognizer()
        stage.inner.addGestureRecognizer(tap)
        stage.inner.addGestureRecognizer(tap)
        #expect(stage.inner.gestureRecognizers == [tap])
        stage.outer.addGestureRecognizer(tap)
        #expect(stage.inner.gestureRecognizers == [] && tap.view === stage.outer, "nil only where there never was one")
        stage.outer.gestureRecognizers = [pan]
        #expect(tap.view == nil && pan.view === stage.outer)
        stage.inner.removeGestureRecognizer(pan)
        #expect(pan.view === stage.outer)
        stage.outer.gestureRecognizers = nil
        #expect(pan.view == nil && UIView().gestureRecognizers == nil)
    }

    @Test("Targets are called in their order, with and without the recognizer, and are not held")
    func targets() {
        final class Target {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func taken(_ tap: UITapGestureRecognizer) { calls.append("taken \(tap.numberOfTapsRequired)") }
        }
        let target = Target()
        var gone: Target? = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.plain)
        tap.addTarget(target, action: Target.taken)
        tap.addTarget(target) { $0.calls.append("closure") }
        tap.addTarget(gone!) { $0.calls.append("gone") }
        weak let weakly = gone
        gone = nil
        #expect(weakly == nil)
        stage.inner.addGestureRecognizer(tap)
        window.tap(stage.inner)
        #expect(target.calls == ["plain", "taken 1", "closure"])
        tap.removeTarget(target, action: nil)
        window.tap(stage.inner)
        #expect(target.calls.count == 3)
        #expect(tap.description == "<UITapGestureRecognizer; state = possible>")
        let closed = UITapGestureRecognizer(target: target) { $0.calls.append("one") }
        stage.inner.gestureRecognizers = [closed]
        window.tap(stage.inner)
        #expect(target.calls.last == "one")
    }
}
