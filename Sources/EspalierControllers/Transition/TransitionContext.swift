import EspalierViews
import Foundation

/// One of the two sides of a transition.
struct TransitionParty {
    var controller: UIViewController?
    /// The view that leaves or comes; nil where it stays.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
}

/// Who makes the changes of a transition, and who drives it.
struct TransitionMakers {
    var animator: any UIViewControllerAnimatedTransitioning
    var interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// One transition, from its first change to its end: of a presentation, or of a container's content.
///
/// It holds neither the window nor the runner, so that one that nobody ends goes with its window.
final class TransitionContext: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let coordinator: TransitionCoordinator
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var makers: TransitionMakers
    private let from: TransitionParty, to: TransitionParty
    /// How the views were before anything was animated, for a transition that goes back.
    private var before: [(view: UIView, frame: CGRect, transform: CGAffineTransform, alpha: CGFloat)] = []
    /// What the animator has said; nil as long as it goes on.
    private var outcome: Bool?
    /// Nil as long as the calls of the beginning go on.
    private var end: ((Bool) -> Void)?
    private weak var runner: TransitionRunner?

    init(
        in containerView: UIView, from: TransitionParty, to: TransitionParty, style: UIModalPresentationStyle,
        by makers: TransitionMakers, _ coordinator: TransitionCoordinator
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        presentationStyle = style
        self.makers = makers
        self.coordinator = coordinator
        isAnimated = coordinator.isAnimated
        coordinator.context = self
    }

    /// Begins, and has `end` called when the animator has said that it has ended: at once, or later as a transition of
    /// `runner`.
    ///
    /// - Parameters:
    ///   - began: Called when the animator has made its changes, or has begun to.
    ///   - end: Gets whether the transition was carried out; false where it was cancelled.
    func run(in runner: TransitionRunner, began: () -> Void, end: @escaping (Bool) -> Void) {
        before = [from.view, to.view].compactMap { $0 }.map { ($0, $0.frame, $0.transform, $0.alpha) }
        if isAnimated, let interactor = makers.interactor, interactor.wantsInteractiveStart {
            isInteractive = true
            // It holds what the animator waits for, which holds this object.
            makers.interactor = nil
            interactor.startInteractiveTransition(self)
        } else {
            animate()
        }
        began()
        coordinator.begin()
        if let outcome { return finish(outcome, end) }
        self.end = end
        self.runner = runner
        // What overtakes it brings it to its end; the animator's own word comes too late then.
        runner.wait { self.completeTransition(true) }
    }

    /// Has the animator make its changes.
    func animate() { makers.animator.animateTransition(using: self) }

    /// How long the animator takes, in seconds.
    var duration: TimeInterval { makers.animator.transitionDuration(using: self) }

    private func finish(_ didComplete: Bool, _ end: (Bool) -> Void) {
        isInteractive = false
        if !didComplete {
            for (view, frame, transform, alpha) in before {
                view.transform = .identity
                view.frame = frame
                view.transform = transform
                view.alpha = alpha
            }
        }
        before = []
        makers.animator.animationEnded(didComplete)
        end(didComplete)
    }

    func completeTransition(_ didComplete: Bool) {
        if outcome != nil { return }
        outcome = didComplete
        if !didComplete { transitionWasCancelled = true }
        guard let end else { return }
        self.end = nil
        let body = { self.finish(didComplete, end) }
        if let runner { runner.ended(body) } else { body() }
    }

    // MARK: Driven by a user

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    func finishInteractiveTransition() { letGo(cancelled: false) }

    func cancelInteractiveTransition() { letGo(cancelled: true) }

    func pauseInteractiveTransition() {
        if isInteractive || outcome != nil { return }
        isInteractive = true
        coordinator.tellInteraction()
    }

    private func letGo(cancelled: Bool) {
        if !isInteractive || outcome != nil { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        coordinator.tellInteraction()
    }

    // MARK: Who and where

    let targetTransform = CGAffineTransform.identity

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    private func party(_ controller: UIViewController) -> TransitionParty? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { party(vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { party(vc)?.finalFrame ?? .zero }
}

/// What the runtime animates by: the end state is there at once, and the end comes with the window's clock.
final class ClockAnimator: UIViewControllerAnimatedTransitioning {
    private let seconds: TimeInterval?
    private let change: (any UIViewControllerContextTransitioning) -> Void

    /// - Parameters:
    ///   - seconds: Nil: it takes no time.
    ///   - change: Puts the views where they belong.
    init(after seconds: TimeInterval?, _ change: @escaping (any UIViewControllerContextTransitioning) -> Void) {
        self.seconds = seconds
        self.change = change
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        seconds ?? 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        change(transitionContext)
        guard let seconds, let window = transitionContext.containerView.window else {
            return transitionContext.completeTransition(true)
        }
        _ = window.clock.schedule(after: seconds) { transitionContext.completeTransition(true) }
    }
}
