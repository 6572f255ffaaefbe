import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("Snapshots: callers' mistakes")
struct SnapshotTrapTests {
    static var snapshot: NumberSnapshot { NumberSnapshot([("a", [1, 2]), ("b", [3])]) }

    @Test("Identifiers that are named twice, and sections that are there already")
    func duplicates() async {
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = SnapshotTrapTests.snapshot
            snapshot.appendItems([7, 8, 7])
        }
        #expect(errorText(items).contains("appendItems(_:toSection:) of a snapshot: the item 7 is named twice"))
        let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = SnapshotTrapTests.snapshot
            snapshot.appendSections(["c", "b"])
        }
        #expect(errorText(sections).contains("appendSections(_:) of a snapshot: there is a section b already"))
    }

    @Test("Identifiers that are not here")
    func unknown() async {
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SnapshotTrapTests.snapshot.itemIdentifiers(inSection: "x")
        }
        #expect(errorText(section).contains("itemIdentifiers(inSection:) of a snapshot: there is no section x"))
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = SnapshotTrapTests.snapshot
            snapshot.reconfigureItems([1, 9])
        }
        #expect(errorText(item).contains("reconfigureItems(_:) of a snapshot: there is no item 9"))
        let anchor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = SnapshotTrapTests.snapshot
            snapshot.insertItems([5], beforeItem: 4)
        }
        #expect(errorText(anchor).contains("insertItems(_:beforeItem:) of a snapshot: there is no item 4"))
    }

    @Test("Items without a section to go to, and beside themselves")
    func nowhere() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NumberSnapshot()
            snapshot.appendItems([1])
        }
        #expect(errorText(none).contains("of a snapshot without sections: append a section before"))
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = SnapshotTrapTests.snapshot
            snapshot.insertItems([5, 2], afterItem: 2)
        }
        #expect(
            errorText(itself).contains("insertItems(_:afterItem:) of a snapshot: the item 2 is to stand beside itself"))
    }

    @Test("Outlines: items that are here already, and that are not here")
    func outlines() async {
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 2])
            outline.append([3, 2], to: 1)
        }
        #expect(errorText(twice).contains("append(_:to:) of a section snapshot: there is an item 2 already"))
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSDiffableDataSourceSectionSnapshot<Int>().level(of: 4)
        }
        #expect(errorText(unknown).contains("level(of:) of a section snapshot: there is no item 4"))
    }

    @Test("A provider of cells that answers nothing, and a path beyond the snapshot")
    func providers() async {
        let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
            source.apply(SnapshotTrapTests.snapshot)
            withExtendedLifetime(source) { table.layoutIfNeeded() }
        }
        #expect(
            errorText(row).contains(
                "the cell provider of a diffable data source answered nil for row 0 of section 0, the item 1"))
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = collection(nil)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
            source.apply(SnapshotTrapTests.snapshot)
            withExtendedLifetime(source) { view.layoutIfNeeded() }
        }
        #expect(errorText(item).contains("answered nil for item 0 of section 0, the item 1"))
        let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let table = UITableView()
            let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
            _ = source.tableView(table, cellForRowAt: IndexPath(row: 3, section: 0))
        }
        #expect(errorText(path).contains("there is no row 3 of section 0 in its snapshot"))
        let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = collection(nil)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
            _ = source.collectionView(view, cellForItemAt: IndexPath(item: 3, section: 0))
        }
        #expect(errorText(place).contains("there is no item 3 of section 0 in its snapshot"))
        let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = collection(nil)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
            _ = source.collectionView(
                view, viewForSupplementaryElementOfKind: headerKind, at: IndexPath(item: 0, section: 0))
        }
        #expect(errorText(header).contains("but the supplementaryViewProvider of the diffable data source is nil"))
    }

    @Test("Another cell for a row or an item that is reconfigured")
    func reconfiguring() async {
        let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = TextTable(TextSource([["a"]]))
            text.table.layoutIfNeeded()
            text.table.register(forCellReuseIdentifier: "cell") { TextCell(style: .default, reuseIdentifier: $0) }
            let other = FreshCells(text.source)
            text.table.dataSource = other
            text.table.layoutIfNeeded()
            withExtendedLifetime(other) { text.table.reconfigureRows(at: [path(0, 0)]) }
        }
        #expect(
            errorText(row).contains("answered another cell for row 0 of section 0, which is reconfigured: answer what"))
        let identifier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = TextTable(TextSource([["a"]]))
            text.table.register(TextCell.self, forCellReuseIdentifier: "other")
            let other = OtherIdentifier(text.source)
            text.table.dataSource = other
            text.table.layoutIfNeeded()
            other.identifier = "other"
            withExtendedLifetime(other) { text.table.reconfigureRows(at: [path(0, 0)]) }
        }
        #expect(errorText(identifier).contains("which is reconfigured: its cell has the identifier 'cell', and stays"))
        let range = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = TextTable(TextSource([["a"]]))
            text.table.layoutIfNeeded()
            text.table.reconfigureRows(at: [path(0, 1)])
        }
        #expect(errorText(range).contains("row 1 of section 0 is reconfigured, but the section has 1 rows before"))
    }

    @Test("The same in a collection view")
    func reconfiguringItems() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = FreshItems([["a"]])
            let view = collection(source)
            view.layoutIfNeeded()
            source.isFresh = true
            view.reconfigureItems(at: [itemPath(0)])
        }
        #expect(errorText(item).contains("item 0 of section 0, which is reconfigured, is another one: answer what"))
        let identifier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = FreshItems([["a"]])
            let view = collection(source)
            view.register(ItemCell.self, forCellWithReuseIdentifier: "other")
            view.layoutIfNeeded()
            source.identifier = "other"
            view.reconfigureItems(at: [itemPath(0)])
        }
        #expect(
            errorText(identifier).contains("which is reconfigured: its cell has the identifier \"item\", and stays"))
        let range = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = collection(ItemSource([["a"]]))
            view.layoutIfNeeded()
            view.reconfigureItems(at: [itemPath(4)])
        }
        #expect(errorText(range).contains("item 4 of section 0 is reconfigured, but the section has 1 items before"))
    }
}

/// A data source that makes a new cell each time.
private final class FreshCells: UITableViewDataSource {
    let source: TextSource

    init(_ source: TextSource) { self.source = source }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        TextCell(style: .default, reuseIdentifier: "cell")
    }
}

/// A data source that dequeues by another identifier from some moment on.
private final class OtherIdentifier: UITableViewDataSource {
    let source: TextSource
    var identifier = "cell"

    init(_ source: TextSource) { self.source = source }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}

/// A data source that makes other cells from some moment on.
private final class FreshItems: ItemSource {
    var isFresh = false
    var identifier = "item"

    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if isFresh { return ItemCell(frame: .zero) }
        return view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
