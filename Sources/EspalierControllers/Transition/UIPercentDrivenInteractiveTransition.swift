import EspalierViews
import Foundation

/// Lets a user drive what an animator animates with `UIView.animate` or a `UIViewPropertyAnimator`: time stands still
/// for it until the user lets go.
///
/// The animator's changes are there at once, as everywhere; its completions wait. `finish()` lets them come when what is
/// left of their time has passed on the window's clock; `cancel()`, when the time that the user has gone forward has
/// passed. Where the animator then says that the transition was cancelled, its views stand as they stood before it.
open class UIPercentDrivenInteractiveTransition: UIKitObject, UIViewControllerInteractiveTransitioning {
    private final weak var context: TransitionContext?
    private final var held: HeldAnimations?
    private final var percent: CGFloat = 0
    /// The end that was asked for before there was a transition; nil where none was.
    private final var earlyEnd: Bool?

    /// Makes one that drives nothing yet.
    public override init() {}

    /// How long the animator takes, in seconds; 0 while nothing is driven.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

    /// How far the user has come, from 0 to 1.
    open var percentComplete: CGFloat { percent }

    /// How fast it goes on when the user lets go. 1 by default; 0 and less count as 1.
    open var completionSpeed: CGFloat = 1

    /// How it goes on when the user lets go; kept for ported code.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the user drives it from the beginning. True by default.
    open var wantsInteractiveStart = true

    /// Begins: has the animator make its changes, and keeps what it waits for.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let own = transitionContext as? TransitionContext else { return }
        context = own
        percent = 0
        held = UIView.holdingAnimations { own.animate() }
        if let earlyEnd { earlyEnd ? finish() : cancel() }
    }

    /// Does nothing: a transition that the clock has taken over is not stopped any more.
    open func pause() {}

    /// The user has come so far.
    /// - Parameter percentComplete: From 0 to 1; what is outside counts as the nearer of both.
    open func update(_ percentComplete: CGFloat) {
        percent = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(percent)
    }

    /// The user has let go, and the transition is cancelled. Asked for before it has begun, it is cancelled right then.
    open func cancel() { letGo(finishing: false) }

    /// The user has let go, and the transition goes on to its end. Asked for before it has begun, it is let go right
    /// then.
    open func finish() { letGo(finishing: true) }

    private func letGo(finishing: Bool) {
        guard let context, let held else {
            earlyEnd = finishing
            return
        }
        earlyEnd = nil
        self.held = nil
        if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let share = (finishing ? 1 - percent : percent) / (completionSpeed > 0 ? completionSpeed : 1)
        held.release(on: context.containerView.window, share: TimeInterval(share))
    }
}
