import EspalierViews
import TestSupport
import Testing

@Suite("A table with weak keys")
struct WeakKeyTableTests {
    static let makers: [@Sendable () -> PlainKey] = [{ PlainKey() }, { TiedKey() }]

    @Test("reads what was written, by identity", arguments: makers)
    func readsAndWrites(make: @Sendable () -> PlainKey) {
        let table = WeakKeyTable<PlainKey, String>()
        let first = make()
        let second = make()
        #expect(table[first] == nil)
        table[first] = "one"
        table[second] = "two"
        #expect(table[first] == "one")
        #expect(table[second] == "two")
        table[first] = "three"
        #expect(table[first] == "three")
        #expect(table.count == 2)
        table[first] = nil
        table[first] = nil
        #expect(table[first] == nil)
        #expect(table[second] == "two")
        #expect(table.count == 1)
        table.checkInvariants()
    }

    @Test("takes a default for reading and for changing in place", arguments: makers)
    func defaults(make: @Sendable () -> PlainKey) {
        let table = WeakKeyTable<PlainKey, [Int]>()
        let key = make()
        #expect(table[key, default: [7]] == [7])
        #expect(table[key] == nil)
        table[key, default: [1]].append(2)
        table[key, default: [9]].append(3)
        #expect(table[key] == [1, 2, 3])
        table[key, default: []] = [4]
        table[key]?.append(5)
        #expect(table[key] == [4, 5])
        #expect(table.count == 1)
    }

    @Test("changes a value in place without copying it")
    func changesInPlace() {
        let table = WeakKeyTable<PlainKey, [Int]>()
        let key = PlainKey()
        table[key] = Array(repeating: 0, count: 100)
        table[key]?.reserveCapacity(2000)
        let before = table[key]?.withUnsafeBufferPointer { $0.baseAddress }
        for number in 0..<500 {
            table[key]?.append(number)
            table[key, default: []].append(number)
        }
        let after = table[key]?.withUnsafeBufferPointer { $0.baseAddress }
        #expect(before == after)
        #expect(table[key]?.count == 1100)
    }

    @Test("removes an entry that is set to nil in place")
    func removesInPlace() {
        func clear(_ value: inout String?) { value = nil }
        let table = WeakKeyTable<PlainKey, String>()
        let key = TiedKey()
        table[key] = "one"
        clear(&table[key])
        #expect(table[key] == nil)
        #expect(table.heldCount == 0)
        #expect(key.boundCount == 0)
    }

    @Test("can hold optional values, of which nil is one")
    func optionalValues() {
        let table = WeakKeyTable<PlainKey, Int?>()
        let key = PlainKey()
        table[key] = .some(nil)
        #expect(table[key] == .some(nil))
        #expect(table.count == 1)
        table[key] = nil
        #expect(table.count == 0)
    }

    @Test("does not show a new object the value of an old one at the same address", arguments: makers)
    func addressReuse(make: @Sendable () -> PlainKey) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var reused = 0
        for _ in 0..<1000 {
            var key: PlainKey? = make()
            let address = key.map { ObjectIdentifier($0) }
            key.map { table[$0] = tracker.track() }
            key = nil
            let next = make()
            guard ObjectIdentifier(next) == address else { continue }
            reused += 1
            #expect(table[next] == nil)
            #expect(tracker.living == 0)
            table.checkInvariants()
        }
        #expect(reused > 0 || Sanitizer.keepsFreedMemory)
    }

    @Test("writes over what an old object at the same address has left")
    func writeAfterAddressReuse() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var reused = 0
        for _ in 0..<1000 {
            var key: PlainKey? = PlainKey()
            let address = key.map { ObjectIdentifier($0) }
            key.map { table[$0] = tracker.track(1) }
            key = nil
            let next = PlainKey()
            guard ObjectIdentifier(next) == address else { continue }
            reused += 1
            table[next] = tracker.track(2)
            #expect(table[next]?.id == 2)
            #expect(table.count == 1)
            #expect(tracker.living == 1)
            table[next] = nil
            table.checkInvariants()
        }
        #expect(reused > 0 || Sanitizer.keepsFreedMemory)
    }

    @Test("a key whose deinit is running has no entry and gets none", arguments: makers)
    func endingKey(make: @Sendable () -> PlainKey) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var seen: [Int?] = []
        var key: PlainKey? = make()
        key?.atEnd = { key in
            seen.append(table[key]?.id)
            table[key] = tracker.track(2)
            seen.append(table[key]?.id)
        }
        key.map { table[$0] = tracker.track(1) }
        #expect(seen.isEmpty)
        key = nil
        #expect(seen == [nil, nil])
        #expect(tracker.living == 0)
        #expect(table.count == 0)
        table.checkInvariants()
    }

    @Test("does not even hold what a running deinit writes for its own object", arguments: makers)
    func writeByEndingKey(make: @Sendable () -> PlainKey) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var held: [Int] = []
        var key: PlainKey? = make()
        key?.atEnd = { key in
            table[key] = tracker.track()
            held.append(table.heldCount)
        }
        key = nil
        #expect(held == [0])
        #expect(tracker.living == 0)
    }

    @Test("keeps a new entry when what was bound for an earlier one is released late")
    func lateTie() {
        final class LateKey: LifetimeBound {
            var bound: AnyObject?
            var unbound: [AnyObject] = []

            func bind(_ object: AnyObject, for owner: ObjectIdentifier) { bound = object }

            func unbind(_ owner: ObjectIdentifier) {
                bound.map { unbound.append($0) }
                bound = nil
            }
        }
        let table = WeakKeyTable<LateKey, Int>()
        let key = LateKey()
        table[key] = 1
        table[key] = nil
        table[key] = 2
        #expect(key.unbound.count == 1)
        key.unbound = []
        #expect(table[key] == 2)
    }
}
