import Synchronization

/// The changes that wait for the reader of a sequence, and the reader that waits for changes.
///
/// Everything but `signal` belongs to the isolation domain of the observed object, in which the reader runs too.
final class ChangeBuffer<Root: KeyValueObservable, Value> {
    /// Those that have been read are nil, until the list is moved up.
    private var changes: [ObservedChange<Value>?] = []
    /// The place of the oldest change in `changes`.
    private var first = 0
    private let bound: Int
    private var isEnded = false
    private(set) var dropped = 0
    private var observation: KeyValueObservation?
    private let signal = ChangeSignal()

    init(
        _ root: Root?, _ keyPath: KeyPath<Root, Value>, options: ObservingOptions, bound: Int, place: SourcePlace
    ) {
        self.bound = bound
        guard let root else {
            isEnded = true
            return
        }
        let observation = KeyValueObservation(options: options, file: place.file, line: place.line) {
            [weak self] _, _, change in self?.push(ObservedChange(change.pointee))
        }
        observation.onEnd = { [weak self] in self?.end() }
        self.observation = observation
        root.observerRegistry.add(.passUnretained(observation), at: keyPath, of: root)
    }

    func push(_ change: ObservedChange<Value>) {
        changes.append(change)
        if changes.count - first > bound {
            dropped += 1
            dropFirst()
        }
        signal.wake()
    }

    func end() {
        isEnded = true
        signal.wake()
    }

    func next(isolation actor: isolated (any Actor)?) async -> ObservedChange<Value>? {
        while true {
            if Task.isCancelled {
                observation?.invalidate()
                return nil
            }
            if first < changes.count {
                let change = changes[first]
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
