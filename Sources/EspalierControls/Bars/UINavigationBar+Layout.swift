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
            shortenBackTitle(of: button, in: row.width - 2 * margin)
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

extension UINavigationBar {
    /// Gives the way back its title, or the word for any, or none, whichever is the first to leave the other items, and the
    /// title as it is, their room.
    private func shortenBackTitle(of button: UIButton, in room: CGFloat) {
        guard let full = backTitle else { return }
        var room = room
        for item in shown.left + shown.right { room -= item.size(inRow: bounds.height).width + BarMetrics.gap }
        if let title = shown.title {
            let own = title === shown.titleLabel ? CGSize.zero : title.bounds.size
            room -= (own == .zero ? title.sizeThatFits(bounds.size) : own).width + BarMetrics.gap
        }
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
        let fits = [full, Self.backWord].first { $0.size(withAttributes: [.font: font]).width <= room }
        let title = fits ?? ""
        if button.title(for: .normal) != title { button.setTitle(title, for: .normal) }
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
