import TestSupport
import Testing

@testable import EspalierControls

@Suite("Lists that know what stands before")
struct RankedListsTests {
    @Test("Random changes, held against plain arrays", arguments: randomPrograms(40 as UInt64))
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var lists = RankedLists()
        var plain: [[Int]] = [[], [], []]
        var weights: [Int: Int] = [:]
        var free = Array(0..<40)
        for step in 0..<200 {
            let used = plain.flatMap { $0 }
            switch random.below(5) {
            case 0 where !free.isEmpty:
                let (slot, list) = (free.removeFirst(), random.below(3))
                lists.append(slot, to: list)
                plain[list].append(slot)
                weights[slot] = 0
            case 1 where !free.isEmpty && !used.isEmpty:
                let (slot, other, isBefore) = (free.removeLast(), random.any(used), random.oneIn(2))
                if isBefore { lists.insert(slot, before: other) } else { lists.insert(slot, after: other) }
                for list in 0..<3 {
                    guard let index = plain[list].firstIndex(of: other) else { continue }
                    plain[list].insert(slot, at: isBefore ? index : index + 1)
                }
                weights[slot] = 0
            case 2 where used.count > 25:
                let slot = random.any(used)
                lists.remove(slot)
                for list in 0..<3 { plain[list].removeAll { $0 == slot } }
                free.append(slot)
            case 3 where !used.isEmpty:
                let (slot, weight) = (random.any(used), random.below(9))
                lists.setWeight(weight, of: slot)
                weights[slot] = weight
            default: break
            }
            for (list, slots) in plain.enumerated() {
                #expect(lists.slots(in: list) == slots, "seed \(seed), step \(step)")
                #expect(lists.count(in: list) == slots.count && lists.last(in: list) == slots.last)
                #expect(lists.slot(at: slots.count, in: list) == nil && lists.slot(at: -1, in: list) == nil)
                var weight = 0
                for (place, slot) in slots.enumerated() {
                    #expect(lists.before(slot) == (place, weight), "seed \(seed), step \(step), slot \(slot)")
                    #expect(lists.list(of: slot) == list && lists.slot(at: place, in: list) == slot)
                    weight += weights[slot] ?? 0
                }
            }
        }
    }

    @Test("A list that is filled from one end is as deep as its logarithm says, and not as long as it is")
    func depth() {
        var lists = RankedLists()
        for slot in 0..<10_000 { lists.append(slot, to: 0) }
        // The mean depth of a treap of 10,000 is 1.39 · log2(10,000) - 1.8, and no more than thrice that at most.
        let depths = (0..<10_000).map(lists.depth)
        #expect(depths.reduce(0, +) / depths.count < 25)
        #expect((depths.max() ?? 0) < 60)
    }
}
