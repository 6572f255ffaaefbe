import Espalier

/// A message: who has written it, and a text in as many lines as it takes.
final class FeedCell: UITableViewCell {
    let author = UILabel()
    let message = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addLabels()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabels()
    }

    private func addLabels() {
        author.font = .boldSystemFont(ofSize: 13)
        message.numberOfLines = 0
        contentView.addSubview(author)
        contentView.addSubview(message)
    }

    private func frames(in width: CGFloat) -> (author: CGRect, message: CGRect) {
        let room = CGSize(width: width - 32, height: 0)
        let top = author.sizeThatFits(room).height
        let rest = message.sizeThatFits(room).height
        return (
            CGRect(x: 16, y: 8, width: room.width, height: top),
            CGRect(x: 16, y: 12 + top, width: room.width, height: rest)
        )
    }

    /// What the row's height follows from.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(in: size.width).message.maxY + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (author.frame, message.frame) = frames(in: contentView.bounds.width)
    }
}

/// A thousand messages. Counts how many cells that takes.
final class FeedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private static let texts = [
        "Good morning.", "The garden needs water today, and the roses want to be cut before the weekend.",
        "Who takes the dishes? I did them yesterday, and the day before, and the day before that. It is somebody "
            + "else's turn now.",
    ]
    private var numbers = Array(1...1_000)
    private var made = 0
    private var asked = 0
    private var printed: [IndexPath] = []

    let table = UITableView()
    private(set) var hasAppeared = false
    private(set) var updatesEnded = 0

    override func loadView() { view = table }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        table.estimatedRowHeight = 80
        table.register(forCellReuseIdentifier: "message") { [weak self] identifier in
            self?.made += 1
            return FeedCell(style: .default, reuseIdentifier: identifier)
        }
        table.dataSource = self
        table.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }

    /// Takes messages from the end of the list.
    func deleteLast(_ count: Int) {
        let gone = (numbers.count - count..<numbers.count).map { IndexPath(row: $0, section: 0) }
        table.performBatchUpdates { [self] in
            numbers.removeLast(count)
            table.deleteRows(at: gone, with: .automatic)
        } completion: { [weak self] _ in
            self?.updatesEnded += 1
        }
    }

    // MARK: The table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        if let cell = cell as? FeedCell {
            let number = numbers[indexPath.row]
            cell.author.text = "Message \(number)"
            cell.message.text = Self.texts[number % Self.texts.count]
        }
        return cell
    }

    // MARK: Printing

    /// Which rows are visible, and those of them that were not when this was called last: with the frame in the table,
    /// and those of the labels in the cell.
    func printRows() {
        let visible = table.indexPathsForVisibleRows ?? []
        guard let first = visible.first, let last = visible.last else { return }
        print("  from \(text(table.bounds.minY)) to \(text(table.bounds.maxY)): rows \(first.row) to \(last.row)")
        for path in visible where !printed.contains(path) {
            guard let cell = table.cellForRow(at: path) as? FeedCell else { continue }
            let labels = "\(text(cell.author.frame)) \(text(cell.message.frame))"
            print("    '\(cell.author.text ?? "")' \(text(cell.frame)): \(labels)")
        }
        printed = visible
        printCounts()
    }

    func printCounts() {
        let total = table.numberOfRows(inSection: 0)
        print("  \(made) cells made for \(asked) asked of \(total) rows: \(asked - made) reused")
    }
}
