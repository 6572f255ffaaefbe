import EspalierViews
import Foundation

/// What is known of a transition that is under way: a change of size, a presentation, another content of a container.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the end waits for a clock.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// Whether a user drives it at the moment.
    var isInteractive: Bool { get }
    /// Whether a user drove it when it began.
    var initiallyInteractive: Bool { get }
    /// How far the user who drives it has come, from 0 to 1; 1 where nobody does.
    var percentComplete: CGFloat { get }
    /// How a controller is presented; `.none` where none is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// One of the two controllers; nil for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that leaves or comes; nil where it stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// False.
    public var isInteractive: Bool { false }
    /// False.
    public var initiallyInteractive: Bool { false }
    /// 1.
    public var percentComplete: CGFloat { 1 }
    /// `.none`.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Nil.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// Nil.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Lets controllers make changes together with a transition, and hear of its end.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has `animation` called when the new state is set, and `completion` at the end. Always true here.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`, for changes of views outside the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Has `handler` called when a user begins to drive the transition, or lets it go.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// As `animate(alongsideTransition:completion:)`.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Does nothing.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

extension UIViewControllerTransitionCoordinator {
    /// As `animate(alongsideTransition:completion:)` without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
