import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: scrolling to rows")
struct ScrollToRowTests {
    let text = TextTable(TextSource(rows: 100))

    init() {
        text.table.rowHeight = 44
        text.table.layoutIfNeeded()
    }

    @Test(
        "Top, middle and bottom, not beyond the content",
        arguments: [
            (50, .top, 2200), (50, .middle, 1982), (50, .bottom, 1764), (0, .bottom, 0), (99, .top, 3920),
            (0, .middle, 0),
        ] as [(Int, UITableView.ScrollPosition, CGFloat)])
    func positions(row: Int, position: UITableView.ScrollPosition, y: CGFloat) {
        text.table.scrollToRow(at: path(0, row), at: position, animated: false)
        #expect(text.table.contentOffset.y == y)
    }

    @Test(
        "None scrolls as little as needed",
        arguments: [(50, 2000, 2000), (40, 2000, 1760), (60, 2000, 2204)] as [(Int, CGFloat, CGFloat)])
    func none(row: Int, from: CGFloat, to: CGFloat) {
        text.scroll(to: from)
        text.table.scrollToRow(at: path(0, row), at: .none, animated: false)
        #expect(text.table.contentOffset.y == to)
    }

    @Test("Insets and a header that sticks are kept free")
    func insets() {
        let titled = TextTable(TextSource([Array(repeating: "x", count: 100)], titles: ["One"]))
        titled.table.rowHeight = 44
        titled.table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        titled.table.layoutIfNeeded()
        titled.table.scrollToRow(at: path(0, 50), at: .top, animated: false)
        #expect(titled.table.contentOffset.y == 2180)
        titled.table.scrollToRow(at: path(0, 50), at: .bottom, animated: false)
        #expect(titled.table.contentOffset.y == 1822)
        titled.table.scrollToRow(at: path(0, 0), at: .top, animated: false)
        #expect(titled.table.contentOffset.y == -20)
        titled.table.scrollToRow(at: path(0, 99), at: .bottom, animated: false)
        #expect(titled.table.contentOffset.y == 3978)
        titled.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
        #expect(titled.table.contentOffset.y == -20)
    }

    @Test("With animation the end state is there at once, and the delegate hears of the end")
    func animated() {
        final class Delegate: UITableViewDelegate {
            var calls: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
        }
        let delegate = Delegate()
        text.table.delegate = delegate
        text.table.scrollToRow(at: path(0, 50), at: .top, animated: true)
        #expect(text.table.contentOffset.y == 2200 && delegate.calls == ["scroll", "end"])
    }
}
