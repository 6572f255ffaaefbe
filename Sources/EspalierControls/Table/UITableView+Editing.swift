import EspalierViews
import Foundation

extension UITableView {
    final func writeEditing(_ editing: Bool, animated: Bool) {
        self[stored: Self.isEditingProperty] = editing
        for shown in shownRows { updateEditing(of: shown.cell, shown.path, animated: animated) }
    }

    /// What the table says of a cell: selection, editing, indentation.
    final func updateState(of cell: UITableViewCell, _ path: RowPath) {
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        updateEditing(of: cell, path, animated: false)
        guard let tableDelegate else { return }
        reachedDefault = false
        let level = tableDelegate.tableView(self, indentationLevelForRowAt: path.indexPath)
        if !reachedDefault && cell.indentationLevel != level { cell.indentationLevel = level }
    }

    private func updateEditing(of cell: UITableViewCell, _ path: RowPath, animated: Bool) {
        let isEdited = isEditing && canEdit(path)
        let style = isEdited ? editingStyle(of: path) : .none
        if isEdited {
            cell.ownEditingStyle = style
            let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path.indexPath) ?? true
            if cell.shouldIndentWhileEditing != indents { cell.shouldIndentWhileEditing = indents }
        }
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
        if !isEdited { cell.ownEditingStyle = .none }
    }

    private func canEdit(_ path: RowPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path.indexPath) ?? false
    }

    private func editingStyle(of path: RowPath) -> UITableViewCell.EditingStyle {
        tableDelegate?.tableView(self, editingStyleForRowAt: path.indexPath) ?? .delete
    }

    /// What a touch on a row's editing control does: the data source is told to delete the row, or to insert one,
    /// whichever the delegate's `editingStyleForRowAt` says. Does nothing for rows that cannot be edited.
    /// - Precondition: there is such a row.
    public final func commitEditing(at indexPath: IndexPath) {
        let path = RowPath(indexPath)
        checkRow(path, "commitEditing(at:)")
        guard canEdit(path) else { return }
        let style = editingStyle(of: path)
        if style != .none { dataSource?.tableView(self, commit: style, forRowAt: indexPath) }
    }

    /// What dragging a row does: the delegate is asked where it may go, the data source is told, and the row stands
    /// there. Does nothing for rows that the data source does not let move, nor where it leaves out what moves them.
    /// - Precondition: there are such rows.
    public final func dragRow(at indexPath: IndexPath, to proposed: IndexPath) {
        checkRow(RowPath(indexPath), "dragRow(at:to:)")
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath) else { return }
        var target = proposed
        if let tableDelegate {
            target = tableDelegate.tableView(
                self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed)
        }
        if target == indexPath { return }
        let before = generation
        reachedDefaultMove = false
        dataSource.tableView(self, moveRowAt: indexPath, to: target)
        // A data source that has told of it itself, as one does that applies a snapshot, has moved the row.
        if !reachedDefaultMove && generation == before { moveRow(at: indexPath, to: target) }
    }
}
