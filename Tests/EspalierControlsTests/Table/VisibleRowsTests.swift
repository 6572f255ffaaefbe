import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: visible rows and places")
struct VisibleRowsTests {
    @Test(
        "Rows that meet the bounds in more than an edge are visible",
        arguments: [(0, 0...10), (44, 1...11), (40, 0...11)] as [(CGFloat, ClosedRange<Int>)])
    func visible(offset: CGFloat, rows: ClosedRange<Int>) {
        let text = TextTable(TextSource(rows: 100))
        text.table.rowHeight = 44
        text.scroll(to: offset)
        #expect(text.shownRows == Array(rows))
        #expect(text.table.visibleCells.map(\.frame) == rows.map { rect(0, CGFloat($0) * 44, 320, 44) })
        #expect(text.table.subviews == text.table.visibleCells)
    }

    @Test("A cell that leaves hears of it, is removed, and is reused last in, first out")
    func leaving() throws {
        let log = CallLog()
        let delegate = DisplayLog(log)
        let text = TextTable(TextSource(rows: 100))
        text.table.rowHeight = 240
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        let cells = text.table.visibleCells
        #expect(cells.count == 2)
        text.scroll(to: 240)
        #expect(log.take() == ["display 0.0", "display 0.1", "end 0.0", "display 0.2"])
        // The cell of row 0 is that of row 2 now.
        #expect(text.table.visibleCells == [cells[1], cells[0]])
        #expect(cells.map { ($0 as? TextCell)?.prepared } == [1, 0])
        #expect(text.table.counters.cellsMade == 2 && text.table.counters.cellsReused == 1)
        text.scroll(to: 24000)
        #expect(cells.allSatisfy { $0.superview == nil })
        #expect(text.table.visibleCells.isEmpty)
        text.scroll(to: 0)
        #expect(text.table.visibleCells == [cells[0], cells[1]])
    }

    @Test("Where things stand, and what stands where")
    func places() {
        let text = TextTable(TextSource([["a", "b", "c"], ["d", "e"]], titles: ["One", "Two"]))
        let table = text.table
        table.rowHeight = 44
        #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 320, 28))
        #expect((0...2).map { table.rectForRow(at: path(0, $0)).minY } == [28, 72, 116])
        #expect(table.rectForHeader(inSection: 1) == rect(0, 160, 320, 28))
        #expect((0...1).map { table.rectForRow(at: path(1, $0)) } == [rect(0, 188, 320, 44), rect(0, 232, 320, 44)])
        #expect(table.contentSize == size(320, 276))
        #expect(
            table.rect(forSection: 0) == rect(0, 0, 320, 160) && table.rect(forSection: 1) == rect(0, 160, 320, 116))
        #expect(table.rectForFooter(inSection: 0) == rect(0, 160, 320, 0))
        #expect(table.rectForRow(at: path(0, 3)) == .zero && table.rect(forSection: 2) == .zero)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 28)) == path(0, 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 27.9)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 159.9)) == path(0, 2))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 160)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 320, y: 28)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 276)) == nil)
        #expect(table.indexPathsForRows(in: rect(0, 72, 1, 116)) == [path(0, 1), path(0, 2)])
        #expect(table.indexPathsForRows(in: rect(0, 72, 1, 117)) == [path(0, 1), path(0, 2), path(1, 0)])
        #expect(table.indexPathsForRows(in: rect(0, 0, 1, 28)) == [])
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(1, 1))
        #expect((cell as? TextCell)?.content == "e")
        #expect(cell.flatMap(table.indexPath(for:)) == path(1, 1))
        #expect(table.indexPath(for: UITableViewCell()) == nil)
        #expect(table.cellForRow(at: path(7, 7)) == nil)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
        #expect(table.headerView(forSection: 1)?.frame == rect(0, 160, 320, 28))
        #expect(table.footerView(forSection: 1) == nil)
    }

    @Test("Views at the ends scroll with the rows; the background stays and is behind")
    func ends() {
        let text = TextTable(TextSource(rows: 3))
        let table = text.table
        table.rowHeight = 44
        let (head, foot, back) = (UIView(frame: rect(5, 5, 1, 100)), UIView(frame: rect(0, 0, 1, 50)), UIView())
        table.tableHeaderView = head
        table.tableFooterView = foot
        table.backgroundView = back
        table.layoutIfNeeded()
        #expect(head.frame == rect(0, 0, 320, 100) && foot.frame == rect(0, 232, 320, 50))
        #expect(table.rectForRow(at: path(0, 0)).minY == 100 && table.contentSize == size(320, 282))
        #expect(back.frame == rect(0, 0, 320, 480) && table.subviews.first === back)
        head.frame.size.height = 10
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.frame.minY == 10 && foot.frame.minY == 142)
        text.scroll(to: 20)
        #expect(back.frame == rect(0, 20, 320, 480))
        table.tableHeaderView = nil
        table.tableFooterView = nil
        table.backgroundView = nil
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 132 && table.subviews == table.visibleCells)
    }

    @Test("Another width gives the cells another width, and those that size themselves are measured anew")
    func width() {
        final class Square: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width) }
        }
        let text = TextTable(TextSource(rows: 3))
        text.table.register(Square.self, forCellReuseIdentifier: "cell")
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.map(\.frame) == [rect(0, 0, 320, 320), rect(0, 320, 320, 320)])
        text.table.frame.size.width = 100
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.map(\.frame) == (0..<3).map { rect(0, CGFloat($0) * 100, 100, 100) })
        #expect(text.table.contentSize == size(100, 300))
    }

    @Test("A table without room shows nothing")
    func empty() {
        let text = TextTable(TextSource(rows: 3), size: .zero)
        text.table.rowHeight = 44
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.isEmpty && text.table.contentSize == size(0, 132))
        text.table.frame = rect(0, 0, 320, 60)
        text.table.layoutIfNeeded()
        #expect(text.shown == ["0", "1"])
    }

    @Test("Rows of insets keep a margin at both sides")
    func insetGrouped() {
        let text = TextTable(TextSource(rows: 1), style: .insetGrouped)
        text.table.rowHeight = 44
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.map(\.frame) == [rect(16, 35, 288, 44)])
        #expect(text.table.indexPathForRow(at: CGPoint(x: 15, y: 40)) == nil)
    }
}
