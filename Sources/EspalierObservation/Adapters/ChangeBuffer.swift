import Synchronization

/// The changes that wait for the reader of a sequence, and the reader that waits for changes.
///
/// Everything but `signal` belongs to the isolation domain of what is observed, in which the reader runs too.
package final class ChangeBuffer<Change> {
    /// Those that have been read are nil, until the list is moved up.
    private var changes: [Change?] = []
    /// The place of the oldest change in `changes`.
    private var first = 0
    private let bound: Int
    private var isEnded = false
    package private(set) var dropped = 0
    /// Ends the observation that fills the buffer, and holds it.
    package var stop: (() -> Void)?
    private let signal = ChangeSignal()

    /// - Parameter bound: how many changes wait, at least 1.
    package init(bound: Int) {
        self.bound = bound < 1 ? 1 : bound
    }

    package func push(_ change: Change) {
        changes.append(change)
        if changes.count - first > bound {
            dropped += 1
            dropFirst()
        }
        signal.wake()
    }

    /// There will be no more changes. Those that wait are still read.
    package func end() {
        isEnded = true
        signal.wake()
    }

    /// The next change; nil at the end, and when the task is cancelled, which ends the observation.
    package func next(isolation actor: isolated (any Actor)?) async -> Change? {
        while true {
            if Task.isCancelled {
                stop?()
                return nil
            }
            if first < changes.count, let change = changes[first] {
                dropFirst()
                return change
            }
            if isEnded { return nil }
            await signal.wait(isolation: actor)
        }
    }

    private func dropFirst() {
        changes[first] = nil
        first += 1
        if first == changes.count || first > bound {
            changes.removeFirst(first)
            first = 0
        }
    }
}

/// Wakes a waiting reader. Its task may be cancelled from any thread.
private final class ChangeSignal: Sendable {
    private struct State {
        var reader: CheckedContinuation<Void, Never>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Waits until `wake()` or the task's cancellation.
    func wait(isolation actor: isolated (any Actor)?) async {
        await withTaskCancellationHandler(
            operation: {
                await withCheckedContinuation(isolation: actor) { reader in
                    let goesOn = state.withLock { state in
                        if !state.isCancelled { state.reader = reader }
                        return state.isCancelled
                    }
                    if goesOn { reader.resume() }
                }
            },
            onCancel: {
                state.withLock { state in
                    state.isCancelled = true
                    return state.reader.take()
                }?.resume()
            }, isolation: actor)
    }

    func wake() {
        state.withLock { $0.reader.take() }?.resume()
    }
}
