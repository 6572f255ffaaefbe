import EspalierViews
import Foundation

// Which view's baseline is that of the stack, for constraints from outside.
extension UIStackView {
    /// The view in which the first or the last baseline is looked for: of a row the tallest view, of a column the first or
    /// the last one; of a stack in its place the same. The stack itself without visible views.
    final func baselineView(_ isFirst: Bool) -> UIView {
        answersBaselines = true
        var stack = self
        while let view = stack.ownBaselineView(isFirst) {
            guard let inner = view as? UIStackView else {
                return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            }
            inner.answersBaselines = true
            stack = inner
        }
        return stack
    }

    private func ownBaselineView(_ isFirst: Bool) -> UIView? {
        let visible = arrangedViews.filter { !$0.isHidden }
        if axis == .vertical { return isFirst ? visible.first : visible.last }
        var tallest: (view: UIView, height: CGFloat)?
        for view in visible {
            let height = view.wishedSize.height
            if tallest.map({ height > $0.height }) ?? true { tallest = (view, height) }
        }
        return tallest?.view
    }

    /// Lets constraints to the baselines of this stack, and of those around it, find them again.
    final func baselineViewMayHaveChanged() {
        var next: UIStackView? = self
        while let stack = next, stack.answersBaselines {
            stack.answersBaselines = false
            stack.baselinesMayHaveChanged()
            next = stack.superviewReference?.object as? UIStackView
        }
    }
}
