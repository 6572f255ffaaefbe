import UIKit

struct Message {
    var author: String
    var text: String
}

/// A cell that sizes itself by sizeThatFits.
class MessageCell: UITableViewCell {
    static let reuseIdentifier = "MessageCell"

    private let authorLabel = UILabel()
    let messageLabel = UILabel()
    private(set) var timesReused = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        authorLabel.font = .boldSystemFont(ofSize: 13)
        messageLabel.font = .systemFont(ofSize: 17)
        messageLabel.numberOfLines = 0
        contentView.addSubview(authorLabel)
        contentView.addSubview(messageLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        authorLabel.text = nil
        messageLabel.text = nil
        timesReused += 1
    }

    func configure(with message: Message) {
        authorLabel.text = message.author
        messageLabel.text = message.text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout(in: contentView.bounds.width, apply: true)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(in: size.width, apply: false))
    }

    @discardableResult
    private func layout(in width: CGFloat, apply: Bool) -> CGFloat {
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        let author = authorLabel.sizeThatFits(room)
        let message = messageLabel.sizeThatFits(room)
        let authorFrame = CGRect(x: 16, y: 8, width: room.width, height: author.height)
        let messageFrame = CGRect(x: 16, y: authorFrame.maxY + 4, width: room.width, height: message.height)
        if apply {
            authorLabel.frame = authorFrame
            messageLabel.frame = messageFrame
        }
        return messageFrame.maxY + 8
    }
}

/// The controller of a list, as its own data source and delegate.
class MessagesViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    var messages: [Message] = []
    var selected: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.tableFooterView = UIView()
        tableView.contentInsetAdjustmentBehavior = .never
        view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }

    func add(_ message: Message) {
        messages.insert(message, at: 0)
        tableView.beginUpdates()
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        tableView.endUpdates()
    }
}

extension MessagesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(
                withIdentifier: MessageCell.reuseIdentifier, for: indexPath) as? MessageCell
        else { return UITableViewCell() }
        cell.configure(with: messages[indexPath.row])
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        messages.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

extension MessagesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selected.append(indexPath)
    }
}
