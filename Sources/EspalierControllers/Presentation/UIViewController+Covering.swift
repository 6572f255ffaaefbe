import EspalierViews
import Foundation

// A presentation that covers its presenter takes the view of that out of the window.
extension UIViewController {
    /// Takes the view out, at once.
    final func cover() {
        beginTransition(appearing: false, animated: false)
        coveredFrom = viewStorage?.superview
        isCovered = true
        viewStorage?.removeFromSuperview()
        endTransition()
    }

    /// Puts the view back, at once.
    final func uncover() {
        bringBack(animated: false)
        tellIsAppearing()
        viewStorage?.window?.layoutIfNeeded()
        endTransition()
    }

    /// Begins to appear, with the view back where it was.
    final func bringBack(animated: Bool) {
        isCovered = false
        beginTransition(appearing: true, animated: animated)
        let home = coveredFrom ?? nearestHost?.window
        coveredFrom = nil
        putHome(home)
    }

    /// Puts the view into `home`, below the container of what this controller presents.
    final func putHome(_ home: UIView?) {
        guard let view = viewStorage, let home else { return }
        if home is UIWindow { view.frame = home.bounds }
        if let above = presentedStorage?.presentationStorage?.container, above.superview === home {
            home.insertSubview(view, belowSubview: above)
        } else {
            home.addSubview(view)
        }
        if let own = activePresentation, own.presentedView === view { own.placePresentedView() }
    }
}
