/// What views or controllers are to do when they hear a callback next, each once.
struct ArmedOperations<Callback: RawRepresentable & CaseIterable, Operation> where Callback.RawValue == Int {
    private var operations: [Int: Operation] = [:]

    mutating func arm(_ number: Int, _ callback: Callback, _ operation: Operation) {
        operations[Self.key(number, callback)] = operation
    }

    mutating func disarm(_ number: Int) {
        for callback in Callback.allCases { operations[Self.key(number, callback)] = nil }
    }

    /// What one is to do now; nil where it was not armed.
    mutating func take(_ number: Int, _ callback: Callback) -> Operation? {
        operations.isEmpty ? nil : operations.removeValue(forKey: Self.key(number, callback))
    }

    private static func key(_ number: Int, _ callback: Callback) -> Int { number * 16 + callback.rawValue }
}
