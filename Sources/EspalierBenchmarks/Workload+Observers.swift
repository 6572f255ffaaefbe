import EspalierViews
import Foundation

extension Workload {
    static let observers = [
        Workload(name: "O0 set unobserved", sizes: [1000], run: setUnobserved),
        Workload(name: "O1 set observed", sizes: [1000]) { try setObserved($0, "O1", observers: 1) },
        Workload(name: "O2 set observed", sizes: [1000]) { try setObserved($0, "O2", observers: 100) },
        Workload(name: "O3 add and remove an observer", sizes: [1000], run: addAndRemove),
        Workload(name: "F2 read tracked", sizes: [1000], run: readTracked),
        Workload(name: "H1 hierarchy records", sizes: usual, run: recordHierarchy),
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
        return [Result(workload: "O0 set tag, nobody observing", n: n, unit: "ns", samples: samples)]
    }

    private static func setObserved(_ size: Int, _ name: String, observers n: Int) throws -> [Result] {
        var sum = 0
        let tree = Tree.wideAndDeep(size)
        let view = tree.views[size / 2]
        view.tag = 0
        let tokens = (0..<n).map { _ in
            view.observe(\.tag, options: [.old, .new]) { _, change in
                sum &+= (change.newValue ?? 0) &- (change.oldValue ?? 0)
            }
        }
        let byToken = sampled(rounds: rounds / n) { view.tag = $0 }
        try WrongAnswer.check(sum == n * view.tag, "the observers heard \(sum) in all, not \(n * view.tag)")
        for token in tokens { token.invalidate() }
        sum = 0
        view.tag = 0
        let observing = (0..<n).map { _ in UIView() }
        for observer in observing {
            BlockObserver.of(observer).add(view, keyPath: \.tag, options: [.old, .new]) { _, _, change in
                sum &+= (change.newValue ?? 0) &- (change.oldValue ?? 0)
            }
        }
        let byBlock = sampled(rounds: rounds / n) { view.tag = $0 }
        try WrongAnswer.check(sum == n * view.tag, "the blocks heard \(sum) in all, not \(n * view.tag)")
        withExtendedLifetime(observing) {}
        return [
            Result(workload: "\(name) set tag, \(n) tokens", n: size, unit: "ns", samples: byToken),
            Result(workload: "\(name) set tag, \(n) blocks", n: size, unit: "ns", samples: byBlock),
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
            Result(workload: "O3 add and remove a token", n: n, unit: "ns", samples: tokens),
            Result(workload: "O3 add and remove a block", n: n, unit: "ns", samples: blocks),
            Result(workload: "O3 add and remove a block of a foreign object", n: n, unit: "ns", samples: others),
            Result(workload: "O3 make a view, add and remove its first token", n: n, unit: "ns", samples: fresh),
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
        return [Result(workload: "F2 read frame, under a tracker", n: n, unit: "ns", samples: times)]
    }

    private static func recordHierarchy(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        var records = 0
        let token = tree.views[0].observeHierarchy { records += $0.count }
        defer { token.invalidate() }
        let leaf = UIView()
        let rounds = 10_000
        let samples = sampled(rounds: rounds) { index in
            tree.views[(index &* 7919) % n].addSubview(leaf)
            leaf.removeFromSuperview()
        }
        try WrongAnswer.check(records == 9 * 2 * rounds, "\(records) records, not \(9 * 2 * rounds)")
        return [
            Result(workload: "H1 insert and remove a leaf", n: n, unit: "ns/record", samples: samples.map { $0 / 2 })
        ]
    }

    private static func sampled(rounds: Int = rounds, _ body: (Int) -> Void) -> [Double] {
        (0..<9).map { _ in
            nanoseconds { for index in 0..<rounds { body(index) } } / Double(rounds)
        }
    }
}
