/// A text that is wrong, and what is said about it.
struct ErrorCase: Sendable, CustomStringConvertible {
    let source: String
    let expected: String

    init(_ source: String, _ expected: String) {
        self.source = source
        self.expected = expected
    }

    var description: String { source }
}
