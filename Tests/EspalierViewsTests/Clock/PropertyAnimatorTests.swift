import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let view = UIView()

    /// An animator of one second that sets `alpha`, and notes where it ends.
    func make(_ ends: Ends) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
        animator.addCompletion { ends.positions.append($0) }
        return animator
    }

    final class Ends {
        var positions: [UIViewAnimatingPosition] = []
    }

    @Test("Made: inactive, nothing changed; started: active, running, end state at once; ended: inactive, told once")
    func life() {
        let ends = Ends()
        let animator = make(ends)
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(view.alpha == 1)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(view.alpha == 0)
        window.clock.advance(by: 0.25)
        #expect(animator.fractionComplete == 0.25)
        window.clock.advance(by: 0.75)
        #expect(ends.positions == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        window.clock.advance(by: 5)
        #expect(ends.positions == [.end])
    }

    @Test("The clock holds an animator that runs, and lets it go at its end")
    func held() {
        weak var animator: UIViewPropertyAnimator?
        var ends = 0
        animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: []) {
        } completion: { _ in
            ends += 1
        }
        #expect(animator != nil)
        window.clock.advance(by: 1)
        #expect(animator?.fractionComplete == 0.5)
        window.clock.advance(by: 0.5)
        #expect(ends == 1)
        #expect(animator == nil)
    }

    @Test("Paused, no time passes; started again, the rest does")
    func pause() {
        let ends = Ends()
        let animator = make(ends)
        animator.startAnimation()
        window.clock.advance(by: 0.25)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        window.clock.advance(by: 10)
        #expect(animator.fractionComplete == 0.25)
        animator.startAnimation()
        window.clock.advance(by: 0.5)
        #expect(animator.fractionComplete == 0.75)
        #expect(ends.positions.isEmpty)
        window.clock.advance(by: 0.25)
        #expect(ends.positions == [.end])
    }

    @Test("continueAnimation takes a part of the duration, or what is left")
    func continues() {
        let ends = Ends()
        let animator = make(ends)
        animator.pauseAnimation()
        #expect(view.alpha == 0)
        animator.continueAnimation(durationFactor: 0.5)
        window.clock.advance(by: 0.5)
        #expect(ends.positions == [.end])
    }

    @Test("fractionComplete set: paused there, active; an inactive one makes its changes; kept between 0 and 1")
    func scrub() {
        let ends = Ends()
        let animator = make(ends)
        animator.fractionComplete = 0.5
        #expect(animator.state == .active && !animator.isRunning && view.alpha == 0)
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1)
        animator.fractionComplete = 0.75
        animator.startAnimation()
        window.clock.advance(by: 0.25)
        #expect(ends.positions == [.end])
    }

    @Test("Stopped without finishing: inactive, and nobody is told")
    func stop() {
        let ends = Ends()
        let animator = make(ends)
        animator.startAnimation()
        window.clock.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning)
        window.clock.advance(by: 10)
        #expect(ends.positions.isEmpty)
    }

    @Test(
        "Stopped, then finished: told where", arguments: [UIViewAnimatingPosition.end, .start, .current])
    func finish(position: UIViewAnimatingPosition) {
        let ends = Ends()
        let animator = make(ends)
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(ends.positions == [position])
        window.clock.advance(by: 10)
        #expect(ends.positions == [position])
    }

    @Test("Reversed: it ends at the start")
    func reversed() {
        let ends = Ends()
        let animator = make(ends)
        animator.startAnimation()
        animator.isReversed = true
        window.clock.advance(by: 1)
        #expect(ends.positions == [.start])
    }

    @Test("pausesOnCompletion: it stays active at its end")
    func pausesOnCompletion() {
        let ends = Ends()
        let animator = make(ends)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        window.clock.advance(by: 1)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(ends.positions.isEmpty)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(ends.positions == [.end])
    }

    @Test("Changes added to an active animator are made at once, to an inactive one when it starts; both kinds")
    func added() {
        let animator = make(Ends())
        animator.addAnimations { [view] in view.tag = 1 }
        #expect(view.tag == 0)
        animator.startAnimation()
        #expect(view.tag == 1)
        animator.addAnimations({ [view] in view.tag = 2 }, delayFactor: 0.5)
        #expect(view.tag == 2)
        animator.stopAnimation(true)
    }

    @Test("Every initialiser takes its duration")
    func initialisers() {
        let point = CGPoint.zero
        for animator in [
            UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5),
            UIViewPropertyAnimator(duration: 2, controlPoint1: point, controlPoint2: point),
            UIViewPropertyAnimator(duration: 2, curve: .easeOut),
        ] {
            animator.startAnimation(afterDelay: 1)
            window.clock.advance(by: 2)
            #expect(animator.fractionComplete == 0.5)
            window.clock.advance(by: 1)
            #expect(animator.state == .inactive)
        }
    }

    @Test("Finishing what is not stopped, and starting what is, trap")
    func wrong() async {
        let finished = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
        }
        #expect(errorText(finished).contains("finishAnimation(at: end) on an animator that is inactive"))
        let started = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.startAnimation()
        }
        #expect(errorText(started).contains("startAnimation on an animator that is stopped"))
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIViewPropertyAnimator(duration: -1, curve: .linear)
        }
        #expect(errorText(made).contains("an animator of -1.0 seconds"))
    }
}
