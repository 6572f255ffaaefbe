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
        let chain = host.presentedChain(above: presenter)
        for controller in chain { controller.movement.isBeingDismissed = true }
        // Topmost first; those that others cover have disappeared already.
        let visible = Array(chain.filter { !$0.isCovered }.reversed())
        for controller in visible { controller.beginTransition(appearing: false, animated: animated) }
        let returns = presenter.isCovered
        if returns { presenter.bringBack(in: window, below: visible.last, animated: animated) }
        let time = animated && UIView.areAnimationsEnabled ? TransitionTime.presentation : nil
        // What waits for the window's clock does not hold the window: neither could ever go otherwise.
        host.transitions.finish(after: time, in: window) { [weak window] in
            guard let window else { return }
            window.layoutIfNeeded()
            if returns { presenter.endTransition() }
            for controller in visible {
                controller.viewStorage?.removeFromSuperview()
                controller.endTransition()
            }
            for controller in chain.reversed() {
                controller.movement.isBeingDismissed = false
                controller.unlinkPresentation()
            }
            presenter.updateAppearance()
            presenter.updateStatusBar()
            completion?()
        }
    }

    /// Puts the view of a covered presenter back where it was.
    private func bringBack(in window: UIWindow, below lowest: UIViewController?, animated: Bool) {
        isCovered = false
        beginTransition(appearing: true, animated: animated)
        let container = coveredFrom ?? window
        coveredFrom = nil
        if let view = viewStorage {
            if container === window { view.frame = window.bounds }
            if let above = lowest?.viewStorage, above.superview === container {
                container.insertSubview(view, belowSubview: above)
            } else {
                container.addSubview(view)
            }
        }
        tellIsAppearing()
    }
}
