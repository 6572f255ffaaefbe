import UIKit

/// The list of all notes. A tap on the plus sign shows the editor.
@MainActor
final class NoteListController: UITableViewController {
    private let notes: Notes
    private let emptyLabel = UILabel()

    init(_ notes: Notes) {
        self.notes = notes
        super.init(style: .plain)
        title = "Notes"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// The list as the first screen of a navigation.
    static func inNavigation(_ notes: Notes) -> UINavigationController {
        UINavigationController(rootViewController: NoteListController(notes))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(write))
        NotificationCenter.default.addObserver(
            self, selector: #selector(notesDidChange(_:)), name: Notes.didChange, object: notes)
        emptyLabel.text = "No notes yet"
        emptyLabel.textAlignment = .center
        tableView.backgroundView = emptyLabel
    }

    @objc private func write() {
        navigationController?.pushViewController(EditorController(notes), animated: false)
    }

    @objc private func notesDidChange(_ notification: Notification) {
        emptyLabel.isHidden = !notes.texts.isEmpty
        tableView.reloadData()
    }
}
