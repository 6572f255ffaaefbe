import EspalierViews
import Foundation

/// The place of a container where the view of one of its children is shown, and the change from one to another.
final class ContentSlot {
    private unowned let container: UIViewController
    let transitions = TransitionRunner()
    /// The child whose view is in the container's view.
    private(set) var shown: UIViewController?
    /// Whether its child stands behind those of the container's other places.
    var isBehindOthers = false

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
        let change = ContentChange(leaving: old.map { [$0] } ?? [], entering: new.map { [$0] } ?? [])
        // What waits for the clock holds neither the window, whose clock it is, nor the container, whose slot this is:
        // both could never go otherwise.
        let plain = ClockAnimator(after: time) { [weak self, weak containerView] _ in
            if let containerView { self?.place(new, in: containerView) }
        }
        change.tellBeginning(animated: animated)
        let context = context(from: old, to: new, own, plain, in: containerView, animated: animated)
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
                change.end(in: container, window, waited: own != nil || time != nil)
            } else {
                change.giveUp(in: window, animated: animated)
            }
            coordinator.end()
            if container?.transitionStorage === coordinator { container?.transitionStorage = nil }
            if didComplete { completion() } else { giveUp() }
        }
    }

    /// The transition from one child to another. One that somebody animates takes place on a stage of its own, which
    /// lies where the children do.
    private func context(
        from old: UIViewController?, to new: UIViewController?, _ own: TransitionMakers?, _ plain: ClockAnimator,
        in containerView: UIView, animated: Bool
    ) -> TransitionContext {
        let oldView = old?.viewStorage, newView = new?.viewStorage
        let from = TransitionParty(controller: old, view: oldView, initialFrame: oldView?.frame ?? .zero)
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
        let to = TransitionParty(controller: new, view: newView, finalFrame: newView?.frame ?? .zero)
        let makers = own ?? TransitionMakers(animator: plain)
        let coordinator = TransitionCoordinator(
            duration: makers.animator.transitionDuration(using: nil), isAnimated: animated, container: stage)
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
        let behind = isBehindOthers ? nil : containerView.subviews.last { $0.owner != nil }
        if let behind, behind !== view {
            containerView.insertSubview(view, aboveSubview: behind)
        } else {
            containerView.insertSubview(view, at: 0)
        }
        container.placeContent()
    }

    /// Gives the shown child its frame, below no bars.
    func layOut(in frame: CGRect) {
        guard let shown, let view = shown.viewStorage else { return }
        view.frame = frame
        shown.presentedStorage?.activePresentation?.followPresenter()
        if shown.insets.container != .zero { shown.setInsets { $0.container = .zero } }
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
