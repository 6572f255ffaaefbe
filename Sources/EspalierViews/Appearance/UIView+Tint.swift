import Foundation

extension UIView {
    /// Changes what the view says of its tint, and tells those for whom that is news: itself, and those below it that say
    /// nothing of their own.
    /// - Complexity: O(views below that inherit the tint).
    final func changeTint(_ change: (UncommonValues) -> Void) {
        let (oldColor, oldMode) = (inheritedTintColor, inheritedTintAdjustmentMode)
        changeUncommon(change)
        let (color, mode) = (inheritedTintColor, inheritedTintAdjustmentMode)
        let change = TintChange(color: color != oldColor, mode: mode != oldMode)
        if change.isNone { return }
        var waiting: [(view: UIView, parent: UIView?, change: TintChange)] = [(self, nil, change)]
        while let (view, parent, change) = waiting.popLast() {
            // What is told may move views.
            if let parent, view.realSuperview !== parent { continue }
            view.tintColorDidChange()
            var current = view.lastChild
            while let child = current {
                child.with { child in
                    let inherited = change.inherited(by: child)
                    if !inherited.isNone { waiting.append((child, view, inherited)) }
                    current = child.previousSibling
                }
            }
        }
    }
}

/// What of a tint is another one.
private struct TintChange {
    var color, mode: Bool

    var isNone: Bool { !color && !mode }

    /// What of it reaches a subview: what that does not say itself.
    func inherited(by view: UIView) -> TintChange {
        guard let values = view.side?.uncommon else { return self }
        return TintChange(
            color: color && values.tintColor == nil, mode: mode && values.tintAdjustmentMode == .automatic)
    }
}
