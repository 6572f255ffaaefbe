import Testing
import UIKit

@Suite("Rows that size themselves, written for iOS")
struct SelfSizingTests {
    /// Also keeps the window, which holds everything.
    func shown(_ count: Int) -> (CommentsViewController, UIWindow) {
        let controller = CommentsViewController(style: .plain)
        controller.comments = (0..<count).map { ("Person \($0)", words($0 % 20)) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller, window)
    }

    func words(_ count: Int) -> String { Array(repeating: "nanosecond", count: count).joined(separator: " ") }

    /// 12 above and below; the avatar is 40 high, the name 18 by the font's line, and 4 are between name and text.
    func height(_ text: String, _ width: CGFloat) -> CGFloat {
        let (name, body) = (UILabel(), UILabel())
        name.font = .boldSystemFont(ofSize: 15)
        name.text = "Person"
        body.numberOfLines = 0
        body.text = text
        let room = CGSize(width: width - 84, height: 0)
        return 24 + max(40, name.sizeThatFits(room).height + 4 + body.sizeThatFits(room).height)
    }

    @Test("Each row in sight is as high as its constraints ask for; others count as the estimate")
    func heights() throws {
        let (controller, window) = shown(200)
        let table = controller.tableView!
        let rows = try #require(table.indexPathsForVisibleRows)
        var y: CGFloat = 46.5
        for row in rows {
            let wanted = height(controller.comments[row.row].text, 320)
            #expect(table.rectForRow(at: row) == CGRect(x: 0, y: y, width: 320, height: wanted))
            y += wanted
        }
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 46.5))
        #expect(table.contentSize.height == y + CGFloat(200 - rows.count) * 80)
        withExtendedLifetime(window) {}
    }

    @Test("Rotating, growing, and scrolling to the end")
    func changes() throws {
        let (controller, window) = shown(200)
        let table = controller.tableView!
        window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == height(words(2), 480))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? CommentCell)
        cell.commentLabel.text = words(30)
        table.beginUpdates()
        table.endUpdates()
        #expect(cell.frame.height == height(words(30), 480))
        cell.commentLabel.text = words(9)
        window.layoutIfNeeded()
        #expect(cell.frame.height == height(words(9), 480))
        table.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
        let last = table.rectForRow(at: IndexPath(row: 199, section: 0))
        #expect(last.height == height(words(19), 480) && abs(last.maxY - table.bounds.maxY) < 1e-6)
        #expect(table.layoutConflicts.isEmpty)
    }

    @Test("After a reload the table answers at once")
    func reloading() {
        let (controller, window) = shown(3)
        controller.comments = [("Ada", words(9))]
        controller.tableView.reloadData()
        #expect(controller.tableView.visibleCells.count == 1)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == height(words(9), 320))
        withExtendedLifetime(window) {}
    }
}
