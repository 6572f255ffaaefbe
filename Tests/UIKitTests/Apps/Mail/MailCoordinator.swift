import UIKit

/// Shows the folders, a mailbox, and a mail, one after the other.
final class MailCoordinator: MailboxControllerDelegate {
    let navigationController: UINavigationController
    private let store: [String: [MailMessage]]

    init(navigationController: UINavigationController, store: [String: [MailMessage]]) {
        self.navigationController = navigationController
        self.store = store
    }

    func start() {
        let folders = FoldersController()
        folders.sections = [
            .init(title: "All", folders: store.keys.sorted().map { ($0, store[$0]?.count ?? 0) })
        ]
        folders.onSelect = { [weak self] in self?.showMailbox(named: $0) }
        navigationController.setViewControllers([folders], animated: false)
    }

    private func showMailbox(named name: String) {
        let mailbox = MailboxController(messages: store[name] ?? [])
        mailbox.delegate = self
        navigationController.pushViewController(mailbox, animated: false)
    }

    func mailbox(_ mailbox: MailboxController, didOpen message: MailMessage) {
        let reader = MailReaderController(message: message)
        navigationController.pushViewController(reader, animated: false)
    }
}

/// A mail: its head, then its text, in a scroll view.
final class MailReaderController: UIViewController {
    let scrollView = UIScrollView()
    let header: ThreadHeaderView
    let textLabel = UILabel()

    init(message: MailMessage) {
        header = ThreadHeaderView(subject: message.subject, details: ["From: \(message.sender)", message.date])
        super.init(nibName: nil, bundle: nil)
        textLabel.text = message.preview
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.numberOfLines = 0
        view.addSubview(scrollView)
        [header, textLabel].forEach(scrollView.addSubview)
        [scrollView, header, textLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.topAnchor.constraint(equalTo: content.topAnchor),
            header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            header.widthAnchor.constraint(equalTo: frame.widthAnchor),
            textLabel.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            textLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            textLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            textLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        ])
    }
}
