import EspalierSupport

/// One mistake in a rule text: where it is, what it is, and what to do (SLL 12).
///
/// Printed, it looks like this:
///
///     1:6: a value is missing after '='
///       tt = , ll = 4
///            ^
///     fix: write one, as in 'tt = 0', or 'tt = nil' to reset tt
public struct RuleDiagnostic: Sendable, Equatable, CustomStringConvertible {
    /// The mistakes that a rule text or its arguments can have.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// A character that starts no token (SLL 3.6).
        case unexpectedCharacter
        /// A value, or the name before an assignment, is not there (SLL 4.4).
        case missingValue
        /// A name that is not one of the 18 (SLL 5.8).
        case unknownName
        /// A parenthesis without its counterpart in the same statement (SLL 3.1).
        case unbalancedParenthesis
        /// A token that cannot stand where it stands (SLL 4.1), such as the second of two values in a row.
        case unexpectedToken
        /// A format specifier without an argument (SLL 5.3).
        case tooFewArguments
        /// An argument without a format specifier (SLL 5.3).
        case tooManyArguments
        /// An argument that is not what its format specifier takes (SLL 7.1).
        case wrongArgument
    }

    /// What kind of mistake it is.
    public let kind: Kind
    package let mistake: TextMistake

    /// The line of the place, from 1. LF, CR LF and CR end a line.
    public var line: Int { mistake.line }
    /// The column of the place, from 1. Each Unicode scalar value is one column, a tab too.
    public var column: Int { mistake.column }
    /// What is wrong, in one sentence without place and full stop.
    public var message: String { mistake.message }
    /// What to do about it.
    public var fix: String { mistake.fix }
    /// The line of the rule text that the place is in, without its end. Of a line with more than 500 bytes before or
    /// after the place, only what is near the place, with `...` for the rest.
    public var sourceLine: String { mistake.sourceLine }
    /// A caret under the place in `sourceLine`, after as many spaces and tabs as it takes to stand right.
    public var caretLine: String { mistake.caretLine }

    /// The mistake as text in the layout of SLL 12: place and message, the line, the caret, the fix. No line break
    /// at the end.
    public var description: String { mistake.description }
}

extension RuleDiagnostic: TextDiagnostic {}
