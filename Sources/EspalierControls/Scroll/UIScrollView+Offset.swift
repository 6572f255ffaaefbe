import EspalierViews
import Foundation

extension UIScrollView: BoundsHearing {
    /// What an animated change takes, in seconds.
    static let animationDuration = 0.3

    final func becomeScrollView() {
        hearsBounds = true
        super.clipsToBounds = true
    }

    package final func boundsDidChange(from old: CGRect) {
        let offset = boundsOriginProperty
        let isMoved = old.origin != offset
        if isMoved { isOffsetSet = true }
        if old.size != super.bounds.size { insetsMayHaveChanged() }
        if isMoved {
            contentOffsetDidChange(from: old.origin)
            delegate?.scrollViewDidScroll(self)
            offsetHearer?.scrollViewDidMove(self)
        }
    }

    final func writeOffset(_ new: CGPoint) {
        isOffsetSet = true
        bounds = CGRect(origin: new, size: bounds.size)
    }

    final func move(to new: CGPoint, animated: Bool) {
        let changes = contentOffset != new
        contentOffset = new
        if animated && changes { endAnimation { $0.delegate?.scrollViewDidEndScrollingAnimation($0) } }
    }

    /// Runs `body` when an animation that begins now is over, unless the view is gone by then.
    final func endAnimation(_ body: @escaping (UIScrollView) -> Void) {
        whenShownAnimationEnds(after: Self.animationDuration) { [weak self] in
            if let self { body(self) }
        }
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        if rect.isEmpty || !rect.isFinite { return }
        let (offset, size, inset, content) = (contentOffset, bounds.size, adjustedContentInset, contentSize)
        let x = Self.revealed(
            rect.minX...rect.maxX, from: offset.x, length: size.width, insets: (inset.left, inset.right),
            content: content.width)
        let y = Self.revealed(
            rect.minY...rect.maxY, from: offset.y, length: size.height, insets: (inset.top, inset.bottom),
            content: content.height)
        if x != offset.x || y != offset.y { setContentOffset(CGPoint(x: x, y: y), animated: animated) }
    }

    /// The offset on one axis at which `range` is visible.
    private static func revealed(
        _ range: ClosedRange<CGFloat>, from offset: CGFloat, length: CGFloat,
        insets: (leading: CGFloat, trailing: CGFloat),
        content: CGFloat
    ) -> CGFloat {
        // How far the two edges of the range are beyond those of what is visible. Where both are on the same side, the
        // smaller way shows the range, or as much of it as there is room for.
        let leading = range.lowerBound - (offset + insets.leading)
        let trailing = range.upperBound - (offset + length - insets.trailing)
        if leading.sign != trailing.sign || leading == 0 || trailing == 0 { return offset }
        let target = offset + (leading > 0 ? min(leading, trailing) : max(leading, trailing))
        let least = -insets.leading
        return min(max(target, least), max(content + insets.trailing - length, least))
    }

    /// Calls `body` when an animation that begins now has ended: by the clock of the window; at once where there is none,
    /// as nothing is shown there.
    final func whenShownAnimationEnds(after seconds: TimeInterval, _ body: @escaping () -> Void) {
        if window == nil { body() } else { whenAnimationEnds(after: seconds, body) }
    }
}
