import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: selection and editing")
struct SelectionTests {
    let log = CallLog()
    let delegate: DisplayLog
    let text = TextTable(TextSource(rows: 50))

    init() {
        delegate = DisplayLog(log)
        text.table.rowHeight = 44
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        _ = log.take()
    }

    func selected() -> [Int] { (text.table.indexPathsForSelectedRows ?? []).map(\.row) }

    @Test("A touch highlights, selects, and deselects the other row in between")
    func touch() {
        let table = text.table
        table.tapRow(at: path(0, 1))
        let touched = ["should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will select 0.1"]
        #expect(log.take() == touched + ["did select 0.1"])
        #expect(table.cellForRow(at: path(0, 1))?.isSelected == true)
        table.tapRow(at: path(0, 2))
        #expect(
            log.take().suffix(4) == ["will select 0.2", "will deselect 0.1", "did deselect 0.1", "did select 0.2"])
        #expect(selected() == [2] && table.indexPathForSelectedRow == path(0, 2))
        #expect(table.cellForRow(at: path(0, 1))?.isSelected == false)
        // Touched again it stays selected.
        table.tapRow(at: path(0, 2))
        #expect(log.take().suffix(2) == ["will select 0.2", "did select 0.2"])
        table.allowsSelection = false
        table.tapRow(at: path(0, 3))
        #expect(log.take() == [] && selected() == [2])
    }

    @Test("Where several rows can be selected, a touch on a selected one deselects it")
    func multiple() {
        let table = text.table
        table.allowsMultipleSelection = true
        table.tapRow(at: path(0, 3))
        table.tapRow(at: path(0, 1))
        #expect(selected() == [1, 3])
        _ = log.take()
        table.tapRow(at: path(0, 3))
        #expect(log.take().suffix(2) == ["will deselect 0.3", "did deselect 0.3"])
        #expect(selected() == [1])
    }

    @Test("The delegate may refuse, or choose another row")
    func refusing() {
        final class Choosing: UITableViewDelegate {
            var choice: IndexPath?
            var highlights = true
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { choice }
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { nil }
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
        }
        let choosing = Choosing()
        text.table.delegate = choosing
        text.table.tapRow(at: path(0, 1))
        #expect(selected() == [])
        choosing.choice = path(0, 7)
        text.table.tapRow(at: path(0, 1))
        #expect(selected() == [7])
        choosing.choice = path(0, 8)
        choosing.highlights = false
        text.table.tapRow(at: path(0, 1))
        #expect(selected() == [7])
    }

    @Test("Selecting by code tells the delegate nothing")
    func byCode() {
        let table = text.table
        table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
        #expect(selected() == [2])
        table.deselectRow(at: path(0, 2), animated: true)
        #expect(selected() == [] && table.indexPathsForSelectedRows == nil)
        #expect(table.cellForRow(at: path(0, 2))?.isSelected == false)
        table.allowsMultipleSelection = true
        table.selectRow(at: path(0, 4), animated: false, scrollPosition: .none)
        table.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
        #expect(selected() == [3, 4])
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(selected() == [])
        #expect(log.take() == [])
        table.selectRow(at: path(0, 20), animated: false, scrollPosition: .top)
        #expect(table.contentOffset.y == 880 && log.take().contains("will select 0.20") == false)
    }

    @Test("A selected row is selected again when it comes back into sight; a reload drops the selection")
    func sight() {
        let table = text.table
        table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        text.scroll(to: 1000)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        text.scroll(to: 0)
        #expect(table.visibleCells.map(\.isSelected) == [true] + Array(repeating: false, count: 10))
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
        table.reloadData()
        #expect(selected() == [])
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("The selection follows its rows through updates; deleted and reloaded rows lose it")
    func updates() {
        let table = text.table
        table.allowsMultipleSelection = true
        for row in [2, 4, 6] { table.selectRow(at: path(0, row), animated: false, scrollPosition: .none) }
        text.source.sections[0].remove(at: 2)
        text.source.sections[0].insert("new", at: 0)
        table.performBatchUpdates {
            table.deleteRows(at: [path(0, 2)], with: .fade)
            table.insertRows(at: [path(0, 0)], with: .fade)
            table.reloadRows(at: [path(0, 6)], with: .none)
        }
        #expect(selected() == [4])
        #expect(table.visibleCells.filter(\.isSelected).compactMap { ($0 as? TextCell)?.content } == ["4"])
    }

    @Test("Editing reaches the cells of rows that can be edited, now and later")
    func editing() {
        let table = text.table
        text.source.fixedRows = [path(0, 1)]
        table.setEditing(true, animated: true)
        #expect(table.isEditing)
        #expect(table.visibleCells.prefix(3).map(\.isEditing) == [true, false, true])
        #expect(table.visibleCells.prefix(3).map(\.editingStyle) == [.delete, .none, .delete])
        text.scroll(to: 440)
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
        table.isEditing = false
        #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
        table.commitEditing(at: path(0, 3))
        table.commitEditing(at: path(0, 1))
        #expect(text.source.committed == ["delete 0.3"])
    }

    @Test("Touches select nothing while the table is edited, unless that is allowed")
    func selectingInEditing() {
        text.table.isEditing = true
        text.table.tapRow(at: path(0, 1))
        #expect(selected() == [])
        text.table.allowsSelectionDuringEditing = true
        text.table.tapRow(at: path(0, 1))
        #expect(selected() == [1])
        text.table.allowsMultipleSelectionDuringEditing = true
        text.table.tapRow(at: path(0, 2))
        #expect(selected() == [1, 2])
    }

    @Test("Dragging moves the content and the row")
    func dragging() {
        text.source.fixedRows = [path(0, 1)]
        let cell = text.table.cellForRow(at: path(0, 0))
        text.table.dragRow(at: path(0, 0), to: path(0, 2))
        #expect(text.shown.prefix(4) == ["1", "2", "0", "3"])
        #expect(text.table.cellForRow(at: path(0, 2)) === cell)
        text.table.dragRow(at: path(0, 1), to: path(0, 2))
        #expect(text.shown.prefix(4) == ["1", "2", "0", "3"])
    }

    @Test("Rows can be dragged where the data source says nothing but what moves them")
    func draggingByDefault() {
        let source = MovingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(0, 0))
        table.dragRow(at: path(0, 0), to: path(0, 2))
        #expect(source.rows == [1, 2, 0, 3])
        #expect(cell != nil && table.cellForRow(at: path(0, 2)) === cell)
    }

    @Test("Rows stay where the data source does not say what moves them, whether or not it lets them move")
    func noDragging() {
        expectNoDragging(FixedSource())
        expectNoDragging(PermittingSource())
    }

    private func expectNoDragging(_ source: any UITableViewDataSource) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(0, 0))
        #expect(cell != nil && source.tableView(table, canMoveRowAt: path(0, 0)))
        table.dragRow(at: path(0, 0), to: path(0, 2))
        #expect(table.cellForRow(at: path(0, 0)) === cell)
    }

    @Test("A data source that asks the table for much while it moves a row has moved it all the same")
    func busyDragging() {
        let source = MovingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        source.whenMoved = {
            _ = $0.rectForRow(at: path(0, 3)); $0.isEditing = true
        }
        let cell = table.cellForRow(at: path(0, 0))
        table.dragRow(at: path(0, 0), to: path(0, 2))
        #expect(source.rows == [1, 2, 0, 3] && table.cellForRow(at: path(0, 2)) === cell)
    }
}

private protocol FourRows: UITableViewDataSource {}

extension FourRows {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// Says nothing of moving rows.
private final class FixedSource: FourRows {}

/// Lets rows move, and does not say how.
private final class PermittingSource: FourRows {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// Four rows that can be dragged.
private final class MovingSource: FourRows, UITableViewDelegate {
    var rows = [0, 1, 2, 3]
    var whenMoved: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.row), at: destination.row)
        whenMoved(tableView)
    }
}
