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
    /// - Parameter completion: Called at the end, in any case.
    func update(
        animated: Bool, to next: @escaping () -> UIViewController?, completion: @escaping () -> Void
    ) {
        transitions.run { self.start(animated, next, completion) }
    }

    private func start(_ animated: Bool, _ next: () -> UIViewController?, _ completion: @escaping () -> Void) {
        guard let containerView = container.viewIfLoaded else { return completion() }
        var new = next()
        while let candidate = new, !candidate.isViewLoaded {
            candidate.loadViewIfNeeded()
            new = next()
        }
        let old = shown
        if new === old { return completion() }
        shown = new
        let isOnScreen = container.appearance.isOn && containerView.window != nil
        guard isOnScreen, let window = containerView.window else {
            old?.viewStorage?.removeFromSuperview()
            place(new, in: containerView)
            return completion()
        }
        let change = ContentChange(leaving: old.map { [$0] } ?? [], entering: new.map { [$0] } ?? [])
        change.begin(animated: animated) { place(new, in: containerView) }
        let time = animated && UIView.areAnimationsEnabled ? TransitionTime.push : nil
        // What waits for the clock holds neither the window, whose clock it is, nor the container, whose slot this is:
        // both could never go otherwise.
        transitions.finish(after: time, in: window) { [weak container, weak window] in
            change.end(in: container, window, waited: time != nil)
            completion()
        }
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
        let covered = UIEdgeInsets(
            top: underTop ? top : 0, left: 0, bottom: underBottom ? bottom : 0, right: 0)
        if shown.insets.container != covered { shown.setInsets { $0.container = covered } }
    }
}
