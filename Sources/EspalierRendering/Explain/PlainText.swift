import EspalierScenarios

/// Texts of documents on one line of a terminal: control characters as escapes, so that a name cannot move the cursor
/// or begin a line of its own.
enum PlainText {
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text in single quotes, cut off after 60 characters.
    static func quoted(_ text: String) -> String {
        let longest = 60
        let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest)))
        return "'\(line(head))" + (text.unicodeScalars.dropFirst(longest).isEmpty ? "'" : "…'")
    }

    /// A number as results of scenarios write it; what is not finite without quotes.
    static func number(_ number: Double) -> String {
        if number.isNaN { return "nan" }
        if number.isInfinite { return number > 0 ? "inf" : "-inf" }
        return JSONWriter.text(number)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
    }
}
