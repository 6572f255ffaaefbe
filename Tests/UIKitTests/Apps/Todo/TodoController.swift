import UIKit

struct TodoItem: Equatable {
    let id: Int
    var title: String
    var isDone = false
    var priority = 0
}

protocol TodoCellDelegate: AnyObject {
    func todoCellDidToggle(_ cell: TodoCell)
}

/// A box, a title that is crossed out when it is done, and flags for its priority.
final class TodoCell: UITableViewCell {
    weak var delegate: TodoCellDelegate?

    private let box = CheckBox()
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }()
    private let flagLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.addTarget(self, action: TodoCell.boxChanged, for: .valueChanged)
        flagLabel.textColor = .systemOrange
        flagLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        flagLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        [box, titleLabel, flagLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            box.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 12),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            contentView.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            flagLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            flagLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
            contentView.trailingAnchor.constraint(equalTo: flagLabel.trailingAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var parts: (box: CheckBox, title: UILabel, flag: UILabel) { (box, titleLabel, flagLabel) }

    func configure(with item: TodoItem) {
        box.isOn = item.isDone
        let style: NSUnderlineStyle = item.isDone ? .single : []
        titleLabel.attributedText = NSAttributedString(
            string: item.title,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .body),
                .foregroundColor: item.isDone ? UIColor.secondaryLabel : UIColor.label,
                .strikethroughStyle: style.rawValue,
            ])
        flagLabel.text = String(repeating: "!", count: item.priority)
    }

    private func boxChanged() {
        delegate?.todoCellDidToggle(self)
    }
}

/// Things to do, those that are done below the others; what was deleted can be had back.
final class TodoController: UIViewController, TodoCellDelegate {
    private(set) var items: [[TodoItem]]
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    let addBar = AddTodoBar()
    let emptyView = EmptyStateView(title: "Nothing to do", action: "Add something")
    private(set) var toast: UndoToast?
    private var nextID: Int

    init(items: [TodoItem]) {
        self.items = [items.filter { !$0.isDone }, items.filter(\.isDone)]
        nextID = (items.map(\.id).max() ?? 0) + 1
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "To do"
        tableView.register(TodoCell.self, forCellReuseIdentifier: "todo")
        tableView.dataSource = self
        tableView.delegate = self
        addBar.onAdd = { [weak self] in self?.add($0) }
        emptyView.onAction = { [weak self] in self?.addBar.field.becomeFirstResponder() }
        for view in [tableView, addBar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            addBar.topAnchor.constraint(equalTo: tableView.bottomAnchor),
            addBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            addBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            addBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        updateEmptyState()
    }

    private func updateEmptyState() {
        tableView.backgroundView = items.allSatisfy(\.isEmpty) ? emptyView : nil
    }

    private func add(_ title: String) {
        items[0].append(TodoItem(id: nextID, title: title))
        nextID += 1
        tableView.insertRows(at: [IndexPath(row: items[0].count - 1, section: 0)], with: .automatic)
        updateEmptyState()
    }

    func todoCellDidToggle(_ cell: TodoCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        var item = items[path.section].remove(at: path.row)
        item.isDone.toggle()
        let section = item.isDone ? 1 : 0
        items[section].insert(item, at: 0)
        tableView.performBatchUpdates {
            self.tableView.moveRow(at: path, to: IndexPath(row: 0, section: section))
        } completion: { _ in
            self.tableView.reloadRows(at: [IndexPath(row: 0, section: section)], with: .none)
        }
    }

    private func delete(at path: IndexPath) {
        let item = items[path.section].remove(at: path.row)
        tableView.deleteRows(at: [path], with: .fade)
        updateEmptyState()
        toast?.dismiss()
        let toast = UndoToast(text: "Deleted “\(item.title)”")
        toast.onUndo = { [weak self] in
            guard let self else { return }
            let row = min(path.row, self.items[path.section].count)
            self.items[path.section].insert(item, at: row)
            self.tableView.insertRows(at: [IndexPath(row: row, section: path.section)], with: .fade)
            self.updateEmptyState()
        }
        toast.show(in: view, above: addBar)
        self.toast = toast
    }
}

extension TodoController: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard !items[section].isEmpty else { return nil }
        return section == 0 ? "Open" : "Done"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath) as! TodoCell
        cell.configure(with: items[indexPath.section][indexPath.row])
        cell.delegate = self
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let raise = UIContextualAction(style: .normal, title: "!") { [unowned self] _, _, done in
            let item = items[indexPath.section][indexPath.row]
            items[indexPath.section][indexPath.row].priority = (item.priority + 1) % 4
            tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [raise])
    }
}
