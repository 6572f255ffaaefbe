import Foundation

/// What a thread that waits is told.
package enum Awaited<Value> {
    case notYet
    case here(Value)
    /// It does not come any more.
    case never
}

/// State that threads use in turn, and whose changes they may wait for.
///
/// The lock is Foundation's: threads wait for a condition under it, and the thread sanitizer knows it, also where two of
/// them meet.
package final class Monitor<State: Sendable>: @unchecked Sendable {
    // Sendable: the methods below are all that reaches the state, and each holds the lock for as long as it does.
    private var state: State
    private let condition = NSCondition()

    package init(_ state: State) {
        self.state = state
    }

    /// Uses the state, and lets those who wait ask again.
    package func use<Value>(_ body: (inout State) -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        defer { condition.broadcast() }
        return body(&state)
    }

    /// Waits for a value, which is asked for again after each use of the state by another thread; then lets those who
    /// wait ask again, too.
    ///
    /// - Returns: nil where it does not come any more.
    package func wait<Value>(for value: (inout State) -> Awaited<Value>) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            switch value(&state) {
            case .notYet: condition.wait()
            case .here(let value):
                condition.broadcast()
                return value
            case .never: return nil
            }
        }
    }
}
