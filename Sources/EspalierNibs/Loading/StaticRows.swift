import EspalierControls
import EspalierViews
import Foundation

/// The rows that an interface file gives one by one. The table holds it, and asks it where an outlet says nobody else;
/// a `UITableViewController` hands on to it what no subclass answers.
final class StaticRows: UITableViewDataSource, UITableViewDelegate {
    struct Section {
        var header: String?
        var footer: String?
        var id: String?
        var cells: [UITableViewCell] = []
        /// The height of each cell as the file has it.
        var heights: [CGFloat] = []
    }

    static let property = StoredProperty<UITableView, StaticRows?>(default: nil)

    var sections: [Section] = []

    private func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].cells[path.row]
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cell(at: indexPath) else {
            trap("the interface file of a table has no row \(indexPath.row) in its section \(indexPath.section)")
        }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].heights.indices.contains(indexPath.row)
        else { return tableView.rowHeight }
        return sections[indexPath.section].heights[indexPath.row]
    }
}
