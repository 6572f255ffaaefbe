import EspalierViews
import Foundation
import TestSupport
import Testing

/// A recognizer as applications write them: goes to the states that it is told to, one for each event.
private final class Scripted: UIGestureRecognizer {
    var script: [UIGestureRecognizer.State] = []
    var resets = 0
    var stays: [UIGestureRecognizer.State] = []

    private func next() {
        if script.isEmpty { return }
        state = script.removeFirst()
        stays.append(state)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        next()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        next()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        next()
    }

    override func reset() {
        super.reset()
        resets += 1
    }
}

@Suite("Recognizers of one's own")
struct GestureSubclassTests {
    let stage = TouchStage()
    private let scripted = Scripted()

    /// What is told of a touch with two moves.
    private func run(_ script: [UIGestureRecognizer.State]) -> [String] {
        scripted.script = script
        scripted.stays = []
        let finger = stage.window.beginTouch(at: stage.middle)
        stage.window.moveTouch(finger, to: stage.middle)
        stage.window.moveTouch(finger, to: stage.middle)
        stage.window.endTouch(finger)
        return stage.log.take().filter { $0.hasPrefix("own") }
    }

    init() { stage.listener.follow(scripted, "own", on: stage.inner) }

    @Test("Legal states are told in their order, and a reset follows")
    func legal() {
        #expect(run([.began, .changed, .changed, .ended]) == ["own began", "own changed", "own changed", "own ended"])
        #expect(run([.possible, .possible, .possible, .recognized]) == ["own ended"])
        #expect(run([.began, .changed, .cancelled]) == ["own began", "own changed", "own cancelled"])
        #expect(run([.failed]) == [])
        #expect(scripted.resets == 4 && scripted.state == .possible)
    }

    @Test("What has no way is ignored; failing after the beginning is cancelling, cancelling before it is failing")
    func illegal() {
        #expect(run([.changed, .began, .began, .ended]) == ["own began", "own ended"])
        #expect(scripted.stays == [.possible, .began, .began, .ended])
        #expect(run([.began, .failed, .changed, .ended]) == ["own began", "own cancelled"])
        #expect(run([.cancelled, .began]) == [])
        // Over, it hears of no more events, and begins again with the next finger only.
        #expect(run([.ended, .began, .began, .began]) == ["own ended"])
        #expect(scripted.script == [.began, .began, .began])
        #expect(scripted.resets == 4)
    }

    @Test("A state can be set from outside, by a timer")
    func fromOutside() {
        let finger = stage.window.beginTouch(at: stage.middle)
        scripted.state = .began
        #expect(stage.log.take() == ["inner began 1", "own began", "inner cancelled 1"])
        scripted.state = .cancelled
        #expect(stage.log.take() == ["own cancelled"] && scripted.state == .cancelled)
        stage.window.endTouch(finger)
        #expect(scripted.state == .possible && scripted.resets == 1)
        // Without any window too.
        let alone = Scripted()
        stage.listener.follow(alone, "alone", on: UIView())
        alone.state = .recognized
        #expect(stage.log.take() == ["alone ended"] && alone.state == .possible && alone.resets == 1)
    }

    @Test("A touch that is ignored is the recognizer's no longer")
    func ignoring() {
        final class Ignoring: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { ignore(touch, for: event) }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        stage.listener.follow(Ignoring(), "ignoring", on: stage.inner)
        stage.inner.removeGestureRecognizer(scripted)
        stage.window.tap(stage.inner)
        #expect(!stage.log.calls.contains("ignoring ended"))
    }

    @Test("Subclasses say what they prevent and require")
    func relations() {
        final class Peaceful: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Waiting: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                otherGestureRecognizer is Scripted
            }
        }
        final class Going: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        stage.listener.follow(Peaceful(), "peaceful", on: stage.inner)
        stage.window.tap(stage.inner)
        #expect(stage.log.take().filter { $0.hasPrefix("peace") } == ["peaceful began", "peaceful ended"])
        stage.inner.gestureRecognizers = [scripted]
        stage.listener.follow(Waiting(), "waiting", on: stage.inner)
        scripted.script = [.possible, .failed]
        let finger = stage.window.beginTouch(at: stage.middle)
        #expect(stage.log.take() == ["inner began 1"])
        stage.window.moveTouch(finger, to: stage.middle)
        #expect(stage.log.take() == ["waiting ended", "inner cancelled 1"])
        stage.window.endTouch(finger)
        stage.inner.gestureRecognizers = [Going(), scripted]
        scripted.script = [.ended]
        stage.window.tap(stage.inner)
        #expect(!stage.log.take().contains("own ended"))
    }
}
