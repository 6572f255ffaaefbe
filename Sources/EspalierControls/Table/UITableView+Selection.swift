import EspalierSupport
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
            for path in selection.ordered() { setSelected(path, false, animated: animated) }
            return
        }
        checkRow(path, "selectRow(at:animated:scrollPosition:)")
        if !allowsMany {
            for other in selection.ordered() where other != path { setSelected(other, false, animated: animated) }
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
        guard highlight(path) else { return }
        unhighlight(path)
        choose(path)
    }

    private func highlight(_ path: RowPath) -> Bool {
        let indexPath = path.indexPath
        guard allowsAny, tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
        cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
        return true
    }

    private func unhighlight(_ path: RowPath) {
        cellForRow(at: path.indexPath)?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    /// A finger comes down. Answers whether it is on a row.
    final func beginRowTouch(_ touches: Set<UITouch>) -> Bool {
        guard touchedRow == nil, let touch = touches.first,
            let indexPath = indexPathForRow(at: touch.location(in: self))
        else { return false }
        let path = RowPath(indexPath)
        if highlight(path) { touchedRow = path }
        return true
    }

    /// The finger is lifted, or is taken away. Answers whether it was on a row.
    final func endRowTouch(selects: Bool) -> Bool {
        guard let path = touchedRow else { return false }
        touchedRow = nil
        // Rows may have gone while the finger was down.
        guard loaded.contains(path) else { return true }
        unhighlight(path)
        if selects { choose(path) }
        return true
    }

    /// Selects a row as a touch does, or deselects it.
    private func choose(_ path: RowPath) {
        let indexPath = path.indexPath
        let delegate = tableDelegate
        // Who heard of the touch may have taken it away.
        guard loaded.contains(path) else { return }
        if allowsMany && selection.contains(path) {
            deselectByTouch(path)
            return
        }
        guard let wanted = willSelect(indexPath) else { return }
        let target = RowPath(wanted)
        checkRow(target, "willSelectRowAt")
        if !allowsMany {
            for other in selection.ordered() where other != target { deselectByTouch(other) }
        }
        setSelected(target, true, animated: false)
        // As in UIKit the way that leads from the cell is gone before the delegate hears.
        if let cell = shownCell(target) { cell[stored: CellSegues.ofRows].select?(cell) }
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
        if let cell = shownCell(RowPath(indexPath)) { cell[stored: CellSegues.ofRows].accessory?(cell) }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
