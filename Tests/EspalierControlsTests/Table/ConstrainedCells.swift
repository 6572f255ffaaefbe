import EspalierControls
import EspalierViews
import Foundation

/// What a row shows that sizes itself by constraints.
struct Post: Equatable {
    var title: String
    var body: String
    var picture: CGFloat

    /// The height at a width, without any constraint: 8, the title, 4, the body, 4, the picture, 8.
    func height(_ width: CGFloat) -> CGFloat {
        24 + Self.height(title, lines: 1, width) + Self.height(body, lines: 0, width) + picture
    }

    private static func height(_ text: String, lines: Int, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
    }
}

/// A title, a body of several lines and a picture below one another, 16 from the sides.
final class PostCell: UITableViewCell {
    let title = UILabel()
    let body = UILabel()
    let picture = UIView()
    private(set) var pictureHeight = NSLayoutConstraint()
    /// The size that the cell and its content had when it was dequeued.
    var dequeued: [CGSize] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        body.numberOfLines = 0
        pictureHeight = picture.heightAnchor.constraint(equalToConstant: 0)
        var constraints = [pictureHeight]
        var above: (NSLayoutYAxisAnchor, CGFloat) = (contentView.topAnchor, 8)
        for view in [title, body, picture] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            constraints += [
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                view.topAnchor.constraint(equalTo: above.0, constant: above.1),
            ]
            above = (view.bottomAnchor, 4)
        }
        constraints.append(picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8))
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ post: Post) {
        title.text = post.title
        body.text = post.body
        pictureHeight.constant = post.picture
    }
}

/// Sections of posts.
final class PostSource: UITableViewDataSource {
    var sections: [[Post]]
    /// The rows whose cells were asked for.
    var asked: [IndexPath] = []

    init(_ sections: [[Post]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        guard let post = cell as? PostCell else { return cell }
        post.dequeued = [post.bounds.size, post.contentView.bounds.size]
        post.show(sections[indexPath.section][indexPath.row])
        return post
    }
}

/// A table of posts, with its source, which the table does not hold.
struct PostTable {
    let table: UITableView
    let source: PostSource

    init(_ sections: [[Post]], size: CGSize = CGSize(width: 320, height: 480), style: UITableView.Style = .plain) {
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        source = PostSource(sections)
        table.register(PostCell.self, forCellReuseIdentifier: "post")
        table.dataSource = source
    }

    /// `count` posts, of which the nth has n words and a picture of n % 4 tens.
    init(count: Int, size: CGSize = CGSize(width: 320, height: 480)) {
        self.init([(0..<count).map(Self.post)], size: size)
    }

    static func post(_ number: Int) -> Post {
        Post(title: "Post \(number)", body: words(number % 30), picture: CGFloat(number % 4 * 10))
    }

    static func words(_ count: Int) -> String { Array(repeating: "nanosecond", count: count).joined(separator: " ") }

    func cell(_ row: Int) -> PostCell? { table.cellForRow(at: path(0, row)) as? PostCell }

    func height(_ row: Int) -> CGFloat { source.sections[0][row].height(table.bounds.width) }

    func scroll(to y: CGFloat) {
        table.contentOffset = CGPoint(x: 0, y: y)
        table.layoutIfNeeded()
    }

    /// How many cells were measured by what `change` does and a layout.
    func measured(by change: () -> Void) -> Int {
        let before = table.counters.cellsMeasured
        change()
        table.layoutIfNeeded()
        return table.counters.cellsMeasured - before
    }
}
