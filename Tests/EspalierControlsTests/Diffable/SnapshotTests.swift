import TestSupport
import Testing

@testable import EspalierControls

@Suite("NSDiffableDataSourceSnapshot")
struct SnapshotTests {
    @Test("Random changes, held against plain arrays", arguments: randomPrograms(60 as UInt64))
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (snapshot, naive, newest) = (NumberSnapshot(), NaiveSnapshot(), 0)
        for step in 0..<80 {
            let trace = random.change(&snapshot, &naive, newest: &newest)
            #expect(snapshot.naive == naive, "seed \(seed), step \(step): \(trace)")
            #expect(snapshot.itemIdentifiers == naive.items && snapshot.numberOfItems == naive.items.count)
            #expect(snapshot.numberOfSections == naive.sections.count)
            for (index, item) in naive.items.enumerated() {
                #expect(snapshot.indexOfItem(item) == index, "seed \(seed), step \(step): \(trace)")
                let place = naive.place(item)
                #expect(
                    snapshot.sectionIdentifier(containingItem: item) == place.map { naive.sections[$0.section].name })
                #expect(snapshot.path(of: item) == place.map { RowPath($0.section, $0.row) })
            }
            for (index, section) in naive.sections.enumerated() {
                #expect(snapshot.indexOfSection(section.name) == index)
                #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
            }
        }
    }

    @Test("What is not here has no place")
    func nothing() {
        let snapshot = NumberSnapshot([("a", [1])])
        #expect(snapshot.indexOfItem(2) == nil && snapshot.indexOfSection("b") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
        #expect(snapshot.item(at: 0, 1) == nil && snapshot.item(at: 1, 0) == nil && snapshot.section(at: 1) == nil)
    }

    @Test("Items that are appended or inserted again move there, also out of another section")
    func again() {
        var snapshot = NumberSnapshot([("a", [1, 2, 3]), ("b", [4, 5])])
        snapshot.appendItems([2, 6], toSection: "b")
        #expect(snapshot.naive == NaiveSnapshot(sections: [("a", [1, 3]), ("b", [4, 5, 2, 6])]))
        snapshot.insertItems([6, 1], beforeItem: 4)
        #expect(snapshot.naive == NaiveSnapshot(sections: [("a", [3]), ("b", [6, 1, 4, 5, 2])]))
        snapshot.insertItems([4, 2], afterItem: 3)
        #expect(snapshot.naive == NaiveSnapshot(sections: [("a", [3, 4, 2]), ("b", [6, 1, 5])]))
        #expect(snapshot.indexOfItem(6) == 3)
    }

    @Test("Deleting all items takes the sections too, so that they can be appended again")
    func deletingAll() {
        var snapshot = NumberSnapshot([("a", [1, 2])])
        snapshot.reloadItems([1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
        #expect(snapshot.reloadedItemIdentifiers == [])
        snapshot.appendSections(["a"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [])
    }

    @Test("Marks stand in the order in which they were made, once, and go with what they are of")
    func marks() {
        var snapshot = NumberSnapshot([("a", [1, 2, 3]), ("b", [4, 5])])
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([1, 4])
        snapshot.reconfigureItems([5, 2])
        snapshot.reloadSections(["b", "a"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 4] && snapshot.reconfiguredItemIdentifiers == [5, 2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
        snapshot.moveItem(3, afterItem: 5)
        snapshot.deleteItems([1, 2])
        #expect(snapshot.reloadedItemIdentifiers == [3, 4] && snapshot.reconfiguredItemIdentifiers == [5])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    }

    @Test("A snapshot is a value: what one does to a copy the other does not see")
    func value() {
        let first = NumberSnapshot([("a", [1, 2])])
        var second = first
        second.moveItem(2, beforeItem: 1)
        second.appendSections(["b"])
        #expect(first.itemIdentifiers == [1, 2] && second.itemIdentifiers == [2, 1] && first.numberOfSections == 1)
    }

    @Test("Thousands of changes at either end hash and compare each identifier a few times")
    func costs() {
        let counter = IdentifierCounter()
        let items = (0..<2_000).map { CountedIdentifier($0, counter) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
        snapshot.appendSections([0])
        snapshot.appendItems([items[0]])
        for index in 1..<items.count { snapshot.insertItems([items[index]], beforeItem: items[index - 1]) }
        for item in items { snapshot.moveItem(item, afterItem: items[1_999]) }
        #expect(snapshot.itemIdentifiers.map(\.number).prefix(3) == [1_999, 1_998, 1_997])
        #expect(items.allSatisfy { snapshot.indexOfItem($0) != nil })
        // Growing tables hash what they hold again. Looking through the list would be a million comparisons.
        #expect(counter.hashes < 100_000 && counter.comparisons < 100_000)
    }
}

/// How often identifiers were hashed and compared.
final class IdentifierCounter {
    var hashes = 0
    var comparisons = 0
}

/// A number as an identifier that counts.
struct CountedIdentifier: Hashable {
    let number: Int
    private let counter: IdentifierCounter

    init(_ number: Int, _ counter: IdentifierCounter) {
        self.number = number
        self.counter = counter
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.counter.comparisons += 1
        return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
        counter.hashes += 1
        hasher.combine(number)
    }
}
