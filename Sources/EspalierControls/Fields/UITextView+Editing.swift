import EspalierViews
import Foundation

extension UITextView {
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    final func select(_ range: NSRange) {
        let length = text.utf16.count
        let start = max(0, min(range.location, length))
        let end = max(start, min(range.location + range.length, length))
        let new = NSRange(location: start, length: end - start)
        let changes = new != self[stored: Self.selectionProperty]
        self[stored: Self.selectionProperty] = new
        if changes { textDelegate?.textViewDidChangeSelection(self) }
    }

    final func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        self[stored: Self.isEditingProperty] = true
        textDelegate?.textViewDidBeginEditing(self)
        return isFirstResponder
    }

    final func finishEditing(force: Bool = false) -> Bool {
        if !isFirstResponder { return true }
        let mayEnd = textDelegate?.textViewShouldEndEditing(self) ?? true
        guard mayEnd || force else { return false }
        self[stored: Self.isEditingProperty] = false
        textDelegate?.textViewDidEndEditing(self)
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
        guard isEditable, textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) ?? true else {
            return
        }
        let old = text as NSString
        // The delegate may have changed the text.
        guard range.location + range.length <= old.length else { return }
        text = old.replacingCharacters(in: range, with: typed)
        self[stored: Self.selectionProperty] = NSRange(location: range.location + typed.utf16.count, length: 0)
        textDelegate?.textViewDidChange(self)
    }
}
