import Foundation

extension UIWindow {
    /// Turns the window's screen, and the window with it, and lays the window out.
    ///
    /// A window that fills its screen fills it afterwards; another one keeps its frame. Its view controllers hear
    /// `viewWillTransition(to:with:)` before, and their views get the new size at once. Does nothing if the screen is
    /// turned so already, or if the controller whose view fills the window refuses: by `shouldAutorotate`, or by an
    /// orientation that is none of its `supportedInterfaceOrientations`.
    ///
    /// - Parameters:
    ///   - orientation: How the screen is turned afterwards.
    ///   - animated: Whether what waits for the end of the turn (the completions of a transition coordinator) waits for
    ///     the window's clock, 0.3 seconds. Without, it is called before the method returns.
    /// - Returns: Whether the screen is turned so now.
    /// - Precondition: the window was made with a screen, and `orientation` is not `.unknown`.
    @discardableResult
    public final func rotate(to orientation: UIInterfaceOrientation, animated: Bool = false) -> Bool {
        guard let old = screen else {
            trap("rotate(to: \(orientation)) on \(brief), which has no screen: make it with UIWindow(screen:)")
        }
        if orientation == .unknown { trap("rotate(to: \(orientation)) on \(brief): a real orientation is needed") }
        if orientation == old.orientation { return true }
        if let controllers, !controllers.windowMayTurn(to: orientation) { return false }
        change(from: old, to: old.turned(to: orientation), animated: animated)
        layoutIfNeeded()
        return true
    }

    /// Moves the window to another screen, as if the device had become another one, and lays the window out: what is in it
    /// has the screen's size, safe area, pixels and size classes afterwards.
    /// Does nothing for a window that was made without a screen.
    package final func move(to new: UIScreen) {
        guard let old = screen else { return }
        if old != new { change(from: old, to: new, animated: false) }
        layoutIfNeeded()
    }

    private func change(from old: UIScreen, to new: UIScreen, animated: Bool) {
        let fills = frame == old.bounds
        let turn = {
            self.screen = new
            if fills { self.frame = new.bounds }
            self.screenSafeAreaInsets = new.safeAreaInsets
        }
        guard let controllers else { return turn() }
        let traits = old.traits == new.traits ? nil : UITraitCollection(values: traits(on: new))
        controllers.windowWillTurn(
            to: fills ? new.bounds.size : frame.size, traits, safeArea: new.safeAreaInsets, animated: animated, turn)
    }
}
