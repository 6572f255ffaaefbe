import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: questions after a reload lay out what they need")
struct QuestionTests {
    @Test("Cells, rows and rectangles are there without a pass")
    func reloaded() {
        func fresh() -> PostTable {
            let posts = PostTable(count: 20)
            posts.table.layoutIfNeeded()
            posts.source.sections[0] = (0..<30).map { PostTable.post($0 + 7) }
            posts.table.reloadData()
            return posts
        }
        let shown = fresh()
        #expect(shown.table.visibleCells.count > 2)
        let listed = fresh()
        #expect(listed.table.indexPathsForVisibleRows?.first == path(0, 0))
        let asked = fresh()
        #expect(asked.table.cellForRow(at: path(0, 1))?.frame.height == asked.height(1))
        #expect(asked.table.rectForRow(at: path(0, 1)) == rect(0, asked.height(0), 320, asked.height(1)))
        let found = fresh()
        #expect(found.table.indexPathForRow(at: CGPoint(x: 5, y: found.height(0) + 1)) == path(0, 1))
        let met = fresh()
        #expect(met.table.indexPathsForRows(in: rect(0, met.height(0) + 1, 10, 1)) == [path(0, 1)])
        let section = fresh()
        #expect(section.table.rect(forSection: 0).height == section.table.contentSize.height)
        // A row that nobody sees counts as its estimate.
        #expect(section.table.rectForRow(at: path(0, 29)).height == 44)
        #expect(section.table.cellForRow(at: path(0, 29)) == nil)
    }

    @Test("Headers are there without a pass, and so is what another size shows")
    func headers() {
        let text = TextTable(TextSource([["a", "b"], ["c"]], titles: ["One", "Two"]))
        text.table.reloadData()
        #expect(text.table.headerView(forSection: 1)?.textLabel?.text == "Two")
        text.table.frame.size.height = 30
        #expect(text.shown == ["a"])
    }

    @Test("Heights that are known need no cells to say where rows stand")
    func fixed() {
        let text = TextTable(TextSource(rows: 5))
        text.table.rowHeight = 50
        #expect(text.table.rectForRow(at: path(0, 2)).minY == 100)
        #expect(text.table.indexPathForRow(at: CGPoint(x: 1, y: 120)) == path(0, 2))
        #expect(text.source.cellsAsked.isEmpty)
    }

    @Test("What is asked from within a layout, a reload or an update gets what is there")
    func within() {
        final class Asking: UITableViewDelegate {
            var counts: [Int] = []
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { counts.append(tableView.visibleCells.count) }
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { counts.append(tableView.visibleCells.count) }
        }
        let text = TextTable(TextSource(rows: 3))
        text.table.rowHeight = 44
        let delegate = Asking()
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        #expect(delegate.counts == [1, 2, 3])
        delegate.counts = []
        text.table.reloadData()
        #expect(delegate.counts == [0, 0, 0])
        text.table.performBatchUpdates { #expect(text.table.visibleCells.isEmpty) }
        #expect(text.table.visibleCells.count == 3)
    }

    @Test("Without a data source there is one section without rows")
    func noSource() {
        let table = UITableView(frame: rect(0, 0, 100, 100), style: .grouped)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        #expect(table.contentSize.height == 0 && table.visibleCells.isEmpty)
    }
}
