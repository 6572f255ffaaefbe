import EspalierViews

extension UIWindow {
    /// The record of the window's controllers, made if need be.
    final var ensuredControllers: WindowControllers {
        // Nobody else puts anything there.
        if let controllers { return unsafeDowncast(controllers, to: WindowControllers.self) }
        let made = WindowControllers(of: self)
        controllers = made
        return made
    }

    private var knownControllers: WindowControllers? { controllers == nil ? nil : ensuredControllers }

    /// The controller whose view fills the window. nil by default.
    ///
    /// In a hidden window nothing is loaded yet; in a visible one the old controller's view leaves first, with all that
    /// it presents, then the new one's view enters, and the window is laid out. While a presentation of the window is
    /// under way, the views change right after it.
    /// - Precondition: the controller has no parent and is presented by nobody. One that is the root of another window
    ///   leaves that.
    public final var rootViewController: UIViewController? {
        get { knownControllers?.root }
        set {
            if newValue == nil && controllers == nil { return }
            ensuredControllers.setRoot(newValue)
        }
    }

    /// How the status bar looks, as the controller that fills the window has said last.
    public final var statusBarStyle: UIStatusBarStyle { knownControllers?.statusBarStyle ?? .default }

    /// Whether the status bar is hidden, as the controller that fills the window has said last.
    public final var isStatusBarHidden: Bool { knownControllers?.isStatusBarHidden ?? false }
}
