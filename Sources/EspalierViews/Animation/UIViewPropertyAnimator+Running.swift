import Foundation

extension UIViewPropertyAnimator {
    final var currentFraction: CGFloat {
        guard isRunning, let entry, duration > 0 else { return fraction }
        return min(1, fraction + max(0, CGFloat(entry.elapsed - delay)) / CGFloat(duration))
    }

    final func setFraction(_ new: CGFloat) {
        guard new.isFinite else { trap("fractionComplete of an animator set to \(new): it must be finite") }
        pause()
        fraction = min(max(new, 0), 1)
    }

    final func add(_ animation: @escaping () -> Void) {
        refuseStopped("addAnimations")
        if state == .active {
            UIView.makeChanges(of: duration, animation)
        } else {
            animations.append(animation)
        }
    }

    private func refuseStopped(_ call: String) {
        if state == .stopped {
            trap("\(call) on an animator that is stopped: finishAnimation(at:) must come first")
        }
    }

    /// Makes the changes, if it was inactive.
    private func activate() {
        if state == .active { return }
        state = .active
        fraction = 0
        let changes = animations
        animations = []
        for change in changes { UIView.makeChanges(of: duration, change) }
    }

    final func start(after delay: TimeInterval) {
        refuseStopped("startAnimation")
        guard delay.isFinite else { trap("startAnimation(afterDelay: \(delay)): the delay must be finite") }
        if isRunning { return }
        self.delay = max(delay, 0)
        activate()
        if state == .active && !isRunning { run(for: duration * TimeInterval(1 - fraction)) }
    }

    private func run(for seconds: TimeInterval) {
        isRunning = true
        let total = UIView.areAnimationsEnabled ? delay + seconds : 0
        // The clock holds the animator while it runs.
        entry = UIView.whenAnimationEnds(after: total) { self.didRun() }
    }

    private func didRun() {
        isRunning = false
        entry = nil
        fraction = 1
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    final func pause() {
        refuseStopped("pauseAnimation")
        activate()
        haltClock()
    }

    private func haltClock() {
        fraction = currentFraction
        isRunning = false
        entry?.cancel()
        entry = nil
    }

    final func goOn(_ durationFactor: CGFloat) {
        refuseStopped("continueAnimation")
        if isRunning { return }
        delay = 0
        activate()
        run(for: duration * TimeInterval(durationFactor > 0 ? durationFactor : 1 - fraction))
    }

    final func stop(_ withoutFinishing: Bool) {
        if state != .active { return }
        haltClock()
        state = .stopped
        if withoutFinishing {
            completions = []
            state = .inactive
        }
    }

    final func finish(at position: UIViewAnimatingPosition) {
        guard state == .stopped else {
            trap(
                "finishAnimation(at: \(position)) on an animator that is \(state): stopAnimation(false) must come first"
            )
        }
        end(at: position)
    }

    private func end(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        state = .inactive
        for completion in completions { completion(position) }
    }
}
