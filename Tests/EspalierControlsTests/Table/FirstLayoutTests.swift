import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: what is asked, and when")
struct FirstLayoutTests {
    /// Heights for everything, and headers as views.
    final class Heights: UITableViewDelegate {
        let log: CallLog

        init(_ log: CallLog) { self.log = log }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.note("display \(indexPath.section).\(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            log.note("end \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.note("display header \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.note("end header \(section)")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.note("height \(indexPath.section).\(indexPath.row)")
            return 200
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            log.note("header height \(section)")
            return 30
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            log.note("footer height \(section)")
            return 10
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            log.note("header \(section)")
            return UIView()
        }
    }

    @Test("The size of the content is there before the first layout, and asks once; a data source may ask for it, too")
    func contentSize() {
        final class Rows: UITableViewDataSource {
            var asked = 0
            var rows = 3
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                asked += 1
                return tableView.contentSize.height >= 0 ? rows : 0
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let rows = Rows()
        #expect(table.contentSize == .zero)
        table.rowHeight = 50
        table.estimatedRowHeight = 0
        table.dataSource = rows
        #expect(rows.asked == 0)
        #expect(table.contentSize == CGSize(width: 320, height: 150) && rows.asked == 1)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 150 && rows.asked == 1)
        rows.rows = 5
        #expect(table.contentSize.height == 150)
        table.reloadData()
        #expect(table.contentSize.height == 250)
        table.dataSource = nil
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 0)
    }

    @Test("Defaults")
    func defaults() {
        let table = UITableView()
        #expect(table.style == .plain && UITableView(frame: .zero, style: .grouped).style == .grouped)
        #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
        #expect(table.sectionHeaderHeight == -1 && table.sectionFooterHeight == -1)
        #expect(UITableView.automaticDimension == -1)
        #expect(table.separatorStyle == .singleLine && table.separatorInset.left == 15)
        #expect(UITableView(frame: rect(0, 0, 414, 100)).separatorInset.left == 20)
        #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing)
        #expect(table.tableHeaderView == nil && table.tableFooterView == nil && table.backgroundView == nil)
        #expect(table.alwaysBounceVertical && table.clipsToBounds)
        #expect(table.dataSource == nil && table.delegate == nil)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        #expect(table.visibleCells.isEmpty && table.indexPathForSelectedRow == nil)
        #expect(table.sectionHeaderTopPadding == 0)
    }

    @Test("Nothing is asked before the first layout, a reload or a question; then counts are known until a reload")
    func lazy() {
        let log = CallLog()
        let source = TextSource([["a"], ["b", "c"]])
        source.log = log
        let table = UITableView(frame: rect(0, 0, 320, 480))
        table.register(TextCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        #expect(log.take() == [])
        #expect(table.numberOfSections == 2)
        #expect(log.take() == ["sections", "rows 0", "rows 1"])
        #expect(table.numberOfRows(inSection: 1) == 2 && table.contentSize == size(320, 132))
        #expect(log.take() == [])
        table.layoutIfNeeded()
        #expect(log.take() == ["cell 0.0", "cell 1.0", "cell 1.1"])
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(log.take() == [])
        table.reloadData()
        #expect(log.take() == ["sections", "rows 0", "rows 1"])
        table.layoutIfNeeded()
        #expect(log.take() == ["cell 0.0", "cell 1.0", "cell 1.1"])
    }

    @Test("First layout: counts, heights of bands and rows by section; then cells; then headers")
    func order() {
        let log = CallLog()
        let text = TextTable(TextSource([["a", "b"], ["c", "d"]]))
        text.source.log = log
        let delegate = Heights(log)
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        #expect(
            log.take() == [
                "sections", "rows 0", "header height 0", "footer height 0", "height 0.0", "height 0.1",
                "rows 1", "header height 1", "footer height 1", "height 1.0", "height 1.1",
                "cell 0.0", "display 0.0", "cell 0.1", "display 0.1", "cell 1.0", "display 1.0",
                "header 0", "display header 0", "header 1", "display header 1",
            ])
        // 30 + 400 + 10 twice.
        #expect(text.table.contentSize.height == 880)
        text.scroll(to: 500)
        #expect(
            log.take() == [
                "end 0.0", "end 0.1", "cell 1.1", "display 1.1", "end header 0",
            ])
    }

    @Test("With an estimate only the rows in sight are asked for their heights, each once")
    func estimate() {
        let log = CallLog()
        let text = TextTable(TextSource(rows: 1000))
        text.table.estimatedRowHeight = 100
        let delegate = Heights(log)
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        let calls = log.take().filter { $0.hasPrefix("height") }
        // 30 of header, then 200 each: 30, 230, 430.
        #expect(calls == ["height 0.0", "height 0.1", "height 0.2"])
        // 30 + 3 · 200 + 997 · 100 + 10.
        #expect(text.table.contentSize.height == 100_340)
        text.scroll(to: 10)
        #expect(log.take().filter { $0.hasPrefix("height") } == [])
        text.scroll(to: 200)
        #expect(log.take().filter { $0.hasPrefix("height") } == ["height 0.3"])
    }

    @Test("Code that reloads the table from within a question does not break the layout")
    func reentrance() {
        final class Source: UITableViewDataSource {
            var count = 20
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if count == 20 && indexPath.row == 3 {
                    count = 2
                    tableView.reloadData()
                }
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source()
        let table = UITableView(frame: rect(0, 0, 320, 480))
        table.rowHeight = 44
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 2)
        #expect(table.subviews == table.visibleCells)
    }
}
