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
        var shown = ""
        for scalar in text.unicodeScalars.prefix(longest) {
            shown += scalar.properties.generalCategory == .control ? Self.code(scalar) : String(scalar)
        }
        return text.unicodeScalars.dropFirst(longest).isEmpty ? "'\(shown)'" : "'\(shown)…'"
    }

    /// `U+000A`.
    static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
