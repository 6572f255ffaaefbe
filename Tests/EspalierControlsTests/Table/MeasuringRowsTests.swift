import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: which rows are measured, and when again (AUTOLAYOUT 7.2)")
struct MeasuringRowsTests {
    @Test("Only rows in sight are measured, each once; nothing is measured by scrolling back")
    func once() {
        let posts = PostTable(count: 10_000)
        #expect(posts.measured {} == posts.table.visibleCells.count)
        let first = posts.table.counters.cellsMeasured
        let seen = posts.measured { posts.scroll(to: 200) }
        #expect(seen <= 4)
        #expect(posts.measured { posts.scroll(to: 0) } == 0)
        #expect(posts.table.counters.cellsMeasured == first + seen)
        #expect(posts.table.counters.heightsAsked == posts.table.counters.cellsMeasured)
        // Cells are used again, and their fitting systems with them.
        #expect(posts.table.counters.cellsMade <= 14)
    }

    @Test("A jump to the end measures what is there, and nothing between")
    func jump() throws {
        let posts = PostTable(count: 10_000)
        posts.table.layoutIfNeeded()
        let measured = posts.measured {
            posts.table.scrollToRow(at: path(0, 9_999), at: .bottom, animated: false)
        }
        #expect(posts.table.indexPathsForVisibleRows?.last == path(0, 9_999))
        let last = try #require(posts.cell(9_999))
        #expect(abs(last.frame.maxY - posts.table.bounds.maxY) < 1e-6 && last.frame.height == posts.height(9_999))
        #expect(measured < 24)
        #expect(abs(posts.table.contentSize.height - last.frame.maxY) < 1e-6)
    }

    @Test("At another width what was measured is dropped, rows in sight are measured anew, the topmost one stays")
    func rotation() throws {
        let posts = PostTable(count: 1_000)
        posts.table.layoutIfNeeded()
        posts.scroll(to: 9_000)
        let top = try #require(posts.table.indexPathsForVisibleRows?.first)
        let above = posts.table.rectForRow(at: top).minY - posts.table.contentOffset.y
        let measured = posts.measured { posts.table.frame.size = size(480, 320) }
        let visible = try #require(posts.table.indexPathsForVisibleRows)
        #expect(visible.first == top)
        #expect(abs(posts.table.rectForRow(at: top).minY - posts.table.contentOffset.y - above) < 1e-6)
        #expect(measured >= visible.count && measured <= visible.count + 4)
        for row in visible { #expect(posts.cell(row.row)?.frame.height == posts.height(row.row)) }
        // The rows above count as estimates again.
        #expect(posts.table.rectForRow(at: path(0, 0)) == rect(0, 0, 480, 44))
    }

    @Test("The delegate's heights are asked anew at another width, as they may follow from it")
    func delegateHeights() {
        final class Squares: UITableViewDelegate {
            var asked = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked += 1
                return tableView.bounds.width / 2
            }
        }
        let text = TextTable(TextSource(rows: 10))
        let delegate = Squares()
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        #expect(delegate.asked == 10 && text.table.contentSize.height == 1600)
        text.table.frame.size.height = 400
        text.table.layoutIfNeeded()
        #expect(delegate.asked == 10)
        text.table.frame.size.width = 100
        text.table.layoutIfNeeded()
        #expect(delegate.asked == 20 && text.table.contentSize.height == 500)
    }

    @Test("Updates ask anew for what is in sight, empty ones too; what has not changed costs a look-up")
    func updates() throws {
        let posts = PostTable(count: 100)
        posts.table.layoutIfNeeded()
        let visible = posts.table.visibleCells.count
        let fittings = try #require(posts.cell(0)).contentView.fittingCount
        #expect(
            posts.measured {
                posts.table.beginUpdates()
                posts.table.endUpdates()
            } == visible)
        #expect(posts.measured { posts.table.performBatchUpdates(nil) } == visible)
        #expect(posts.cell(0)?.contentView.fittingCount == fittings)
        // At once, without a pass.
        posts.table.selfSizingInvalidation = .disabled
        posts.cell(1)?.pictureHeight.constant = 77
        posts.table.layoutIfNeeded()
        #expect(posts.cell(1)?.frame.height == posts.height(1))
        posts.table.beginUpdates()
        posts.table.endUpdates()
        #expect(posts.cell(1)?.frame.height == posts.height(1) + 67)
        #expect(posts.table.rectForRow(at: path(0, 2)).minY == posts.height(0) + posts.height(1) + 67)
    }

    @Test("A reloaded row is measured when its cell is there; reloadData drops all heights")
    func reloading() {
        let posts = PostTable(count: 100)
        posts.table.layoutIfNeeded()
        posts.source.sections[0][1].body = PostTable.words(20)
        posts.table.reloadRows(at: [path(0, 1)], with: .none)
        #expect(posts.cell(1)?.frame.height == posts.height(1))
        posts.source.sections[0] = (0..<50).map { PostTable.post($0 + 3) }
        posts.table.reloadData()
        #expect(posts.table.rectForRow(at: path(0, 1)).height == posts.height(1))
        #expect(posts.table.rectForRow(at: path(0, 49)).height == 44)
    }

    @Test("A shown cell whose content changes is resized at the next layout, and what is in sight above stays")
    func invalidation() throws {
        for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
            let posts = PostTable(count: 100)
            #expect(posts.table.selfSizingInvalidation == .enabled)
            posts.table.selfSizingInvalidation = mode
            posts.table.layoutIfNeeded()
            posts.scroll(to: 30)
            let cell = try #require(posts.cell(2))
            posts.source.sections[0][2].body = PostTable.words(12)
            #expect(posts.measured { cell.body.text = PostTable.words(12) } == 1)
            #expect(cell.frame.height == posts.height(2) && posts.table.contentOffset.y == 30)
            #expect(posts.cell(3)?.frame.minY == cell.frame.maxY)
            posts.source.sections[0][2].picture = 90
            #expect(posts.measured { cell.pictureHeight.constant = 90 } == 1)
            #expect(cell.frame.height == posts.height(2))
            #expect(posts.measured { cell.body.isHidden = true } == 0)
            // A change that comes to nothing is a question, and no more.
            let frames = posts.table.visibleCells.map(\.frame)
            _ = posts.measured { cell.invalidateIntrinsicContentSize() }
            #expect(posts.table.visibleCells.map(\.frame) == frames)
            #expect(posts.measured { posts.table.setNeedsLayout() } == 0)
        }
    }

    @Test("Disabled, a change waits for an update; a fixed height never follows the content")
    func disabled() throws {
        let posts = PostTable(count: 10)
        posts.table.selfSizingInvalidation = .disabled
        posts.table.layoutIfNeeded()
        let height = posts.height(0)
        #expect(posts.measured { posts.cell(0)?.pictureHeight.constant = 50 } == 0)
        #expect(posts.cell(0)?.frame.height == height)
        let fixed = PostTable(count: 10)
        fixed.table.rowHeight = 60
        fixed.table.layoutIfNeeded()
        #expect(fixed.measured { fixed.cell(0)?.body.text = PostTable.words(30) } == 0)
        #expect(fixed.cell(0)?.frame.height == 60)
    }

    @Test("A cell without constraints says by invalidateIntrinsicContentSize that it wants another height")
    func plainCells() throws {
        let text = TextTable(TextSource([["h60", "h70"]]))
        text.table.layoutIfNeeded()
        let cell = try #require(text.table.visibleCells.first as? TextCell)
        cell.content = "h90"
        text.table.layoutIfNeeded()
        #expect(cell.frame.height == 60)
        cell.invalidateIntrinsicContentSize()
        text.table.layoutIfNeeded()
        #expect(cell.frame.height == 90)
    }

    @Test("A cell keeps what was fitted while it waits and is used again: only what has changed is solved")
    func reuse() throws {
        let posts = PostTable([(0..<200).map { _ in Post(title: "A", body: "B", picture: 10) }])
        posts.table.layoutIfNeeded()
        let cells = Set(posts.table.visibleCells.map(ObjectIdentifier.init))
        posts.scroll(to: 3_000)
        let again = posts.table.visibleCells.filter { cells.contains(ObjectIdentifier($0)) }
        #expect(again.count > 5)
        // The same texts: nothing was to be solved anew.
        for cell in again { #expect(cell.contentView.fittingCount == 1) }
    }
}
