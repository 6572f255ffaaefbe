import EspalierObservation
import Foundation

/// The time of a window: what is animated ends when this clock is stepped to its end, and never by itself.
///
///     UIView.animate(withDuration: 0.3) { view.alpha = 0 } completion: { _ in view.removeFromSuperview() }
///     // view.alpha is 0 at once
///     window.clock.advance(by: 0.3)  // calls the completion
///
/// Several clocks tell different times. What `UIView.animate` leaves to wait belongs to no window: the first clock
/// that is advanced on the same thread takes it over, with its time counted from the call.
public final class WindowClock {
    /// Seconds since the clock was made.
    public private(set) var now: TimeInterval = 0
    private weak var window: UIWindow?
    private var queue = ClockQueue()
    /// What was begun during an advance and takes no time: it ends with the next one.
    private var held: [ClockEntry] = []

    init(of window: UIWindow) {
        self.window = window
    }

    /// Whether nothing waits for this clock, nor for any on this thread.
    package var isAtRest: Bool { queue.isEmpty && held.isEmpty && WaitingAnimations.ofThread.entries.isEmpty }

    /// Lays out the window, then ends, in the order of time and of the calls, all animations whose time comes, and
    /// lays out the window once more. An animation that an ending one begins ends within the same call if its time
    /// comes too; if it takes no time, it ends with the next call.
    ///
    /// - Parameter seconds: 0 ends what takes no time.
    /// - Precondition: `seconds` is finite and not negative.
    /// - Complexity: O(n log n) for n animations that end, and what their completions cost.
    public func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds.isFinite else {
            trap("clock.advance(by: \(seconds)): the time must be finite and not negative")
        }
        let target = now + seconds
        let window = window
        for entry in held { queue.insert(entry) }
        held = []
        window?.layoutIfNeeded()
        takeWaiting(during: false)
        let state = ThreadState.current
        let outer = state.runningClock
        state.runningClock = self
        while let entry = queue.popFirst(until: target) {
            now = max(now, entry.deadline)
            entry.end()
        }
        state.runningClock = outer
        now = max(now, target)
        window?.layoutIfNeeded()
        window?.controllers?.clockDidAdvance()
    }

    /// Calls `body` when `seconds` have passed.
    package func schedule(after seconds: TimeInterval, _ body: @escaping () -> Void) -> ClockEntry {
        let entry = ClockEntry(after: seconds, body)
        take(entry)
        return entry
    }

    /// Begins the time of an entry that no clock has.
    func take(_ entry: ClockEntry) { take(entry, during: ThreadState.current.runningClock === self) }

    private func takeWaiting(during advance: Bool) {
        let waiting = WaitingAnimations.ofThread
        let entries = waiting.entries
        waiting.entries = []
        for entry in entries { take(entry, during: advance) }
    }

    private func take(_ entry: ClockEntry, during advance: Bool) {
        if !entry.isWaiting { return }
        entry.begin(on: self)
        if advance && entry.deadline <= now { held.append(entry) } else { queue.insert(entry) }
    }
}

/// What waits on a thread for any clock to take it over.
final class WaitingAnimations {
    var entries: [ClockEntry] = []
    /// What is held, inside `holdingAnimations(_:)`.
    var held: HeldAnimations?

    /// Keeps an entry for whoever holds animations at the moment; false where nobody does.
    fileprivate func hold(_ entry: ClockEntry) -> Bool {
        guard held != nil else { return false }
        held?.entries.append(entry)
        return true
    }

    /// The calling thread's.
    static var ofThread: WaitingAnimations {
        let state = ThreadState.current
        // Nobody else puts anything there.
        if let waiting = state.waitingAnimations { return unsafeDowncast(waiting, to: WaitingAnimations.self) }
        let made = WaitingAnimations()
        state.waitingAnimations = made
        return made
    }
}

extension UIWindow {
    /// The window's clock, made when it is first asked for.
    public final var clock: WindowClock {
        if let existingClock { return existingClock }
        let made = WindowClock(of: self)
        existingClock = made
        return made
    }
}

extension UIView {
    /// Calls `body` when `seconds` have passed on the clock of the view's window; outside a window, on the clock that
    /// is advanced on this thread next.
    @discardableResult
    package final func whenAnimationEnds(after seconds: TimeInterval, _ body: @escaping () -> Void) -> ClockEntry {
        Self.whenAnimationEnds(after: seconds, on: hostWindow?.object.clock, body)
    }

    /// As the method of a view, where no view is known.
    @discardableResult
    package static func whenAnimationEnds(after seconds: TimeInterval, _ body: @escaping () -> Void) -> ClockEntry {
        whenAnimationEnds(after: seconds, on: ThreadState.current.runningClock as? WindowClock, body)
    }

    private static func whenAnimationEnds(
        after seconds: TimeInterval, on clock: WindowClock?, _ body: @escaping () -> Void
    ) -> ClockEntry {
        let entry = ClockEntry(after: seconds, body)
        let waiting = WaitingAnimations.ofThread
        if waiting.hold(entry) { return entry }
        if let clock { clock.take(entry) } else { waiting.entries.append(entry) }
        return entry
    }

    /// Runs `body`, and keeps what the animations in it leave to end from every clock.
    package static func holdingAnimations(_ body: () -> Void) -> HeldAnimations {
        let waiting = WaitingAnimations.ofThread
        let outer = waiting.held
        waiting.held = HeldAnimations()
        body()
        let held = waiting.held ?? HeldAnimations()
        waiting.held = outer
        return held
    }
}
