import EspalierViews
import Foundation

extension UITextView {

    final func select(_ range: NSRange) {
        let length = text.utf16.count
        let start = max(0, min(range.location, length))
        let end = max(start, min(range.location + range.length, length))
        let new = NSRange(location: start, length: end - start)
        let changes = new != self[stored: Self.selectionProperty]
        self[stored: Self.selectionProperty] = new
        if changes { delegate?.textViewDidChangeSelection(self) }
    }

    final func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
            mayBecomeFirstOfWindow()
        else { return false }
        self[stored: Self.isEditingProperty] = true
        didBecomeFirstOfWindow()
        delegate?.textViewDidBeginEditing(self)
        return isFirstResponder
    }

    final func finishEditing(force: Bool = false) -> Bool {
        if !isFirstResponder { return true }
        let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
        guard mayEnd || force else { return false }
        self[stored: Self.isEditingProperty] = false
        delegate?.textViewDidEndEditing(self)
        if !isFirstResponder { didResignFirstOfWindow() }
        return !isFirstResponder
    }

    final func type(_ typed: String) {
        replace(selectedRange, by: typed)
    }

    final func deleteBefore() {
        var range = selectedRange
        if range.length == 0 {
            if range.location == 0 { return }
            range = (text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        replace(range, by: "")
    }

    private func replace(_ range: NSRange, by typed: String) {
        guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) ?? true else {
            return
        }
        let old = text as NSString
        // The delegate may have changed the text.
        guard range.location + range.length <= old.length else { return }
        text = old.replacingCharacters(in: range, with: typed)
        self[stored: Self.selectionProperty] = NSRange(location: range.location + typed.utf16.count, length: 0)
        delegate?.textViewDidChange(self)
    }
}
