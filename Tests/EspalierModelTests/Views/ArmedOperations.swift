/// What views are to do when they hear a callback next, each once.
struct ArmedOperations {
    private var operations: [Int: [ViewOperation]] = [:]

    mutating func arm(_ view: Int, _ callback: Callback, _ operations: [ViewOperation]) {
        self.operations[Self.key(view, callback)] = operations
    }

    mutating func disarm(_ view: Int) {
        for callback in Callback.allCases { operations[Self.key(view, callback)] = nil }
    }

    /// What a view is to do now; nil where it was not armed.
    mutating func take(_ view: Int, _ callback: Callback) -> [ViewOperation]? {
        operations.isEmpty ? nil : operations.removeValue(forKey: Self.key(view, callback))
    }

    private static func key(_ view: Int, _ callback: Callback) -> Int { view * 16 + callback.rawValue }
}
