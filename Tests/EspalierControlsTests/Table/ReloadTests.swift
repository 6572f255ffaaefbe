import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: reloading")
struct ReloadTests {
    @Test("The visible cells go to the pool, and are taken from it again")
    func pool() {
        let log = CallLog()
        let delegate = DisplayLog(log)
        let text = TextTable(TextSource(rows: 3))
        text.table.rowHeight = 44
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        let cells = text.table.visibleCells
        _ = log.take()
        text.table.reloadData()
        #expect(log.take() == ["end 0.0", "end 0.1", "end 0.2"])
        #expect(text.table.subviews.isEmpty)
        // Last in, first out.
        #expect(text.table.visibleCells == cells.reversed())
        #expect(text.table.counters.cellsMade == 3 && text.table.counters.cellsReused == 3)
    }

    @Test("Another data source is another content")
    func dataSource() {
        let text = TextTable(TextSource(rows: 3))
        text.table.layoutIfNeeded()
        let other = TextSource([["x"], ["y"]])
        text.table.dataSource = other
        text.table.layoutIfNeeded()
        #expect(text.shown == ["x", "y"] && text.table.numberOfSections == 2)
        text.table.dataSource = nil
        text.table.layoutIfNeeded()
        #expect(text.shown == [] && text.table.contentSize.height == 0)
    }

    @Test("A reload within an update takes its place")
    func withinUpdate() {
        let text = TextTable(TextSource(rows: 3))
        text.table.layoutIfNeeded()
        text.table.performBatchUpdates {
            text.table.deleteRows(at: [path(0, 0)], with: .none)
            text.source.sections = [["x"]]
            text.table.reloadData()
        }
        text.table.layoutIfNeeded()
        #expect(text.shown == ["x"])
    }

    @Test("Other heights leave the cells in place")
    func heights() {
        let text = TextTable(TextSource(rows: 3))
        text.table.rowHeight = 44
        text.table.layoutIfNeeded()
        let cells = text.table.visibleCells
        text.table.rowHeight = 60
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells == cells && cells.map(\.frame.minY) == [0, 60, 120])
        #expect(text.table.contentSize.height == 180)
    }
}
