import UIKit

/// What lists folders with their counts.
final class FolderCell: UITableViewCell {
    let countLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .right
        contentView.addSubview(countLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var count = 0 {
        didSet {
            countLabel.text = count == 0 ? nil : String(count)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = countLabel.sizeThatFits(contentView.bounds.size)
        countLabel.frame = CGRect(
            x: contentView.bounds.maxX - size.width - 8, y: 0, width: size.width, height: contentView.bounds.height)
        textLabel?.frame.size.width = countLabel.frame.minX - 8 - (textLabel?.frame.minX ?? 0)
    }
}

/// The folders, in sections with titles.
final class FoldersController: UIViewController {
    struct Section {
        let title: String
        var folders: [(name: String, count: Int)]
    }

    var sections: [Section] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    var onSelect: ((String) -> Void)?

    let tableView = UITableView(frame: .zero, style: .grouped)

    override func loadView() {
        tableView.register(FolderCell.self, forCellReuseIdentifier: "folder")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 48
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Folders"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }
}

// MARK: - UITableViewDataSource

extension FoldersController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].folders.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath) as! FolderCell
        let folder = sections[indexPath.section].folders[indexPath.row]
        cell.textLabel?.text = folder.name
        cell.count = folder.count
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }

    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to destination: IndexPath) {
        let folder = sections[from.section].folders.remove(at: from.row)
        sections[destination.section].folders.insert(folder, at: destination.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].folders.remove(at: indexPath.row)
    }
}

// MARK: - UITableViewDelegate

extension FoldersController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(sections[indexPath.section].folders[indexPath.row].name)
    }
}
