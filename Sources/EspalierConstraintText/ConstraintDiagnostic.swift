import EspalierSupport

/// One mistake in a constraint text or a visual format: where it is, what it is, and what to do (AUTOLAYOUT 5).
///
/// Printed, it looks as the mistakes of rule texts do:
///
///     1:7: unknown attribute 'widht'
///       title.widht <= 80
///             ^
///     fix: did you mean 'width'?
package struct ConstraintDiagnostic: TextDiagnostic, Sendable, Equatable, CustomStringConvertible {
    /// The mistakes that a constraint text or a visual format can have.
    package enum Kind: Sendable, Hashable, CaseIterable {
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
    package let kind: Kind
    package let mistake: TextMistake

    package var line: Int { mistake.line }
    package var column: Int { mistake.column }
    package var message: String { mistake.message }
    package var fix: String { mistake.fix }
    /// The mistake as text, in the layout of those of rule texts.
    package var description: String { mistake.description }
}
