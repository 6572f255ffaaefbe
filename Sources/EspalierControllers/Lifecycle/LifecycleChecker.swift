import EspalierViews

/// Watches the controllers of a window, and reports calls that were missed, doubled, or left without a counterpart.
///
///     let checker = LifecycleChecker(window)
///     parent.addChild(child)
///     parent.view.addSubview(child.view)
///     window.layoutIfNeeded()
///     checker.mistakes  // Child: didMove(toParent:) missed; …
///
/// What is wrong in itself is reported at once: a call made by hand that the runtime makes, an override that does not
/// call super, `removeFromParent()` without `willMove(toParent: nil)`. What may still be put right is looked at when
/// the window comes to rest, after a layout pass of it or a step of its clock with nothing left to end: a child whose
/// `didMove(toParent:)` is due, a view whose controller is no child, a transition that was begun and not ended.
/// `check()` looks at once.
///
/// It finds author's mistakes by what base classes hear and by where views and controllers stand, so that it needs no
/// help from the classes it watches. Mistakes from before a controller came to a window are reported when it does.
public final class LifecycleChecker {
    /// What was found, in the order in which it was.
    public private(set) var mistakes: [LifecycleMistake] = []
    /// Hears each mistake when it is found.
    public var handler: ((LifecycleMistake) -> Void)?
    private weak var host: WindowControllers?

    /// Watches the controllers of `window` for as long as this object lives. The window does not hold it.
    public init(_ window: UIWindow, handler: ((LifecycleMistake) -> Void)? = nil) {
        self.handler = handler
        let host = window.ensuredControllers
        self.host = host
        host.add(self)
    }

    /// Looks now for what should have been called by now.
    /// - Complexity: O(controllers of the window).
    public func check() {
        host?.checkControllers()
    }

    func report(_ mistake: LifecycleMistake) {
        mistakes.append(mistake)
        handler?(mistake)
    }
}
