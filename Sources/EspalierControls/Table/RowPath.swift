import EspalierViews
import Foundation

/// Where a row stands: what an index path of two numbers says, as a plain value.
struct RowPath: Hashable, Comparable {
    var section: Int
    var row: Int

    init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }

    /// - Precondition: the path has two parts.
    init(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { trap("an index path of a table has a section and a row: \(indexPath)") }
        section = indexPath[0]
        row = indexPath[1]
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }

    static func < (lhs: RowPath, rhs: RowPath) -> Bool {
        lhs.section == rhs.section ? lhs.row < rhs.row : lhs.section < rhs.section
    }
}

extension RowPath: CustomStringConvertible {
    var description: String { "row \(row) of section \(section)" }
}
