import EspalierViews
import Foundation

// Cells that are configured anew while they are shown.
extension UITableView {
    /// Has the data source configure the cells of rows, as far as they are shown.
    final func reconfigure(_ paths: [RowPath]) {
        let started = generation
        for path in paths {
            guard generation == started, let dataSource, let cell = shownCell(path) else { continue }
            reconfiguredRow = ShownRow(path: path, cell: cell)
            counters.cellsReconfigured += 1
            let answer = dataSource.tableView(self, cellForRowAt: path.indexPath)
            reconfiguredRow = nil
            guard answer === cell else {
                trap(
                    "cellForRowAt of \(brief) answered another cell for \(path), which is reconfigured: answer what "
                        + "dequeueReusableCell(withIdentifier:for:) gives for that index path")
            }
            cell.applyConfiguration()
            // Measured again, also where contents that change by themselves are not.
            if model?.isLazy ?? false, model?.contains(path) ?? false { model?.forgetHeight(of: path) }
        }
    }

    /// The cell that is being configured anew, if it is that of the row.
    final func cellToReconfigure(_ path: RowPath, _ identifier: String) -> UITableViewCell? {
        guard let reconfiguredRow, reconfiguredRow.path == path else { return nil }
        let cell = reconfiguredRow.cell
        guard cell.reuseIdentifier == identifier else {
            trap(
                "a cell for the identifier '\(identifier)' was dequeued for \(path) of \(brief), which is reconfigured: "
                    + "its cell has the identifier '\(cell.reuseIdentifier ?? "")', and stays")
        }
        return cell
    }
}
