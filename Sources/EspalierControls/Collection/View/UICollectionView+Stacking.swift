import EspalierViews
import Foundation

// The order of the subviews does not depend on how the collection view was scrolled: the background, then the elements
// by `zIndex` and by their order, then what others have added.
extension UICollectionView {
    /// Adds the views that are new, and puts those into order that are not.
    final func stack(_ wanted: [UICollectionViewLayoutAttributes], during now: Int) {
        // Stable: `wanted` is in the order of the elements.
        let front = wanted.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        let views = front.compactMap { shown[$0.element.element] }
        let isInOrder = isInOrder(views)
        var below: UIView? = ownBackgroundView
        for view in views {
            if !isInOrder || untracked({ view.superview }) !== self {
                if let below { insertSubview(view, aboveSubview: below) } else { insertSubview(view, at: 0) }
                if generation != now { return }
            }
            below = view
        }
    }

    /// Whether those of the views that are subviews are in this order.
    private func isInOrder(_ views: [UICollectionReusableView]) -> Bool {
        let present = untracked { views.filter { $0.superview === self } }
        let wanted = Set<UIView>(present)
        let found = untracked { subviews }.filter { wanted.contains($0) }
        return zip(found, present).allSatisfy { $0 === $1 }
    }

    final func setBackgroundView(_ view: UIView?) {
        if view === ownBackgroundView { return }
        ownBackgroundView?.removeFromSuperview()
        ownBackgroundView = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }
}
