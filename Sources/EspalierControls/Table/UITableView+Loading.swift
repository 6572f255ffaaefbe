import EspalierViews
import Foundation

extension UITableView {
    /// What is known of sections and rows, asked now if need be.
    final var loaded: TableModel {
        if let model { return model }
        load()
        return model ?? TableModel(sections: [], top: 0, isLazy: false)
    }

    /// Asks for counts and heights, section by section; for heights only where the counts are given.
    /// - Parameter estimates: For each section, the rows whose heights were known, in any order.
    final func load(counts: [Int]? = nil, estimates: [[(Int, Double)]] = []) {
        answers.madeViews = []
        // As in UIKit, a table without a data source has one section, and nothing in it.
        guard dataSource != nil else {
            let rows = HeightTree(count: 0, base: 0, isBaseFinal: true)
            return setModel(TableModel(sections: [TableSection(rows: rows)], top: headHeight, isLazy: false))
        }
        let count = counts?.count ?? askSectionCount()
        var sections: [TableSection] = []
        sections.reserveCapacity(count)
        var isLazy = false
        for section in 0..<count {
            let rows = counts?[section] ?? askRowCount(section)
            let header = band(.header, of: section)
            let footer = band(.footer, of: section)
            var heights = rowHeights(section, count: rows)
            if section < estimates.count { heights = heights.estimating(estimates[section]) }
            if !heights.isComplete { isLazy = true }
            sections.append(TableSection(rows: heights, header: header, footer: footer))
        }
        setModel(TableModel(sections: sections, top: headHeight, isLazy: isLazy))
    }

    final func askSectionCount() -> Int {
        guard let dataSource else { return 1 }
        let count = dataSource.numberOfSections(in: self)
        if count < 0 { trap("numberOfSections(in:) of \(brief) answered \(count): it must not be negative") }
        return count
    }

    final func askRowCount(_ section: Int) -> Int {
        guard let dataSource else { return 0 }
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        if count < 0 {
            trap(
                "tableView(_:numberOfRowsInSection:) of \(brief) answered \(count) for section \(section): "
                    + "it must not be negative")
        }
        return count
    }

    final func setModel(_ new: TableModel) {
        model = new
        counters.heightsStored = new.sections.reduce(0) { $0 + $1.rows.storedCount }
        measuredWidth = bounds.width
        updateContentSize()
    }

    // MARK: Rows

    /// Whether rows count as an estimate until they are seen, although the delegate may know their heights.
    private func hasEstimates(_ first: RowPath?) -> Bool {
        if estimatedRowHeight > 0 { return true }
        guard answers.estimate == .unknown, let first else { return answers.estimate == .implemented }
        _ = estimate(of: first)
        return answers.estimate == .implemented
    }

    /// What the delegate takes a row for; nil where it does not say.
    final func estimate(of path: RowPath) -> CGFloat? {
        guard let delegate = tableDelegate, answers.estimate != .absent else { return nil }
        reachedDefault = false
        let answer = delegate.tableView(self, estimatedHeightForRowAt: path.indexPath)
        answers.estimate = reachedDefault ? .absent : .implemented
        if reachedDefault { return nil }
        checkHeight(answer, "estimatedHeightForRowAt", "\(path)")
        return answer > 0 ? answer : nil
    }

    /// The height that the delegate gives a row: nil where it does not give one, or an automatic one.
    final func delegateHeight(of path: RowPath) -> CGFloat? {
        guard let delegate = tableDelegate, answers.rowHeight != .absent else { return nil }
        reachedDefault = false
        let answer = delegate.tableView(self, heightForRowAt: path.indexPath)
        answers.rowHeight = reachedDefault ? .absent : .implemented
        if reachedDefault { return nil }
        counters.heightsAsked += 1
        checkHeight(answer, "heightForRowAt", "\(path)")
        return answer
    }

    final func checkHeight(_ height: CGFloat, _ method: String, _ what: String) {
        guard height.isFinite, height >= 0 || height == Self.automaticDimension else {
            trap(
                "\(method) of \(brief) answered \(height) for \(what): "
                    + "it must be finite and not negative, or automaticDimension")
        }
    }

    /// What rows count as that nothing is known of.
    final var assumedRowHeight: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : Self.automaticRowHeight }

    /// The heights of a section's rows, as far as they are to be known before the rows are seen. Without estimates none
    /// is measured: rows of automatic height are as high as rows without constraints.
    final func rowHeights(_ section: Int, count: Int) -> HeightTree {
        let first = count > 0 ? RowPath(section, 0) : nil
        let assumed = assumedRowHeight
        let isMeasuring = estimatedRowHeight != 0
        if hasEstimates(first) {
            // A height that is the same for all needs no estimate, unless the delegate may know others.
            if answers.estimate != .implemented { return HeightTree(count: count, base: assumed, isBaseFinal: false) }
            return HeightTree(
                count: count, base: assumed,
                heights: (0..<count).compactMap { row in estimate(of: RowPath(section, row)).map { (row, $0) } },
                areFinal: false)
        }
        if let first, tableDelegate != nil, answers.rowHeight != .absent {
            let height = delegateHeight(of: first)
            if answers.rowHeight == .implemented {
                var heights: [(index: Int, height: Double)] = []
                heights.reserveCapacity(count)
                for row in 0..<count {
                    guard let height = row == 0 ? height : delegateHeight(of: RowPath(section, row)) else { continue }
                    if height >= 0 || !isMeasuring { heights.append((row, height >= 0 ? height : assumed)) }
                }
                return HeightTree(count: count, base: assumed, heights: heights, areFinal: true)
            }
        }
        let height = rowHeight
        if height >= 0 { return HeightTree(count: count, base: height, isBaseFinal: true) }
        return HeightTree(count: count, base: assumed, isBaseFinal: !isMeasuring)
    }

    // MARK: Forgetting

    /// Drops all that is known: the next layout, or the next question, asks anew.
    final func forget() {
        answers = TableAnswers()
        dropAll()
        selection = []
        setNeedsLayout()
    }

    /// Heights are to be asked anew; cells stay.
    final func forgetHeights() {
        guard let model, updateDepth == 0 else { return }
        generation += 1
        load(counts: model.sections.map(\.rows.count))
        setNeedsLayout()
    }

    final func reload() {
        if updateDepth > 0 {
            // What the update told of is worthless: everything is asked anew.
            pendingUpdate = TableUpdate()
            dropAll()
            selection = []
            return
        }
        dropAll()
        selection = []
        load()
        setNeedsLayout()
    }

    /// Takes everything from sight, and forgets counts and heights. What is asked meanwhile lays nothing out.
    private func dropAll() {
        generation += 1
        placedSize = nil
        model = nil
        answers.madeViews = []
        let (rows, bands, wasPlacing) = (shownRows, shownBands, isPlacing)
        shownRows = []
        shownBands = []
        isPlacing = true
        rows.forEach(hide)
        bands.forEach(hide)
        isPlacing = wasPlacing
    }
}
