import EspalierSupport

/// One mistake in a constraint text or a visual format: where it is, what it is, and what to do (AUTOLAYOUT 5).
///
/// Printed, it looks as the mistakes of rule texts do:
///
///     1:7: unknown attribute 'widht'
///       title.widht <= 80
///             ^
///     fix: did you mean 'width'?
public struct ConstraintDiagnostic: Sendable, Equatable, CustomStringConvertible {
    /// The mistakes that a constraint text or a visual format can have.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// A character that begins nothing.
        case unexpectedCharacter
        /// Something that must stand there is not there: an item, an attribute, a relation, a number.
        case missingPart
        /// Something that cannot stand where it stands, such as the second of two constants.
        case unexpectedPart
        /// An attribute or a guide that does not exist.
        case unknownName
        /// A name whose quotes are not closed, that is empty, or that needs quotes and has none.
        case wrongName
        /// A number that is not finite or cannot be read.
        case wrongNumber
        /// A priority outside 1 to 1000.
        case wrongPriority
        /// Two attributes that cannot be related, or a location without another one (AUTOLAYOUT 2.7).
        case wrongPair
    }

    /// What kind of mistake it is.
    public let kind: Kind
    /// The line of the place, from 1. LF, CR LF and CR end a line.
    public let line: Int
    /// The column of the place, from 1. Each Unicode scalar value is one column, a tab too.
    public let column: Int
    /// What is wrong, in one sentence without place and full stop.
    public let message: String
    /// What to do about it.
    public let fix: String
    /// The line of the text that the place is in, without its end. Of a line with more than 500 bytes before or after
    /// the place, only what is near the place, with `...` for the rest.
    public let sourceLine: String
    /// A caret under the place in `sourceLine`, after as many spaces and tabs as it takes to stand right.
    public let caretLine: String
    /// The offset of the place in UTF-8 code units.
    package let offset: Int

    init(kind: Kind, place: PlaceFinder.Place, excerpt: SourceExcerpt, message: String, fix: String) {
        self.kind = kind
        self.line = place.line
        self.column = place.column
        self.message = message
        self.fix = fix
        self.sourceLine = excerpt.lineText
        self.caretLine = excerpt.caretLine
        self.offset = place.offset
    }

    /// The mistake as text: place and message, the line, the caret, the fix. No line break at the end.
    public var description: String {
        "\(line):\(column): \(message)\n  \(sourceLine)\n  \(caretLine)\nfix: \(fix)"
    }
}
