import EspalierViews
import Foundation

extension UITextField {
    final func beginEditing() -> Bool {
        if isEditing { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            mayBecomeFirstOfWindow()
        else { return false }
        self[stored: Self.isEditingProperty] = true
        didBecomeFirstOfWindow()
        showSideViewsIfNeeded()
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return isEditing
    }

    final func finishEditing(force: Bool = false) -> Bool {
        if !isEditing { return true }
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd || force else { return false }
        self[stored: Self.isEditingProperty] = false
        showSideViewsIfNeeded()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        if !isEditing { didResignFirstOfWindow() }
        return !isEditing
    }

    private func showSideViewsIfNeeded() {
        if leftView != nil || rightView != nil || clearButtonMode != .never { showSideViews() }
    }

    final func type(_ typed: String) {
        if typed == "\n" { return pressReturn() }
        let old = (text ?? "") as NSString
        replace(NSRange(location: old.length, length: 0), by: typed)
    }

    final func deleteLast() {
        let old = text ?? ""
        guard let last = old.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: old.utf16.count - length, length: length), by: "")
    }

    private func replace(_ range: NSRange, by typed: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true else {
            return
        }
        let old = (text ?? "") as NSString
        // The delegate may have changed the text.
        guard range.location + range.length <= old.length else { return }
        text = old.replacingCharacters(in: range, with: typed)
        sendActions(for: .editingChanged)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
    }

    /// Clears the text as a tap on the clear button does: asks the delegate, and sends `.editingChanged`.
    public final func tapClearButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
    }
}
