import Testing
import UIKit

@Suite("A table written for iOS")
struct TableTests {
    /// Also keeps the window, which holds everything.
    func shown(_ messages: [Message]) -> (MessagesViewController, UIWindow) {
        let controller = MessagesViewController()
        controller.messages = messages
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller, window)
    }

    let short = Message(author: "Ada", text: "Hello")
    let long = Message(author: "Grace", text: Array(repeating: "nanosecond", count: 6).joined(separator: " "))

    @Test("Cells that size themselves stand one below the other, as high as their text")
    func selfSizing() throws {
        let (controller, window) = shown([short, long, short])
        let table = controller.tableView
        #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        // 8 + 16 (13 points) + 4 + lines of 17 points + 8.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 0, width: 320, height: 56.5))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? MessageCell)
        // "nanosecond" is 92.6 points wide, a space 4.7: three fit 288, so there are two lines.
        #expect(cell.frame == CGRect(x: 0, y: 56.5, width: 320, height: 97))
        #expect(cell.messageLabel.frame == CGRect(x: 16, y: 28, width: 288, height: 61))
        #expect(table.contentSize == CGSize(width: 320, height: 210))
        withExtendedLifetime(window) {}
    }

    @Test("A table controller edits its table: by code and by its button")
    func editing() {
        let controller = UITableViewController(style: .insetGrouped)
        controller.setEditing(true, animated: false)
        #expect(!controller.isViewLoaded)
        controller.isEditing = false
        controller.loadViewIfNeeded()
        #expect(controller.tableView.isEditing == false)
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
        controller.setEditing(false, animated: true)
        #expect(controller.tableView.isEditing == false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        controller.editButtonItem.performPrimaryAction()
        #expect(controller.tableView.isEditing && controller.isEditing)
    }

    @Test("Rows are inserted, deleted by editing, and selected")
    func changes() {
        let (controller, window) = shown([short, short])
        controller.add(long)
        window.layoutIfNeeded()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 97)
        controller.tableView.commitEditing(at: IndexPath(row: 0, section: 0))
        window.layoutIfNeeded()
        #expect(controller.messages.count == 2)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 56.5)
        controller.tableView.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(controller.selected == [IndexPath(row: 1, section: 0)])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("Cells are used again while a long list scrolls")
    func reuse() throws {
        let (controller, window) = shown(Array(repeating: short, count: 200))
        let table = controller.tableView
        table.contentOffset.y = 2000
        window.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        window.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? MessageCell }
        #expect(cells.count >= 8 && cells.count == table.visibleCells.count)
        #expect(cells.contains { $0.timesReused > 0 })
        #expect(cells.allSatisfy { $0.messageLabel.text == "Hello" })
    }
}
