/// What the objects of one test have heard, in order, and how many of them live.
package final class CallLog {
    /// What was heard since the last `take()` or `clear()`.
    package private(set) var calls: [String] = []
    /// The state that each call saw, beside `calls`. Empty where recorders give none.
    package private(set) var states: [String] = []
    /// All calls since the beginning.
    package private(set) var history: [String] = []
    /// Run once, after the call of that text was noted: the changes that a test makes inside a callback.
    package var reactions: [String: () -> Void] = [:]
    package let living = LivingCount()

    package init() {}

    package func note(_ call: String, state: String? = nil) {
        calls.append(call)
        history.append(call)
        if let state { states.append(state) }
        reactions.removeValue(forKey: call)?()
    }

    package func clear() {
        calls = []
        states = []
    }

    /// What was heard since the last time.
    package func take() -> [String] {
        defer { clear() }
        return calls
    }

    /// How many of the calls are `call`.
    package func count(_ call: String) -> Int {
        calls.reduce(0) { $0 + ($1 == call ? 1 : 0) }
    }

    /// How many of the calls begin with `prefix`.
    package func count(prefix: String) -> Int {
        calls.reduce(0) { $0 + ($1.hasPrefix(prefix) ? 1 : 0) }
    }
}
