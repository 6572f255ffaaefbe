import Foundation

extension UIView {
    /// Makes the changes of `animations` at once, and calls `completion` with true when `duration` seconds have passed
    /// on the clock of `view`'s window. See `animate(withDuration:delay:options:animations:completion:)`.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(duration, delay: 0, options, on: view, { animations?() }, completion)
    }

    /// Puts `toView` where `fromView` is, at once, and calls `completion` with true when `duration` seconds have passed
    /// on the clock of their window.
    ///
    /// `toView` takes `fromView`'s place in its superview's list, and keeps its own frame; with
    /// `.showHideTransitionViews` one is hidden and the other shown instead. Without a superview nothing moves.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let superview = fromView.realSuperview
        let changes = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview, fromView !== toView {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        runAnimation(duration, delay: 0, options, on: superview ?? toView, changes, completion)
    }
}
