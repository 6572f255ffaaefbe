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
        let new = adjustedContentInset
        let edges = adjustedEdges
        // The offset moves while the edges are in the inset, so that subviews hear of their safe area once.
        absorbedSafeAreaEdges.formUnion(edges)
        if new != toldInset { keepClearOfSafeArea() }
        absorbedSafeAreaEdges = edges
        if new == toldInset { return }
        toldInset = new
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The view has come to a window, or has left one.
    final func windowHasChanged() {
        insetsMayHaveChanged()
        keepClearOfSafeArea()
    }

    /// The first offset: the top of the content stands below what covers the top of the view, also when that changes,
    /// until somebody else sets the offset. In the first window `contentInset` counts too.
    private func keepClearOfSafeArea() {
        if window == nil || isOffsetSet { return }
        let top = adjustedContentInset.top
        let safeTop = top - contentInset.top
        let old = contentOffset.y
        let y = clearedSafeTop.map { old - (safeTop - $0) } ?? (top == 0 ? old : -top)
        clearedSafeTop = safeTop
        if y == old { return }
        bounds.origin.y = y
        // Who hears of it may have set another one.
        if contentOffset.y == y { isOffsetSet = false }
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
