/// A computation whose reads are remembered, so that it is known when its result may be another one.
package final class TrackedComputation: ReadDependency {
    /// Called at each change of what was read, after the write and before any callback. Runs no user code.
    private let invalidate: () -> Void

    package init(_ invalidate: @escaping () -> Void) {
        self.invalidate = invalidate
    }

    /// Runs the computation, and depends on what it reads from then on, and on nothing else.
    package func run<Result>(_ body: () -> Result) -> Result {
        ThreadState.current.reading(body) { attach(to: $0) }
    }

    override var wantsOnlyChanges: Bool { true }

    override func didWrite(_ change: PropertyChange) {
        // It may have been ended since the change began.
        if isAttached { invalidate() }
    }
}
