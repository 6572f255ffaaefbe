import EspalierObservation

/// What hierarchy observers have collected on one thread during the outermost change. It is kept for the next one,
/// and holds nothing in between.
final class HierarchyBatch {
    /// How many rounds of telling one outermost change may lead to.
    static let roundBudget = 100

    /// In the order of their first records.
    private var waiting: [HierarchyObserver] = []
    var departures = HierarchyDepartures()
    private var isDelivering = false
    var counters = HierarchyCounters()

    /// The calling thread's.
    static var current: HierarchyBatch {
        let state = ThreadState.current
        // Nobody else puts anything there.
        if let batch = state.batch { return unsafeDowncast(batch, to: HierarchyBatch.self) }
        let made = HierarchyBatch()
        state.batch = made
        return made
    }

    func enqueue(_ observer: HierarchyObserver) {
        observer.isWaiting = true
        waiting.append(observer)
    }

    private var isIdle: Bool { waiting.isEmpty && departures.isEmpty }

    /// The outermost change has ended: tells everyone, in rounds, as handlers may make changes of their own.
    func deliver() {
        if isDelivering || isIdle { return }
        isDelivering = true
        // What handlers read is no part of a computation that may be going on outside.
        untracked {
            for _ in 0..<Self.roundBudget where !isIdle { deliverRound() }
            if !isIdle { giveUp() }
        }
        isDelivering = false
    }

    private func deliverRound() {
        let round = waiting
        waiting = []
        for observer in round { observer.beginRound() }
        closeDepartures()
        counters.rounds += 1
        for observer in round { observer.deliver() }
    }

    /// Views that left are not seen any more from now on.
    private func closeDepartures() {
        if departures.isEmpty { return }
        let views = departures.takeAll()
        for view in views { view.refreshHierarchyScope() }
    }

    private func giveUp() {
        let restless = waiting.filter { $0.isLive && !$0.isPaused }
        let views = restless.compactMap(\.view)
        if let view = views.first {
            let places = restless.prefix(20).map(\.place).joined(separator: ", ")
            let more = restless.count > 20 ? ", and \(restless.count - 20) more" : ""
            view.report(
                ViewDiagnostic(
                    message: "the hierarchy observers registered at \(places)\(more) do not come to rest: what they "
                        + "change was told \(Self.roundBudget) times in a row and led to further changes each time; "
                        + "what is still to be told is dropped",
                    views: views))
        }
        while !isIdle {
            let dropped = waiting
            waiting = []
            closeDepartures()
            for observer in dropped { observer.drop() }
        }
    }
}

/// Runs `body` without telling trackers what it reads.
package func untracked<Result>(_ body: () -> Result) -> Result {
    ThreadState.mayBeTracking ? ThreadState.current.tracking(nil, body) : body()
}

/// What the hierarchy observers of one thread have cost so far, so that tests hold costs by counts.
package struct HierarchyCounters: Equatable, Sendable {
    /// Views that were looked at to find out who sees a view.
    package var scopeSteps = 0
    /// Views whose flags were put right.
    package var viewsRefreshed = 0
    /// Rounds of telling.
    package var rounds = 0

    /// Those of the calling thread.
    package static var ofThread: HierarchyCounters { HierarchyBatch.current.counters }
}

/// The frame of one change: the outermost of a thread makes a batch.
struct HierarchyBatchScope {
    private var isOpen = false

    /// Begins once, if `condition` holds.
    @inline(__always)
    mutating func open(if condition: Bool) {
        if isOpen || !condition { return }
        isOpen = true
        Self.begin()
    }

    /// Ends what was begun.
    @inline(__always)
    func close() {
        if isOpen { Self.end() }
    }

    /// A change begins.
    static func begin() {
        ThreadState.current.batchDepth += 1
    }

    /// It has ended, with all its callbacks. Tells the observers if it was the outermost.
    static func end() {
        let state = ThreadState.current
        state.batchDepth -= 1
        if state.batchDepth == 0, let batch = state.batch {
            unsafeDowncast(batch, to: HierarchyBatch.self).deliver()
        }
    }
}

extension UIView {
    /// Whether an observer sees either superview.
    @inline(__always)
    final func isInHierarchyScope(_ old: UIView?, _ target: UIView?) -> Bool {
        (old?.flags ?? []).union(target?.flags ?? []).contains(.inHierarchyScope)
    }
}
