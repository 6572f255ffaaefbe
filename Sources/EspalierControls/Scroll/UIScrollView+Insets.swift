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
        return inset.plus(added)
    }

    /// After a change of anything that the adjusted inset follows from: what is in the inset is not in the safe area of
    /// the subviews, the content keeps its place, and whoever depends on the inset is told if it is another one.
    final func insetsMayHaveChanged() {
        let new = adjustedContentInset
        let edges = adjustedEdges
        // The offset moves while the edges are in the inset, so that subviews hear of their safe area once.
        absorbedSafeAreaEdges.formUnion(edges)
        keepPlace(under: new)
        absorbedSafeAreaEdges = edges
        if new == toldInset { return }
        toldInset = new
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Content that rests at its top or its left edge stays there under another inset, and what was within the content's
    /// edges does not come to be beyond them. An offset that somebody has set does not give way to the safe area, and none
    /// does while a finger moves it. Outside of windows the safe area counts as it did in the last one.
    private func keepPlace(under adjusted: UIEdgeInsets) {
        let (old, own) = (restingInset, contentInset)
        let safe = window == nil ? old.safe : adjusted.less(own)
        restingInset = RestingInset(own: own, safe: safe)
        guard old != restingInset, keepsPlace, own != old.own || !isOffsetSet, !isFollowingFinger, !isDecelerating
        else { return }
        let (was, now) = (old.own.plus(old.safe), own.plus(safe))
        let (offset, size) = (contentOffset, bounds.size)
        // As stored: a list may not be laid out for this.
        let content = self[stored: Self.contentSizeProperty]
        let kept = CGPoint(
            x: Self.kept(
                offset.x, from: Self.range(content.width, in: size.width, was.left, was.right),
                to: Self.range(content.width, in: size.width, now.left, now.right)),
            y: Self.kept(
                offset.y, from: Self.range(content.height, in: size.height, was.top, was.bottom),
                to: Self.range(content.height, in: size.height, now.top, now.bottom)))
        if kept == offset { return }
        let wasSet = isOffsetSet
        bounds.origin = kept
        // Who hears of it may have set another one.
        if contentOffset == kept { isOffsetSet = wasSet }
    }

    private static func kept(
        _ offset: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>
    ) -> CGFloat {
        if offset == old.lowerBound { return new.lowerBound }
        return old.contains(offset) ? min(max(offset, new.lowerBound), new.upperBound) : offset
    }

    /// The offsets at which content of a length is within its edges, with insets before and after it.
    static func range(
        _ content: CGFloat, in length: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> ClosedRange<CGFloat> { 0 - before...max(0 - before, content + after - length) }

    final func writeContentSize(_ new: CGSize) {
        guard
            admits(
                new.width.isFinite && new.height.isFinite,
                "contentSize of \(self) set to \(new.partsText): both parts must be finite")
        else { return }
        writeScrolling(Self.contentSizeProperty, new)
    }

    final func writeContentInset(_ new: UIEdgeInsets) {
        guard
            admits(
                [new.top, new.left, new.bottom, new.right].allSatisfy(\.isFinite),
                "contentInset of \(self) set to \(new.partsText): every part must be finite")
        else { return }
        writeScrolling(Self.contentInsetProperty, new)
    }

    /// Writes a property that the adjusted inset follows from.
    final func writeScrolling<Value: Equatable>(_ key: StoredProperty<UIScrollView, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        if changes { insetsMayHaveChanged() }
    }
}

/// The adjusted inset in its two parts.
struct RestingInset: Equatable {
    var own = UIEdgeInsets.zero
    var safe = UIEdgeInsets.zero
}

extension UIEdgeInsets {
    fileprivate func plus(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    fileprivate func less(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }
}
