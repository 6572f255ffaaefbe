import EspalierViews
import Foundation

/// A reference that does not hold.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}

/// What a window keeps of its controllers: the root, who waits for a layout pass, and the presentation under way.
final class WindowControllers: WindowOwner {
    weak var window: UIWindow?
    /// The controller that `rootViewController` tells.
    var root: UIViewController?
    /// The controller whose view was put into the window as the root's. Another one than `root` while the window is
    /// hidden, and while a change waits for a transition.
    var shownRoot: UIViewController?
    /// Who is to hear `viewDidAppear(_:)` after the next layout pass, in the order in which they came.
    private var awaitingPass: [WeakReference<UIViewController>] = []
    /// Presentations, dismissals and changes of the root: one after the other.
    let transitions = TransitionRunner()
    var checkers: [WeakReference<LifecycleChecker>] = []
    /// Controllers without parent that came to the window by their views alone.
    var seen: [WeakReference<UIViewController>] = []
    var isChecking = false
    /// What the status bar was told last.
    var statusBarStyle = UIStatusBarStyle.default
    var isStatusBarHidden = false

    init(of window: UIWindow) {
        self.window = window
    }

    func awaitPass(_ controller: UIViewController) {
        awaitingPass.append(WeakReference(controller))
    }

    func windowDidLayOut() {
        tellWhoAppeared()
        checkAtRest()
    }

    func clockDidAdvance() { checkAtRest() }

    private func tellWhoAppeared() {
        if awaitingPass.isEmpty { return }
        let waiting = awaitingPass
        awaitingPass = []
        for reference in waiting {
            guard let controller = reference.object, controller.appearance.state == .appearing,
                controller.appearance.isAppearingTold, !controller.appearance.isManaged
            else { continue }
            controller.tellDidAppear()
        }
        updateStatusBar()
    }

    // MARK: Root

    func setRoot(_ new: UIViewController?) {
        if root === new { return }
        if let new {
            if let parent = new.parentStorage {
                trap("rootViewController set to \(new.brief), which is a child of \(parent.brief)")
            }
            if let presenter = new.presentingStorage {
                trap("rootViewController set to \(new.brief), which \(presenter.brief) presents")
            }
            if let other = new.host, other !== self, other.root === new { other.setRoot(nil) }
        }
        root = new
        transitions.run { self.installRoot() }
    }

    private func installRoot() {
        if let old = shownRoot, old !== root {
            shownRoot = nil
            takeOut(old)
        }
        guard let window, !window.isHidden, let root else { return }
        guard shownRoot == nil else { return }
        shownRoot = root
        root.host = self
        guard let view = root.view else { return }
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
        window.layoutIfNeeded()
        updateStatusBar()
    }

    /// Takes a former root out, with all that it presents.
    private func takeOut(_ old: UIViewController) {
        for controller in presentedChain(above: old).reversed() { end(controller) }
        old.viewStorage?.removeFromSuperview()
        old.host = nil
        old.isCovered = false
    }

    /// Ends a presentation without showing the presenter again.
    private func end(_ controller: UIViewController) {
        let presentation = controller.activePresentation
        controller.movement.isBeingDismissed = true
        presentation?.dismissalTransitionWillBegin()
        controller.viewStorage?.removeFromSuperview()
        controller.presentationStorage?.uninstall()
        controller.movement.isBeingDismissed = false
        controller.unlinkPresentation()
        presentation?.dismissalTransitionDidEnd(true)
    }

    func presentedChain(above controller: UIViewController) -> [UIViewController] {
        var chain: [UIViewController] = []
        var current = controller.presentedStorage
        while let presented = current {
            chain.append(presented)
            current = presented.presentedStorage
        }
        return chain
    }

    // MARK: The window

    func windowDidShow() {
        if shownRoot === root, let root {
            for controller in [root] + presentedChain(above: root) { controller.updateAppearance() }
            window?.layoutIfNeeded()
        } else {
            transitions.run { self.installRoot() }
        }
    }

    func windowDidHide() {
        transitions.finish()
        guard let shownRoot else { return }
        for controller in [shownRoot] + presentedChain(above: shownRoot) { controller.updateAppearance() }
    }

    func windowMayTurn(to orientation: UIInterfaceOrientation) -> Bool {
        guard let filling else { return true }
        return filling.shouldAutorotate
            && filling.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation))
    }

    func windowWillTurn(
        to size: CGSize, _ traits: UITraitCollection?, safeArea: UIEdgeInsets, animated: Bool, _ turn: () -> Void
    ) {
        guard let window else { return turn() }
        let coordinator = TransitionCoordinator(
            duration: animated ? TransitionTime.turn : 0, isAnimated: animated, container: window,
            turned: TurnedWindow(size: size, safeArea: safeArea, traits: traits ?? window.traitCollection))
        if let shownRoot {
            if let traits { coordinator.tell(shownRoot, of: .traits(traits)) }
            coordinator.tell(shownRoot, of: .size(size))
        }
        turn()
        if let shownRoot {
            let home = shownRoot.viewStorage?.superview ?? shownRoot.coveredFrom ?? window
            if home === window { shownRoot.viewStorage?.frame = window.bounds }
            for controller in presentedChain(above: shownRoot) { controller.presentationStorage?.windowDidTurn() }
        }
        coordinator.begin()
        window.layoutIfNeeded()
        coordinator.finish(on: animated ? window : nil)
    }

    /// The controller whose view fills the window: the last that is presented so, or the root.
    var filling: UIViewController? {
        guard let shownRoot else { return nil }
        let chain = presentedChain(above: shownRoot)
        return chain.last { $0.activePresentation?.presentationStyle == .fullScreen } ?? shownRoot
    }

    func updateStatusBar() {
        guard let top = filling else { return }
        var style = top
        while let child = style.childForStatusBarStyle { style = child }
        var hiding = top
        while let child = hiding.childForStatusBarHidden { hiding = child }
        statusBarStyle = style.preferredStatusBarStyle
        isStatusBarHidden = hiding.prefersStatusBarHidden
    }
}
