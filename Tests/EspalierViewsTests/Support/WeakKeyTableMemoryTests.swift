import EspalierViews
import Testing

@Suite("A table with weak keys stays small")
struct WeakKeyTableMemoryTests {
    @Test("through a hundred thousand short-lived keys, with no living one")
    func shortLivedKeys() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        for _ in 0..<100_000 {
            table[PlainKey()] = tracker.track()
        }
        #expect(tracker.mostLiving <= 4)
        #expect(tracker.living <= 2)
        #expect(table.examinedCount <= 400_000)
        table.purge()
        #expect(tracker.living == 0)
    }

    @Test("through a hundred thousand keys of which a thousand live at a time")
    func slidingWindow() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var window = (0..<1000).map { PlainKey($0) }
        for turn in 0..<100_000 {
            let key = PlainKey(turn)
            window[turn % 1000] = key
            table[key] = tracker.track()
        }
        // Four slots for each insertion: a third more than what lives, and what dies during a round.
        #expect(tracker.mostLiving <= 2000)
        #expect(table.count == 1000)
        table.purge()
        #expect(tracker.living == 1000)
        #expect(table.heldCount == 1000)
        table.checkInvariants()
        withExtendedLifetime(window) {}
    }

    @Test("gives storage back after a crowd has left")
    func shrinks() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var crowd = (0..<100_000).map { PlainKey($0) }
        for key in crowd { table[key] = tracker.track() }
        #expect(table.storageCapacity >= 100_000)
        crowd.removeLast(99_900)
        table.purge()
        #expect(table.storageCapacity <= 1000)
        #expect(crowd.allSatisfy { table[$0] != nil })
        table.checkInvariants()
    }

    @Test("looks at nothing when every key tells of its end")
    func tiedKeysCostNoSweep() {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<TiedKey, Tracked>()
        let kept = TiedKey()
        for turn in 0..<100_000 {
            table[TiedKey(turn)] = tracker.track()
            table[kept] = tracker.track()
        }
        #expect(table.examinedCount == 0)
        #expect(tracker.mostLiving <= 3)
        #expect(tracker.living == 1)
        #expect(table.heldCount == 1)
        #expect(table.purge() == 0)
    }
}
