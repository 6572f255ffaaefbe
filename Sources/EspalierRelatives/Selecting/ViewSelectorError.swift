import EspalierSupport

/// A mistake in the text of a selector: where it is, what it is, and what to do.
///
/// Printed, it looks as the mistakes of rules and constraints do:
///
///     1:9: unknown word 'frist' behind ':'
///       UILabel:frist
///               ^
///     fix: did you mean 'first'?
public struct ViewSelectorError: Error, Sendable, Equatable, CustomStringConvertible {
    private let mistake: TextMistake

    init(_ mistake: TextMistake) {
        self.mistake = mistake
    }

    /// The line of the place, from 1.
    public var line: Int { mistake.line }
    /// The column of the place, from 1, in Unicode scalar values.
    public var column: Int { mistake.column }
    /// The offset of the place in UTF-8 code units.
    public var offset: Int { mistake.offset }
    /// What is wrong, in one sentence without place and full stop.
    public var message: String { mistake.message }
    /// What to do about it.
    public var fix: String { mistake.fix }
    /// Place and message, the line, a caret under the place, the fix.
    public var description: String { mistake.description }
}
