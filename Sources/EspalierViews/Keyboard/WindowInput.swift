import Foundation

/// Who takes a window's keys, and how high its keyboard is.
final class WindowInput {
    weak var first: UIResponder?
    /// Whether one responder gives way to another: what is shown stays until that is done.
    var isHandingOver = false
    /// How much the keyboard covers at the bottom of the window, in points.
    var height: CGFloat = 0
    /// The frame of the keyboard on the screen, where more than its height was said.
    var frame: CGRect?
    /// What is to come by itself, without the view above it; nil: nothing does.
    var automaticHeight: CGFloat?
}

extension UIWindow {
    final var ensuredInput: WindowInput {
        if let input { return input }
        let made = WindowInput()
        input = made
        return made
    }

    /// Who takes the keys, if anybody does: who has become the first responder, as long as it is in the window.
    public final var firstResponder: UIResponder? {
        guard let first = input?.first, first.windowOfChain === self else { return nil }
        return first
    }

    /// Lets whoever is the first responder give way.
    /// - Returns: whether it has.
    fileprivate func makeWay(for new: UIResponder) -> Bool {
        guard let old = firstResponder, old !== new else { return true }
        let input = ensuredInput
        input.isHandingOver = true
        defer { input.isHandingOver = false }
        return old.resignFirstResponder() && (firstResponder == nil || firstResponder === new)
    }

    fileprivate func setFirst(_ new: UIResponder?) {
        ensuredInput.first = new
        updateOwnKeyboard()
    }
}

extension UIResponder {
    /// Lets the present first responder of the window give way to this one. True outside of windows.
    package final func mayBecomeFirstOfWindow() -> Bool {
        guard let window = windowOfChain else { return true }
        if window.makeWay(for: self) { return true }
        window.updateOwnKeyboard()
        return false
    }

    /// Writes that this one takes the keys; outside of windows, that it takes those of the window that it comes into.
    package final func didBecomeFirstOfWindow() {
        if let window = windowOfChain { return window.setFirst(self) }
        (self as? UIView)?.ensureSide().waitsForKeys = true
    }

    /// Writes that this one takes the keys no more.
    package final func didResignFirstOfWindow() {
        (self as? UIView)?.side?.waitsForKeys = false
        guard let window = windowOfChain, window.input?.first === self else { return }
        window.setFirst(nil)
    }

    final var isFirstOfWindow: Bool { windowOfChain?.input?.first === self }

    final func becomeFirstOfWindow() -> Bool {
        if isFirstOfWindow { return true }
        guard windowOfChain != nil, canBecomeFirstResponder, mayBecomeFirstOfWindow() else { return false }
        didBecomeFirstOfWindow()
        return isFirstOfWindow
    }

    final func resignFirstOfWindow() -> Bool {
        guard isFirstOfWindow else { return true }
        guard canResignFirstResponder else { return false }
        didResignFirstOfWindow()
        return true
    }

    final func updateKeyboard() {
        if isFirstOfWindow { windowOfChain?.updateOwnKeyboard() }
    }
}

extension UIView {
    /// The view has come into a window: it takes the keys if it has become the first responder before, in `viewDidLoad()`
    /// say, and is that still.
    final func takeWaitingKeys() {
        guard let side, side.waitsForKeys else { return }
        side.waitsForKeys = false
        if isFirstResponder, mayBecomeFirstOfWindow() { didBecomeFirstOfWindow() }
    }
}
