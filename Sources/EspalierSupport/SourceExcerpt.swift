/// A place in a rule text or a constraint text, with the line that it stands in, as messages show it (SLL 12).
package struct SourceExcerpt: Sendable, Equatable {
    /// The line, from 1. LF, CR LF and CR end a line.
    package let line: Int
    /// The column, from 1. Each Unicode scalar value is one column, a tab too.
    package let column: Int
    /// The line without its end. Of a line with more than 500 bytes before or after the place, only what is near the
    /// place, with `...` for the rest.
    package let lineText: String
    /// A caret under the place in `lineText`. The tabs before it are kept, so that it stands right.
    package let caretLine: String

    /// The place `offset` in `text`, counted in UTF-8 code units.
    ///
    /// An offset outside the text stands for its nearest end, one inside a character for the character's beginning,
    /// and one between CR and LF for the CR.
    ///
    /// - Complexity: O(`offset`).
    package init(text: String, offset: Int) {
        var text = text
        self = text.withUTF8 { bytes in
            var places = PlaceFinder(bytes: bytes)
            return SourceExcerpt(bytes: bytes, place: places.place(at: offset))
        }
    }

    /// The same, where line and column are known already.
    ///
    /// - Complexity: O(1), as only so much of the line is read as is shown.
    package init(bytes: UnsafeBufferPointer<UInt8>, place: PlaceFinder.Place) {
        line = place.line
        column = place.column
        let head = SourceExcerpt.head(of: bytes, at: place.offset)
        lineText = head + SourceExcerpt.tail(of: bytes, at: place.offset)
        var caret = ""
        for scalar in head.unicodeScalars { caret.unicodeScalars.append(scalar == "\t" ? "\t" : " ") }
        caretLine = caret + "^"
    }

    /// The excerpt in the two lines of SLL 12, each after `indent`.
    package func lines(indent: String) -> String {
        indent + lineText + "\n" + indent + caretLine
    }

    private static let shown = 500
    private static let kept = 100

    private static func head(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        var start = offset
        while start > 0, !PlaceFinder.isLineEnd(bytes[start - 1]), offset - start <= shown {
            start -= 1
        }
        guard offset - start > shown else {
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        start = offset - kept
        while start < offset, PlaceFinder.isContinuation(bytes[start]) { start += 1 }
        return "..." + String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func tail(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        var end = offset
        while end < bytes.count, !PlaceFinder.isLineEnd(bytes[end]), end - offset <= shown { end += 1 }
        guard end - offset > shown else { return String(decoding: bytes[offset..<end], as: UTF8.self) }
        end = offset + kept
        while end > offset, PlaceFinder.isContinuation(bytes[end]) { end -= 1 }
        return String(decoding: bytes[offset..<end], as: UTF8.self) + "..."
    }
}
