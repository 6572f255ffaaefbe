import EspalierViews
import TestSupport
import Testing

@Suite("A table with weak keys agrees with a dictionary of ids")
struct WeakKeyTableModelTests {
    enum Keys: CaseIterable {
        case plain, tied, mixed
    }

    @Test("over random operations", arguments: Keys.allCases, [11, 12, 13, 14, 15] as [UInt64])
    func model(kind: Keys, seed: UInt64) {
        let tracker = LifetimeTracker()
        let table = WeakKeyTable<PlainKey, Tracked>()
        var random = SplitMix64(seed: seed)
        var keys: [PlainKey] = []
        var model: [Int: Int] = [:]
        var nextID = 0

        for step in 0..<3000 {
            let operation = random.below(100)
            if keys.isEmpty || operation < 25 {
                nextID += 1
                let isTied = kind == .tied || (kind == .mixed && random.below(2) == 0)
                keys.append(isTied ? TiedKey(nextID) : PlainKey(nextID))
            } else {
                let place = random.below(keys.count)
                let key = keys[place]
                switch operation {
                case ..<55:
                    table[key] = tracker.track(step)
                    model[key.id] = step
                case ..<65:
                    table[key] = nil
                    model[key.id] = nil
                case ..<72:
                    let value = table[key, default: tracker.track(step)]
                    #expect(value.id == model[key.id] ?? step, "\(kind), seed \(seed), step \(step)")
                case ..<96:
                    model[key.id] = nil
                    keys.remove(at: place)
                case ..<99:
                    table.purge()
                default:
                    table.removeAll()
                    model = [:]
                }
            }
            table.checkInvariants()
            #expect(table.count == model.count, "\(kind), seed \(seed), step \(step)")
            #expect(tracker.living == table.heldCount, "\(kind), seed \(seed), step \(step)")
            for key in keys where step % 50 == 0 {
                #expect(table[key]?.id == model[key.id], "\(kind), seed \(seed), step \(step), key \(key.id)")
            }
        }
        table.purge()
        #expect(tracker.living == model.count, "\(kind), seed \(seed)")
        keys = []
        table.purge()
        #expect(tracker.living == 0, "\(kind), seed \(seed)")
    }
}
