import Foundation

/// What can be typed into: text fields, text views, and views of one's own.
public protocol UIKeyInput: AnyObject {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Types text.
    func insertText(_ text: String)
    /// Deletes the character before the place where text is typed.
    func deleteBackward()
}

// The keyboard of a window, which a test shows and hides. Nothing of it is a view: it covers the bottom of the window.
extension UIWindow {
    /// How long a keyboard takes to come and to go, in seconds.
    private static let keyboardTime: TimeInterval = 0.25

    /// How high the keyboard is that covers the bottom of the window, in points; 0 while there is none.
    public final var keyboardHeight: CGFloat { input?.height ?? 0 }

    /// The height of the keyboard that comes by itself, in points, with what is below the safe area: when a
    /// ``UIKeyInput`` becomes the first responder, and goes when it is none any more. nil by default: none comes.
    ///
    /// A responder's `inputView` comes in its place, and its `inputAccessoryView` above it, each as high as it is. For
    /// a responder that is no ``UIKeyInput``, only these come.
    /// - Precondition: finite and not negative.
    public final var softwareKeyboardHeight: CGFloat? {
        get { input?.automaticHeight }
        set {
            if let newValue { checkKeyboard(newValue, "softwareKeyboardHeight") }
            ensuredInput.automaticHeight = newValue
            updateOwnKeyboard()
        }
    }

    /// Shows a keyboard, or gives the one that is shown another height.
    ///
    /// `keyboardLayoutGuide` of each view has its new place when it returns, and the window is laid out. To
    /// `NotificationCenter.default` go, with the window as their object: `keyboardWillChangeFrameNotification` and
    /// `keyboardWillShowNotification` at once, before that; `keyboardDidChangeFrameNotification` and
    /// `keyboardDidShowNotification` 0.25 seconds later by the window's clock.
    ///
    /// - Parameter height: how much it covers of the window, in points, with what is below the safe area.
    /// - Precondition: `height` is finite and not negative; 0 hides it.
    public final func showKeyboard(height: CGFloat) {
        checkKeyboard(height, "showKeyboard(height:)")
        setKeyboard(height)
    }

    /// Hides the keyboard; see ``showKeyboard(height:)``, with `keyboardWillHideNotification` and
    /// `keyboardDidHideNotification`. Does nothing where there is none.
    public final func hideKeyboard() { setKeyboard(0) }

    /// Types text where the first responder is, as a keyboard does.
    /// - Returns: whether the first responder is a ``UIKeyInput``.
    @discardableResult
    public final func typeText(_ text: String) -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        input.insertText(text)
        return true
    }

    private func checkKeyboard(_ height: CGFloat, _ name: String) {
        guard height >= 0, height.isFinite else {
            trap("\(name) of \(brief): the height must be finite and not negative: \(height)")
        }
    }

    private func setKeyboard(_ height: CGFloat) {
        let input = ensuredInput
        let old = input.height
        if height == old { return }
        let frames = (begin: keyboardFrame(old), end: keyboardFrame(height))
        let isShown = height > 0
        post(UIResponder.keyboardWillChangeFrameNotification, frames)
        post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, frames)
        input.height = height
        moveKeyboardGuides()
        layoutIfNeeded()
        _ = clock.schedule(after: Self.keyboardTime) { [weak self] in
            self?.post(UIResponder.keyboardDidChangeFrameNotification, frames)
            self?.post(
                isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, frames)
        }
    }

    /// The frame of a keyboard in the coordinates of the screen. One that is hidden lies below the window.
    private func keyboardFrame(_ height: CGFloat) -> CGRect {
        let frame = frame
        let shown = height > 0 ? height : max(keyboardHeight, input?.automaticHeight ?? 0)
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: shown)
    }

    private func post(_ name: Notification.Name, _ frames: (begin: CGRect, end: CGRect)) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frames.begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frames.end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardTime),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }

    private func moveKeyboardGuides() {
        walkSubtree { view in
            if let record = view.constraintRecord, record.guides?.own.contains(where: { $0.kind == .keyboard }) == true
            {
                record.insetsDidChange()
                view.markNeedsLayout()
            }
            return true
        }
    }

    /// Gives the keyboard the height that the first responder asks for, where it comes by itself.
    final func updateOwnKeyboard() {
        guard let input, !input.isHandingOver, let automatic = input.automaticHeight else { return }
        guard let first = firstResponder else { return setKeyboard(0) }
        var height: CGFloat = 0
        if let view = first.inputView {
            height = view.bounds.height
        } else if first is any UIKeyInput {
            height = automatic
        }
        var accessory: UIView?
        var current: UIResponder? = first
        // The nearest of the chain that has one, as in UIKit.
        while let responder = current, accessory == nil {
            accessory = responder.inputAccessoryView
            current = responder.next
        }
        setKeyboard(height + (accessory?.bounds.height ?? 0))
    }
}

extension UIView {
    /// How much the window's keyboard covers of the view at its bottom, in points; nil while there is none.
    final var coveredByKeyboard: CGFloat? {
        guard let window = hostWindow?.object, window.keyboardHeight > 0 else { return nil }
        var bottom = CGPoint(x: 0, y: boundsOrigin.y + rect.size.height)
        var current = self
        while let superview = current.parent?.object {
            bottom = current.toSuperview(bottom)
            current = superview
        }
        let line = window.boundsOrigin.y + window.rect.size.height - window.keyboardHeight
        return min(max(0, bottom.y - line), rect.size.height)
    }
}
