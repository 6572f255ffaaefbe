import EspalierViews
import Foundation

extension Workload {
    static let observers = [
        Workload(ids: ["O0"], sizes: [1000], run: setUnobserved),
        Workload(ids: ["O1"], sizes: [1000]) { try setObserved($0, "O1", observers: 1) },
        Workload(ids: ["O2"], sizes: [1000]) { try setObserved($0, "O2", observers: 100) },
        Workload(ids: ["O3"], sizes: [1000], run: addAndRemove),
        Workload(ids: ["F2"], sizes: [1000], run: readTracked),
        Workload(ids: ["H1"], sizes: usual, run: recordHierarchy),
    ]

    private static let rounds = 200_000

    private static func setUnobserved(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let view = tree.views[n / 2]
        // Another view is observed: that must not cost this one anything.
        let token = tree.views[n / 3].observe(\.tag) { _, _ in }
        defer { token.invalidate() }
        let samples = sampled { view.tag = $0 }
        try WrongAnswer.check(view.tag == rounds - 1, "the tag of \(view) is not the last")
        return [Result(workload: "O0", variant: "tag", n: n, unit: "ns", samples: samples)]
    }

    private static func setObserved(_ size: Int, _ name: String, observers n: Int) throws -> [Result] {
        // In memory of its own: a captured variable is checked for overlapping accesses, which takes as long as all else
        // of a notification.
        let sum = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { sum.deallocate() }
        sum.initialize(to: 0)
        let tree = Tree.wideAndDeep(size)
        let view = tree.views[size / 2]
        view.tag = 0
        let tokens = (0..<n).map { _ in
            view.observe(\.tag, options: [.old, .new]) { _, change in
                sum.pointee &+= (change.newValue ?? 0) &- (change.oldValue ?? 0)
            }
        }
        let byToken = sampled(rounds: rounds / n) { view.tag = $0 }
        try WrongAnswer.check(
            sum.pointee == n * view.tag, "the observers heard \(sum.pointee) in all, not \(n * view.tag)")
        for token in tokens { token.invalidate() }
        sum.pointee = 0
        view.tag = 0
        let observing = (0..<n).map { _ in UIView() }
        for observer in observing {
            BlockObserver.of(observer).add(view, keyPath: \.tag, options: [.old, .new]) { _, _, change in
                sum.pointee &+= (change.newValue ?? 0) &- (change.oldValue ?? 0)
            }
        }
        let byBlock = sampled(rounds: rounds / n) { view.tag = $0 }
        try WrongAnswer.check(
            sum.pointee == n * view.tag, "the blocks heard \(sum.pointee) in all, not \(n * view.tag)")
        withExtendedLifetime(observing) {}
        return [
            Result(
                workload: "\(name)", variant: "tokens", n: size, unit: "ns", samples: byToken,
                counters: [("observers", n)]),
            Result(
                workload: "\(name)", variant: "blocks", n: size, unit: "ns", samples: byBlock,
                counters: [("observers", n)]),
        ]
    }

    private final class Foreign {}

    private static func addAndRemove(_ n: Int) throws -> [Result] {
        let view = UIView()
        let observer = UIView()
        let foreign = Foreign()
        let tokens = sampled { _ in view.observe(\.tag, options: .new) { _, _ in }.invalidate() }
        let blocks = sampled { _ in
            BlockObserver.of(observer).add(view, keyPath: \.tag, options: .new) { _, _, _ in }
            BlockObserver.of(observer).remove(view, keyPath: \.tag)
        }
        let others = sampled { _ in
            BlockObserver.of(foreign).add(view, keyPath: \.tag, options: .new) { _, _, _ in }
            BlockObserver.of(foreign).remove(view, keyPath: \.tag)
        }
        let fresh = sampled(rounds: rounds / 10) { _ in
            let view = UIView()
            view.observe(\.tag, options: .new) { _, _ in }.invalidate()
        }
        try WrongAnswer.check(view.observerRegistry.purge() == 0, "an observer was left")
        return [
            Result(workload: "O3", variant: "token", n: n, unit: "ns", samples: tokens),
            Result(workload: "O3", variant: "block", n: n, unit: "ns", samples: blocks),
            Result(workload: "O3", variant: "block of a foreign object", n: n, unit: "ns", samples: others),
            Result(workload: "O3", variant: "a new view and its first token", n: n, unit: "ns", samples: fresh),
        ]
    }

    private static func readTracked(_ n: Int) throws -> [Result] {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        var sum = 0.0
        var times: [Double] = []
        for _ in 0..<9 {
            let time = nanoseconds {
                for _ in 0..<rounds / 100 {
                    _ = ReadList.of { for _ in 0..<100 { sum += view.frame.origin.x } }
                }
            }
            times.append(time / Double(rounds))
        }
        try WrongAnswer.check(sum == Double(rounds * 9), "the frame of \(view) was misread")
        return [Result(workload: "F2", variant: "frame, tracked", n: n, unit: "ns", samples: times)]
    }

    private static func recordHierarchy(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        var records = 0
        let token = tree.views[0].observeHierarchy { records += $0.count }
        defer { token.invalidate() }
        let leaf = UIView()
        let rounds = 10_000
        let before = HierarchyCounters.ofThread
        let samples = sampled(rounds: rounds) { index in
            tree.views[(index &* 7919) % n].addSubview(leaf)
            leaf.removeFromSuperview()
        }
        try WrongAnswer.check(records == 9 * 2 * rounds, "\(records) records, not \(9 * 2 * rounds)")
        let after = HierarchyCounters.ofThread
        return [
            Result(
                workload: "H1", variant: "a leaf inserted and removed", n: n, unit: "ns/record",
                samples: samples.map { $0 / 2 },
                counters: [
                    ("scopeStepsPer1000", (after.scopeSteps - before.scopeSteps) * 1000 / records),
                    ("viewsRefreshedPer1000", (after.viewsRefreshed - before.viewsRefreshed) * 1000 / records),
                ])
        ]
    }

    private static func sampled(rounds: Int = rounds, _ body: (Int) -> Void) -> [Double] {
        (0..<9).map { _ in
            nanoseconds { for index in 0..<rounds { body(index) } } / Double(rounds)
        }
    }
}
