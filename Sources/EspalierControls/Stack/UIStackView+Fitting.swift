import EspalierViews
import Foundation

extension UIStackView {
    /// The smallest size that the constraints of the stack allow. From now on, as long as nothing changes, whoever asked
    /// hears of a change: its superview is marked.
    final func fittingSize() -> CGSize {
        // Stacks below hand on what changes in them.
        var waiting = [self]
        while let stack = waiting.popLast() {
            stack.isContentSizeKnown = true
            for view in stack.arrangedViews where !view.isHidden {
                if let inner = view as? UIStackView, !inner.isContentSizeKnown { waiting.append(inner) }
            }
        }
        return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
