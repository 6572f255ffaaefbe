import EspalierViews
import Foundation

/// Whose pages a queue shows.
package protocol PageQueueOwner: AnyObject {
    /// A finger is about to turn pages: the moment to say which neighbours there are.
    func queueWillDrag(_ queue: PageQueueView)
    /// A finger has moved the pages.
    func queueDidMove(_ queue: PageQueueView)
    /// What the finger moved stands still, at a page.
    func queueDidRest(_ queue: PageQueueView)
}

/// Three pages in a row, of which the middle one is shown: a scroll view whose finger turns to a neighbour.
///
/// At rest its offset is that of the middle page, whatever is shown.
package final class PageQueueView: UIScrollView {
    package weak var book: (any PageQueueOwner)?
    /// Whether pages stand below one another.
    package let isVertical: Bool
    /// What is free between two pages, in points.
    package let spacing: CGFloat
    /// Whether a page can be turned to on either side, in the order of the offsets.
    private var neighbours = (before: false, after: false)
    /// Whether the queue moves its offset itself.
    private var isPlacing = false

    package init(isVertical: Bool, spacing: CGFloat) {
        self.isVertical = isVertical
        self.spacing = spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
    }

    package required init?(coder: NSCoder) { return nil }

    private var pageLength: CGFloat { isVertical ? bounds.height : bounds.width }

    /// How far the offset is from the middle page, in pages.
    package var progress: CGFloat {
        let length = pageLength
        return length > 0 ? (isVertical ? contentOffset.y : contentOffset.x) / length - 1 : 0
    }

    /// Says on which sides there is a page. Without any, a finger may pull if `pulls`.
    package func setNeighbours(before: Bool, after: Bool, pulls: Bool) {
        neighbours = (before, after)
        if isVertical { alwaysBounceVertical = pulls } else { alwaysBounceHorizontal = pulls }
        limit()
    }

    /// A side without a page is kept out of what scrolls.
    private func limit() {
        let before = neighbours.before ? 0 : -pageLength
        let after = neighbours.after ? 0 : -pageLength
        contentInset =
            isVertical
            ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
            : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    }

    /// Fills `area` with a page, and keeps the page that is shown.
    package func fill(_ area: CGRect) {
        let page = progress.rounded()
        let grown = isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
        if frame == grown && contentSize.width > 0 { return }
        let isFirst = pageLength == 0
        isPlacing = true
        frame = grown
        contentSize =
            isVertical
            ? CGSize(width: bounds.width, height: 3 * bounds.height)
            : CGSize(width: 3 * bounds.width, height: bounds.height)
        limit()
        move(to: isFirst ? 0 : page)
        isPlacing = false
    }

    /// Shows the middle page.
    package func rest() {
        fingers?.deceleration?.cancel()
        fingers?.deceleration = nil
        isPlacing = true
        move(to: 0)
        isPlacing = false
    }

    private func move(to page: CGFloat) {
        let place = (page + 1) * pageLength
        contentOffset = isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
    }

    /// The frame of the page in the middle, or `step` pages from it.
    package func frame(ofPage step: CGFloat) -> CGRect {
        let size = bounds.size
        return isVertical
            ? CGRect(
                x: 0, y: (step + 1) * size.height + spacing / 2, width: size.width, height: size.height - spacing)
            : CGRect(x: (step + 1) * size.width + spacing / 2, y: 0, width: size.width - spacing, height: size.height)
    }

    /// Insets are limits here, of an offset that is the queue's to set.
    override var keepsPlace: Bool { false }

    override func contentOffsetDidChange(from old: CGPoint) {
        super.contentOffsetDidChange(from: old)
        if isDragging && !isPlacing { book?.queueDidMove(self) }
    }

    override func fingerWillDrag() { book?.queueWillDrag(self) }

    override func draggedContentDidRest() { book?.queueDidRest(self) }
}
