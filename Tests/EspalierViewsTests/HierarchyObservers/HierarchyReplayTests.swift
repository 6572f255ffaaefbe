import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Replaying the records of a batch over a copy of the old tree gives the new tree")
struct HierarchyReplayTests {
    private static let sequences = randomPrograms(100_000).count
    private static let seeds = 8

    @Test("Random sequences over several trees, with views that leave and return", arguments: 0..<seeds)
    func replay(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed + 1))
        var world = ReplayWorld(count: 1)
        var replayers: [HierarchyReplayer] = []
        var heard = 0
        for sequence in 0..<Self.sequences / Self.seeds {
            if sequence % 200 == 0 {
                replayers = []
                world = ReplayWorld(count: 4 + random.below(5))
            }
            if sequence % 10 == 0 {
                replayers.shuffle(using: &random)
                replayers.removeFirst(random.below(replayers.count + 1))
                while replayers.count < 3 {
                    let root = random.below(world.views.count)
                    replayers.append(HierarchyReplayer(world, root: root, subtree: random.below(4) > 0))
                }
            }
            for replayer in replayers { replayer.beginBatch() }
            let old = world.model
            let trace = run(world, replayers, &random)
            for replayer in replayers {
                heard += replayer.batches
                guard let mistake = replayer.mistake() else { continue }
                Issue.record(
                    """
                    seed \(seed), sequence \(sequence): observing \(replayer.root), subtree \(replayer.subtree), \
                    from \(old.children): \(trace): \(mistake)
                    """)
                return
            }
            if sequence % 10 == 9 {
                let mistake = world.views.first { $0.superview == nil }?.hierarchyScopeMistake()
                guard mistake == nil, world.isConsistent else {
                    Issue.record("seed \(seed), sequence \(sequence): \(mistake ?? "another tree")")
                    return
                }
            }
        }
        #expect(heard > Self.sequences / Self.seeds / 2)
    }

    /// One outermost change: a single call, or several.
    private func run(
        _ world: ReplayWorld, _ replayers: [HierarchyReplayer], _ random: inout SplitMix64
    ) -> [String] {
        var trace: [String] = []
        func change() {
            trace.append(world.change(&random))
            for replayer in replayers { replayer.noteMoment() }
        }
        if random.below(4) == 0 {
            change()
        } else {
            UIView.performChanges {
                for _ in 0..<1 + random.below(6) { change() }
            }
        }
        return trace
    }
}
