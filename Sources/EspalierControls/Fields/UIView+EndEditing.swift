import EspalierViews

extension UIView {
    /// Ends editing in the text fields, text views and search bars that are edited, this view and those below it;
    /// another first responder among them gives way too.
    ///
    /// - Parameter force: ends it even if a delegate does not want that; the delegate is asked all the same.
    /// - Returns: whether something was edited, and is not any more.
    /// - Complexity: O(views below).
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        let first = window?.firstResponder
        var edited: [UIView] = []
        var open = [self]
        while let view = open.popLast() {
            if view.isEdited || (view === first && view.isFirstResponder) {
                edited.append(view)
            }
            open += view.subviews.reversed()
        }
        // Collected first: delegates may change the tree.
        return edited.reduce(!edited.isEmpty) { hasEnded, view in
            if let field = view as? UITextField {
                return (force ? field.finishEditing(force: true) : field.resignFirstResponder()) && hasEnded
            }
            guard let text = view as? UITextView else { return view.resignFirstResponder() && hasEnded }
            return (force ? text.finishEditing(force: true) : text.resignFirstResponder()) && hasEnded
        }
    }

    private var isEdited: Bool {
        (self as? UITextField)?.isEditing == true || (self as? UITextView)?.isFirstResponder == true
    }
}
