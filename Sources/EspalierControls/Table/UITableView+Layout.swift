import EspalierViews
import Foundation

// What happens in a layout: what is out of sight leaves, what is in sight gets its cell and its place.
extension UITableView {
    final func placeContent() {
        if isPlacing || updateDepth > 0 { return }
        isPlacing = true
        defer { isPlacing = false }
        _ = loaded
        followSize()
        forgetChangedHeights()
        placeVisible()
        placeEnds()
    }

    /// What heights follow from besides rows: the width, and the view above the first section.
    private func followSize() {
        if measuredWidth != bounds.width { followWidth() }
        if let model, model.top != headHeight { self.model?.top = headHeight }
        for view in [ownHeader, ownFooter] {
            guard let view, view.frame.width != bounds.width else { continue }
            view.frame = CGRect(origin: view.frame.origin, size: CGSize(width: bounds.width, height: view.frame.height))
        }
    }

    /// Heights are for one width: they are asked for anew, and what was measured counts as its estimate again. The
    /// topmost row in sight stays where it is on the screen.
    private func followWidth() {
        guard let old = model else { return }
        let anchor = shownRows.first?.path
        let top = anchor.map(old.rowTop)
        load(counts: old.sections.map(\.rows.count))
        guard let anchor, let top, let new = model, new.isLazy else { return }
        keepInPlace(by: new.rowTop(anchor) - top)
    }

    /// An answer that follows from what is shown.
    final func laidOut<Answer>(_ answer: () -> Answer) -> Answer {
        layOutForQuestion()
        return answer()
    }

    /// An answer that follows from the heights of rows: those in sight are measured.
    final func measuredFirst<Answer>(_ answer: () -> Answer) -> Answer {
        if !isPlacing, updateDepth == 0, placedSize != bounds.size, loaded.isLazy { layOutForQuestion() }
        return answer()
    }

    /// Lays out what a question is about, where nothing was laid out since the last reload, or for another size.
    private func layOutForQuestion() {
        guard !isPlacing, updateDepth == 0, dataSource != nil, placedSize != bounds.size else { return }
        placeContent()
    }

    /// Rounds until no height changes any more. Each measures something that was not measured before.
    private func placeVisible() {
        let started = generation
        placedSize = bounds.size
        var isStable = false
        while !isStable {
            isStable = true
            hideRows { !self.isInSight($0) }
            // Cells are asked for only when it is certain what is in sight.
            if generation == started, model?.isLazy ?? false, measureInSight(), generation == started {
                isStable = false
                continue
            }
            if generation == started { showRows() }
            if generation == started, placeBands() { isStable = false }
            // Code of the data source or the delegate has reloaded the table: all of this is out of date.
            guard generation == started else {
                setNeedsLayout()
                return
            }
            updateContentSize()
        }
    }

    private func isInSight(_ path: RowPath) -> Bool {
        guard let model, model.contains(path) else { return false }
        let (top, height, sight) = (model.rowTop(path), model.rowHeight(path), bounds)
        return height > 0 && sight.width > 0 && top < sight.maxY && top + height > sight.minY
    }

    // MARK: Rows

    /// Gives each row in sight a cell, from top to bottom, and takes the cells of others away.
    private func showRows() {
        let started = generation
        let sight = bounds
        let paths = sight.width > 0 && sight.height > 0 ? model?.rows(from: sight.minY, to: sight.maxY) ?? [] : []
        counters.rowsLookedAt += paths.count
        if let first = paths.first, let last = paths.last {
            hideRows { $0 < first || $0 > last }
        } else {
            hideRows { _ in true }
        }
        for path in paths {
            if generation != started { return }
            if let index = shownIndex(path) {
                updateFrame(of: shownRows[index].cell, path)
            } else if show(path) != nil, generation == started {
                willDisplay(path)
            }
        }
    }

    final func updateFrame(of cell: UITableViewCell, _ path: RowPath) {
        let frame = rowRect(path)
        if cell.frame != frame { cell.frame = frame }
        cell.updateContentFrame()
    }

    /// Asks for the cell of a row and puts it there. nil where there is nobody to ask, or the table was reloaded by
    /// what was asked.
    final func show(_ path: RowPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let started = generation
        counters.cellsAsked += 1
        let cell = dataSource.tableView(self, cellForRowAt: path.indexPath)
        guard generation == started else { return nil }
        // Rows are searched for the message alone: very many may be in sight.
        if cell.showingTable === self, let shown = shownRows.first(where: { $0.cell === cell }) {
            trap(
                "cellForRowAt of \(brief) answered the same cell for \(path) as for \(shown.path), "
                    + "which it is shown for"
            )
        }
        if !cell.wasShown {
            cell.wasShown = true
            counters.cellsMade += 1
        }
        cell.showingTable = self
        shownRows.insert(ShownRow(path: path, cell: cell), at: shownRows.insertionIndex { $0.path < path })
        updateFrame(of: cell, path)
        updateState(of: cell, path)
        addCell(cell, path)
        cell.applyConfiguration()
        // Of a row that was seen before the height is known, and the cell is another one.
        if let model, model.isLazy, model.isMeasured(path) { cell.wasFitted() }
        return cell
    }

    final func willDisplay(_ path: RowPath) {
        guard let cell = shownCell(path) else { return }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    }

    /// Between the cells of its neighbours, behind all headers.
    private func addCell(_ cell: UITableViewCell, _ path: RowPath) {
        guard let index = shownIndex(path) else { return }
        if index > 0, shownRows[index - 1].cell.superview === self {
            insertSubview(cell, aboveSubview: shownRows[index - 1].cell)
        } else if index + 1 < shownRows.count, shownRows[index + 1].cell.superview === self {
            insertSubview(cell, belowSubview: shownRows[index + 1].cell)
        } else if let ownBackground, ownBackground.superview === self {
            insertSubview(cell, aboveSubview: ownBackground)
        } else {
            insertSubview(cell, at: 0)
        }
    }

    final func hideRows(where isOut: (RowPath) -> Bool) {
        let out = shownRows.filter { isOut($0.path) }
        if out.isEmpty { return }
        shownRows.removeAll { isOut($0.path) }
        out.forEach(hide)
    }

    /// A row has left the list of those that are shown.
    final func hide(_ shown: ShownRow) {
        shown.cell.showingTable = nil
        tableDelegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path.indexPath)
        if shown.cell.superview === self { shown.cell.removeFromSuperview() }
        pool(shown.cell)
    }
}
