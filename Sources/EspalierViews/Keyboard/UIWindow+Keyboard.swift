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
    /// How high the keyboard is that covers the bottom of the window, in points; 0 while there is none.
    public final var keyboardHeight: CGFloat { input?.height ?? 0 }

    /// The height of the keyboard that comes by itself, in points, with what is below the safe area: when a
    /// ``UIKeyInput`` becomes the first responder, and goes when it is none any more. nil by default: none comes.
    ///
    /// A responder's `inputView` comes in its place, and its `inputAccessoryView` above it, each as high as it is, and as its
    /// constraints make it where its frame has no height. For a responder that is no ``UIKeyInput``, only these come. They
    /// stand in the window, in front of all else, until they are those of the first responder no more.
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

    /// - Parameter frame: where on the screen it is; nil: as wide as the window, at its bottom.
    final func setKeyboard(_ height: CGFloat, frame: CGRect? = nil) {
        let input = ensuredInput
        let old = input.height
        if height == old, frame == input.frame { return }
        let change = KeyboardChange(
            begin: input.frame ?? keyboardFrame(old), end: frame ?? keyboardFrame(height), isShown: height > 0)
        change.postBeginning(of: self)
        input.height = height
        input.frame = frame
        moveKeyboardGuides()
        layoutIfNeeded()
        _ = clock.schedule(after: KeyboardChange.time) { [weak self] in
            if let self { change.postEnd(of: self) }
        }
    }

    /// The frame of a keyboard in the coordinates of the screen. One that is hidden lies below the window.
    private func keyboardFrame(_ height: CGFloat) -> CGRect {
        let frame = frame
        let shown = height > 0 ? height : max(keyboardHeight, input?.automaticHeight ?? 0)
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: shown)
    }

    /// Gives the keyboard the height that the first responder asks for, where it comes by itself.
    final func updateOwnKeyboard() {
        guard let input, !input.isHandingOver, let automatic = input.automaticHeight else { return }
        guard let first = firstResponder else {
            dock(nil, nil, height: 0)
            return setKeyboard(0)
        }
        var height: CGFloat = 0
        if let view = first.inputView {
            height = InputHostView.height(of: view, in: self)
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
        height += accessory.map { InputHostView.height(of: $0, in: self) } ?? 0
        dock(accessory, first.inputView, height: height)
        setKeyboard(height)
    }
}

/// A keyboard that comes, goes or moves, as notifications tell it: in the coordinates of the screen.
struct KeyboardChange {
    /// How long it takes, in seconds.
    static let time: TimeInterval = 0.25

    let begin: CGRect
    let end: CGRect
    let isShown: Bool

    func postBeginning(of top: UIView) {
        post(UIResponder.keyboardWillChangeFrameNotification, of: top)
        post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, of: top)
    }

    func postEnd(of top: UIView) {
        post(UIResponder.keyboardDidChangeFrameNotification, of: top)
        post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, of: top)
    }

    private func post(_ name: Notification.Name, of top: UIView) {
        NotificationCenter.default.post(
            name: name, object: top,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.time),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

// Documents have no window, and may have a keyboard all the same.
extension UIView {
    /// The frame of the keyboard over this topmost view, in the coordinates that its own frame is in; nil for none.
    ///
    /// What is shown without a window has no clock: all notifications are sent at once. A keyboard that does not reach
    /// the bottom of the view floats, and guides do not follow it.
    package final var documentKeyboard: CGRect? {
        get {
            guard let window = self as? UIWindow else { return side?.tree?.keyboard }
            guard let input = window.input, input.height > 0 else { return nil }
            let frame = window.frame
            return input.frame
                ?? CGRect(x: frame.minX, y: frame.maxY - input.height, width: frame.width, height: input.height)
        }
        set {
            let new = newValue.flatMap { $0.height > 0 ? $0 : nil }
            if new == documentKeyboard { return }
            if let window = self as? UIWindow {
                let covered = new.map { $0.maxY >= frame.maxY ? max(0, frame.maxY - $0.minY) : 0 } ?? 0
                return window.setKeyboard(covered, frame: new)
            }
            let hidden = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
            let old = documentKeyboard
            func below(_ keyboard: CGRect?) -> CGRect {
                keyboard.map { CGRect(x: $0.minX, y: frame.maxY, width: $0.width, height: $0.height) } ?? hidden
            }
            let change = KeyboardChange(begin: old ?? below(new), end: new ?? below(old), isShown: new != nil)
            change.postBeginning(of: self)
            ensureTreeRecord().keyboard = new
            markDocumentInsets()
            moveKeyboardGuides()
            change.postEnd(of: self)
        }
    }

    fileprivate final func moveKeyboardGuides() {
        forEachInSubtree { view in
            if let record = view.constraintRecord, record.guides?.own.contains(where: { $0.kind == .keyboard }) == true
            {
                record.insetsDidChange()
                view.markNeedsLayout()
            }
        }
    }

    /// How much the keyboard covers of the view at its bottom, in points; nil while there is none.
    final var coveredByKeyboard: CGFloat? {
        guard mayHaveSafeArea, let line = (hostWindow?.object ?? topmost).keyboardLine else { return nil }
        var bottom = CGPoint(x: 0, y: boundsOrigin.y + rect.size.height)
        var current = self
        while let superview = current.parent?.object {
            bottom = current.toSuperview(bottom)
            current = superview
        }
        return min(max(0, bottom.y - line), rect.size.height)
    }

    /// Where the keyboard begins that covers the bottom of this topmost view, in its own coordinates.
    private final var keyboardLine: CGFloat? {
        if let window = self as? UIWindow {
            return window.keyboardHeight > 0 ? boundsOrigin.y + rect.size.height - window.keyboardHeight : nil
        }
        guard let frame = side?.tree?.keyboard, frame.maxY >= rect.origin.y + rect.size.height else { return nil }
        return boundsOrigin.y + frame.minY - rect.origin.y
    }
}
