import Foundation

/// What a window asks of the object that keeps its view controllers. Views know no more of controllers.
package protocol WindowOwner: AnyObject {
    /// The window was hidden and is shown now.
    func windowDidShow()
    /// The window was shown and is hidden now.
    func windowDidHide()
    /// A layout pass that was asked of the window itself has ended.
    func windowDidLayOut()
    /// The clock has come to rest.
    func clockDidAdvance()
    /// Whether the window's controllers let it be turned so. Asked before `windowWillTurn`.
    func windowMayTurn(to orientation: UIInterfaceOrientation) -> Bool
    /// The window is about to turn.
    ///
    /// - Parameters:
    ///   - size: The one that the window is going to have.
    ///   - traits: Those that the window is going to have; nil where they stay the same.
    ///   - safeArea: What is going to be covered of the window.
    ///   - animated: Whether the end of the turn waits for the clock.
    ///   - turn: Gives the window its new size and safe area. To be called once.
    func windowWillTurn(
        to size: CGSize, _ traits: UITraitCollection?, safeArea: UIEdgeInsets, animated: Bool, _ turn: () -> Void)
}
