import Testing
import UIKit

@Suite("A bank")
struct BankingTests {
    private let accounts = (1...3).map {
        BankAccount(number: "DE0012\($0)", balance: $0 * 100, colors: [.systemBlue, .systemIndigo, .black])
    }

    @Test("A card's contents keep to its corners")
    func accountCard() {
        let card = AccountCardView(account: accounts[0])
        let size = card.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(size ≈ CGSize(width: 300, height: 189))
        let stage = AppStage(card, frame: CGRect(x: 0, y: 100, width: 300, height: 189))
        #expect(card.chipFrame ≈ CGRect(x: 20, y: 16, width: 40, height: 30))
        #expect(card.gradientFrame ≈ card.bounds)
        #expect(card.number.text == "•••• 0121")
        #expect(isNear(card.number.frame.maxY, 173))
        #expect(card.number.frame.minX ≈ 20)
        #expect(isNear(card.balance.frame.maxX, 280))
        #expect(card.balance.frame.minY ≈ 16)
        stage.layOut()
    }

    @Test("A card that is touched comes to the top, the others go down, and come back")
    func cardStack() {
        let stack = CardStackView(accounts: accounts)
        let stage = AppStage(stack, frame: CGRect(x: 0, y: 47, width: 390, height: 500))
        #expect(stack.cards.map(\.frame.minY) ≈ [0, 60, 120])
        #expect(stack.cards[0].frame.width ≈ 358)
        stage.window.tap(at: CGPoint(x: 200, y: 47 + 90))
        stage.wait(1)
        #expect(stack.openIndex == 1)
        #expect(stack.cards.map(\.frame.minY) ≈ [460, 0, 480])
        stage.window.tap(stack.cards[1])
        stage.wait(1)
        #expect(stack.openIndex == nil)
        #expect(stack.cards.map(\.frame.minY) ≈ [0, 60, 120])
    }

    @Test("Dots are filled one after the other")
    func pinDots() {
        let dots = PinDotsView(count: 4)
        let stage = AppStage(fitting: dots, width: nil)
        dots.filled = 2
        #expect(dots.frame.size ≈ CGSize(width: 116, height: 14))
        #expect(dots.fills == [true, true, false, false])
        #expect(dots.subviews.map(\.frame.minX) ≈ [0, 34, 68, 102])
        #expect(dots.accessibilityValue == "2 of 4")
        var isDone = false
        dots.shake { isDone = true }
        stage.wait(0.3)
        #expect(!isDone)
        stage.wait(0.2)
        #expect(isDone)
    }

    @Test("Keys stand in a grid with a hole")
    func keypad() {
        final class Listener: KeypadViewDelegate {
            var keys: [KeypadView.Key] = []
            func keypad(_ keypad: KeypadView, didPress key: KeypadView.Key) { keys.append(key) }
        }
        let keypad = KeypadView()
        let listener = Listener()
        keypad.delegate = listener
        let stage = AppStage(fitting: keypad, width: nil)
        #expect(keypad.frame.size ≈ CGSize(width: 276, height: 352))
        #expect(keypad.buttons.count == 11)
        #expect(keypad.buttons.allSatisfy { $0.bounds.size ≈ CGSize(width: 76, height: 76) })
        #expect(stage.frame(of: keypad.buttons[9]).origin ≈ CGPoint(x: 100, y: 100 + 3 * 92))
        for index in [0, 9, 10] { stage.window.tap(keypad.buttons[index]) }
        #expect(listener.keys == [.digit(1), .digit(0), .delete])
    }

    @Test("A wrong number shakes and is asked for again; meanwhile no key counts")
    func pin() {
        let controller = PinController { $0 == "1234" }
        let stage = AppStage(controller)
        #expect(stage.frame(of: controller.keypad).midX ≈ 195)
        #expect(stage.frame(of: controller.dotsView).midX ≈ 195)
        #expect((stage.frame(of: controller.dotsView).maxY + 32) ≈ stage.frame(of: controller.keypad).minY)
        func press(_ digits: [Int]) {
            for digit in digits { stage.window.tap(controller.keypad.buttons[digit == 0 ? 9 : digit - 1]) }
        }
        for digit in [1, 1, 1, 1] { controller.keypad(controller.keypad, didPress: .digit(digit)) }
        #expect(controller.isLocked)
        #expect(controller.dotsView.filled == 4)
        controller.keypad(controller.keypad, didPress: .digit(1))
        #expect(controller.dotsView.filled == 4)
        stage.wait(0.5)
        #expect(!controller.isLocked)
        #expect(controller.dotsView.filled == 0)
        press([1, 2, 9])
        stage.window.tap(controller.keypad.buttons[10])
        press([3, 4])
        #expect(controller.isUnlocked)
    }

    @Test("A long title ends before the amount")
    func transactionCell() {
        let cell = TransactionCell(style: .default, reuseIdentifier: nil)
        cell.configure(BankTransaction(title: String(repeating: "Groceries ", count: 8), amount: -1250))
        let stage = AppStage(cell, frame: CGRect(x: 0, y: 0, width: 390, height: 64))
        #expect(cell.iconFrame ≈ CGRect(x: 16, y: 12, width: 40, height: 40))
        #expect(isNear(cell.amountLabel.frame.maxX, 374))
        #expect(cell.amountLabel.text == "−1250")
        #expect(cell.titleLabel.frame.minX ≈ 68)
        #expect(isNear(cell.titleLabel.frame.maxX, cell.amountLabel.frame.minX - 12))
        #expect(cell.separatorInset.left == 68)
        stage.layOut()
    }

    @Test("A header's amount shrinks around its middle")
    func balanceHeader() {
        let header = BalanceHeaderView()
        header.amountLabel.text = "€ 1,250"
        let stage = AppStage(header, frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        let open = header.amountLabel.frame
        #expect(isNear(open.midX, 195))
        #expect(isNear(open.midY, 100))
        #expect(header.captionLabel.alpha ≈ 1)
        header.openness = 0
        stage.layOut()
        let closed = header.amountLabel.frame
        #expect(isNear(closed.width, open.width / 2))
        #expect(isNear(closed.midX, 195))
        #expect(header.captionLabel.alpha ≈ 0)
    }

    @Test("The header shrinks to its least height, and grows where the list is pulled")
    func balance() throws {
        let transactions = (1...40).map {
            BankTransaction(title: "\($0)", amount: $0 * ($0.isMultiple(of: 2) ? 1 : -1))
        }
        let controller = BalanceController(transactions: transactions)
        let stage = AppStage(controller)
        #expect(controller.header.frame ≈ CGRect(x: 0, y: 0, width: 390, height: 220))
        #expect(controller.header.amountLabel.text == "€ 20")
        #expect(controller.header.openness == 1)
        let first = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(stage.frame(of: first).minY ≈ 220)
        stage.window.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 430), hold: 0.2)
        stage.layOut()
        #expect(controller.header.frame.height ≈ 160)
        #expect(controller.header.openness == 0.5)
        stage.window.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), hold: 0.2)
        stage.layOut()
        #expect(controller.header.frame.height ≈ 100)
        #expect(controller.header.openness == 0)
        controller.tableView.contentOffset.y = -300
        stage.layOut()
        #expect(controller.header.frame.height ≈ 300)
        #expect(controller.header.openness == 1)
    }

    @Test("An amount takes digits and two places")
    func amountField() {
        let field = AmountField()
        let stage = AppStage(field, frame: CGRect(x: 0, y: 100, width: 200, height: 60))
        field.becomeFirstResponder()
        for key in "12a,3,45" { stage.type(String(key)) }
        #expect(field.text == "12,34")
        #expect(field.amount == 12.34)
        #expect(field.leftView?.frame ≈ CGRect(x: 0, y: 0, width: 30, height: 60))
        #expect(field.textRect(forBounds: field.bounds) ≈ CGRect(x: 36, y: 0, width: 164, height: 60))
    }

    @Test("A transfer's button stays above the keyboard, and is on when all is there")
    func transfer() {
        let controller = TransferController()
        let stage = AppStage(controller)
        stage.window.softwareKeyboardHeight = 336
        #expect(controller.sendButton.frame ≈ CGRect(x: 24, y: 844 - 34 - 16 - 50, width: 342, height: 50))
        stage.window.tap(controller.nameField)
        stage.type("Ada")
        #expect(controller.sendButton.frame.maxY ≈ (844 - 336 - 16))
        #expect(!controller.sendButton.isEnabled)
        stage.window.tap(controller.amountField)
        stage.type("20,5")
        #expect(controller.sendButton.currentTitle == "Send € 20,5")
        stage.window.tap(controller.sendButton)
        stage.layOut()
        #expect(controller.sent?.amount == 20.5)
        #expect(controller.sendButton.frame.maxY ≈ (844 - 50))
    }

    @Test("A line goes from the least value to the greatest, and ends in a dot")
    func sparkline() {
        let view = SparklineView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 106, height: 46))
        #expect(view.dotPosition == nil)
        #expect(view.linePath == nil)
        view.values = [10, 30, 20]
        stage.layOut()
        #expect(view.linePath?.boundingBoxOfPath == CGRect(x: 3, y: 3, width: 100, height: 40))
        #expect(view.dotPosition ≈ CGPoint(x: 103, y: 23))
        view.values = [5, 5]
        stage.layOut()
        #expect(view.dotPosition ≈ CGPoint(x: 103, y: 23))
    }

    @Test("Arcs share the ring, and the text fits into its hole")
    func donut() {
        let view = DonutChartView()
        view.slices = [.init(value: 50, color: .red), .init(value: 25, color: .green), .init(value: 25, color: .blue)]
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        #expect(view.arcs.map(\.strokeStart) == [0, 0.5, 0.75])
        #expect(view.arcs.map(\.strokeEnd) == [0.5, 0.75, 1])
        #expect(view.arcs[0].path?.boundingBoxOfPath == CGRect(x: 50, y: 10, width: 100, height: 100))
        let corner = view.totalLabel.frame.origin
        #expect(abs(hypot(corner.x - 100, corner.y - 60) - 40) < 0.01)
        #expect(view.totalLabel.text == "100")
        view.slices = []
        stage.layOut()
        #expect(view.arcs.isEmpty)
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test("Bars are as high as their values say, with their names at the bottom")
    func barChart() {
        let chart = BarChartView(entries: [
            .init(title: "Jan", value: 50), .init(title: "Feb", value: 100), .init(title: "Mar", value: 25),
        ])
        var selected: [Int] = []
        chart.onSelect = { selected.append($0) }
        let stage = AppStage(chart, frame: CGRect(x: 0, y: 100, width: 316, height: 120))
        let bars = chart.bars.map { stage.frame(of: $0) }
        #expect(bars.map(\.height) ≈ [50, 100, 25])
        #expect(bars.map(\.width) ≈ [100, 100, 100])
        #expect(bars.map(\.maxY) ≈ [200, 200, 200])
        #expect(bars.map(\.minX) ≈ [0, 108, 216])
        stage.window.tap(at: CGPoint(x: 250, y: 110))
        #expect(selected == [2])
        #expect(chart.bars.map(\.alpha) == [0.4, 0.4, 1])
    }
}
