import Testing
import UIKit

@Suite("A list of things to do")
struct TodoTests {
    private let items = [
        TodoItem(id: 1, title: "Water", priority: 2),
        TodoItem(id: 2, title: String(repeating: "Write letters ", count: 8)),
        TodoItem(id: 3, title: "Sleep", isDone: true),
    ]

    @Test("A title wraps before the flags, and is crossed out when it is done")
    func cell() throws {
        let controller = TodoController(items: items)
        let stage = AppStage(controller)
        let cells = controller.tableView.visibleCells.compactMap { $0 as? TodoCell }
        try #require(cells.count == 3)
        for cell in cells {
            let (box, title, flag) = cell.parts
            #expect(box.frame.size ≈ CGSize(width: 20, height: 20))
            #expect(isNear(box.frame.midY, cell.contentView.bounds.midY))
            #expect(title.frame.minX ≈ 48)
            #expect(isNear(title.frame.minY, 12))
            #expect(title.frame.maxX <= flag.frame.minX - 8 + 0.01)
            #expect(isNear(flag.frame.maxX, cell.contentView.bounds.maxX - 16))
            #expect(isNear(cell.frame.height, title.frame.height + 24))
        }
        #expect(cells[0].parts.flag.text == "!!")
        #expect(cells[1].parts.title.frame.height > 40)
        let style = cells[2].parts.title.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil)
        #expect(style as? Int == NSUnderlineStyle.single.rawValue)
        stage.layOut()
    }

    @Test("What is ticked goes to the done ones, what is deleted can be had back, what is new comes last")
    func list() throws {
        let controller = TodoController(items: items)
        let stage = AppStage(UINavigationController(rootViewController: controller))
        stage.window.softwareKeyboardHeight = 336
        let first = try #require(controller.tableView.visibleCells.first as? TodoCell)
        stage.window.tap(first.parts.box)
        stage.wait(1)
        #expect(controller.items.map { $0.map(\.id) } == [[2], [1, 3]])
        let moved = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? TodoCell
        #expect(moved?.parts.title.text == "Water")
        #expect(moved?.parts.box.isOn == true)
        controller.tableView.commitEditing(at: IndexPath(row: 0, section: 0))
        stage.layOut()
        #expect(controller.items[0].isEmpty)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
        let toast = try #require(controller.toast)
        #expect(toast.frame.minX ≈ 16)
        #expect(toast.frame.width ≈ 358)
        #expect(isNear(toast.frame.maxY, controller.addBar.frame.minY - 12))
        stage.window.tap(toast.undoButton)
        stage.wait(1)
        #expect(controller.items[0].map(\.id) == [2])
        #expect(toast.superview == nil)
        stage.window.tap(controller.addBar.field)
        #expect(controller.addBar.frame.maxY ≈ (844 - 336))
        stage.type("Read\n")
        #expect(controller.items[0].map(\.title).last == "Read")
        #expect(controller.addBar.field.text?.isEmpty != false)
        controller.tableView.performSwipeAction("!", at: IndexPath(row: 1, section: 0))
        #expect(controller.items[0][1].priority == 1)
    }

    @Test("A bar adds what is not blank")
    func addBar() {
        let bar = AddTodoBar()
        var added: [String] = []
        bar.onAdd = { added.append($0) }
        let stage = AppStage(fitting: bar, width: 390)
        #expect(bar.frame.height ≈ (34 + 16))
        #expect(
            stage.frame(of: bar.addButton).maxX ≈ (stage.frame(of: bar.field).maxX + 8 + bar.addButton.bounds.width))
        bar.field.becomeFirstResponder()
        stage.type("  ")
        stage.window.tap(bar.addButton)
        stage.type(" Walk ")
        stage.window.tap(bar.addButton)
        #expect(added == ["Walk"])
    }

    @Test("An empty list shows its message in the middle of the visible part")
    func emptyState() {
        let controller = TodoController(items: [])
        let stage = AppStage(controller)
        let empty = controller.emptyView
        #expect(empty.superview === controller.tableView)
        #expect(isNear(stage.frame(of: empty.title).midX, 195))
        let middle = (stage.frame(of: empty.title).minY + stage.frame(of: empty.button).maxY) / 2
        #expect(isNear(middle, stage.frame(of: empty).midY))
        stage.window.tap(empty.button)
        #expect(controller.addBar.field.isFirstResponder)
        stage.type("First\n")
        #expect(empty.superview == nil)
        #expect(controller.tableView.backgroundView == nil)
    }

    @Test("A message goes by itself")
    func toast() {
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
        controller.view.addSubview(bar)
        let stage = AppStage(controller)
        let toast = UndoToast(text: String(repeating: "Deleted something long ", count: 5))
        toast.show(in: controller.view, above: bar)
        stage.layOut()
        #expect(toast.frame.maxY ≈ 688)
        #expect(toast.undoButton.frame.maxX ≈ (358 - 14))
        #expect(toast.subviews[0].frame.maxX ≈ (toast.undoButton.frame.minX - 8))
        stage.wait(0.2)
        stage.wait(3)
        #expect(toast.superview != nil)
        stage.wait(0.3)
        #expect(toast.superview == nil)
    }

    @Test("A card follows the finger, comes back, or is thrown away")
    func swipeCard() {
        let card = SwipeCardView(title: "Water")
        var verdicts: [SwipeCardView.Verdict] = []
        card.onVerdict = { verdicts.append($0) }
        let stage = AppStage(card, frame: CGRect(x: 45, y: 200, width: 300, height: 400))
        #expect(card.titleFrame ≈ CGRect(x: 20, y: 20, width: 260, height: 360))
        let finger = stage.window.beginTouch(at: CGPoint(x: 200, y: 300))
        stage.window.moveTouch(finger, to: CGPoint(x: 215, y: 300))
        stage.window.moveTouch(finger, to: CGPoint(x: 260, y: 300))
        #expect(card.stampText == "Done")
        #expect(isNear(card.center.x + card.transform.tx, 255))
        stage.wait(0.2)
        stage.window.endTouch(finger)
        #expect(card.transform.isIdentity)
        #expect(card.stampText == nil)
        stage.window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 50, y: 300))
        stage.wait(0.4)
        #expect(verdicts == [.later])
        #expect(card.superview == nil)
    }

    @Test("The next cards stand smaller behind the first, and come up")
    func deck() {
        let controller = CardDeckController(titles: ["A", "B", "C", "D"])
        let stage = AppStage(controller)
        // The safe area less 24 and 60: (24, 107, 342, 643).
        #expect(controller.cards[0].frame ≈ CGRect(x: 24, y: 107, width: 342, height: 643))
        #expect(isNear(controller.cards[1].frame.width, 342 * 0.95))
        #expect(isNear(controller.cards[1].frame.midY, 428.5 + 16))
        #expect(controller.view.subviews.last === controller.cards[0])
        let second = controller.cards[1]
        stage.window.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        stage.wait(0.5)
        #expect(controller.verdicts == [.done])
        #expect(controller.cards.first === second)
        #expect(controller.cards.count == 3)
        #expect(second.frame ≈ CGRect(x: 24, y: 107, width: 342, height: 643))
        stage.window.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400))
        stage.wait(0.5)
        #expect(controller.verdicts == [.done, .later])
        #expect(controller.cards.count == 2)
    }
}
