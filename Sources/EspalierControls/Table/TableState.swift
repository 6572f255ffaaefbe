import EspalierViews

/// What a table has done so far, so that tests hold costs by counts and not by seconds.
package struct TableCounters: Equatable, Sendable {
    /// Cells shown for the first time ever.
    package var cellsMade = 0
    /// Cells that dequeuing took from a pool.
    package var cellsReused = 0
    /// Cells that were asked of the data source.
    package var cellsAsked = 0
    /// Shown cells that the data source was asked to configure anew.
    package var cellsReconfigured = 0
    /// Heights that were asked of the delegate, and cells that were measured.
    package var heightsAsked = 0
    /// Cells that were measured.
    package var cellsMeasured = 0
    /// Headers and footers that were measured.
    package var bandsMeasured = 0
    /// Rows that layouts looked at.
    package var rowsLookedAt = 0
    /// Rows whose height takes room in memory.
    package var heightsStored = 0
}

/// A row that has a cell.
struct ShownRow {
    var path: RowPath
    let cell: UITableViewCell
}

/// A header or footer that is in sight, with its view if it has one.
struct ShownBand {
    var section: Int
    let kind: TableBandKind
    let view: UIView?

    func isBefore(_ other: ShownBand) -> Bool {
        section == other.section ? kind.rawValue < other.kind.rawValue : section < other.section
    }
}

/// Whether the delegate implements an optional method.
enum TableAnswer {
    case unknown, implemented, absent
}

/// Which of the optional methods that make a difference the delegate implements, as far as that is known. Asked anew
/// with each delegate.
struct TableAnswers {
    var rowHeight = TableAnswer.unknown
    var estimate = TableAnswer.unknown
    /// By kind of band.
    var bandHeights = [TableAnswer](repeating: .unknown, count: 2)
    var bandEstimates = [TableAnswer](repeating: .unknown, count: 2)
    var bandViews = [TableAnswer](repeating: .unknown, count: 2)
    /// Views that were made to find out whether there are any, until they are shown.
    var madeViews: [(kind: TableBandKind, section: Int, view: UIView)] = []
}
