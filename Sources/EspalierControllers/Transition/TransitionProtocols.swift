import EspalierViews
import Foundation

/// What animators are told of a transition, and tell it.
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place. An animator adds the view that comes to it.
    var containerView: UIView { get }
    /// Whether it is to take time.
    var isAnimated: Bool { get }
    /// Whether a user drives it at the moment.
    var isInteractive: Bool { get }
    /// Whether `cancelInteractiveTransition()` was called.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `.none` where a container changes its content.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Always the identity here.
    var targetTransform: CGAffineTransform { get }

    /// Tells how far the user has come, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The user has let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The user has let go, and the transition goes back.
    func cancelInteractiveTransition()
    /// The transition stops, for the user to go on with.
    func pauseInteractiveTransition()
    /// The animation has ended. To be called once by every animator; later calls do nothing.
    ///
    /// - Parameter didComplete: False where the transition was cancelled, and all is to be as it was before.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that leaves or comes; nil where it stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning, in the container; zero where it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be at the end, in the container; zero where it is not there.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Makes the changes of a transition.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that comes to the container, gives it its final frame, and calls `completeTransition(_:)` in the
    /// end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The transition has ended. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by what a user does.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins, in place of the animator.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast it goes on when the user lets go; 1 by default.
    var completionSpeed: CGFloat { get }
    /// How it goes on when the user lets go; kept for ported code.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the user drives it from the beginning: else the animator begins. True by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// Says how a controller is presented and dismissed: its `transitioningDelegate`.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who animates the presentation; nil: as the style says. Asked where it is animated.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who animates the dismissal; nil: as the style says. Asked where it is animated.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives the presentation, where `animator` animates it; nil: nobody.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Who drives the dismissal, where `animator` animates it; nil: nobody.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Who manages a presentation of the style `.custom`; nil: a plain `UIPresentationController`.
    ///
    /// - Parameters:
    ///   - presented: the controller that is presented.
    ///   - presenting: who presents; nil where `presentationController` is asked for before the presentation.
    ///   - source: whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
