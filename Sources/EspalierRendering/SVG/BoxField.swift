import Foundation

/// Boxes of which none covers another, found again by the cells of a grid.
struct BoxField {
    private static let cell = 40.0
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }
    private var cells: [Cell: [CGRect]] = [:]

    /// Adds a box.
    ///
    /// - Returns: false, and nothing is added, where it would cover another one. Boxes that touch do not.
    /// - Complexity: O(number of cells that it covers, and of boxes there).
    mutating func add(_ box: CGRect) -> Bool {
        let covered = Self.cells(box)
        for cell in covered {
            if cells[cell]?.contains(where: { Self.overlap($0, box) }) == true { return false }
        }
        for cell in covered { cells[cell, default: []].append(box) }
        return true
    }

    /// Keeps a box free of those that are added later, whatever it covers itself.
    mutating func cover(_ box: CGRect) {
        for cell in Self.cells(box) { cells[cell, default: []].append(box) }
    }

    private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
    }

    private static func cells(_ box: CGRect) -> [Cell] {
        let columns = Int(clamping: (box.minX / cell).rounded(.down))...Int(clamping: (box.maxX / cell).rounded(.down))
        let rows = Int(clamping: (box.minY / cell).rounded(.down))...Int(clamping: (box.maxY / cell).rounded(.down))
        return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
    }
}
