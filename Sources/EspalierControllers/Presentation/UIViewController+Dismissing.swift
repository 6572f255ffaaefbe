import EspalierViews
import Foundation

extension UIViewController {
    final func askToDismiss(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let host = nearestHost else { return }
        host.transitions.run { self.startDismissing(animated, completion) }
    }

    /// Who presents what a dismissal that is asked of this controller takes away.
    private var dismisser: UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if controller.presentedStorage != nil { return controller }
            current = controller.parentStorage
        }
        return nearestPresenting
    }

    private func startDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let presenter = dismisser, let host = presenter.presentedStorage?.host, let window = host.window else {
            return
        }
        let dismissal = PendingDismissal(
            presenter: presenter, chain: host.presentedChain(above: presenter), window: window, animated: animated,
            completion: completion)
        dismissal.start(in: host)
    }
}

/// A dismissal from its first call to its last: of all that stands above a controller, in one step.
private final class PendingDismissal {
    private let presenter: UIViewController
    /// Those that go, the lowest first.
    private let chain: [UIViewController]
    /// Those of them that others do not cover, topmost first; the others have disappeared already.
    private let visible: [UIViewController]
    /// What manages those that go, topmost first.
    private let managers: [UIPresentationController]
    /// What waits for the window's clock does not hold the window: neither could ever go otherwise.
    private weak var window: UIWindow?
    private let animated: Bool
    private let completion: (() -> Void)?
    /// Whether the presenter's view was covered, and comes back.
    private let returns: Bool
    private weak var home: UIView?

    init(
        presenter: UIViewController, chain: [UIViewController], window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.presenter = presenter
        self.chain = chain
        visible = chain.filter { !$0.isCovered }.reversed()
        managers = chain.reversed().compactMap(\.activePresentation)
        self.window = window
        self.animated = animated
        self.completion = completion
        returns = presenter.isCovered
        home = presenter.isCovered ? presenter.coveredFrom ?? window : presenter.viewStorage?.superview
    }

    func start(in host: WindowControllers) {
        guard let topmost = chain.last, let container = topmost.presentationStorage?.container else { return }
        let delegate = topmost.transitioningDelegate
        let animator = animated ? delegate?.animationController(forDismissed: topmost) : nil
        let makers = TransitionMakers(
            animator: animator ?? ClockAnimator(after: TransitionTime.ofPresentation(animated)) { _ in },
            interactor: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
        let coordinator = TransitionCoordinator(
            duration: makers.animator.transitionDuration(using: nil), isAnimated: animated, container: container)
        for controller in [presenter] + chain { controller.transitionStorage = coordinator }
        for controller in chain { controller.movement.isBeingDismissed = true }
        for manager in managers { manager.dismissalTransitionWillBegin() }
        for controller in visible { controller.beginTransition(appearing: false, animated: animated) }
        if returns { presenter.bringBack(animated: animated) }
        let view = managers.first?.presentedView
        let from = TransitionParty(controller: topmost, view: view, initialFrame: view?.frame ?? .zero)
        let presenterView = presenter.viewStorage
        let frame = presenterView.map { container.convert($0.bounds, from: $0) } ?? .zero
        let to = TransitionParty(
            controller: presenter, view: returns ? presenterView : nil, initialFrame: returns ? .zero : frame,
            finalFrame: frame)
        let context = TransitionContext(
            in: container, from: from, to: to, style: managers.first?.presentationStyle ?? .none,
            by: makers, coordinator)
        context.run(in: host.transitions) {
            if returns { presenter.tellIsAppearing() }
        } end: {
            self.end($0, coordinator)
        }
    }

    private func end(_ didComplete: Bool, _ coordinator: TransitionCoordinator) {
        guard let window else { return }
        // The animator may have put it into the container.
        if returns, let view = presenter.viewStorage, view.superview !== home { presenter.putHome(home) }
        window.layoutIfNeeded()
        if didComplete { carryOut() } else { giveUp() }
        coordinator.end()
        for controller in [presenter] + chain where controller.transitionStorage === coordinator {
            controller.transitionStorage = nil
        }
        completion?()
    }

    private func carryOut() {
        if returns { presenter.endTransition() }
        for controller in visible {
            controller.presentationStorage?.uninstall()
            controller.endTransition()
        }
        for controller in chain.reversed() {
            controller.movement.isBeingDismissed = false
            controller.presentationStorage?.uninstall()
            controller.unlinkPresentation()
        }
        presenter.updateAppearance()
        presenter.updateStatusBar()
        for manager in managers { manager.dismissalTransitionDidEnd(true) }
    }

    /// All is to be as it was before.
    private func giveUp() {
        if returns { presenter.beginTransition(appearing: false, animated: animated) }
        for controller in visible.reversed() {
            controller.beginTransition(appearing: true, animated: animated)
            controller.tellIsAppearing()
        }
        for controller in chain { controller.movement.isBeingDismissed = false }
        for controller in visible.reversed() { controller.endTransition() }
        if returns {
            presenter.coveredFrom = home
            presenter.isCovered = true
            presenter.viewStorage?.removeFromSuperview()
            presenter.endTransition()
        }
        for controller in chain { controller.updateAppearance() }
        for manager in managers { manager.dismissalTransitionDidEnd(false) }
    }
}
