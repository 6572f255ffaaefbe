import Testing
import UIKit

/// As an application writes it: a button with a menu, and rows with context menus.
private final class FilesController: UITableViewController {
    var names = ["a.txt", "b.txt"]
    private(set) var shared: [String] = []
    private let feedback = UIImpactFeedbackGenerator(style: .medium)

    lazy var sortItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.arrow.down"),
        menu: UIMenu(
            title: "", options: .displayInline,
            children: [
                UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { [weak self] _ in
                    self?.names.sort()
                    self?.tableView.reloadData()
                },
                UIAction(title: "Reversed") { [weak self] _ in
                    self?.names.sort(by: >)
                    self?.tableView.reloadData()
                },
            ]))

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
        navigationItem.rightBarButtonItem = sortItem
        tableView.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let name = names[indexPath.row]
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
            let share = UIAction(title: "Share") { _ in
                self.feedback.impactOccurred()
                self.shared.append(name)
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
                self.names.removeAll { $0 == name }
                tableView.reloadData()
            }
            return UIMenu(title: name, children: [share, UIMenu(title: "More", children: [delete])])
        }
    }
}

@Suite("Menus of an application")
struct ApplicationMenuTests {
    @Test("Entries of items and rows do what they say")
    func choosing() {
        let controller = FilesController()
        let window = UIWindow(screen: .iPhone14)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.sortItem.chooseFromMenu("Reversed") && controller.names == ["b.txt", "a.txt"])
        let table = controller.tableView!
        #expect(table.chooseFromContextMenu("Share", at: IndexPath(row: 0, section: 0)))
        #expect(table.chooseFromContextMenu("More", "Delete", at: IndexPath(row: 0, section: 0)))
        #expect(controller.shared == ["b.txt"] && controller.names == ["a.txt"])
        window.overrideUserInterfaceStyle = .dark
        #expect(table.layer.backgroundColor == UIColor.black.cgColor)
    }
}
