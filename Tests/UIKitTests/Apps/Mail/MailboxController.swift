import UIKit

protocol MailboxControllerDelegate: AnyObject {
    func mailbox(_ mailbox: MailboxController, didOpen message: MailMessage)
}

/// The list of messages, with swipes to delete and to flag, and a search bar that filters.
final class MailboxController: UITableViewController, UISearchBarDelegate {
    weak var delegate: MailboxControllerDelegate?

    private(set) var messages: [MailMessage]
    private var query = "" {
        didSet {
            guard query != oldValue else { return }
            tableView.reloadData()
        }
    }

    private lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.delegate = self
        bar.sizeToFit()
        return bar
    }()

    var visibleMessages: [MailMessage] {
        guard !query.isEmpty else { return messages }
        return messages.filter { $0.subject.localizedCaseInsensitiveContains(query) }
    }

    init(messages: [MailMessage]) {
        self.messages = messages
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.register(MailCell.self, forCellReuseIdentifier: MailCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 90
        tableView.tableHeaderView = searchBar
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: MailboxController.refresh(_:), for: .valueChanged)
    }

    private func refresh(_ sender: UIRefreshControl) {
        messages.insert(
            MailMessage(sender: "Postmaster", subject: "New mail", preview: "", date: "now", isUnread: true), at: 0)
        tableView.reloadData()
        sender.endRefreshing()
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        visibleMessages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: MailCell.reuseIdentifier, for: indexPath)
                as? MailCell
        else { return UITableViewCell() }
        cell.configure(with: visibleMessages[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.mailbox(self, didOpen: visibleMessages[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.messages.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
            self?.messages[indexPath.row].isFlagged.toggle()
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    // MARK: - Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query = searchText
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        query = ""
        searchBar.resignFirstResponder()
    }
}
