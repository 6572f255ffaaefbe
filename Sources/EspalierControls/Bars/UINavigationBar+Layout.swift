import EspalierViews
import Foundation

extension UINavigationBar {
    /// Left items from the left margin on, right items from the right one, the title in the middle of the bar or, where
    /// it has no room there, between them; a large title below the row, and a search bar below that.
    final func layOutItems() {
        var bounds = bounds
        if let search = shownSearchBar, search.superview === self {
            let parts = bounds.divided(atDistance: BarMetrics.searchHeight, from: .maxYEdge)
            search.frame = parts.slice
            bounds = parts.remainder
        }
        let isLarge = showsLargeTitle
        let row = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: isLarge ? min(usedDesign.navigationRowHeight, bounds.height) : bounds.height)
        let margin = BarMetrics.margin(width: bounds.width)
        var left = row.minX + margin
        var right = row.maxX - margin
        if shown.showsBack, let button = shown.backButton {
            let size = button.sizeThatFits(row.size)
            place(button, CGSize(width: size.width, height: min(size.height, row.height)), at: left, in: row)
            left += size.width + BarMetrics.gap
        }
        for item in shown.left {
            let size = item.size(inRow: row.height)
            if let view = item.shownView() { place(view, size, at: left, in: row) }
            left += size.width + (item.isSpace ? 0 : BarMetrics.gap)
        }
        for item in shown.right {
            let size = item.size(inRow: row.height)
            if let view = item.shownView() { place(view, size, at: right - size.width, in: row) }
            right -= size.width + (item.isSpace ? 0 : BarMetrics.gap)
        }
        if let title = shown.title {
            var size = title === shown.titleLabel ? .zero : title.bounds.size
            if size == .zero { size = title.sizeThatFits(row.size) }
            size = CGSize(width: min(size.width, max(0, right - left)), height: min(size.height, row.height))
            let x = min(max(row.midX - size.width / 2, left), right - size.width)
            place(title, size, at: x, in: row)
        }
        if isLarge, let label = shown.largeTitleLabel, label.superview === self {
            let below = CGRect(
                x: row.minX, y: row.maxY, width: row.width, height: max(0, bounds.maxY - row.maxY))
            let size = label.sizeThatFits(below.size)
            let width = min(size.width, max(0, below.width - 2 * margin))
            place(label, CGSize(width: width, height: min(size.height, below.height)), at: row.minX + margin, in: below)
        }
    }
}

extension UIView {
    /// Places a view in the middle of a row's height.
    final func place(_ view: UIView, _ size: CGSize, at x: CGFloat, in row: CGRect) {
        guard view.superview === self else { return }
        view.frame = CGRect(
            x: x, y: row.midY - size.height / 2, width: max(0, size.width), height: max(0, size.height))
    }
}
