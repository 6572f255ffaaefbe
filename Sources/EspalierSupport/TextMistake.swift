/// What is wrong at one place of a text, and what to do about it: what diagnostics of rules and of constraints tell.
package struct TextMistake: Sendable, Equatable, CustomStringConvertible {
    /// The line of the place, from 1. LF, CR LF and CR end a line.
    package let line: Int
    /// The column of the place, from 1. Each Unicode scalar value is one column, a tab too.
    package let column: Int
    /// What is wrong, in one sentence without place and full stop.
    package let message: String
    /// What to do about it.
    package let fix: String
    /// The line of the text that the place is in, as `SourceExcerpt` shows it.
    package let sourceLine: String
    /// A caret under the place in `sourceLine`.
    package let caretLine: String
    /// The offset of the place in UTF-8 code units.
    package let offset: Int

    package init(
        _ message: String, fix: String, at place: PlaceFinder.Place, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        let excerpt = SourceExcerpt(bytes: bytes, place: place)
        line = place.line
        column = place.column
        offset = place.offset
        sourceLine = excerpt.lineText
        caretLine = excerpt.caretLine
        self.message = message
        self.fix = fix
    }

    /// The mistake in the layout of SLL 12: place and message, the line, the caret, the fix. No line break at the end.
    package var description: String {
        "\(line):\(column): \(message)\n  \(sourceLine)\n  \(caretLine)\nfix: \(fix)"
    }
}

/// A mistake of a kind.
package protocol TextDiagnostic {
    var mistake: TextMistake { get }
}

extension TextDiagnostic {
    package var offset: Int { mistake.offset }
}

extension Array where Element: TextDiagnostic {
    /// Inserts a diagnostic in the order of places, behind those at the same one.
    package mutating func insertInOrder(_ diagnostic: Element) {
        var index = count
        while index > 0, self[index - 1].mistake.offset > diagnostic.mistake.offset { index -= 1 }
        insert(diagnostic, at: index)
    }
}

extension String {
    /// Calls `body` with the bytes of the text, as parsers read them.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var native = self
        return native.withUTF8(body)
    }
}
