import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UICollectionViewDiffableDataSource")
struct DiffableCollectionTests {
    @Test("Cells of items that stay are kept, wherever they go; only new ones are asked for")
    func keeping() {
        let numbers = NumberCollection([("a", [1, 2, 3]), ("b", [4])])
        #expect(numbers.view.dataSource === numbers.source)
        let before = numbers.cells
        numbers.source.apply(NumberSnapshot([("b", [4, 2]), ("a", [5, 1]), ("c", [3])]))
        #expect(numbers.shown == [4, 2, 5, 1, 3] && numbers.takeAsked() == [5])
        #expect([1, 2, 3, 4].allSatisfy { before[$0] === numbers.cells[$0] })
    }

    @Test("Applied before anything was asked, there is nothing to tell of")
    func early() {
        let numbers = NumberCollection()
        var isDone = false
        numbers.source.apply(NumberSnapshot([("a", [1])]))
        numbers.source.apply(NumberSnapshot([("a", [1, 2])])) { isDone = true }
        #expect(isDone && numbers.shown == [1, 2] && numbers.takeAsked() == [1, 2])
        numbers.view.reloadData()
        numbers.source.apply(NumberSnapshot([("a", [2])]))
        #expect(numbers.shown == [2])
    }

    @Test("Reconfigured cells are the same ones, asked for once and fitted again")
    func reconfiguring() {
        let numbers = NumberCollection([("a", [1, 2, 3])])
        let before = numbers.cells
        var snapshot = numbers.source.snapshot()
        snapshot.reconfigureItems([2, 3])
        snapshot.moveItem(3, beforeItem: 1)
        numbers.source.apply(snapshot)
        #expect(numbers.shown == [3, 1, 2] && numbers.takeAsked() == [2, 3])
        #expect([1, 2, 3].allSatisfy { before[$0] === numbers.cells[$0] })
        #expect((numbers.cells[2] as? ItemCell)?.preparations == 0)
        #expect(numbers.view.collectionCounters.viewsReconfigured == 2)
        numbers.view.reconfigureItems(at: [itemPath(1), itemPath(1)])
        #expect(numbers.takeAsked() == [1, 1])
    }

    @Test("What stands beside items comes from its provider")
    func supplementary() {
        let numbers = NumberCollection()
        (numbers.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = size(0, 20)
        numbers.source.supplementaryViewProvider = { [weak source = numbers.source] view, kind, path in
            let band = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: path)
            (band as? BandView)?.text = source?.sectionIdentifier(for: path.section) ?? ""
            return band
        }
        numbers.source.apply(NumberSnapshot([("a", [1]), ("b", [2])]))
        numbers.view.layoutIfNeeded()
        let bands = numbers.view.visibleSupplementaryViews(ofKind: headerKind)
        #expect(bands.compactMap { ($0 as? BandView)?.text } == ["a", "b"])
    }

    @Test("Identifiers and places, for each other; applied by reloading; in a task")
    func others() async {
        let numbers = NumberCollection([("a", [1, 2]), ("b", [3])])
        let source = numbers.source
        #expect(source.itemIdentifier(for: itemPath(0, 1)) == 3 && source.itemIdentifier(for: itemPath(5)) == nil)
        #expect(source.indexPath(for: 2) == itemPath(1) && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        await source.applySnapshotUsingReloadData(NumberSnapshot([("a", [2, 1])]))
        #expect(numbers.shown == [2, 1] && numbers.takeAsked() == [2, 1])
        await source.apply(NumberSnapshot([("a", [1, 2])]))
        #expect(numbers.shown == [1, 2] && numbers.takeAsked() == [])
    }

    @Test("A collection view with another data source is left alone")
    func left() {
        let numbers = NumberCollection([("a", [1])])
        let other = ItemSource([["x", "y"]])
        numbers.view.dataSource = other
        numbers.source.apply(NumberSnapshot([("a", [1, 2, 3])]))
        #expect(numbers.view.visibleCells.count == 2 && numbers.source.snapshot().numberOfItems == 3)
        withExtendedLifetime(other) {}
    }

    @Test("Ten thousand items, shuffled: as many cells are asked for as come into sight")
    func costs() {
        var random = SplitMix64(seed: 11)
        let numbers = NumberCollection([("a", Array(0..<10_000))])
        let before = numbers.cells
        let shuffled = Array(0..<10_000).shuffled(using: &random)
        numbers.source.apply(NumberSnapshot([("a", shuffled)]))
        #expect(numbers.shown == Array(shuffled.prefix(numbers.shown.count)) && numbers.shown.count > 10)
        #expect(numbers.takeAsked() == shuffled.prefix(numbers.shown.count).filter { before[$0] == nil })
    }
}
