import EspalierViews
import Foundation

extension UITableView {
    private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        if isEditing { return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }
        return allowsSelection || allowsMultipleSelection
    }

    /// Writes whether a row is selected, and tells its cell.
    final func setSelected(_ path: RowPath, _ isSelected: Bool, animated: Bool) {
        let changes = isSelected ? selection.insert(path).inserted : selection.remove(path) != nil
        guard let cell = shownCell(path), changes || cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
    }

    final func select(_ path: RowPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for path in selection.sorted() { setSelected(path, false, animated: animated) }
            return
        }
        checkRow(path, "selectRow(at:animated:scrollPosition:)")
        if !allowsMany {
            for other in selection.sorted() where other != path { setSelected(other, false, animated: animated) }
        }
        setSelected(path, true, animated: animated)
        if position != .none { scroll(to: path, position, animated: animated) }
    }

    final func checkRow(_ path: RowPath, _ method: String) {
        let model = loaded
        guard !model.contains(path) else { return }
        let count =
            model.sections.indices.contains(path.section)
            ? "the section has \(model.sections[path.section].rows.count) rows"
            : "there are \(model.sections.count) sections"
        trap("\(method) of \(brief): there is no \(path): \(count)")
    }

    /// What a touch on a row does: the delegate is asked and told, as by a finger.
    ///
    /// In order: should and did highlight, did unhighlight; will select; where only one row can be selected, will and
    /// did deselect the other one; did select. Where several can be, a touch on a selected row deselects it. Does
    /// nothing where selection is not allowed.
    /// - Precondition: there is such a row.
    public final func tapRow(at indexPath: IndexPath) {
        let path = RowPath(indexPath)
        checkRow(path, "tapRow(at:)")
        guard allowsAny else { return }
        let delegate = tableDelegate
        guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
        let cell = cellForRow(at: indexPath)
        cell?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        cell?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        if allowsMany && selection.contains(path) {
            deselectByTouch(path)
            return
        }
        guard let wanted = willSelect(indexPath) else { return }
        let target = RowPath(wanted)
        checkRow(target, "willSelectRowAt")
        if !allowsMany {
            for other in selection.sorted() where other != target { deselectByTouch(other) }
        }
        setSelected(target, true, animated: false)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    private func willSelect(_ indexPath: IndexPath) -> IndexPath? {
        guard let tableDelegate else { return indexPath }
        return tableDelegate.tableView(self, willSelectRowAt: indexPath)
    }

    private func deselectByTouch(_ path: RowPath) {
        var wanted: IndexPath? = path.indexPath
        if let tableDelegate { wanted = tableDelegate.tableView(self, willDeselectRowAt: path.indexPath) }
        guard let wanted else { return }
        setSelected(RowPath(wanted), false, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    }

    /// Tells the delegate that the detail button of a row was touched.
    /// - Precondition: there is such a row.
    public final func tapAccessoryButton(at indexPath: IndexPath) {
        checkRow(RowPath(indexPath), "tapAccessoryButton(at:)")
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
