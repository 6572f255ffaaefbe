import EspalierViews
import Foundation

extension UIViewController {
    /// Changes from the view of one child to that of another: adds the new one's view in front of the old one's at
    /// once, runs `animations`, and takes the old one's view away when `duration` seconds have passed on the window's
    /// clock.
    ///
    /// The children hear `viewWillDisappear`, `viewWillAppear` and `viewIsAppearing` at once, `viewDidDisappear` and
    /// `viewDidAppear` at the end, then `completion` is called with true. Both stay children: who contains calls
    /// `addChild(_:)` and `willMove(toParent: nil)` before, `didMove(toParent:)` and `removeFromParent()` in
    /// `completion`.
    /// - Precondition: both are children of this controller.
    public final func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        for controller in [fromViewController, toViewController] where controller.parentStorage !== self {
            trap("transition(from:to:) on \(brief): \(controller.brief) is not its child")
        }
        guard let old = fromViewController.view, let new = toViewController.view else { return }
        let tells = appearance.isOn
        if tells {
            fromViewController.beginTransition(appearing: false, animated: duration > 0)
            toViewController.beginTransition(appearing: true, animated: duration > 0)
        }
        old.superview?.insertSubview(new, aboveSubview: old)
        if tells { toViewController.tellIsAppearing() }
        UIView.transition(with: new, duration: duration, options: options, animations: animations) { finished in
            old.removeFromSuperview()
            if tells {
                new.window?.layoutIfNeeded()
                fromViewController.endTransition()
                toViewController.endTransition()
                fromViewController.updateAppearance()
                toViewController.updateAppearance()
            }
            completion?(finished)
        }
    }
}
