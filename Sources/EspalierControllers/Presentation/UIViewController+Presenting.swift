import EspalierViews
import Foundation

extension UIViewController {
    final func askToPresent(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        if presented === self || presented.host?.root === presented {
            trap("\(brief) cannot present \(presented.brief), which is the root of a window or itself")
        }
        if let parent = presented.parentStorage {
            trap("\(brief) cannot present \(presented.brief), which is a child of \(parent.brief)")
        }
        if let host = viewStorage?.window?.ensuredControllers {
            host.transitions.run { self.startPresenting(presented, animated, completion) }
        } else {
            refuse("\(brief) cannot present \(presented.brief): its view is in no window; show it first")
        }
    }

    private func startPresenting(_ presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard let window = viewStorage?.window, !window.isHidden else {
            return refuse("\(brief) cannot present \(presented.brief): its view is in no shown window; show it first")
        }
        let presenter = presenter(for: presented.modalPresentationStyle)
        if let other = presenter.presentedStorage {
            return refuse(
                "\(brief) cannot present \(presented.brief): \(presenter.brief) presents \(other.brief); dismiss that "
                    + "first, or present from it")
        }
        // It could be presented when that was asked for; another transition came first.
        if let other = presented.parentStorage ?? presented.presentingStorage ?? presented.host?.root {
            return refuse(
                "\(brief) cannot present \(presented.brief): it belongs to \(other.brief); take it from there")
        }
        if presented === presenter {
            return refuse("\(brief) cannot present \(presented.brief): it is itself, or contains it")
        }
        guard let presenterView = presenter.viewStorage else { return }
        let (chosen, style) = presented.preparedPresentation(by: presenter, from: self)
        let presentation = PendingPresentation(
            presented: chosen, presenter: presenter, window: window, animated: animated, completion: completion)
        presentation.start(style, over: presenterView, source: self)
    }

    /// Makes the presentation controller, and has it adapt.
    /// - Returns: who is to be presented, and the style that the presentation adapts to.
    private func preparedPresentation(
        by presenter: UIViewController, from source: UIViewController
    ) -> (UIViewController, UIModalPresentationStyle) {
        let presentation = ensurePresentation(by: presenter, from: source)
        presentation.setPresenting(presenter)
        let style = presentation.adapt(to: presenter.traitCollection)
        presentation.prepareToPresent()
        guard style != .none,
            let other = presentation.delegate?.presentationController(
                presentation, viewControllerForAdaptivePresentationStyle: style),
            other !== self
        else { return (self, style) }
        presentationStorage = nil
        other.modalPresentationStyle = style
        let made = other.ensurePresentation(by: presenter, from: source)
        made.setPresenting(presenter)
        made.delegate = presentation.delegate
        return (other, style)
    }
}

/// A presentation from its first call to its last.
private final class PendingPresentation {
    private let presented, presenter: UIViewController
    /// What waits for the window's clock does not hold the window: neither could ever go otherwise.
    private weak var window: UIWindow?
    private let animated: Bool
    private let completion: (() -> Void)?
    private let presentation: UIPresentationController
    /// The one that counts when it begins, and hears of its end.
    private let manager: UIPresentationController
    private let covers: Bool
    /// Where the presenter's view was, if that is covered.
    private weak var home: UIView?

    init(
        presented: UIViewController, presenter: UIViewController, window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.presented = presented
        self.presenter = presenter
        self.window = window
        self.animated = animated
        self.completion = completion
        presentation = presented.ensurePresentation(by: presenter, from: presenter)
        manager = presentation.active
        covers = manager.shouldRemovePresentersView
        home = presenter.viewStorage?.superview
    }

    func start(_ style: UIModalPresentationStyle, over presenterView: UIView, source: UIViewController) {
        guard let window else { return }
        let delegate = presented.transitioningDelegate
        let animator =
            animated
            ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
        presenter.linkPresentation(of: presented, window.ensuredControllers)
        presented.movement.isBeingPresented = true
        presented.loadViewIfNeeded()
        presentation.install(over: presenterView, in: window)
        guard let container = presentation.container else { return }
        let makers = makers(animator, delegate)
        let coordinator = TransitionCoordinator(
            duration: makers.animator.transitionDuration(using: nil), isAnimated: animated, container: container)
        [presenter, presented].forEach { $0.transitionStorage = coordinator }
        presentation.delegate?.presentationController(
            presentation, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        manager.presentationTransitionWillBegin()
        if covers { presenter.beginTransition(appearing: false, animated: animated) }
        presented.beginTransition(appearing: true, animated: animated)
        manager.placePresentedView()
        let inContainer = container.convert(presenterView.bounds, from: presenterView)
        let from = TransitionParty(
            controller: presenter, view: covers ? presenterView : nil, initialFrame: inContainer,
            finalFrame: covers ? .zero : inContainer)
        let view = manager.presentedView
        let to = TransitionParty(controller: presented, view: view, finalFrame: view?.frame ?? .zero)
        let context = TransitionContext(
            in: container, from: from, to: to, style: manager.presentationStyle, by: makers, coordinator)
        context.run(in: window.ensuredControllers.transitions) {
            presented.tellIsAppearing()
        } end: {
            self.end($0, coordinator)
        }
    }

    private func makers(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ delegate: (any UIViewControllerTransitioningDelegate)?
    ) -> TransitionMakers {
        if let animator {
            return TransitionMakers(
                animator: animator, interactor: delegate?.interactionControllerForPresentation(using: animator))
        }
        return TransitionMakers(
            animator: ClockAnimator(after: TransitionTime.ofPresentation(animated)) { context in
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            })
    }

    private func end(_ didComplete: Bool, _ coordinator: TransitionCoordinator) {
        guard let window else { return }
        window.layoutIfNeeded()
        if didComplete { carryOut() } else { giveUp() }
        coordinator.end()
        for controller in [presenter, presented] where controller.transitionStorage === coordinator {
            controller.transitionStorage = nil
        }
        completion?()
    }

    private func carryOut() {
        presented.endTransition()
        presented.movement.isBeingPresented = false
        if covers {
            presenter.coveredFrom = home
            presenter.isCovered = true
            presenter.viewStorage?.removeFromSuperview()
            presenter.endTransition()
        }
        presented.updateAppearance()
        presented.updateStatusBar()
        manager.presentationTransitionDidEnd(true)
    }

    /// All is to be as it was before.
    private func giveUp() {
        presented.beginTransition(appearing: false, animated: animated)
        if covers {
            presenter.beginTransition(appearing: true, animated: animated)
            if let view = presenter.viewStorage, view.superview !== home { home?.insertSubview(view, at: 0) }
            presenter.tellIsAppearing()
        }
        presentation.uninstall()
        presented.endTransition()
        presented.movement.isBeingPresented = false
        presenter.endTransition()
        presented.unlinkPresentation()
        presented.updateAppearance()
        presenter.updateAppearance()
        manager.presentationTransitionDidEnd(false)
    }
}
