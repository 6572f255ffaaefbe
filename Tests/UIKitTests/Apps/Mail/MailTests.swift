import Testing
import UIKit

@Suite("A mail application")
struct MailTests {
    private let messages = [
        MailMessage(
            sender: "Ada", subject: "Engine", preview: String(repeating: "Notes on it. ", count: 20), date: "Monday",
            isUnread: true),
        MailMessage(sender: "Grace", subject: "Compiler", preview: "Short.", date: "Tuesday"),
        MailMessage(
            sender: "A sender whose name is far longer than any line of this list could be", subject: "Enginery",
            preview: "x", date: "Wednesday"),
    ]

    @Test("A cell is as high as its lines, and a long name ends before the date")
    func mailCell() throws {
        let mailbox = MailboxController(messages: messages)
        let stage = AppStage(mailbox)
        let cells = mailbox.tableView.visibleCells.compactMap { $0 as? MailCell }
        try #require(cells.count == 3)
        for cell in cells {
            #expect(cell.senderLabel.frame.minY ≈ 12)
            #expect(cell.subjectLabel.frame.minX ≈ 28)
            #expect(cell.dateLabel.frame.maxX ≈ (390 - 12))
            #expect(cell.senderLabel.frame.maxX <= cell.dateLabel.frame.minX - 8)
            #expect(isNear(cell.frame.height, cell.previewLabel.frame.maxY + 12))
            #expect(isNear(cell.unreadDot.center.y, cell.senderLabel.center.y))
        }
        let line = cells[1].previewLabel.frame.height
        #expect(isNear(cells[0].previewLabel.frame.height, 2 * line))
        #expect(cells[0].frame.height > cells[1].frame.height)
        #expect(!cells[0].unreadDot.isHidden)
        #expect(cells[1].unreadDot.isHidden)
        #expect(cells[0].accessibilityLabel == "Unread, Ada, Engine")
        stage.layOut()
    }

    @Test("A mailbox filters, deletes, flags, and shows what a pull has fetched")
    func mailbox() throws {
        let mailbox = MailboxController(messages: messages)
        let stage = AppStage(UINavigationController(rootViewController: mailbox))
        let searchBar = try #require(mailbox.tableView.tableHeaderView as? UISearchBar)
        #expect(searchBar.frame.width ≈ 390)
        searchBar.searchTextField.becomeFirstResponder()
        stage.type("engine")
        stage.layOut()
        #expect(mailbox.tableView.visibleCells.count == 2)
        searchBar.tapCancelButton()
        stage.layOut()
        #expect(mailbox.tableView.visibleCells.count == 3)
        #expect(searchBar.text?.isEmpty != false)
        mailbox.tableView.performSwipeAction("Delete", at: IndexPath(row: 1, section: 0))
        mailbox.tableView.performSwipeAction("Flag", at: IndexPath(row: 1, section: 0))
        stage.layOut()
        #expect(mailbox.messages.map(\.sender).first == "Ada")
        #expect(mailbox.messages.count == 2)
        #expect(mailbox.messages[1].isFlagged)
        #expect(mailbox.tableView.visibleCells.count == 2)
        stage.window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), hold: 0.2)
        #expect(mailbox.messages.first?.sender == "Postmaster")
        #expect(mailbox.refreshControl?.isRefreshing == false)
    }

    @Test("A chip is as wide as its name and its cross")
    func chip() {
        let chip = RecipientChip(title: "Ada Lovelace")
        chip.sizeToFit()
        let stage = AppStage(chip, frame: CGRect(origin: CGPoint(x: 20, y: 100), size: chip.bounds.size))
        #expect(chip.titleLabel.frame.minX ≈ 10)
        #expect(chip.layer.cornerRadius == chip.bounds.height / 2)
        #expect(isNear(chip.titleLabel.frame.width, chip.titleLabel.intrinsicContentSize.width))
        stage.layOut()
    }

    @Test("Chips break into lines, the field follows them, and a tap takes one away")
    func recipients() {
        let view = RecipientsView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 100, width: 240, height: 200))
        #expect(view.field.frame ≈ CGRect(x: 0, y: 0, width: 80, height: 30))
        view.field.becomeFirstResponder()
        for name in ["Ada Lovelace", "Grace Hopper", "Alan Turing"] { stage.type(name + "\n") }
        stage.layOut()
        view.bringSubviewToFront(view.field)
        #expect(view.chips.count == 3)
        #expect(view.subviews.allSatisfy { $0.frame.maxX <= 240 })
        for (chip, next) in zip(view.subviews, view.subviews.dropFirst()) {
            let fits = chip.frame.maxX + 6 + next.frame.width <= 240
            #expect(next.frame.minX ≈ (fits ? chip.frame.maxX + 6 : 0))
            #expect(next.frame.minY ≈ (chip.frame.minY + (fits ? 0 : 36)))
        }
        let height = view.sizeThatFits(CGSize(width: 240, height: 0)).height
        #expect(height ≈ view.field.frame.maxY)
        #expect(height > 30)
        stage.window.tap(view.chips[1])
        stage.layOut()
        #expect(view.chips.map(\.titleLabel.text) == ["Ada Lovelace", "Alan Turing"])
    }

    @Test("The text of a new mail ends above the keyboard, and a draft is asked about")
    func compose() throws {
        let compose = ComposeController()
        let stage = AppStage(UINavigationController(rootViewController: compose))
        stage.window.softwareKeyboardHeight = 336
        #expect(compose.bodyView.frame.maxY ≈ (844 - 34))
        #expect(compose.recipientsView.frame ≈ CGRect(x: 16, y: 47 + 54 + 8, width: 358, height: 30))
        #expect(compose.bodyView.frame.minY ≈ (109 + 30 + 8 + 44 + 1))
        #expect(compose.navigationItem.rightBarButtonItem?.isEnabled == false)
        for name in ["Ada Lovelace", "Grace Hopper", "Alan Turing"] { compose.recipientsView.add(name) }
        stage.layOut()
        #expect(compose.recipientsView.frame.height ≈ 66)
        #expect(compose.navigationItem.rightBarButtonItem?.isEnabled == true)
        stage.window.tap(compose.subjectField)
        stage.type("Hello\n")
        #expect(compose.bodyView.isFirstResponder)
        #expect(compose.bodyView.frame.maxY ≈ (844 - 336))
        stage.type("Dear all")
        try #require(compose.navigationItem.leftBarButtonItem).performPrimaryAction()
        stage.wait(1)
        let alert = try #require(compose.presentedViewController as? UIAlertController)
        alert.choose("Keep")
        #expect(compose.presentedViewController == nil)
        var sent: [String] = []
        compose.onSend = { sent = [$0, $1] }
        try #require(compose.navigationItem.rightBarButtonItem).performPrimaryAction()
        #expect(sent == ["Hello", "Dear all"])
        stage.layOut()
        #expect(compose.bodyView.frame.maxY ≈ (844 - 34))
    }

    @Test("The details of a thread fold open, and the head grows by them")
    func threadHeader() {
        let header = ThreadHeaderView(subject: "A subject of some length, in two lines", details: ["From", "To"])
        let stage = AppStage(fitting: header, width: 300)
        let closed = header.frame.height
        #expect(header.button.frame.maxX ≈ (300 - 32))
        #expect(header.details.isHidden)
        stage.window.tap(header.button)
        stage.layOut()
        #expect(isNear(header.frame.height, closed + 6 + header.details.frame.height))
        #expect(header.button.isSelected)
        #expect(
            header.details.frame ≈ CGRect(x: 16, y: closed - 12 + 6, width: 268, height: header.details.frame.height))
        stage.window.tap(header.button)
        stage.layOut()
        #expect(header.frame.height ≈ closed)
    }

    @Test("An attachment's name gives way, its icon does not")
    func attachment() {
        let view = AttachmentView()
        view.show(name: "A very long name of a file, with more words than there is room.pdf", bytes: 4096)
        let stage = AppStage(fitting: view, width: 200)
        #expect(view.iconView.frame.minX ≈ 12)
        #expect(view.iconView.frame.size ≈ CGSize(width: 24, height: 30))
        #expect(view.nameLabel.frame.minX ≈ 46)
        #expect(view.nameLabel.frame.maxX ≈ 188)
        #expect(view.sizeLabel.frame.minX ≈ 46)
        #expect(view.sizeLabel.frame.maxX ≈ 188)
        #expect(view.sizeLabel.text == "4 KB")
        #expect(isNear(view.iconView.center.y, view.bounds.midY))
        #expect(isNear(view.bounds.height, view.sizeLabel.frame.maxY + 8))
        stage.layOut()
    }

    @Test("A folder's count stands at the end, and its name before it")
    func folderCell() {
        let cell = FolderCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Archive"
        cell.count = 128
        let stage = AppStage(cell, frame: CGRect(x: 0, y: 0, width: 320, height: 48))
        #expect(cell.contentView.frame.width < 320)
        #expect(cell.countLabel.frame.maxX ≈ (cell.contentView.bounds.maxX - 8))
        #expect(cell.textLabel.map { $0.frame.maxX == cell.countLabel.frame.minX - 8 } == true)
        cell.count = 0
        stage.layOut()
        #expect(cell.countLabel.frame.width ≈ 0)
    }

    @Test("Folders are moved within their section, and deleted")
    func folders() {
        let controller = FoldersController()
        controller.sections = [
            .init(title: "Mail", folders: [("Inbox", 3), ("Sent", 0)]),
            .init(title: "Mine", folders: [("Taxes", 1), ("Trips", 0), ("Letters", 2)]),
        ]
        let stage = AppStage(UINavigationController(rootViewController: controller))
        let table = controller.tableView
        #expect(table.visibleCells.count == 5)
        #expect(table.visibleCells.allSatisfy { $0.frame.height ≈ 48 })
        controller.setEditing(true, animated: false)
        stage.layOut()
        table.dragRow(at: IndexPath(row: 2, section: 1), to: IndexPath(row: 0, section: 1))
        #expect(controller.sections[1].folders.map(\.name) == ["Letters", "Taxes", "Trips"])
        table.commitEditing(at: IndexPath(row: 1, section: 1))
        stage.layOut()
        #expect(controller.sections[1].folders.map(\.name) == ["Letters", "Trips"])
        #expect(table.visibleCells.count == 4)
    }

    @Test("The coordinator leads from the folders to a mail, and its text scrolls if it is long")
    func coordinator() throws {
        let navigation = UINavigationController()
        let coordinator = MailCoordinator(navigationController: navigation, store: ["Inbox": messages, "Sent": []])
        coordinator.start()
        let stage = AppStage(navigation)
        stage.window.tap(at: CGPoint(x: 200, y: 47 + 54 + 55.5 + 24))
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.title == "Inbox")
        let mailbox = try #require(navigation.topViewController as? MailboxController)
        mailbox.tableView.tapRow(at: IndexPath(row: 0, section: 0))
        let reader = try #require(navigation.topViewController as? MailReaderController)
        stage.layOut()
        #expect(reader.header.frame.origin ≈ .zero)
        #expect(reader.header.frame.width ≈ 390)
        #expect(reader.textLabel.frame.minY ≈ (reader.header.frame.maxY + 8))
        #expect(reader.textLabel.frame.width ≈ 358)
        #expect(isNear(reader.scrollView.contentSize.height, reader.textLabel.frame.maxY + 16))
        #expect(reader.scrollView.contentOffset.y ≈ -(47 + 54))
        withExtendedLifetime(coordinator) {}
    }
}
