import EspalierLayout
import EspalierRelatives
import EspalierSupport
import EspalierViews
import Foundation
import Synchronization

extension Workload {
    static let threads = [
        Workload(ids: ["threads"], sizes: [1000, 10_000]) { n in
            [
                try twoThreads("built and released", n) { keep(Tree.wideAndDeep(n).root) },
                try twoThreads("laid out, changed, asked", n) { try liveOneLife(n) },
                try twoThreads("observed and set", n) { try observeAndSet(n) },
            ]
        }
    ]

    /// A tree's whole life: built, laid out, changed and laid out a few times, asked, released.
    private static func liveOneLife(_ n: Int) throws {
        let tree = Tree.wideAndDeep(n)
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        try tree.addColumnRules()
        try tree.root.solveLayout()
        let index = GroupIndex(of: tree.root) { $0.tag }
        for round in 0..<n / 10 {
            let view = tree.views[1 + (round &* 7919) % (n - 1)]
            try view.layoutRules.add("h = 10")
            view.tag = wanted
            try tree.root.solveLayout()
            try WrongAnswer.check(index.first(wanted, below: tree.root) != nil, "no view has the tag")
        }
        defer { withExtendedLifetime(tree) {} }
        try WrongAnswer.check(index.count == n - 1, "\(index.count) views are in the index")
    }

    private static func observeAndSet(_ n: Int) throws {
        let tree = Tree.wideAndDeep(n)
        var heard = 0
        let tokens = tree.views.map { $0.observe(\.tag, options: [.old, .new]) { _, _ in heard += 1 } }
        for view in tree.views { view.tag = -1 }
        try WrongAnswer.check(heard == n, "\(heard) of \(n) changes were heard")
        withExtendedLifetime(tokens) {}
    }

    /// How many times the work of one thread two threads do in the same time: 2 if they never wait for each other.
    private static func twoThreads(
        _ variant: String, _ n: Int, _ work: @escaping @Sendable () throws -> Void
    ) throws -> Result {
        let rounds = max(1, 20_000 / n)
        var samples: [Double] = []
        var alone = ThreadCost()
        var together = ThreadCost()
        for _ in 0..<15 {
            let one = try costOfThreads(1, rounds, work)
            let two = try costOfThreads(2, rounds, work)
            samples.append(2 * one.time / two.time)
            alone.add(one)
            together.add(two)
        }
        return Result(
            workload: "threads", variant: variant, n: n, unit: "times", samples: samples,
            counters: [
                ("percentByTheFastest", Int(clamping: (200 * alone.fastest / together.fastest).rounded())),
                ("processorTimePercent", Int(clamping: (together.processorTime * 50 / alone.processorTime).rounded())),
                ("waitsOfOne", alone.waits), ("waitsOfTwo", together.waits),
                ("processors", ProcessInfo.processInfo.activeProcessorCount),
            ])
    }

    /// What it costs until each of `count` threads has done the work `rounds` times.
    private static func costOfThreads(
        _ count: Int, _ rounds: Int, _ work: @escaping @Sendable () throws -> Void
    ) throws -> ThreadCost {
        let ready = DispatchSemaphore(value: 0)
        let begin = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let reports = Reports()
        for _ in 0..<count {
            Thread.detachNewThread {
                ready.signal()
                begin.wait()
                let before = ThreadCost.ofThread
                var failure: String?
                do {
                    for _ in 0..<rounds { try work() }
                } catch {
                    failure = "\(error)"
                }
                reports.add(ThreadCost.ofThread.since(before), failure)
                done.signal()
            }
        }
        for _ in 0..<count { ready.wait() }
        let time = nanoseconds {
            for _ in 0..<count { begin.signal() }
            for _ in 0..<count { done.wait() }
        }
        var (cost, failures) = reports.all
        try WrongAnswer.check(failures.isEmpty, failures.joined(separator: "; "))
        cost.time = time
        return cost
    }
}

/// What threads took. On a machine that others use too, processor time and waits say more than the clock: threads that
/// are in one another's way wait, or move memory to and fro.
private struct ThreadCost {
    /// By the clock, in nanoseconds.
    var time = 0.0
    /// The least time of those that were added.
    var fastest = Double.infinity
    /// In seconds. 0 where the machine counts in ticks that are longer than the work.
    var processorTime = 0.0
    /// How often a thread gave its processor away to wait for something.
    var waits = 0

    /// What the calling thread has taken so far.
    static var ofThread: ThreadCost {
        var usage = rusage()
        #if canImport(Glibc)
            // RUSAGE_THREAD, which the C library declares for C with extensions only.
            getrusage(__rusage_who_t(1), &usage)
        #endif
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return ThreadCost(
            processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime), waits: Int(usage.ru_nvcsw))
    }

    func since(_ before: ThreadCost) -> ThreadCost {
        ThreadCost(processorTime: processorTime - before.processorTime, waits: waits - before.waits)
    }

    mutating func add(_ other: ThreadCost) {
        time += other.time
        fastest = min(fastest, other.time)
        processorTime += other.processorTime
        waits += other.waits
    }
}

/// What the threads report.
private final class Reports: Sendable {
    private let reports = Mutex<(ThreadCost, [String])>((ThreadCost(), []))

    func add(_ cost: ThreadCost, _ failure: String?) {
        reports.withLock {
            $0.0.add(cost)
            if let failure { $0.1.append(failure) }
        }
    }

    var all: (ThreadCost, [String]) { reports.withLock { $0 } }
}
