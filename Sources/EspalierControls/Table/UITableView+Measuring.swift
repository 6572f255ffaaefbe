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
        guard generation == started, let top = model?.rowTop(anchor) else { return hasMeasured }
        keepInPlace(by: top - before)
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
        let known = given ?? rowHeight
        if known >= 0 {
            model?.setHeight(known, of: path)
            return known == old ? .known : .changed
        }
        let isNew = shownIndex(path) == nil
        guard let cell = shownCell(path) ?? show(path) else { return generation == started ? .known : .outdated }
        counters.heightsAsked += 1
        counters.cellsMeasured += 1
        let height = fittedHeight(of: cell, width: max(0, bounds.width - 2 * rowInset), "\(path)")
        cell.wasFitted()
        guard generation == started else { return .outdated }
        model?.setHeight(height, of: path)
        updateFrame(of: cell, path)
        if isNew { willDisplay(path) }
        guard generation == started else { return .outdated }
        return height == old ? .known : .changed
    }
}
