import Foundation

/// An animation that can be paused, stopped and asked how far it is.
///
/// The changes are made at once when it becomes active; what passes is time on a clock that the caller steps (see
/// ``WindowClock``). Whatever the fraction says, the views have their end state: nothing in between is computed, and
/// nothing goes back.
open class UIViewPropertyAnimator: UIKitObject {
    /// How long it takes, in seconds.
    public final let duration: TimeInterval
    /// How long it waits before, in seconds. Set by `startAnimation(afterDelay:)`.
    public final internal(set) var delay: TimeInterval = 0
    /// Where it is in its life. `.inactive` by default, and again when it has ended.
    public final internal(set) var state = UIViewAnimatingState.inactive
    /// Whether time passes for it.
    public final internal(set) var isRunning = false
    /// Whether it ends at the start: completions get `.start` then. The views keep the end state all the same.
    public final var isReversed = false
    /// Whether it can be paused. True by default; kept for ported code.
    public final var isInterruptible = true
    /// Whether `fractionComplete` counts by time. Always by time here; kept for ported code.
    public final var scrubsLinearly = true
    /// Whether it stays active, paused at its end, instead of ending. False by default.
    public final var pausesOnCompletion = false

    final var animations: [() -> Void] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var entry: ClockEntry?
    /// The fraction at which it was paused, or goes on from.
    final var fraction: CGFloat = 0

    /// Makes an animator that is not started.
    /// - Precondition: `duration` is finite and not negative.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        guard duration >= 0, duration.isFinite else {
            trap("an animator of \(duration) seconds: the duration must be finite and not negative")
        }
        self.duration = duration
        if let animations { self.animations = [animations] }
    }

    /// Makes an animator of a spring, which takes its duration here, however it swings.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animator of a curve of one's own, which plays no part here.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }

    /// Makes an animator and starts it.
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// How far it is, from 0 to 1. Setting it pauses an animator that runs, and makes an inactive one active.
    open var fractionComplete: CGFloat {
        get { currentFraction }
        set { setFraction(newValue) }
    }

    /// Adds changes. They are made at once if the animator is active, else when it becomes so.
    /// - Precondition: it is not stopped.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }

    /// As `addAnimations(_:)`: the end state does not depend on when the changes begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation) }

    /// Adds something to call when it ends, once, with where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts it, or goes on after a pause.
    /// - Precondition: it is not stopped.
    open func startAnimation() { start(after: 0) }

    /// Starts it; its time begins after `delay` seconds. The changes are made at once all the same.
    /// - Precondition: it is not stopped; `delay` is finite.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

    /// Lets no time pass for it. Makes an inactive animator active.
    /// - Precondition: it is not stopped.
    open func pauseAnimation() { pause() }

    /// Goes on after a pause, for `durationFactor` of the duration; 0 stands for what is left.
    open func continueAnimation(durationFactor: CGFloat) { goOn(durationFactor) }

    /// Stops it where it is.
    ///
    /// - Parameter withoutFinishing: True makes it inactive without calling completions; false leaves it stopped, until
    ///   `finishAnimation(at:)` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Calls the completions of a stopped animator with `finalPosition`, and makes it inactive.
    /// - Precondition: it is stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
