import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: rows that size themselves")
struct SelfSizingTests {
    func table(_ heights: [Int]) -> TextTable { TextTable(TextSource([heights.map { "h\($0)" }])) }

    @Test("A row is as high as its cell asks, at least 1; 44 where nothing is overridden")
    func heights() {
        let text = table([60, 0, 100])
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.map(\.frame.height) == [60, 1, 100])
        #expect(text.table.contentSize.height == 161)
        let plain = TextTable(TextSource(rows: 2))
        plain.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        plain.table.layoutIfNeeded()
        #expect(plain.table.visibleCells.map(\.frame.height) == [44, 44])
    }

    @Test("Rows not yet seen count as the estimate, 44 without one")
    func estimates() {
        let text = table(Array(repeating: 100, count: 1000))
        #expect(text.table.numberOfSections == 1 && text.table.contentSize.height == 44000)
        text.table.estimatedRowHeight = 10
        #expect(text.table.contentSize.height == 10000)
        text.table.layoutIfNeeded()
        // Five are seen.
        #expect(text.shownRows == [0, 1, 2, 3, 4])
        #expect(text.table.contentSize.height == 10450)
    }

    @Test("What is on the screen stays when rows above it turn out to be higher")
    func staying() throws {
        let text = table(Array(repeating: 100, count: 1000))
        text.scroll(to: 22000)
        // Row 500 at 22000 by the estimates.
        #expect(text.shownRows == [500, 501, 502, 503, 504])
        let cell = try #require(text.table.cellForRow(at: path(0, 500)))
        text.scroll(to: 21990)
        // Row 499 comes into sight, is 100 high instead of 44, and pushes the offset down.
        #expect(text.shownRows == [499, 500, 501, 502, 503, 504])
        #expect(cell.frame.minY - text.table.contentOffset.y == 10)
        #expect(text.table.contentOffset.y == 22046)
        #expect(text.table.contentSize.height == CGFloat(994 * 44 + 600))
    }

    @Test("The offset is not pushed beyond the top")
    func top() {
        let text = table([10, 20] + Array(repeating: 100, count: 100))
        text.scroll(to: 88)
        #expect(text.shownRows == [2, 3, 4, 5, 6])
        text.scroll(to: 10)
        #expect(text.table.contentOffset.y == 0)
        #expect(text.shownRows == [0, 1, 2, 3, 4, 5, 6])
        #expect(text.table.visibleCells.map(\.frame.minY) == [0, 10, 30, 130, 230, 330, 430])
    }

    @Test("The delegate's estimates count by row until the rows are seen")
    func delegateEstimates() {
        final class Estimates: UITableViewDelegate {
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                CGFloat(indexPath.row)
            }
        }
        let delegate = Estimates()
        let text = table(Array(repeating: 480, count: 10))
        text.table.delegate = delegate
        // Row 0 has no estimate of its own: 44, then 1 + 2 + … + 9.
        #expect(text.table.numberOfSections == 1 && text.table.contentSize.height == 89)
        text.table.layoutIfNeeded()
        #expect(text.shownRows == [0] && text.table.contentSize.height == 525)
    }

    @Test("A delegate that answers the automatic height leaves it to the cell")
    func mixed() {
        final class Heights: UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row % 2 == 0 ? 10 : UITableView.automaticDimension
            }
        }
        let delegate = Heights()
        let text = table([1, 60, 1, 70])
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.map(\.frame.height) == [10, 60, 10, 70])
    }

    @Test("An update without changes measures what is visible anew")
    func remeasuring() {
        let text = table([60, 100])
        text.table.layoutIfNeeded()
        (text.table.visibleCells[0] as? TextCell)?.content = "h80"
        text.table.beginUpdates()
        text.table.endUpdates()
        #expect(text.table.visibleCells.map(\.frame) == [rect(0, 0, 320, 80), rect(0, 80, 320, 100)])
    }

    @Test("Scrolling to a row measures what becomes visible, and ends at the row")
    func scrolling() throws {
        let text = table((0..<1000).map { 30 + $0 % 7 * 20 })
        text.table.layoutIfNeeded()
        for (row, position) in [(700, .top), (300, .bottom), (500, .middle), (999, .bottom), (0, .top)]
            as [(Int, UITableView.ScrollPosition)]
        {
            text.table.scrollToRow(at: path(0, row), at: position, animated: false)
            text.table.layoutIfNeeded()
            let frame = try #require(text.table.cellForRow(at: path(0, row))?.frame, "row \(row)")
            let y = frame.minY - text.table.contentOffset.y
            switch position {
            case .top: #expect(y == 0, "row \(row)")
            case .bottom: #expect(y + frame.height == 480, "row \(row)")
            default: #expect(y + frame.height / 2 == 240, "row \(row)")
            }
        }
    }
}
