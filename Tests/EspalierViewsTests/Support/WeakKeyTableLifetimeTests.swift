import EspalierViews
import Testing

@Suite("A table with weak keys lets go of its values")
struct WeakKeyTableLifetimeTests {
    @Test("exactly at the end of a key that tells of it")
    func tiedKey() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<TiedKey, Tracked>()
        var key: TiedKey? = TiedKey()
        key.map { table[$0] = tracker.track() }
        #expect(tracker.living == 1)
        #expect(key?.boundCount == 1)
        key = nil
        #expect(tracker.living == 0)
        #expect(table.heldCount == 0)
        #expect(table.examinedCount == 0)
    }

    @Test("of each table that a key is in, at the end of the key")
    func severalTables() {
        let tracker = LifetimeTracker()
        let tables = (0..<5).map { _ in WeakKeyTable<TiedKey, Tracked>() }
        var key: TiedKey? = TiedKey()
        for table in tables {
            key.map { table[$0] = tracker.track() }
            key.map { table[$0] = tracker.track() }
        }
        #expect(tracker.living == 5)
        #expect(key?.boundCount == 5)
        key = nil
        #expect(tracker.living == 0)
        #expect(tables.allSatisfy { $0.heldCount == 0 })
    }

    @Test("at once when the entry is removed, replaced or all are removed", arguments: WeakKeyTableTests.makers)
    func removal(make: @Sendable () -> PlainKey) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        let keys = (0..<10).map { _ in make() }
        for key in keys { table[key] = tracker.track() }
        table[keys[0]] = nil
        #expect(tracker.living == 9)
        table[keys[1]] = tracker.track()
        #expect(tracker.living == 9)
        table.removeAll()
        #expect(tracker.living == 0)
        #expect(table.count == 0)
        #expect(keys.allSatisfy { table[$0] == nil })
        table.checkInvariants()
        for key in keys { table[key] = tracker.track() }
        #expect(table.count == 10)
        #expect(keys.allSatisfy { ($0 as? TiedKey)?.boundCount ?? 1 == 1 })
    }

    @Test("at once when the table goes, and leaves nothing on the keys", arguments: WeakKeyTableTests.makers)
    func tableGoes(make: @Sendable () -> PlainKey) {
        let tracker = LifetimeTracker()
        let keys = (0..<100).map { _ in make() }
        var table: WeakKeyTable<PlainKey, Tracked>? = WeakKeyTable()
        for key in keys { table?[key] = tracker.track() }
        #expect(tracker.living == 100)
        table = nil
        #expect(tracker.living == 0)
        #expect(keys.allSatisfy { ($0 as? TiedKey)?.boundCount ?? 0 == 0 })
    }

    @Test("never keeps a key alive")
    func keysAreWeak() {
        let table = WeakKeyTable<PlainKey, Int>()
        weak var plain: PlainKey?
        weak var tied: TiedKey?
        do {
            let first = PlainKey()
            let second = TiedKey()
            table[first] = 1
            table[second] = 2
            plain = first
            tied = second
        }
        #expect(plain == nil)
        #expect(tied == nil)
        #expect(table.count == 0)
    }

    @Test("by purge, for keys without a hook; until then the entries count as gone")
    func purge() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var keys = (0..<100).map { PlainKey($0) }
        for key in keys { table[key] = tracker.track() }
        keys.removeAll { $0.id % 3 != 0 }
        #expect(table.count == 34)
        #expect(tracker.living == 100)
        #expect(table.purge() == 66)
        #expect(tracker.living == 34)
        #expect(table.heldCount == 34)
        #expect(table.purge() == 0)
        #expect(keys.allSatisfy { table[$0] != nil })
        table.checkInvariants()
    }

    @Test("by further operations: half as many as there are entries find every dead one", arguments: [true, false])
    func sweepByOperations(byReading: Bool) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        let kept = PlainKey()
        table[kept] = tracker.track()
        var keys = (0..<1000).map { PlainKey($0) }
        for key in keys { table[key] = tracker.track() }
        keys = []
        #expect(tracker.living == 1001)
        // The rest of the round that is going on, and one more: at most 2 * 1001 slots, four at a time.
        for _ in 0..<501 {
            if byReading {
                _ = table[kept]
            } else {
                table[kept, default: tracker.track()].atEnd = nil
            }
        }
        #expect(tracker.living == 1)
        #expect(table.heldCount == 1)
        table.checkInvariants()
    }

    @Test("a purge leaves the keys that end through it to the next one")
    func purgeOfAChain() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var first: PlainKey? = PlainKey()
        do {
            let second = PlainKey()
            let third = PlainKey()
            table[third] = tracker.track()
            table[second] = tracker.track()
            table[second]?.payload = third
            first.map { table[$0] = tracker.track() }
            first.map { table[$0]?.payload = second }
        }
        first = nil
        #expect((0..<4).map { _ in table.purge() } == [1, 1, 1, 0])
        #expect(tracker.living == 0)
    }
}
