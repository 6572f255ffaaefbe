import EspalierObservation

/// Somebody who hears of changes when the outermost one ends.
package protocol BatchMember: AnyObject {
    /// Whether the thread's batch has it in its list.
    var isWaiting: Bool { get set }
    /// Where it was registered, as `file:line`, and the view that it is about; nil where it does not wait for anything
    /// any more.
    var restless: (view: UIView, place: String)? { get }
    /// A round begins: what has happened belongs to it. Sets `isWaiting` to false.
    func beginRound()
    /// Tells what belongs to the round.
    func deliver()
    /// Gives up what a round without end would have told.
    func drop()
}

/// What hierarchy observers and others have collected on one thread during the outermost change. It is kept for the
/// next one, and holds nothing in between.
package final class HierarchyBatch: ChangeBatch {
    /// How many rounds of telling one outermost change may lead to.
    static let roundBudget = 100

    /// In the order of their first records.
    private var waiting: [any BatchMember] = []
    var departures = HierarchyDepartures()
    private var isDelivering = false
    /// What is under way that breakpoints tell of, the outermost first.
    private(set) var ongoing: [OngoingChange] = []
    var counters = HierarchyCounters()
    /// What the runtime is changing by itself at the moment.
    var consequences = Consequences()
    /// Counts layout passes, for recorders.
    var passNumber: UInt = 0
    /// The view that was asked for the pass that is going on.
    weak var passView: UIView?
    /// Those who are told when the outermost change ends.
    var recorders: [any ChangeRecorder] = []

    /// The calling thread's.
    package static var current: HierarchyBatch {
        let state = ThreadState.current
        // Nobody else puts anything there.
        if let batch = state.batch { return unsafeDowncast(batch, to: HierarchyBatch.self) }
        let made = HierarchyBatch()
        state.batch = made
        return made
    }

    /// Tells a member when the outermost change ends, if it does not wait for that already.
    package func enqueue(_ member: any BatchMember) {
        if member.isWaiting { return }
        member.isWaiting = true
        waiting.append(member)
    }

    /// Something begins that changes may come from.
    package func begin(_ kind: OngoingChange.Kind) {
        ongoing.append(OngoingChange(kind: kind, deliveries: ThreadState.current.deliveries))
    }

    /// What began last has ended.
    package func endCause() {
        ongoing.removeLast()
    }

    private var isIdle: Bool { waiting.isEmpty && departures.isEmpty }

    /// The outermost change has ended: tells everyone, in rounds, as handlers may make changes of their own.
    package func deliver() {
        if !recorders.isEmpty { tellEnds() }
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
        let restless = waiting.compactMap(\.restless)
        let views = restless.map(\.view)
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
    /// Whether breakpoints know of the change.
    private var isKnown = false

    /// Begins once, if `condition` holds.
    /// - Parameter cause: what breakpoints are told of the change, if there are any that it may concern.
    @inline(__always)
    mutating func open(if condition: Bool, _ cause: @autoclosure () -> OngoingChange.Kind?) {
        if isOpen || !condition { return }
        isOpen = true
        if let cause = cause() {
            isKnown = true
            HierarchyBatch.current.begin(cause)
        }
        ThreadState.current.beginBatch()
    }

    /// Ends what was begun.
    @inline(__always)
    func close() {
        if !isOpen { return }
        if isKnown { HierarchyBatch.current.endCause() }
        ThreadState.current.endBatch()
    }

    /// A change begins that breakpoints know of. Not for what happens often.
    static func begin(_ cause: OngoingChange.Kind) {
        HierarchyBatch.current.begin(cause)
        ThreadState.current.beginBatch()
    }

    /// It has ended, with all its callbacks. Tells the members of the batch if it was the outermost.
    static func end() {
        HierarchyBatch.current.endCause()
        ThreadState.current.endBatch()
    }
}

extension UIView {
    /// Whether an observer sees either superview.
    @inline(__always)
    final func isInHierarchyScope(_ old: UIView?, _ target: UIView?) -> Bool {
        (old?.flags ?? []).union(target?.flags ?? []).contains(.inHierarchyScope)
    }
}
