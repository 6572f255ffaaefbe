// swift-format-ignore-file
// The examples of Docs/Touches.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Touches.md")
struct TouchesExamples {
    @Test("1: Touching in tests")
    func example1() async throws {
        let printed = try await Printed.collect {
            final class MessagesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
                let table = UITableView()
                private(set) var opened: [Int] = []
                private(set) var isPulled = false
                override func viewDidLoad() {
                    super.viewDidLoad()
                    table.frame = view.bounds
                    table.rowHeight = 44
                    table.contentInsetAdjustmentBehavior = .never
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
                    table.dataSource = self
                    table.delegate = self
                    view.addSubview(table)
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
                }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
                func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { isPulled = true }
            }
            let messages = MessagesController()
            let window = UIWindow(screen: .iPhone14)
            window.rootViewController = messages
            window.makeKeyAndVisible()

            window.tap(at: CGPoint(x: 200, y: 100))  // the third row
            print(messages.opened)
            window.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 270), hold: 0.2)
            print(messages.table.contentOffset.y, messages.isPulled)
            window.tap(at: CGPoint(x: 200, y: 100))
            print(messages.opened)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Touches.md")
    }

    @Test("2: Recognizers")
    func example2() async throws {
        let printed = try await Printed.collect {
            final class CardController: UIViewController {
                private(set) var log: [String] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let once = UITapGestureRecognizer(target: self, action: CardController.zoomed)
                    let twice = UITapGestureRecognizer(target: self, action: CardController.liked(_:))
                    twice.numberOfTapsRequired = 2
                    once.require(toFail: twice)
                    view.addGestureRecognizer(once)
                    view.addGestureRecognizer(twice)
                    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self) { $0.log.append("next") })
                }

                func zoomed() { log.append("zoomed") }

                func liked(_ tap: UITapGestureRecognizer) {
                    log.append("liked at \(tap.location(in: view).x)")
                }
            }

            let card = CardController()
            let phone = UIWindow(screen: .iPhone14)
            phone.rootViewController = card
            phone.makeKeyAndVisible()
            phone.tap(card.view)  // another tap may follow
            print(card.log)  // []
            phone.clock.advance(by: 0.35)
            phone.tap(card.view, count: 2)
            phone.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
            print(card.log)  // ["zoomed", "liked at 195.0", "next"]
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/Touches.md")
    }

    @Test("3: The keyboard")
    func example3() async throws {
        let printed = try await Printed.collect {
            let form = UIWindow(screen: .iPhone14)
            let field = UITextField()
            form.addSubview(field)
            form.makeKeyAndVisible()
            field.translatesAutoresizingMaskIntoConstraints = false
            field.bottomAnchor.constraint(equalTo: form.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
            form.softwareKeyboardHeight = 336
            field.becomeFirstResponder()
            form.typeText("Hello")
            print(field.frame.maxY, field.text ?? "")  // 500.0 Hello
            field.resignFirstResponder()
            print(field.frame.maxY)  // 802.0
            #expect(form.keyboardHeight == 0)
        }
        try Printed.compare(printed, withExample: 3, of: "Docs/Touches.md")
    }
}
