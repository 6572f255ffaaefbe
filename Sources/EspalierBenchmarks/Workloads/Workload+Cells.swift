import EspalierControls
import EspalierViews
import Foundation

extension Workload {
    static let cells = [
        Workload(ids: ["A4"], sizes: [1000], run: feedItems),
        Workload(ids: ["A4"], sizes: [10_000], run: selfSizingRows),
    ]

    /// A4: n items, each built, fitted and laid out; fitted for another width; after one text changed.
    private static func feedItems(_ n: Int) throws -> [Result] {
        let names = [
            "built", "fitted for a width", "laid out", "fitted for another width", "one text changed: fitted",
            "one text changed: laid out",
        ]
        var samples = [[Double]](repeating: [], count: names.count)
        var costs: [(String, Int)] = []
        let width: CGFloat = 390
        func fit(_ item: FeedItem, _ width: CGFloat) throws {
            let size = item.root.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            item.root.frame.size.height = size.height
        }
        for _ in 0..<5 {
            var items: [FeedItem] = []
            items.reserveCapacity(n)
            func sample(_ index: Int, _ body: () throws -> Void) rethrows {
                samples[index].append(try nanoseconds(body) / Double(n) / 1000)
            }
            try sample(0) { for number in 0..<n { items.append(try FeedItem(number, width: width)) } }
            try sample(1) { for item in items { try fit(item, width) } }
            sample(2) { for item in items { item.root.layoutIfNeeded() } }
            costs = items[0].root.costs()
            for item in items {
                try WrongAnswer.check(item.constraintCount == 70, "\(item.constraintCount) constraints, not 70")
                try item.check()
            }
            try sample(3) {
                for item in items {
                    item.root.frame.size.width = 430
                    try fit(item, 430)
                }
            }
            for item in items { item.root.layoutIfNeeded() }
            for item in items { try item.check() }
            for (number, item) in items.enumerated() { item.body.text = FeedItem.words(5 + number % 9) }
            try sample(4) { for item in items { try fit(item, 430) } }
            sample(5) { for item in items { item.root.layoutIfNeeded() } }
            for item in items { try item.check() }
        }
        return zip(names, samples).map {
            Result(
                workload: "A4", variant: "a feed item, \($0)", n: n, unit: "µs", samples: $1,
                counters: $0 == "laid out" ? costs : [])
        }
    }

    /// A4: a table of n rows that size themselves, of which 60 are in sight: the first layout, a jump to the end, another
    /// width. Only what comes into sight is measured.
    private static func selfSizingRows(_ n: Int) throws -> [Result] {
        let names = ["first layout", "jump to the end", "rotated"]
        var samples = [[Double]](repeating: [], count: names.count)
        var counters = [[(String, Int)]](repeating: [], count: names.count)
        for _ in 0..<9 {
            let source = TextRows(n)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 3510))
            table.register(TextRowCell.self, forCellReuseIdentifier: "text")
            table.dataSource = source
            func sample(_ index: Int, _ body: () -> Void) throws {
                let before = table.counters.cellsMeasured
                let time = nanoseconds(body)
                let visible = table.indexPathsForVisibleRows ?? []
                let measured = table.counters.cellsMeasured - before
                let name = names[index]
                try WrongAnswer.check(visible.count >= 55, "\(name): \(visible.count) rows in sight")
                // Rows that leave while others turn out to be higher were in sight too.
                try WrongAnswer.check(
                    measured <= 2 * visible.count + 40,
                    "\(name): \(measured) rows measured, \(visible.count) in sight")
                for path in visible {
                    let height = table.rectForRow(at: path).height
                    let wanted = TextRowCell.height(source.texts[path.row], table.bounds.size.width)
                    try WrongAnswer.check(abs(height - wanted) < 1e-6, "\(name): row \(path.row) is \(height) high")
                }
                samples[index].append(time / 1e6)
                counters[index] = [("measured", measured), ("rows", visible.count)]
            }
            try sample(0) { table.layoutIfNeeded() }
            try sample(1) {
                table.scrollToRow(at: IndexPath(row: n - 1, section: 0), at: .bottom, animated: false)
                table.layoutIfNeeded()
            }
            try WrongAnswer.check(
                table.indexPathsForVisibleRows?.last?.row == n - 1
                    && abs(table.bounds.maxY - table.contentSize.height) < 1e-6, "the end is not in sight")
            try sample(2) {
                table.frame.size.width = 844
                table.layoutIfNeeded()
            }
        }
        return names.indices.map {
            Result(
                workload: "A4", variant: "self-sizing rows, \(names[$0])", n: n, unit: "ms", samples: samples[$0],
                counters: counters[$0])
        }
    }
}

/// Rows of texts of different lengths.
private final class TextRows: UITableViewDataSource {
    let texts: [String]

    init(_ count: Int) { texts = (0..<count).map { FeedItem.words(1 + $0 % 7) } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (cell as? TextRowCell)?.body.text = texts[indexPath.row]
        return cell
    }
}

/// A title above a text of several lines.
private final class TextRowCell: UITableViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.text = "Title"
        body.numberOfLines = 0
        for label in [title, body] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            body.topAnchor.constraint(equalTo: title.bottomAnchor),
            contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 2),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The height at a width, without constraints.
    static func height(_ text: String, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return 24.5 + label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
    }
}
