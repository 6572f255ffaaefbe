import EspalierViews
import Foundation

/// A change of what a container shows on screen: the calls around it, in their order.
struct ContentChange {
    let leaving: [UIViewController]
    let entering: [UIViewController]

    /// Tells who leaves, then who enters, and puts the views in by `place`.
    func begin(animated: Bool, _ place: () -> Void) {
        tellBeginning(animated: animated)
        place()
        for new in entering { new.tellIsAppearing() }
    }

    /// Tells who leaves, then who enters; the views come in later.
    func tellBeginning(animated: Bool) {
        for old in leaving { old.beginTransition(appearing: false, animated: animated) }
        for new in entering { new.beginTransition(appearing: true, animated: animated) }
    }

    /// Takes the views that leave out, and tells all that it is done.
    ///
    /// - Parameter waited: Whether the end has waited for a clock or a finger: then the window is laid out without what
    ///   has left.
    func end(in container: UIViewController?, _ window: UIWindow?, waited: Bool) {
        // A container that has not come on screen itself yet takes its children along.
        let isArriving = container?.appearance.state == .appearing
        if !waited && !isArriving { window?.layoutIfNeeded() }
        for old in leaving {
            old.viewStorage?.removeFromSuperview()
            old.endTransition()
            old.updateAppearance()
        }
        if waited && !entering.isEmpty { window?.layoutIfNeeded() }
        for new in entering {
            if isArriving && !waited {
                new.appearance.isManaged = false
            } else {
                new.endTransition()
            }
            new.updateAppearance()
        }
    }

    /// All is to be as it was before the change began.
    func giveUp(in window: UIWindow?, animated: Bool) {
        for new in entering { new.beginTransition(appearing: false, animated: animated) }
        for old in leaving { old.beginTransition(appearing: true, animated: animated) }
        for old in leaving { old.tellIsAppearing() }
        for new in entering { new.viewStorage?.removeFromSuperview() }
        window?.layoutIfNeeded()
        for controller in entering + leaving {
            controller.endTransition()
            controller.updateAppearance()
        }
    }
}
