import TestSupport
import Testing

@testable import EspalierControls

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
    typealias Sections = [(name: String, items: [Int])]

    func difference(
        _ old: Sections, _ new: Sections, _ mark: (inout NumberSnapshot) -> Void = { _ in }
    ) -> SnapshotDifference {
        var marked = NumberSnapshot(new)
        mark(&marked)
        return SnapshotDifference(from: NumberSnapshot(old), to: marked)
    }

    @Test("The longest rise is as long as the longest that is tried out, and rises")
    func rises() {
        for seed in randomPrograms(200 as UInt64) {
            var random = SplitMix64(seed: seed)
            let numbers = Array(0..<random.below(9)).shuffled(using: &random)
            let rise = longestRise(of: numbers)
            var longest = 0
            for choice in 0..<(1 << numbers.count) {
                let chosen = numbers.indices.filter { choice & 1 << $0 != 0 }.map { numbers[$0] }
                if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
            }
            #expect(rise.count == longest && rise == rise.sorted(), "\(numbers)")
            #expect(rise.map { numbers[$0] } == rise.map { numbers[$0] }.sorted(), "\(numbers)")
        }
    }

    @Test("The longest rise of ten thousand, shuffled, is found with 14 comparisons for each")
    func riseCosts() {
        struct Number: Comparable {
            let number: Int
            let counter: IdentifierCounter
            static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
            static func < (lhs: Self, rhs: Self) -> Bool {
                lhs.counter.comparisons += 1
                return lhs.number < rhs.number
            }
        }
        var random = SplitMix64(seed: 5)
        let counter = IdentifierCounter()
        _ = longestRise(of: (0..<10_000).shuffled(using: &random).map { Number(number: $0, counter: counter) })
        #expect(counter.comparisons > 10_000 && counter.comparisons < 140_000)
    }

    @Test("Nothing changes where nothing has changed")
    func nothing() {
        #expect(difference([("a", [1, 2]), ("b", [])], [("a", [1, 2]), ("b", [])]).isEmpty)
    }

    @Test("Items come, go and move, as few as possible")
    func items() {
        let found = difference([("a", [1, 2, 3, 4, 5])], [("a", [5, 6, 1, 3, 4])])
        #expect(found.items.deleted == [RowPath(0, 1)] && found.items.inserted == [RowPath(0, 1)])
        #expect(found.items.moved == [.init(from: RowPath(0, 4), to: RowPath(0, 0))])
        #expect(found.sections == SnapshotDifference.Changes())
    }

    @Test("Sections take their items along, and only what stands elsewhere is told")
    func sections() {
        let found = difference(
            [("a", [1, 2]), ("b", [3, 4]), ("c", [5])], [("c", [5]), ("a", [2]), ("d", [1, 6]), ("e", [3])])
        #expect(found.sections.deleted == [1] && found.sections.inserted == [2, 3])
        #expect(found.sections.moved == [.init(from: 2, to: 0)])
        #expect(
            found.items.moved == [
                .init(from: RowPath(0, 0), to: RowPath(2, 0)), .init(from: RowPath(1, 0), to: RowPath(3, 0)),
            ])
        #expect(found.items.deleted == [] && found.items.inserted == [])
    }

    @Test("A reloaded item that stays is reloaded; one that moves is deleted and inserted")
    func reloading() {
        let found = difference([("a", [1, 2, 3])], [("a", [2, 3, 1])]) { $0.reloadItems([1, 2]) }
        #expect(found.items.reloaded == [RowPath(0, 1)])
        #expect(found.items.deleted == [RowPath(0, 0)] && found.items.inserted == [RowPath(0, 2)])
        let away = difference([("a", [1, 2]), ("b", [])], [("a", [2]), ("b", [1])]) { $0.reloadItems([1]) }
        #expect(away.items.deleted == [RowPath(0, 0)] && away.items.inserted == [RowPath(1, 0)])
        #expect(away.items.moved == [])
    }

    @Test("Of a reloaded section no item is told; one that moves is deleted and inserted")
    func reloadingSections() {
        let found = difference([("a", [1, 2]), ("b", [3])], [("a", [2, 1, 3]), ("b", [])]) { $0.reloadSections(["a"]) }
        #expect(found.sections.reloaded == [0] && found.items.deleted == [RowPath(1, 0)])
        #expect(found.items.moved == [] && found.items.inserted == [])
        let moved = difference([("a", [1]), ("b", []), ("c", [])], [("b", []), ("c", []), ("a", [1])]) {
            $0.reloadSections(["a"])
        }
        #expect(moved.sections.deleted == [0] && moved.sections.inserted == [2] && moved.sections.moved == [])
        #expect(moved.items == SnapshotDifference.Changes())
    }

    @Test("Reconfigured items count where they were; new and reloaded ones need no telling")
    func reconfiguring() {
        let found = difference([("a", [1, 2, 3])], [("a", [3, 4, 2])]) {
            $0.reconfigureItems([3, 4, 2])
            $0.reloadItems([2])
        }
        #expect(found.reconfigured == [RowPath(0, 2)])
    }

    @Test(
        "Of two random snapshots: what stays, moves and comes makes the new one",
        arguments: randomPrograms(80 as UInt64))
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (snapshot, naive, newest) = (NumberSnapshot(), NaiveSnapshot(), 0)
        for _ in 0..<12 { _ = random.change(&snapshot, &naive, newest: &newest) }
        let old = snapshot
        var trace: [String] = []
        for _ in 0..<random.below(12) { trace.append(random.change(&snapshot, &naive, newest: &newest)) }
        snapshot.reloadItems(random.few(of: naive.items, 2))
        snapshot.reconfigureItems(random.few(of: naive.items, 2))
        snapshot.reloadSections(random.few(of: naive.sections.map(\.name), 1))
        let difference = SnapshotDifference(from: old, to: snapshot)
        #expect(made(difference, of: old, for: snapshot) == naive, "seed \(seed): \(old.naive.sections), \(trace)")
        for path in difference.reconfigured {
            let item = old.naive.sections[path.section].items[path.row]
            #expect(snapshot.reconfiguredItemIdentifiers.contains(item))
        }
    }

    /// The new items, by what the difference says: what is inserted is looked up in the new snapshot, all else comes
    /// from the old one.
    private func made(
        _ difference: SnapshotDifference, of old: NumberSnapshot, for new: NumberSnapshot
    ) -> NaiveSnapshot {
        let (before, after) = (old.naive.sections, new.naive.sections)
        var sources = [Int?](repeating: nil, count: after.count)
        for move in difference.sections.moved { sources[move.to] = move.from }
        let gone = Set(difference.sections.deleted + difference.sections.moved.map(\.from))
        let taken = Set(difference.sections.inserted + difference.sections.moved.map(\.to))
        var staying = before.indices.filter { !gone.contains($0) }
        for index in after.indices where !taken.contains(index) && !staying.isEmpty {
            sources[index] = staying.removeFirst()
        }
        guard staying.isEmpty else { return NaiveSnapshot() }
        var result = NaiveSnapshot()
        for (section, source) in sources.enumerated() {
            guard let source, !difference.sections.reloaded.contains(source) else {
                let isReloaded = source != nil
                if isReloaded, after[section].name != source.map({ before[$0].name }) { return NaiveSnapshot() }
                result.sections.append(after[section])
                continue
            }
            var left = before[source].items.indices.filter { row in
                let path = RowPath(source, row)
                return !difference.items.deleted.contains(path) && !difference.items.moved.contains { $0.from == path }
            }.map { before[source].items[$0] }
            var items: [Int] = []
            for row in after[section].items.indices {
                let path = RowPath(section, row)
                if difference.items.inserted.contains(path) {
                    items.append(after[section].items[row])
                } else if let move = difference.items.moved.first(where: { $0.to == path }) {
                    items.append(before[move.from.section].items[move.from.row])
                } else if !left.isEmpty {
                    items.append(left.removeFirst())
                }
            }
            result.sections.append((before[source].name, items + left))
        }
        return result
    }

    @Test("Ten thousand items, shuffled, are compared with two hashes and one comparison for each")
    func costs() {
        var random = SplitMix64(seed: 3)
        let counter = IdentifierCounter()
        let items = (0..<10_000).map { CountedIdentifier($0, counter) }
        func snapshot(_ items: [CountedIdentifier]) -> NSDiffableDataSourceSnapshot<Int, CountedIdentifier> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            return snapshot
        }
        let (old, new) = (snapshot(items), snapshot(items.shuffled(using: &random)))
        (counter.hashes, counter.comparisons) = (0, 0)
        let difference = SnapshotDifference(from: old, to: new)
        #expect(counter.hashes <= 20_000 && counter.comparisons <= 20_000)
        // The longest rise of a shuffled list of n is about 2 · √n long.
        #expect(difference.items.moved.count > 9_700 && difference.items.moved.count < 9_900)
    }
}
