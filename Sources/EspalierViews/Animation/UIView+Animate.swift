import EspalierObservation
import Foundation

// The end state is set at once: `animations` runs within the call. `completion` waits for a clock, and gets true.
extension UIView {
    /// Makes the changes of `animations` at once, and calls `completion` with true when `delay + duration` seconds have
    /// passed on the first clock that is advanced on this thread. See ``WindowClock``.
    ///
    /// - Parameters:
    ///   - duration: In seconds; 0 and less ends at the next `advance(by:)`, that by 0 included.
    ///   - delay: In seconds; less than 0 counts as 0. The changes are made at once all the same.
    ///   - options: Of them, `.repeat` counts here.
    ///   - animations: The changes.
    ///   - completion: Called exactly once; never with `.repeat`, which has no end.
    /// - Precondition: Both times are finite.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(duration, delay: delay, options, on: nil, animations, completion)
    }

    /// See `animate(withDuration:delay:options:animations:completion:)`.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(duration, delay: 0, [], on: nil, animations, completion)
    }

    /// As `animate(withDuration:delay:options:animations:completion:)`: a spring takes its duration here, however it
    /// swings.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(duration, delay: delay, options, on: nil, animations, completion)
    }

    /// As `animate(withDuration:delay:options:animations:completion:)`: a spring takes its duration here, however it
    /// swings.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(duration, delay: delay, options, on: nil, animations, completion)
    }

    /// As `animate(withDuration:delay:options:animations:completion:)`; key frames within `animations` run at once too.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let kept = AnimationOptions(rawValue: options.rawValue).intersection([.repeat, .autoreverse])
        runAnimation(duration, delay: delay, kept, on: nil, animations, completion)
    }

    /// Makes the changes of `animations` at once: the state after the last key frame is the end state.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Makes changes without animating them. Animations that begin within `actions` take no time.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let state = ThreadState.current
        let old = state.areAnimationsEnabled
        state.areAnimationsEnabled = false
        defer { state.areAnimationsEnabled = old }
        actions()
    }

    /// Whether animations that begin now take their time. True by default; false inside `performWithoutAnimation(_:)`.
    /// It is a setting of the thread.
    public static var areAnimationsEnabled: Bool { ThreadState.current.areAnimationsEnabled }

    /// Sets `areAnimationsEnabled`. While it is false, animations that begin take no time: they end with the next step
    /// of a clock.
    public static func setAnimationsEnabled(_ enabled: Bool) { ThreadState.current.areAnimationsEnabled = enabled }

    /// The duration of the animation whose changes are being made, in seconds; 0 outside of any.
    public static var inheritedAnimationDuration: TimeInterval { ThreadState.current.animationDuration }

    /// - Parameter view: A view whose window's clock is meant; nil where no view is known.
    static func runAnimation(
        _ duration: TimeInterval, delay: TimeInterval, _ options: AnimationOptions, on view: UIView?,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard duration.isFinite, delay.isFinite else {
            trap("an animation of \(duration) seconds after \(delay) seconds: both must be finite")
        }
        let isEnabled = areAnimationsEnabled
        makeChanges(of: isEnabled ? max(duration, 0) : 0, animations)
        guard let completion else { return }
        guard let total = isEnabled ? options.total(duration, delay: delay) : 0 else { return }
        if let view {
            view.whenAnimationEnds(after: total) { completion(true) }
        } else {
            whenAnimationEnds(after: total) { completion(true) }
        }
    }

    static func makeChanges(of duration: TimeInterval, _ changes: () -> Void) {
        let state = ThreadState.current
        let old = state.animationDuration
        state.animationDuration = duration
        defer { state.animationDuration = old }
        changes()
    }
}
