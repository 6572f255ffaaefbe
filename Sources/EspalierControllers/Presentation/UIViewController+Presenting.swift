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
        guard let presenterView = presenter.viewStorage, let container = presenterView.superview ?? window as UIView?
        else { return }
        let fillsWindow = container === window
        presenter.linkPresentation(of: presented, window.ensuredControllers)
        presented.movement.isBeingPresented = true
        presented.loadViewIfNeeded()
        let covers = presented.modalPresentationStyle.coversPresenter
        if covers { presenter.beginTransition(appearing: false, animated: animated) }
        presented.beginTransition(appearing: true, animated: animated)
        if let view = presented.viewStorage {
            view.frame = fillsWindow ? window.bounds : presenterView.frame
            if fillsWindow {
                container.addSubview(view)
            } else {
                container.insertSubview(view, aboveSubview: presenterView)
            }
        }
        presented.tellIsAppearing()
        let time = animated && UIView.areAnimationsEnabled ? TransitionTime.presentation : nil
        // What waits for the window's clock does not hold the window: neither could ever go otherwise.
        window.ensuredControllers.transitions.finish(after: time, in: window) { [weak window] in
            guard let window else { return }
            self.finishPresenting(presented, by: presenter, covers: covers, in: window, completion)
        }
    }

    private func finishPresenting(
        _ presented: UIViewController, by presenter: UIViewController, covers: Bool, in window: UIWindow,
        _ completion: (() -> Void)?
    ) {
        window.layoutIfNeeded()
        presented.endTransition()
        presented.movement.isBeingPresented = false
        if covers {
            presenter.coveredFrom = presenter.viewStorage?.superview
            presenter.isCovered = true
            presenter.viewStorage?.removeFromSuperview()
            presenter.endTransition()
        }
        presented.updateAppearance()
        presented.updateStatusBar()
        completion?()
    }
}
