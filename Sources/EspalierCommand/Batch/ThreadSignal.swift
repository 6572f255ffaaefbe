import Foundation

/// What a thread that waits is told.
enum Awaited<Value> {
    case notYet
    case here(Value)
    /// It does not come any more.
    case never
}

/// Lets threads wait until something holds that others bring about.
final class ThreadSignal: Sendable {
    private let condition = NSCondition()

    /// Waits for a value. It is asked for again at each `raise`.
    ///
    /// - Returns: nil where it does not come any more.
    func wait<Value>(for value: () -> Awaited<Value>) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            switch value() {
            case .notYet: condition.wait()
            case .here(let value): return value
            case .never: return nil
            }
        }
    }

    /// Lets those who wait ask again. Called after each change that they wait for, so that none is missed: one who has
    /// asked before the change holds the lock until it waits.
    func raise() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }
}
