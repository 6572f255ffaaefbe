import EspalierRecording
import EspalierViews
import Foundation

extension Workload {
    static let recordings = [
        Workload(ids: ["J1"], sizes: [1000, 100_000], run: recordSettings),
        Workload(ids: ["J2"], sizes: [1000, 100_000], run: recordMoves),
    ]

    private static let changes = 10_000

    /// Sets of tags and frames: heard by a hierarchy observer, recorded, taken back and made again.
    private static func recordSettings(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        var records = 0
        let options = HierarchyObservingOptions(keyPaths: [\.tag, \.frame], oldValues: true)
        let token = tree.views[0].observeHierarchy(options) { records += $0.count }
        let observed = try settings(tree) { set in set() }
        token.invalidate()
        var results = [Result(workload: "J1", variant: "observed", n: n, unit: "ns", samples: observed)]
        var counters: RecordingCounters?
        let recorded = try settings(tree) { set in
            let recording = HierarchyRecording(of: tree.views[0])
            let time = set()
            counters = recording.counters
            try WrongAnswer.check(recording.stepCount == 2 * changes, "\(recording.stepCount) steps were recorded")
            return time
        }
        results.append(
            Result(
                workload: "J1", variant: "recorded", n: n, unit: "ns", samples: recorded,
                counters: [("changes", counters?.changes ?? 0), ("fields read", counters?.fieldsRead ?? 0)]))
        let recording = HierarchyRecording(of: tree.views[0])
        _ = try settings(tree, samples: 1) { set in set() }
        var (undone, redone): ([Double], [Double]) = ([], [])
        for _ in 0..<3 {
            undone.append(nanoseconds { recording.go(to: 0) } / Double(2 * changes))
            redone.append(nanoseconds { recording.go(to: recording.stepCount) } / Double(2 * changes))
        }
        try WrongAnswer.check(recording.step == 2 * changes, "the recording is at step \(recording.step)")
        results.append(Result(workload: "J1", variant: "undone", n: n, unit: "ns", samples: undone))
        results.append(Result(workload: "J1", variant: "redone", n: n, unit: "ns", samples: redone))
        let documents = (0..<3).map { _ in
            nanoseconds { _ = recording.document() } / Double(2 * changes)
        }
        results.append(Result(workload: "J1", variant: "as a document", n: n, unit: "ns", samples: documents))
        return results
    }

    /// The time of one change.
    private static func settings(
        _ tree: Tree, samples: Int = 5, _ around: (() -> Double) throws -> Double
    ) throws -> [Double] {
        var round = 0.0
        return try (0..<samples).map { _ in
            round += 1
            return try around {
                nanoseconds {
                    for index in 0..<changes {
                        let view = tree.views[(index &* 7919) % tree.views.count]
                        view.tag &+= 1
                        view.frame = CGRect(x: Double(index), y: round, width: 10, height: 10)
                    }
                } / Double(2 * changes)
            }
        }
    }

    /// A view that goes through the tree.
    private static func recordMoves(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let leaf = UIView()
        func run() -> Double {
            nanoseconds {
                for index in 0..<changes { tree.views[(index &* 7919) % n].addSubview(leaf) }
            } / Double(changes)
        }
        var records = 0
        let token = tree.views[0].observeHierarchy { records += $0.count }
        let observed = (0..<5).map { _ in run() }
        token.invalidate()
        var recorded: [Double] = []
        var undone: [Double] = []
        for _ in 0..<3 {
            leaf.removeFromSuperview()
            let recording = HierarchyRecording(of: tree.views[0])
            recorded.append(run())
            undone.append(nanoseconds { recording.go(to: 0) } / Double(changes))
            try WrongAnswer.check(leaf.superview == nil, "the view is still in the tree")
        }
        return [
            Result(workload: "J2", variant: "observed", n: n, unit: "ns", samples: observed),
            Result(workload: "J2", variant: "recorded", n: n, unit: "ns", samples: recorded),
            Result(workload: "J2", variant: "undone", n: n, unit: "ns", samples: undone),
        ]
    }
}
