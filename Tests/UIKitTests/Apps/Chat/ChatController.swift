import UIKit

/// Messages, and a bar below them that follows the keyboard; the last message stays in sight.
final class ChatController: UIViewController {
    private(set) var messages: [ChatMessage]
    let tableView = UITableView()
    let inputBar = ChatInputBar()
    let scrollButton = ScrollToEndButton()

    init(messages: [ChatMessage]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.estimatedRowHeight = 60
        tableView.register(ChatBubbleCell.self, forCellReuseIdentifier: ChatBubbleCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        inputBar.delegate = self
        scrollButton.isHidden = true
        scrollButton.addTarget(self, action: ChatController.scrollDown, for: .touchUpInside)
        for view in [tableView, inputBar, scrollButton] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let lowest = inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            lowest,
            scrollButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            scrollButton.bottomAnchor.constraint(equalTo: inputBar.topAnchor, constant: -16),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollToEnd(animated: false)
    }

    private func scrollToEnd(animated: Bool) {
        guard !messages.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }

    private func scrollDown() {
        scrollToEnd(animated: true)
    }

    func receive(_ message: ChatMessage) {
        messages.append(message)
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
        if message.isMine || scrollButton.isHidden {
            scrollToEnd(animated: true)
        } else {
            scrollButton.unreadCount += 1
        }
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension ChatController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ChatBubbleCell.identifier, for: indexPath)
        (cell as? ChatBubbleCell)?.configure(with: messages[indexPath.row])
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let hidden = scrollView.contentSize.height - scrollView.bounds.maxY
        scrollButton.isHidden = hidden < 150
        if scrollButton.isHidden { scrollButton.unreadCount = 0 }
    }
}

// MARK: - ChatInputBarDelegate

extension ChatController: ChatInputBarDelegate {
    func inputBar(_ bar: ChatInputBar, didSend text: String) {
        receive(ChatMessage(text: text, isMine: true, status: .sending))
    }
}

/// A round button with a count in a badge at its top.
final class ScrollToEndButton: UIControl {
    let badge = UnreadBadge()

    var unreadCount = 0 {
        didSet { badge.count = unreadCount }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: topAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(ovalIn: bounds).cgPath
    }
}
