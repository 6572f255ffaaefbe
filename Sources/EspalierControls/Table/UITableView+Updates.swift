import EspalierSupport
import EspalierViews
import Foundation

extension UITableView {
    /// What an update's movement would take, in seconds.
    private static let updateDuration = 0.3

    final func openUpdate() {
        updateDepth += 1
        if updateDepth == 1 { pendingUpdate = TableUpdate() }
    }

    /// One change, as an update of its own or as a part of the one that is open.
    final func update(_ change: (inout TableUpdate) -> Void) {
        openUpdate()
        change(&pendingUpdate)
        closeUpdate()
    }

    final func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        isHandingBatchOn = false
        openUpdate()
        updates?()
        if let completion { updateCompletions.append(completion) }
        closeUpdate()
    }

    final func closeUpdate() {
        guard updateDepth > 0 else { trap("endUpdates() of \(brief) without beginUpdates()") }
        if updateDepth > 1 {
            updateDepth -= 1
            return
        }
        let update = pendingUpdate
        let completions = updateCompletions
        pendingUpdate = TableUpdate()
        updateCompletions = []
        // What was never asked for has nothing to be told of, and is asked for at the next layout.
        let reconfigured = apply(update)
        updateDepth = 0
        reconfigure(reconfigured)
        if placedSize != nil { placeContent() }
        setNeedsLayout()
        for completion in completions {
            whenShownAnimationEnds(after: Self.updateDuration) { completion(true) }
        }
    }

    /// Answers where the rows are that are to be configured anew.
    private func apply(_ update: TableUpdate) -> [RowPath] {
        guard let old = model else { return [] }
        generation += 1
        let oldCounts = old.sections.map(\.rows.count)
        let newCounts = (0..<askSectionCount()).map(askRowCount)
        update.check(old: oldCounts, new: newCounts, of: brief)
        update.checkTargets(new: newCounts, of: brief)
        let mapping = TableMapping(update, oldCount: oldCounts.count, newCount: newCounts.count)
        hideLost(mapping)
        selection = Set(
            selection.compactMap { mapping.reloadedRows.contains($0) ? nil : mapping.newPath(of: $0) })
        let estimates = knownHeights(old, mapping, sections: newCounts.count)
        load(counts: newCounts, estimates: estimates)
        keepBandHeights(old, mapping)
        return update.reconfiguredRows.compactMap { mapping.reloadedRows.contains($0) ? nil : mapping.newPath(of: $0) }
    }

    /// Headers and footers that are to be measured again count as what they were.
    private func keepBandHeights(_ old: TableModel, _ mapping: TableMapping) {
        for (number, section) in old.sections.enumerated() {
            let new = mapping.newSections[number]
            if new < 0 || mapping.reloadedSections.contains(number) { continue }
            for (kind, before) in [(TableBandKind.header, section.header), (.footer, section.footer)] {
                guard before.isFinal, before.rule != .fixed, var band = model?.band(kind, new), !band.isFinal else {
                    continue
                }
                band.height = before.height
                model?.setBand(kind, of: new, band)
            }
        }
        updateContentSize()
    }

    /// What is deleted or reloaded leaves; the rest is shown for the rows and sections that it belongs to now.
    private func hideLost(_ mapping: TableMapping) {
        var (rows, bands): ([ShownRow], [ShownBand]) = ([], [])
        var (lostRows, lostBands): ([ShownRow], [ShownBand]) = ([], [])
        for shown in shownRows {
            if !mapping.reloadedRows.contains(shown.path), let path = mapping.newPath(of: shown.path) {
                rows.append(ShownRow(path: path, cell: shown.cell))
            } else {
                lostRows.append(shown)
            }
        }
        for shown in shownBands {
            let section = mapping.newSections[shown.section]
            if section >= 0, !mapping.reloadedSections.contains(shown.section) {
                bands.append(ShownBand(section: section, kind: shown.kind, view: shown.view))
            } else {
                lostBands.append(shown)
            }
        }
        shownRows = rows.ordered(byKey: \.path)
        shownBands = bands.ordered { $0.isBefore($1) }
        lostRows.forEach(hide)
        lostBands.forEach(hide)
    }

    /// The heights that rows had, by the sections and rows after the update. Of rows that are reloaded nothing is
    /// known.
    /// - Complexity: O(heights that are stored), and nothing for heights that all rows share.
    private func knownHeights(_ old: TableModel, _ mapping: TableMapping, sections: Int) -> [[(Int, Double)]] {
        guard old.isLazy else { return [] }
        var known = [[(Int, Double)]](repeating: [], count: sections)
        for (number, section) in old.sections.enumerated() {
            section.rows.forEachStored { row, height in
                let path = RowPath(number, row)
                guard !mapping.reloadedRows.contains(path), let new = mapping.newPath(of: path) else { return }
                known[new.section].append((new.row, height))
            }
        }
        return known
    }
}

extension UITableView {
    /// As the other `performBatchUpdates(_:completion:)`, which it calls: for closures that do not escape, so that they
    /// need not name `self`, and for those that are handed in as such.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            // An override of the other one whose closure for super comes by here again.
            if isHandingBatchOn { return runBatch(updates, completion) }
            isHandingBatchOn = true
            performBatchUpdates(Optional(updates), completion: completion)
            isHandingBatchOn = false
        }
    }
}
