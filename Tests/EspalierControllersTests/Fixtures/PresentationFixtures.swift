import EspalierControllers
import EspalierViews
import Foundation
import TestSupport

/// A presentation controller that notes what it hears, with a view of its own in the container.
final class ProbePresentation: UIPresentationController {
    let log: CallLog
    let backdrop = UIView()
    var removes = false
    var frame: CGRect?
    /// What the transition's coordinator has said.
    var coordinated: [String] = []

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect { frame ?? super.frameOfPresentedViewInContainerView }

    override func presentationTransitionWillBegin() {
        log.note("presentationTransitionWillBegin")
        containerView?.addSubview(backdrop)
        presentedViewController.transitionCoordinator?.animate { [log] context in
            log.note("alongside \(context.isAnimated)")
        } completion: { [log] context in
            log.note("alongside's completion, cancelled \(context.isCancelled)")
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.note("presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() { log.note("dismissalTransitionWillBegin") }

    override func dismissalTransitionDidEnd(_ completed: Bool) { log.note("dismissalTransitionDidEnd(\(completed))") }

    override func containerViewWillLayoutSubviews() {
        log.note("containerViewWillLayoutSubviews")
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func containerViewDidLayoutSubviews() { log.note("containerViewDidLayoutSubviews") }
}

/// Fades, and notes what the context says.
final class ProbeAnimator: UIViewControllerAnimatedTransitioning {
    let log: CallLog
    let duration: TimeInterval
    /// What it knows of the context when it begins.
    private(set) var seen: [String] = []
    private(set) var frames: [CGRect] = []
    weak var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog, _ duration: TimeInterval = 0.25) {
        self.log = log
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animateTransition")
        context = transitionContext
        for key in [UITransitionContextViewControllerKey.from, .to] {
            let controller = transitionContext.viewController(forKey: key)
            seen.append(Probe.name(of: controller))
            if let controller {
                frames.append(transitionContext.initialFrame(for: controller))
                frames.append(transitionContext.finalFrame(for: controller))
            }
        }
        seen += [UITransitionContextViewKey.from, .to].map { transitionContext.view(forKey: $0)?.name ?? "-" }
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(withDuration: duration) {
            transitionContext.view(forKey: .to)?.alpha = 1
            transitionContext.view(forKey: .from)?.alpha = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded(\(transitionCompleted))") }
}

/// Gives what a test wants.
final class ProbeTransitions: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    var animator: ProbeAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
    private(set) var asked: [String] = []

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(Probe.name(of: presented)) by \(Probe.name(of: presenting)) from \(Probe.name(of: source))")
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("without \(Probe.name(of: dismissed))")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(operation) \(Probe.name(of: fromVC)) \(Probe.name(of: toVC))")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("tab \(Probe.name(of: fromVC)) \(Probe.name(of: toVC))")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Hears of presentations, and answers what a test wants.
final class ProbeAdapting: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var mayDismiss = true
    /// How far down a popover is to point when the window has turned.
    var shift: CGFloat = 0
    var replacement: UIViewController?
    private(set) var heard: [String] = []

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style ?? (traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { heard.append("prepare \(adaptivePresentationController)") }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("will present \(style), \(transitionCoordinator != nil)") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        heard.append("prepare popover")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView
    ) {
        heard.append("reposition \(rect)")
        rect = rect.offsetBy(dx: 0, dy: shift)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
}
