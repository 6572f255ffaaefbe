import EspalierViews
import Foundation

extension UIScrollView {
    /// The edges at which the safe area belongs to the adjusted inset.
    private var adjustedEdges: UIRectEdge {
        let behavior = contentInsetAdjustmentBehavior
        if behavior == .never { return [] }
        if behavior == .always { return .all }
        let (content, size) = (contentSize, bounds.size)
        var edges: UIRectEdge = []
        if content.width > size.width || alwaysBounceHorizontal { edges.formUnion([.left, .right]) }
        if content.height > size.height || alwaysBounceVertical { edges.formUnion([.top, .bottom]) }
        let mayBeBelowBars = behavior == .automatic && !edges.contains(.top)
        if mayBeBelowBars && nearestOwner?.isBelowBars ?? false { edges.formUnion([.top, .bottom]) }
        return edges
    }

    final var currentAdjustedInset: UIEdgeInsets {
        let inset = contentInset
        let safe = safeAreaInsets
        if safe == .zero { return inset }
        let added = safe.without(UIRectEdge.all.subtracting(adjustedEdges))
        return UIEdgeInsets(
            top: inset.top + added.top, left: inset.left + added.left, bottom: inset.bottom + added.bottom,
            right: inset.right + added.right)
    }

    /// After a change of anything that the adjusted inset follows from: what is in the inset is not in the safe area of
    /// the subviews, and whoever depends on the inset is told if it is another one.
    final func insetsMayHaveChanged() {
        absorbedSafeAreaEdges = adjustedEdges
        let new = adjustedContentInset
        if new == toldInset { return }
        toldInset = new
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The first offset, once: the top of the content stands below what covers the top of the view.
    final func settleInWindow() {
        insetsMayHaveChanged()
        if window == nil || isOffsetSet { return }
        let top = adjustedContentInset.top
        if top != 0 { contentOffset = CGPoint(x: contentOffset.x, y: -top) }
    }

    final func writeContentSize(_ new: CGSize) {
        guard new.width.isFinite, new.height.isFinite else {
            trap("contentSize of \(self) set to \(new): both parts must be finite")
        }
        writeScrolling(Self.contentSizeProperty, new)
    }

    final func writeContentInset(_ new: UIEdgeInsets) {
        guard [new.top, new.left, new.bottom, new.right].allSatisfy(\.isFinite) else {
            trap("contentInset of \(self) set to \(new): every part must be finite")
        }
        writeScrolling(Self.contentInsetProperty, new)
    }

    /// Writes a property that the adjusted inset follows from.
    final func writeScrolling<Value: Equatable>(_ key: StoredProperty<UIScrollView, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        if changes { insetsMayHaveChanged() }
    }
}
