import EspalierViews
import Foundation

/// Runs the transitions of one place, a window's or a container's, one after the other.
///
/// A transition that is asked for inside another one runs right after it. One that waits, for a clock or for an
/// animator, is brought to its end before the next begins.
package final class TransitionRunner {
    private var isRunning = false
    private var waiting: [() -> Void] = []
    /// Brings the transition that is waited for to its end.
    private var unfinished: (() -> Void)?

    package init() {}

    /// Whether a transition's calls are going on, or one waits for its end.
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
        let entry = window.clock.schedule(after: seconds) { [weak self] in
            if let self { ended(body) } else { body() }
        }
        wait { entry.end() }
    }

    /// A transition goes on, and somebody is going to call `ended(_:)`.
    /// - Parameter bringToEnd: Makes that happen at once.
    func wait(_ bringToEnd: @escaping () -> Void) { unfinished = bringToEnd }

    /// What was waited for is there: `body` is the rest of the transition. What that asks for comes after it.
    func ended(_ body: @escaping () -> Void) {
        unfinished = nil
        run(body)
    }

    /// Brings what is waited for to its end.
    package func finish() {
        if isRunning { return }
        run {}
    }

    private func endUnfinished() {
        guard let bringToEnd = unfinished else { return }
        // Inside a run, where `run` would only append.
        unfinished = nil
        isRunning = false
        bringToEnd()
        isRunning = true
    }
}
