import EspalierViews
import Foundation

/// The place of a container where the view of one of its children is shown, and the change from one to another.
final class ContentSlot {
    private unowned let container: UIViewController
    let transitions = TransitionRunner()
    /// The child whose view is in the container's view.
    private(set) var shown: UIViewController?

    init(of container: UIViewController) {
        self.container = container
    }

    /// Shows what `next` answers, now or after the transition that is going on. It is asked again while loading views
    /// changes its answer.
    ///
    /// - Parameters:
    ///   - animated: Whether the end waits for the clock.
    ///   - next: The child to be shown.
    ///   - makers: Who animates the way from one child to another, and drives it; nil, as by default: nobody in
    ///     particular.
    ///   - giveUp: Called in place of `completion` where the transition was cancelled: the old child is shown again.
    ///   - completion: Called at the end.
    func update(
        animated: Bool, to next: @escaping () -> UIViewController?,
        by makers: @escaping (UIViewController, UIViewController) -> TransitionMakers? = { _, _ in nil },
        giveUp: @escaping () -> Void = {}, completion: @escaping () -> Void
    ) {
        transitions.run { self.start(animated, next, makers, giveUp, completion) }
    }

    private func start(
        _ animated: Bool, _ next: () -> UIViewController?,
        _ makers: (UIViewController, UIViewController) -> TransitionMakers?, _ giveUp: @escaping () -> Void,
        _ completion: @escaping () -> Void
    ) {
        guard let containerView = container.viewIfLoaded else { return completion() }
        var new = next()
        while let candidate = new, !candidate.isViewLoaded {
            candidate.loadViewIfNeeded()
            new = next()
        }
        let old = shown
        if new === old { return completion() }
        let own = old.flatMap { old in new.flatMap { makers(old, $0) } }
        shown = new
        let isOnScreen = container.appearance.isOn && containerView.window != nil
        guard isOnScreen, let window = containerView.window else {
            old?.viewStorage?.removeFromSuperview()
            place(new, in: containerView)
            return completion()
        }
        let animated = animated || own != nil
        let time = animated && UIView.areAnimationsEnabled ? TransitionTime.push : nil
        let change = ContentChange(old: old, new: new, animated: animated, isImmediate: own == nil && time == nil)
        // What waits for the clock holds neither the window, whose clock it is, nor the container, whose slot this is:
        // both could never go otherwise.
        let plain = ClockAnimator(after: time) { [weak self, weak containerView] _ in
            if let containerView { self?.place(new, in: containerView) }
        }
        old?.beginTransition(appearing: false, animated: animated)
        new?.beginTransition(appearing: true, animated: animated)
        let context = context(change, own, plain, in: containerView)
        let coordinator = context.coordinator
        let stage = own == nil ? nil : context.containerView
        context.run(in: transitions) {
            new?.tellIsAppearing()
        } end: { [weak self, weak container, weak window] didComplete in
            if let self {
                if !didComplete { shown = old }
                leaveStage(stage)
            }
            if didComplete {
                // A container that has not come on screen itself yet takes its child along.
                change.carryOut(isArriving: container?.appearance.state == .appearing, in: window)
            } else {
                change.giveUp(in: window)
            }
            coordinator.end()
            if container?.transitionStorage === coordinator { container?.transitionStorage = nil }
            if didComplete { completion() } else { giveUp() }
        }
    }

    /// The transition from one child to another. One that somebody animates takes place on a stage of its own, which
    /// lies where the children do.
    private func context(
        _ change: ContentChange, _ own: TransitionMakers?, _ plain: ClockAnimator, in containerView: UIView
    ) -> TransitionContext {
        let oldView = change.old?.viewStorage, newView = change.new?.viewStorage
        let from = TransitionParty(controller: change.old, view: oldView, initialFrame: oldView?.frame ?? .zero)
        var stage = containerView
        if own != nil {
            stage = UIView(frame: containerView.bounds)
            stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if let oldView, oldView.superview === containerView {
                containerView.insertSubview(stage, aboveSubview: oldView)
                stage.addSubview(oldView)
            } else {
                containerView.insertSubview(stage, at: 0)
            }
            newView?.frame = containerView.bounds
            container.placeContent()
        }
        let to = TransitionParty(controller: change.new, view: newView, finalFrame: newView?.frame ?? .zero)
        let makers = own ?? TransitionMakers(animator: plain)
        let coordinator = TransitionCoordinator(
            duration: makers.animator.transitionDuration(using: nil), isAnimated: change.animated, container: stage)
        container.transitionStorage = coordinator
        return TransitionContext(in: stage, from: from, to: to, style: .none, by: makers, coordinator)
    }

    /// Puts the view of the child that is shown from now on where such views stand.
    private func leaveStage(_ stage: UIView?) {
        guard let stage, let containerView = stage.superview else { return }
        place(shown, in: containerView)
        stage.removeFromSuperview()
    }

    private func place(_ controller: UIViewController?, in containerView: UIView) {
        guard let view = controller?.viewStorage else { return }
        view.frame = containerView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Before the view is in a window: a scroll view adapts there, and wants to know what the bars cover.
        container.placeContent()
        // Behind the bars, in front of what is shown still.
        let behind = containerView.subviews.last { $0.owner != nil }
        if let behind, behind !== view {
            containerView.insertSubview(view, aboveSubview: behind)
        } else {
            containerView.insertSubview(view, at: 0)
        }
        container.placeContent()
    }

    /// Gives the shown child its frame and what the bars cover of it.
    func layOut(top: CGFloat, bottom: CGFloat, topIsTranslucent: Bool, bottomIsTranslucent: Bool) {
        guard let shown, let view = shown.viewStorage, let bounds = container.viewIfLoaded?.bounds else { return }
        let safe = container.viewIfLoaded?.safeAreaInsets ?? .zero
        let edges = shown.edgesForExtendedLayout
        func extends(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
            edges.contains(edge) && (isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
        }
        let underTop = top == 0 || extends(.top, topIsTranslucent)
        let underBottom = bottom == 0 || extends(.bottom, bottomIsTranslucent)
        view.frame = bounds.inset(
            by: UIEdgeInsets(
                top: underTop ? 0 : safe.top + top, left: 0, bottom: underBottom ? 0 : safe.bottom + bottom, right: 0))
        shown.presentedStorage?.activePresentation?.followPresenter()
        let covered = UIEdgeInsets(
            top: underTop ? top : 0, left: 0, bottom: underBottom ? bottom : 0, right: 0)
        if shown.insets.container != covered { shown.setInsets { $0.container = covered } }
    }
}

/// A change from one child to another, on screen.
private struct ContentChange {
    let old, new: UIViewController?
    let animated: Bool
    /// Whether it is over when it has begun.
    let isImmediate: Bool

    func carryOut(isArriving: Bool, in window: UIWindow?) {
        if isImmediate && !isArriving { window?.layoutIfNeeded() }
        if let old {
            old.viewStorage?.removeFromSuperview()
            old.endTransition()
            old.updateAppearance()
        }
        guard let new else { return }
        if !isImmediate { window?.layoutIfNeeded() }
        if isArriving && isImmediate {
            new.appearance.isManaged = false
        } else {
            new.endTransition()
        }
        new.updateAppearance()
    }

    /// All is to be as it was before.
    func giveUp(in window: UIWindow?) {
        new?.beginTransition(appearing: false, animated: animated)
        old?.beginTransition(appearing: true, animated: animated)
        old?.tellIsAppearing()
        new?.viewStorage?.removeFromSuperview()
        window?.layoutIfNeeded()
        for controller in [new, old] {
            controller?.endTransition()
            controller?.updateAppearance()
        }
    }
}
