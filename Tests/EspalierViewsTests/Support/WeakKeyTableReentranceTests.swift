import EspalierViews
import TestSupport
import Testing

@Suite("A table with weak keys can be used by the deinit of its values")
struct WeakKeyTableReentranceTests {
    @Test("which find their own entries gone", arguments: WeakKeyTableTests.makers)
    func ownEntryIsGone(make: @Sendable () -> PlainKey) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        let key = make()
        var seen: [Int?] = []
        func fill() {
            let value = tracker.track(1)
            value.atEnd = { seen.append(table[key]?.id) }
            table[key] = value
        }
        fill()
        table[key] = nil
        #expect(seen == [nil])
        fill()
        table[key] = tracker.track(2)
        #expect(seen == [nil, 2])
        fill()
        table.removeAll()
        #expect(seen == [nil, 2, nil])
        #expect(tracker.living == 0)
    }

    @Test("to make a new entry for the key that is being removed")
    func refill() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<TiedKey, Tracked>()
        var key: TiedKey? = TiedKey()
        do {
            let value = tracker.track(1)
            value.atEnd = { [weak key] in key.map { table[$0] = tracker.track(2) } }
            key.map { table[$0] = value }
        }
        key.map { table[$0] = nil }
        #expect(key.flatMap { table[$0]?.id } == 2)
        #expect(key?.boundCount == 1)
        table.checkInvariants()
        key = nil
        #expect(tracker.living == 0)
    }

    @Test("to read, write, remove and purge while dead entries are swept", arguments: [1, 2, 3, 4])
    func useDuringSweep(seed: UInt64) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var random = SplitMix64(seed: seed)
        let kept = (0..<20).map { PlainKey($0) }
        var ended = 0
        func act() {
            ended += 1
            let key = kept[random.below(kept.count)]
            switch random.below(5) {
            case 0: _ = table[key]
            case 1: table[key] = tracker.track()
            case 2: table[key] = nil
            case 3: table.purge()
            default: table[PlainKey()] = tracker.track()
            }
            table.checkInvariants()
        }
        for _ in 0..<2000 {
            let value = tracker.track()
            value.atEnd = act
            table[PlainKey()] = value
            table[kept[random.below(kept.count)]] = tracker.track()
            table.checkInvariants()
        }
        while table.purge() > 0 {}
        #expect(ended == 2000, "seed \(seed)")
        #expect(tracker.living == table.count, "seed \(seed)")
        table.removeAll()
        #expect(tracker.living == 0, "seed \(seed)")
    }

    @Test("to empty the table while it is swept")
    func emptyDuringSweep() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        let kept = (0..<5).map { PlainKey($0) }
        for key in kept { table[key] = tracker.track() }
        do {
            let value = tracker.track()
            value.atEnd = { table.removeAll() }
            table[PlainKey()] = value
        }
        _ = table[kept[0]]
        _ = table[kept[0]]
        #expect(tracker.living == 0)
        #expect(table.heldCount == 0)
        table.checkInvariants()
    }

    @Test("to drop the last reference to the table")
    func dropTable() {
        let tracker = LifetimeTracker()
        var table: WeakKeyTable<PlainKey, Tracked>? = WeakKeyTable()
        weak let weakTable = table
        let key = TiedKey()
        do {
            let value = tracker.track()
            value.atEnd = { table = nil }
            table?[key] = value
        }
        table?[PlainKey()] = tracker.track()
        table?[key] = nil
        #expect(weakTable == nil)
        #expect(tracker.living == 0)
        #expect(key.boundCount == 0)
    }

    @Test("many at once, each of which uses the table, without nesting")
    func noNestedSweeps() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        let kept = PlainKey()
        var depth = 0
        var deepest = 0
        var keys = (0..<100_000).map { PlainKey($0) }
        for key in keys {
            let value = tracker.track()
            value.atEnd = {
                depth += 1
                deepest = max(deepest, depth)
                table[kept] = tracker.track()
                depth -= 1
            }
            table[key] = value
        }
        keys = []
        while table.heldCount > 1 { _ = table[kept] }
        #expect(deepest == 1)
        #expect(tracker.living == 1)
    }

    @Test("which end a chain of a hundred thousand keys, each kept by the value before, without deep recursion")
    func longChain() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<TiedKey, Tracked>()
        var first: TiedKey? = TiedKey()
        var last = first
        for number in 1...100_000 {
            let next = TiedKey(number)
            let value = tracker.track(number)
            value.payload = next
            last.map { table[$0] = value }
            last = next
        }
        last = nil
        #expect(tracker.living == 100_000)
        first = nil
        #expect(tracker.living == 0)
        #expect(table.heldCount == 0)
        table.checkInvariants()
    }

    @Test("which end further keys, whose values are gone when they look")
    func nestedEnds() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<TiedKey, Tracked>()
        var outer: TiedKey? = TiedKey()
        var seen: [Int] = []
        var inner: TiedKey? = TiedKey()
        inner.map { table[$0] = tracker.track() }
        do {
            let value = tracker.track()
            value.atEnd = {
                seen.append(tracker.living)
                inner = nil
                seen.append(tracker.living)
            }
            outer.map { table[$0] = value }
        }
        outer = nil
        #expect(seen == [2, 1])
        #expect(tracker.living == 0)
    }
}
