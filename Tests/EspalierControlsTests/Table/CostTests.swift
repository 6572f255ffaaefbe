import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: a million rows cost what is visible")
struct CostTests {
    static let count = 1_000_000

    final class Million: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { CostTests.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    final class Heights: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row % 2 == 0 ? 40 : 48
        }
    }

    func table(_ source: Million) -> UITableView {
        let table = UITableView(frame: rect(0, 0, 320, 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return table
    }

    /// Scrolls by 100 points, 100 times, from the middle on.
    func scroll(_ table: UITableView) {
        for step in 0..<100 {
            table.contentOffset = CGPoint(x: 0, y: 22_000_000 + CGFloat(step) * 100)
            table.layoutIfNeeded()
        }
    }

    @Test("Rows of one height: no storage, and never more cells than fit")
    func uniform() {
        let source = Million()
        let table = table(source)
        table.rowHeight = 44
        table.layoutIfNeeded()
        #expect(table.counters == TableCounters(cellsMade: 11, cellsAsked: 11, rowsLookedAt: 11))
        scroll(table)
        #expect(table.counters.heightsStored == 0 && table.counters.heightsAsked == 0)
        #expect(table.counters.cellsMade <= 12)
        // All eleven or twelve once for the jump, then two or three for each step.
        #expect(table.counters.cellsAsked <= 11 + 12 + 99 * 3)
        #expect(table.counters.rowsLookedAt <= 11 + 100 * 12)
        #expect(table.counters.cellsReused == table.counters.cellsAsked - table.counters.cellsMade)
        #expect(table.contentSize.height == 44_000_000)
        table.scrollToRow(at: path(0, Self.count - 1), at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.last == path(0, Self.count - 1))
    }

    @Test("Rows that size themselves: only the seen ones are measured and stored")
    func selfSizing() {
        let source = Million()
        let table = table(source)
        table.layoutIfNeeded()
        #expect(table.counters.heightsAsked == 11)
        scroll(table)
        // 480 + 99 · 100 points, of 44 each, and the first eleven.
        #expect(table.counters.heightsAsked <= 11 + 237)
        #expect(table.counters.cellsMade <= 12)
        let stored = table.model?.sections.map(\.rows.storedCount)
        #expect(stored == [table.counters.heightsAsked])
        #expect(table.counters.rowsLookedAt <= 4 * (11 + 100 * 12))
    }

    @Test("Heights of the delegate without an estimate: each is asked once")
    func explicit() {
        let source = Million()
        let delegate = Heights()
        let table = table(source)
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.counters.heightsAsked == Self.count && table.counters.heightsStored == Self.count)
        scroll(table)
        #expect(table.counters.heightsAsked == Self.count)
        #expect(table.counters.cellsMade <= 13 && table.counters.rowsLookedAt <= 2 * (13 + 100 * 13))
        #expect(table.rectForRow(at: path(0, 999_999)) == rect(0, 43_999_952, 320, 48))
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 43_999_951)) == path(0, 999_998))
    }

    @Test("With an estimate only the seen rows are asked for")
    func estimated() {
        let source = Million()
        let delegate = Heights()
        let table = table(source)
        table.estimatedRowHeight = 44
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.counters.heightsAsked == 11)
        scroll(table)
        #expect(table.counters.heightsAsked <= 11 + 237)
    }
}

@Suite("UITableView: what ends with it")
struct TableLeakTests {
    @Test("A table, its cells, pools and headers go with the last reference")
    func leaks() {
        weak var table: UITableView?
        weak var visible: UITableViewCell?
        weak var pooled: UITableViewCell?
        weak var header: UIView?
        weak var source: TextSource?
        do {
            let text = TextTable(TextSource([(0..<50).map { "\($0)" }], titles: ["One"]))
            let window = UIWindow(frame: rect(0, 0, 320, 480))
            window.addSubview(text.table)
            window.layoutIfNeeded()
            pooled = text.table.visibleCells[0]
            header = text.table.headerView(forSection: 0)
            text.scroll(to: 500)
            text.table.selectRow(at: path(0, 12), animated: false, scrollPosition: .none)
            text.source.sections[0].remove(at: 0)
            text.table.deleteRows(at: [path(0, 0)], with: .none)
            visible = text.table.visibleCells[0]
            #expect(visible?.window === window)
            table = text.table
            source = text.source
        }
        #expect(table == nil && visible == nil && pooled == nil && header == nil && source == nil)
    }

    @Test("A table holds neither its data source nor its delegate")
    func weakly() {
        let table = UITableView()
        do {
            let source = TextSource(rows: 1)
            let delegate = DisplayLog(CallLog())
            table.dataSource = source
            table.delegate = delegate
        }
        #expect(table.dataSource == nil && table.delegate == nil)
    }
}
