import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableViewDiffableDataSource")
struct DiffableTableTests {
    @Test("It is the table's data source from the beginning, and shows what is applied")
    func first() {
        let numbers = NumberTable()
        #expect(numbers.table.dataSource === numbers.source && numbers.table.numberOfSections == 0)
        numbers.apply([("a", [1, 2]), ("b", [3])])
        #expect(numbers.table.numberOfSections == 2 && numbers.table.numberOfRows(inSection: 0) == 2)
        #expect(numbers.shown == [1, 2, 3] && numbers.takeAsked() == [1, 2, 3])
    }

    @Test("Cells of items that stay are kept, wherever they go; only new ones are asked for")
    func keeping() {
        let numbers = NumberTable([("a", [1, 2, 3]), ("b", [4])])
        let before = numbers.cells
        numbers.apply([("b", [4, 2]), ("c", [3]), ("a", [5, 1])])
        #expect(numbers.shown == [4, 2, 3, 5, 1] && numbers.takeAsked() == [5])
        let after = numbers.cells
        #expect([1, 2, 3, 4].allSatisfy { before[$0] === after[$0] })
        #expect(numbers.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    }

    @Test("Reloaded items and sections get other cells, reconfigured ones keep theirs and are asked for once")
    func marks() {
        let numbers = NumberTable([("a", [1, 2, 3]), ("b", [4, 5])])
        let before = numbers.cells
        numbers.apply([("a", [3, 1, 2]), ("b", [4, 5])]) {
            $0.reloadItems([2])
            $0.reconfigureItems([3, 1])
        }
        #expect(numbers.shown == [3, 1, 2, 4, 5] && numbers.takeAsked() == [3, 1, 2])
        #expect(numbers.cells[3] === before[3] && numbers.cells[1] === before[1] && numbers.cells[2] !== before[3])
        #expect((numbers.cells[3] as? TextCell)?.prepared == 0)
        #expect(numbers.table.counters.cellsReconfigured == 2)
        numbers.apply([("a", [3, 1, 2]), ("b", [5, 4])]) { $0.reloadSections(["b"]) }
        #expect(numbers.shown == [3, 1, 2, 5, 4] && numbers.takeAsked() == [5, 4])
        #expect(numbers.source.snapshot().reloadedSectionIdentifiers == [])
    }

    @Test("A reconfigured row is measured again, also where contents that change are not")
    func measuring() {
        let numbers = NumberTable()
        numbers.table.rowHeight = UITableView.automaticDimension
        numbers.table.selfSizingInvalidation = .disabled
        var height = 60
        let source = UITableViewDiffableDataSource<String, Int>(tableView: numbers.table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? TextCell)?.content = "h\(height) \(item)"
            return cell
        }
        source.apply(NumberSnapshot([("a", [1, 2])]))
        numbers.table.layoutIfNeeded()
        #expect(numbers.table.visibleCells.map(\.frame.height) == [60, 60])
        height = 80
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([1])
        source.apply(snapshot)
        #expect(numbers.table.visibleCells.map(\.frame.height) == [80, 60])
    }

    @Test("Rows that are not shown are not reconfigured, and nothing is asked where nothing differs")
    func outOfSight() {
        let numbers = NumberTable([("a", Array(0..<100))])
        numbers.apply([("a", Array(0..<100))]) { $0.reconfigureItems([50]) }
        #expect(numbers.takeAsked() == [])
        let before = numbers.table.counters
        numbers.apply([("a", Array(0..<100))])
        #expect(numbers.table.counters == before && numbers.takeAsked() == [])
    }

    @Test("The selection goes with the items")
    func selection() {
        let numbers = NumberTable([("a", [1, 2, 3])])
        numbers.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        numbers.apply([("a", [3, 2, 1])])
        #expect(numbers.table.indexPathForSelectedRow == path(0, 2))
        numbers.apply([("a", [3, 2, 1])]) { $0.reconfigureItems([1]) }
        #expect(numbers.table.indexPathForSelectedRow == path(0, 2) && numbers.cells[1]?.isSelected == true)
        numbers.apply([("a", [3, 2])])
        #expect(numbers.table.indexPathForSelectedRow == nil)
    }

    @Test("Identifiers and places, for each other")
    func identifiers() {
        let numbers = NumberTable([("a", [1, 2]), ("b", [3])])
        let source = numbers.source
        #expect(source.itemIdentifier(for: path(1, 0)) == 3 && source.itemIdentifier(for: path(1, 1)) == nil)
        #expect(source.itemIdentifier(for: path(2, 0)) == nil && source.itemIdentifier(for: [1]) == nil)
        #expect(source.indexPath(for: 2) == path(0, 1) && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "b") == 1 && source.index(for: "x") == nil)
    }

    @Test("Completion waits for the clock where it is animated, else not; a snapshot of the past changes nothing")
    func completion() {
        let numbers = NumberTable([("a", [1])])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(numbers.table)
        window.isHidden = false
        var snapshot = numbers.source.snapshot()
        snapshot.appendItems([2])
        let log = CallLog()
        numbers.source.apply(snapshot) { log.note("animated") }
        #expect(log.take() == [] && numbers.shown == [1, 2])
        snapshot.appendItems([3])
        #expect(numbers.source.snapshot().numberOfItems == 2)
        window.clock.advance(by: 1)
        #expect(log.take() == ["animated"])
        numbers.source.apply(snapshot, animatingDifferences: false) { log.note("at once") }
        #expect(log.take() == ["at once"] && numbers.shown == [1, 2, 3])
    }

    @Test("Applied by reloading, everything has another cell")
    func reloading() {
        let numbers = NumberTable([("a", [1, 2])])
        var isDone = false
        numbers.source.applySnapshotUsingReloadData(NumberSnapshot([("a", [2, 1])])) { isDone = true }
        #expect(isDone && numbers.shown == [2, 1] && numbers.takeAsked() == [2, 1])
    }

    @Test("In a task it is there when the call comes back")
    func awaiting() async {
        let numbers = NumberTable([("a", [1])])
        await numbers.source.apply(NumberSnapshot([("a", [2, 1])]))
        #expect(numbers.shown == [2, 1])
        await numbers.source.applySnapshotUsingReloadData(NumberSnapshot([("a", [3])]))
        #expect(numbers.shown == [3])
    }

    @Test("A table with another data source is left alone")
    func others() {
        let numbers = NumberTable([("a", [1])])
        let other = TextSource([["x", "y"]])
        numbers.table.dataSource = other
        numbers.apply([("a", [1, 2, 3])])
        #expect(numbers.table.visibleCells.count == 2 && numbers.source.snapshot().numberOfItems == 3)
        #expect(other.cellsAsked == ["x", "y"])
    }

    @Test("The provider may apply another snapshot: the last one is shown")
    func nested() {
        let numbers = NumberTable()
        var applied = 0
        let table = numbers.table
        var source: UITableViewDiffableDataSource<String, Int>?
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            if applied == 0 {
                applied += 1
                source?.apply(NumberSnapshot([("a", [1, 2, 3])]))
            }
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? TextCell)?.content = "\(item)"
            return cell
        }
        source?.apply(NumberSnapshot([("a", [1])]))
        table.layoutIfNeeded()
        #expect(numbers.shown == [1, 2, 3] && table.numberOfRows(inSection: 0) == 3)
        source = nil
    }

    @Test("A subclass says titles, edits and moves rows")
    func subclass() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = EditingSource(tableView: table) { _, _, item in
            let cell = TextCell(style: .default, reuseIdentifier: nil)
            cell.content = "\(item)"
            return cell
        }
        source.apply(NumberSnapshot([("a", [1, 2, 3])]))
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
        let cells = table.visibleCells
        table.dragRow(at: path(0, 2), to: path(0, 0))
        #expect(source.snapshot().itemIdentifiers == [3, 1, 2])
        #expect(table.visibleCells.map { ObjectIdentifier($0) } == [2, 0, 1].map { ObjectIdentifier(cells[$0]) })
        table.commitEditing(at: path(0, 1))
        #expect(source.snapshot().itemIdentifiers == [3, 2] && table.visibleCells.count == 2)
    }

    @Test("Without a subclass no row can be edited or moved")
    func defaults() {
        let numbers = NumberTable([("a", [1, 2])])
        numbers.table.isEditing = true
        #expect(numbers.cells.values.allSatisfy { !$0.isEditing })
        numbers.table.commitEditing(at: path(0, 0))
        numbers.table.dragRow(at: path(0, 0), to: path(0, 1))
        #expect(numbers.shown == [1, 2])
        #expect(numbers.source.sectionIndexTitles(for: numbers.table) == nil)
        #expect(numbers.source.tableView(numbers.table, sectionForSectionIndexTitle: "x", at: 4) == 4)
    }

    @Test("Ten thousand items, shuffled: as many cells are asked for as come into sight")
    func costs() {
        var random = SplitMix64(seed: 11)
        let numbers = NumberTable([("a", Array(0..<10_000))])
        let before = numbers.cells
        let shuffled = Array(0..<10_000).shuffled(using: &random)
        numbers.apply([("a", shuffled)])
        #expect(numbers.shown == Array(shuffled.prefix(11)))
        #expect(numbers.takeAsked() == shuffled.prefix(11).filter { before[$0] == nil })
    }

    @Test("Neither the table nor the data source holds the other")
    func leaks() {
        weak var source: UITableViewDiffableDataSource<String, Int>?
        weak var table: UITableView?
        do {
            let numbers = NumberTable([("a", [1])])
            source = numbers.source
            table = numbers.table
        }
        #expect(source == nil && table == nil)
    }
}

/// A data source as applications write it.
private final class EditingSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath)
        else { return }
        var snapshot = snapshot()
        if sourceIndexPath < destinationIndexPath {
            snapshot.moveItem(item, afterItem: other)
        } else {
            snapshot.moveItem(item, beforeItem: other)
        }
        apply(snapshot, animatingDifferences: false)
    }
}
