import EspalierViews
import Foundation

// Rows that get their heights when they are seen.
extension UITableView {
    /// Measures the rows in sight, from the topmost that is shown downwards, then upwards, and keeps that row where it
    /// is on the screen. Answers whether any height has changed.
    final func measureInSight() -> Bool {
        let started = generation
        let sight = bounds
        // No copy of the model may live while it is changed: the change would copy it.
        guard sight.width > 0, sight.height > 0,
            let anchor = shownRows.first?.path
                ?? model?.firstRow(endingBeyond: sight.minY, startingBefore: sight.maxY),
            let before = model?.rowTop(anchor)
        else { return false }
        let above = before - sight.minY
        var hasMeasured = false
        var next: RowPath? = anchor
        while let path = next {
            switch measure(path) {
            case .outdated: return false
            case .changed: hasMeasured = true
            case .known: break
            }
            next = model?.row(after: path, startingBefore: before - above + sight.height)
        }
        next = model?.row(before: anchor, endingBeyond: before - above)
        while let path = next {
            switch measure(path) {
            case .outdated: return false
            case .changed: hasMeasured = true
            case .known: break
            }
            let top = model?.rowTop(anchor) ?? before
            next = model?.row(before: path, endingBeyond: top - above)
        }
        guard generation == started, let top = model?.rowTop(anchor), top != before else { return hasMeasured }
        settleContentSize()
        // Not beyond the top, unless it was there before.
        let least = -adjustedContentInset.top
        let wanted = sight.minY + (top - before)
        contentOffset = CGPoint(x: sight.minX, y: sight.minY >= least ? max(wanted, least) : wanted)
        return hasMeasured
    }

    private enum Measured {
        case known, changed
        /// The table was reloaded meanwhile.
        case outdated
    }

    private func measure(_ path: RowPath) -> Measured {
        counters.rowsLookedAt += 1
        guard model.map({ !$0.isMeasured(path) }) ?? false, let old = model?.rowHeight(path) else { return .known }
        let started = generation
        let given = delegateHeight(of: path)
        guard generation == started else { return .outdated }
        if let given, given >= 0 {
            model?.setHeight(given, of: path)
            return given == old ? .known : .changed
        }
        if given == nil && rowHeight >= 0 {
            let height = rowHeight
            model?.setHeight(height, of: path)
            return height == old ? .known : .changed
        }
        let isNew = shownIndex(path) == nil
        guard let cell = shownCell(path) ?? show(path) else { return generation == started ? .known : .outdated }
        counters.heightsAsked += 1
        let wish = cell.sizeThatFits(CGSize(width: max(0, bounds.width - 2 * rowInset), height: 0)).height
        guard generation == started else { return .outdated }
        guard wish.isFinite else { trap("sizeThatFits of \(cell.brief) for \(path) answered a height of \(wish)") }
        let height = max(1, wish)
        model?.setHeight(height, of: path)
        settleFrame(of: cell, path)
        if isNew { willDisplay(path) }
        guard generation == started else { return .outdated }
        return height == old ? .known : .changed
    }
}
