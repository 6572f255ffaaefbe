import EspalierSupport
import EspalierViews
import Foundation

// The order of the subviews does not depend on how the collection view was scrolled: the background, then the elements
// by `zIndex` and by their order, then what others have added. What scrolls a section stands where its items would.
extension UICollectionView {
    /// Adds the views that are new, and puts those into order that are not.
    final func stack(_ wanted: [UICollectionViewLayoutAttributes], during now: Int) {
        // Stable: `wanted` is in the order of the elements.
        let front = wanted.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        var views: [(view: UIView, zIndex: Int)] = []
        var inScrollers: [Int: [UIView]] = [:]
        for (_, attributes) in front {
            guard let view = shown[attributes.element] else { continue }
            if currentLayout.isInScroller(attributes.element) {
                inScrollers[attributes.indexPath.section, default: []].append(view)
            } else {
                views.append((view, attributes.zIndex))
            }
        }
        for section in scrollers.keys.ordered() {
            guard let scroller = scrollers[section] else { continue }
            let place = views.firstIndex { $0.zIndex >= scroller.stackedAt } ?? views.count
            views.insert((scroller, scroller.stackedAt), at: place)
        }
        stack(views.map(\.view), in: self, above: ownBackgroundView, during: now)
        for section in scrollers.keys.ordered() {
            guard generation == now, let scroller = scrollers[section] else { return }
            stack(inScrollers[section] ?? [], in: scroller, above: nil, during: now)
        }
    }

    private func stack(_ views: [UIView], in host: UIView, above background: UIView?, during now: Int) {
        let isInOrder = isInOrder(views, in: host)
        var below = background
        for view in views {
            if !isInOrder || untracked({ view.superview }) !== host {
                if let below { host.insertSubview(view, aboveSubview: below) } else { host.insertSubview(view, at: 0) }
                if generation != now { return }
            }
            below = view
        }
    }

    /// Whether those of the views that are subviews are in this order.
    private func isInOrder(_ views: [UIView], in host: UIView) -> Bool {
        let present = untracked { views.filter { $0.superview === host } }
        let wanted = Set<UIView>(present)
        let found = untracked { host.subviews }.filter { wanted.contains($0) }
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
