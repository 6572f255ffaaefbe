import EspalierSupport

/// Why a text is no JSON document: the first thing in it that is wrong.
package struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Where it is wrong. The place just after the last character, if something is missing at the end.
    package var place: TextPlace
    /// The innermost value that the place belongs to.
    package var path: JSONPath
    /// What is wrong.
    package var message: String
    /// What would be right.
    package var fix: String

    package var description: String { "\(place): \(path): \(message)\nfix: \(fix)" }
}

/// Forms in which messages show a piece of a text from outside.
package enum Quoted {
    /// The text in single quotes: cut off after 40 characters, control characters as escapes, so that a message
    /// stays one line.
    package static func text(_ text: some StringProtocol) -> String {
        let longest = 40
        let shown = PlainText.line(String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))))
        return text.unicodeScalars.dropFirst(longest).isEmpty ? "'\(shown)'" : "'\(shown)…'"
    }
}
