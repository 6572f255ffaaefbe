import EspalierViews
import Foundation

extension UICollectionView {
    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        checkPosition(position)
        checkItem(at: path, "scrolling to")
        guard let frame = attributes(ofItem: path)?.frame else { return }
        let bounds = bounds
        let insets = adjustedContentInset
        let content = contentSize
        var offset = bounds.origin
        scrollSection(to: path, position, frame, animated: animated)
        let across = currentLayout.scroller(of: path.section)?.axis
        if across != .horizontal, let part = part(position, .horizontal) {
            offset.x = target(
                frame.minX, frame.width, content.width, in: bounds.width, before: insets.left, after: insets.right, part
            )
        }
        if across != .vertical, let part = part(position, .vertical) {
            offset.y = target(
                frame.minY, frame.height, content.height, in: bounds.height, before: insets.top, after: insets.bottom,
                part)
        }
        setContentOffset(offset, animated: animated)
    }

    private func checkPosition(_ position: ScrollPosition) {
        let vertical = position.intersection([.top, .centeredVertically, .bottom])
        let horizontal = position.intersection([.left, .centeredHorizontally, .right])
        for axis in [vertical, horizontal] where axis.rawValue.nonzeroBitCount > 1 {
            trap("scroll position \(position.rawValue) names several places on one axis: at most one is possible")
        }
    }

    /// 0 for the near edge of an axis, 1 for the far one; nil if the axis is not named.
    final func part(_ position: ScrollPosition, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        axis == .horizontal
            ? part(position, .left, .centeredHorizontally, .right)
            : part(position, .top, .centeredVertically, .bottom)
    }

    private func part(
        _ position: ScrollPosition, _ near: ScrollPosition, _ middle: ScrollPosition, _ far: ScrollPosition
    ) -> CGFloat? {
        if position.contains(near) { return 0 }
        if position.contains(middle) { return 0.5 }
        return position.contains(far) ? 1 : nil
    }

    /// The offset on one axis, as far as the content goes.
    final func target(
        _ start: CGFloat, _ length: CGFloat, _ content: CGFloat, in extent: CGFloat, before: CGFloat, after: CGFloat,
        _ part: CGFloat
    ) -> CGFloat {
        let room = extent - before - after
        let wished = start - before - (room - length) * part
        return max(-before, min(wished, content + after - extent))
    }
}
