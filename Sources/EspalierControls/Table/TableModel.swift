/// The header or the footer of a section, as far as heights go.
struct TableBand {
    /// When the height is final.
    enum Rule {
        /// From the beginning.
        case fixed
        /// When the view was measured.
        case selfSizing
        /// When it is known whether there is a view: without one there is no band, or the gap that stands for it.
        case ifThereIsAView
    }

    var height: Double
    var rule = Rule.fixed
    var isFinal = true
    /// Whether views that say nothing by constraints are asked too, those that are no `UITableViewHeaderFooterView`.
    var asksAnyView = false
    /// The title, where it was asked for.
    var title: String?

    static let none = TableBand(height: 0)
}

/// A section of a table, as far as heights go.
struct TableSection {
    var rows: HeightTree
    var header = TableBand.none
    var footer = TableBand.none

    var height: Double { header.height + rows.total + footer.height }
}

/// Which band of a section.
enum TableBandKind: Int {
    case header = 0
    case footer = 1
}

/// What a table knows of its sections and rows: how many there are, how high they are, and so where they stand.
///
/// A value that asks nobody; the table fills it. `y` counts from the top of the content.
struct TableModel {
    private(set) var sections: [TableSection]
    /// The heights of the sections.
    private var totals: HeightTree
    /// Where the first section begins.
    var top: Double
    /// Whether rows get their heights when they are seen.
    let isLazy: Bool

    init(sections: [TableSection], top: Double, isLazy: Bool) {
        self.sections = sections
        self.top = top
        self.isLazy = isLazy
        totals = HeightTree(
            count: sections.count, base: 0, heights: sections.enumerated().map { ($0.offset, $0.element.height) },
            areFinal: true)
    }

    /// Where the last section ends.
    var end: Double { top + totals.total }

    func contains(_ path: RowPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    // MARK: Places

    func sectionTop(_ section: Int) -> Double { top + totals.offset(of: section) }

    func rowTop(_ path: RowPath) -> Double {
        let section = sections[path.section]
        return sectionTop(path.section) + section.header.height + section.rows.offset(of: path.row)
    }

    func rowHeight(_ path: RowPath) -> Double { sections[path.section].rows[path.row] }

    func bandTop(_ kind: TableBandKind, _ section: Int) -> Double {
        let top = sectionTop(section)
        if kind == .header { return top }
        return top + sections[section].header.height + sections[section].rows.total
    }

    func band(_ kind: TableBandKind, _ section: Int) -> TableBand {
        kind == .header ? sections[section].header : sections[section].footer
    }

    func isMeasured(_ path: RowPath) -> Bool { sections[path.section].rows.isMeasured(path.row) }

    // MARK: Finding

    /// The first section that ends beyond `y`, if it begins before `limit`.
    func firstSection(endingBeyond y: Double, startingBefore limit: Double) -> Int? {
        guard let section = totals.index(endingBeyond: y - top), sectionTop(section) < limit else { return nil }
        return section
    }

    /// The next section with any height, if it begins before `limit`.
    func section(after section: Int, startingBefore limit: Double) -> Int? {
        guard let next = totals.next(after: section), sectionTop(next) < limit else { return nil }
        return next
    }

    /// The first row that ends beyond `y`, if it begins before `limit`.
    /// - Complexity: O(log rows + sections between `y` and `limit`).
    func firstRow(endingBeyond y: Double, startingBefore limit: Double) -> RowPath? {
        var section = firstSection(endingBeyond: y, startingBefore: limit)
        while let current = section {
            let rowsTop = sectionTop(current) + sections[current].header.height
            if let row = sections[current].rows.index(endingBeyond: y - rowsTop) {
                let path = RowPath(current, row)
                return rowTop(path) < limit ? path : nil
            }
            section = self.section(after: current, startingBefore: limit)
        }
        return nil
    }

    /// The next row with any height, if it begins before `limit`.
    func row(after path: RowPath, startingBefore limit: Double) -> RowPath? {
        if let row = sections[path.section].rows.next(after: path.row) {
            let next = RowPath(path.section, row)
            return rowTop(next) < limit ? next : nil
        }
        var section = self.section(after: path.section, startingBefore: limit)
        while let current = section {
            if let row = sections[current].rows.next(after: -1) {
                let next = RowPath(current, row)
                return rowTop(next) < limit ? next : nil
            }
            section = self.section(after: current, startingBefore: limit)
        }
        return nil
    }

    /// The last row before with any height, if it ends beyond `limit`.
    func row(before path: RowPath, endingBeyond limit: Double) -> RowPath? {
        var section = path.section
        var row = sections[section].rows.previous(before: path.row)
        while row == nil {
            guard let above = totals.previous(before: section), sectionTop(above) + totals[above] > limit else {
                return nil
            }
            section = above
            row = sections[above].rows.previous(before: sections[above].rows.count)
        }
        guard let row else { return nil }
        let found = RowPath(section, row)
        return rowTop(found) + rowHeight(found) > limit ? found : nil
    }

    // MARK: Heights

    mutating func setHeight(_ height: Double, of path: RowPath) {
        sections[path.section].rows.set(height, at: path.row)
        totals.set(sections[path.section].height, at: path.section)
    }

    mutating func setBand(_ kind: TableBandKind, of section: Int, _ band: TableBand) {
        if kind == .header { sections[section].header = band } else { sections[section].footer = band }
        totals.set(sections[section].height, at: section)
    }

    /// The height of a row counts as an estimate from now on.
    mutating func forgetHeight(of path: RowPath) { sections[path.section].rows.forget(path.row) }
}
