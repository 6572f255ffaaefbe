import EspalierViews
import Foundation

/// Runs the transitions of one place, a window's or a container's, one after the other.
///
/// A transition that is asked for inside another one runs right after it. One that waits for a clock is brought to its
/// end before the next begins.
package final class TransitionRunner {
    private var isRunning = false
    private var waiting: [() -> Void] = []
    private var unfinished: ClockEntry?

    package init() {}

    /// Whether a transition's calls are going on, or it waits for a clock.
    var isBusy: Bool { isRunning || unfinished != nil }

    /// Runs `body`, now or after what is going on.
    package func run(_ body: @escaping () -> Void) {
        waiting.append(body)
        if isRunning { return }
        isRunning = true
        while !waiting.isEmpty {
            let round = waiting
            waiting = []
            for body in round {
                endUnfinished()
                body()
            }
        }
        isRunning = false
    }

    /// The rest of a transition that has begun: at once, or when `seconds` have passed on the clock of `window`.
    package func finish(after seconds: TimeInterval?, in window: UIWindow?, _ body: @escaping () -> Void) {
        guard let seconds, let window else { return body() }
        unfinished = window.clock.schedule(after: seconds) { [weak self] in
            guard let self else { return body() }
            unfinished = nil
            // What the end asks for comes after it.
            run(body)
        }
    }

    /// Brings what waits for a clock to its end.
    package func finish() {
        if isRunning { return }
        run {}
    }

    private func endUnfinished() {
        let entry = unfinished
        guard let entry else { return }
        // Inside a run, where `run` would only append.
        unfinished = nil
        isRunning = false
        entry.end()
        isRunning = true
    }
}
