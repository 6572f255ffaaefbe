import EspalierViews
import Foundation

// Where things stand, and what stands where.
extension UITableView {
    /// What rows keep free at both sides.
    final var rowInset: CGFloat {
        style == .insetGrouped ? Self.groupInset(in: bounds.width) : 0
    }

    /// What an inset group keeps free at both sides, in a width.
    static func groupInset(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// The height of what stands above the first section.
    final var headHeight: CGFloat { ownHeader?.frame.height ?? 0 }

    final func countedRows(in section: Int) -> Int {
        let sections = loaded.sections
        guard sections.indices.contains(section) else {
            trap("numberOfRows(inSection: \(section)) of \(brief), which has \(sections.count) sections")
        }
        return sections[section].rows.count
    }

    final func sectionRect(_ section: Int) -> CGRect {
        let model = loaded
        guard model.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: model.sectionTop(section), width: bounds.width, height: model.sections[section].height)
    }

    final func bandRect(_ kind: TableBandKind, _ section: Int) -> CGRect {
        let model = loaded
        guard model.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: model.bandTop(kind, section), width: bounds.width, height: model.band(kind, section).height)
    }

    final func rowRect(at indexPath: IndexPath) -> CGRect {
        let path = RowPath(indexPath)
        return loaded.contains(path) ? rowRect(path) : .zero
    }

    /// - Precondition: there is such a row.
    final func rowRect(_ path: RowPath) -> CGRect {
        let model = loaded
        let inset = rowInset
        return CGRect(
            x: inset, y: model.rowTop(path), width: max(0, bounds.width - 2 * inset), height: model.rowHeight(path))
    }

    final func row(at point: CGPoint) -> RowPath? {
        let model = loaded
        guard point.x >= rowInset, point.x < bounds.width - rowInset else { return nil }
        guard let path = model.firstRow(endingBeyond: point.y, startingBefore: .infinity) else { return nil }
        return model.rowTop(path) <= point.y ? path : nil
    }

    /// The rows that a rectangle meets in more than an edge.
    final func rows(meeting rect: CGRect) -> [RowPath] {
        guard rect.width > 0, rect.height > 0, rect.maxX > rowInset, rect.minX < bounds.width - rowInset else {
            return []
        }
        return loaded.rows(from: rect.minY, to: rect.maxY)
    }

    final func shownIndex(_ path: RowPath) -> Int? {
        let index = shownRows.insertionIndex { $0.path < path }
        return index < shownRows.count && shownRows[index].path == path ? index : nil
    }

    final func shownCell(_ path: RowPath) -> UITableViewCell? { shownIndex(path).map { shownRows[$0].cell } }

    final func shownView(_ kind: TableBandKind, _ section: Int) -> UITableViewHeaderFooterView? {
        let band = shownBands.first { $0.kind == kind && $0.section == section }
        return band?.view as? UITableViewHeaderFooterView
    }
}

extension TableModel {
    /// The rows of any height between two offsets.
    /// - Complexity: O(log rows + result).
    func rows(from start: Double, to end: Double) -> [RowPath] {
        var found: [RowPath] = []
        var path = firstRow(endingBeyond: start, startingBefore: end)
        while let row = path {
            found.append(row)
            path = self.row(after: row, startingBefore: end)
        }
        return found
    }
}

extension Array {
    /// The first place whose element `isBefore` does not hold for, in a list where it holds for a beginning only.
    func insertionIndex(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
