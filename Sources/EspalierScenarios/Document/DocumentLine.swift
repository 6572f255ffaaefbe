import EspalierSupport

/// The line of a document that a message speaks of, and a caret below the place that is meant.
package struct DocumentLine: Sendable, Equatable {
    /// The line without what it begins with, and with a mark in place of each hidden character. Of a long line, only what
    /// is near the place.
    package let text: String
    /// A caret below the place.
    package let caret: String

    /// - Parameters:
    ///   - bytes: the document.
    ///   - place: where a value stands in it.
    ///   - inner: where in the text that the value is the mistake stands; nil for the value itself.
    /// - Returns: nil for a place that the document does not have.
    /// - Complexity: O(length of the document up to the place).
    package init?(of bytes: [UInt8], at place: TextPlace, inner: TextPlace? = nil) {
        let found: SourceExcerpt? = bytes.withUnsafeBufferPointer { bytes in
            guard var offset = Self.offset(of: place, in: bytes) else { return nil }
            if let inner { offset = Self.offset(of: inner, inTextAt: offset, bytes) }
            let place = PlaceFinder.Place(offset: offset, line: place.line, column: place.column)
            return SourceExcerpt(bytes: bytes, place: place)
        }
        guard let found else { return nil }
        // A byte order mark is no column.
        let mark = found.lineText.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
        let line = Array(found.lineText.unicodeScalars.dropFirst(mark))
        let column = max(found.caretLine.unicodeScalars.count - 1 - mark, 0)
        let blanks = line.prefix { $0 == " " || $0 == "\t" }.count
        var start = min(blanks, column)
        if line.count - start > Self.widest, column - start > Self.before { start = column - Self.before }
        let end = min(line.count, start + Self.widest)
        var shown = String.UnicodeScalarView(line[start..<end])
        if start > blanks { shown.insert("…", at: shown.startIndex) }
        if end < line.count { shown.append("…") }
        text = String(shown).replacingHidden { $0 == "\t" ? " " : "\u{FFFD}" }
        caret = String(repeating: " ", count: column - start + (start > blanks ? 1 : 0)) + "^"
    }

    /// The line and the caret below it, as they stand in a message; empty where there is no place, or the text is not known.
    ///
    /// - Parameter source: the text; none of it is shown where it is no UTF-8.
    package static func excerpt(of place: TextPlace?, inner: TextPlace? = nil, in source: [UInt8]?) -> String {
        guard let place, let source, let line = DocumentLine(of: source, at: place, inner: inner) else { return "" }
        return "  \(line.text)\n  \(line.caret)\n"
    }

    /// How much of a line is shown, and how much of that before the place.
    private static let widest = 100
    private static let before = 60

    /// The bytes before a line and a column.
    private static func offset(of place: TextPlace, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var line = 1
        while line < place.line {
            guard offset < bytes.count else { return nil }
            let isReturn = bytes[offset] == UInt8(ascii: "\r")
            if PlaceFinder.isLineEnd(bytes[offset]) { line += 1 }
            offset += 1
            if isReturn, offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        }
        for _ in 1..<max(place.column, 1) {
            guard offset < bytes.count, !PlaceFinder.isLineEnd(bytes[offset]) else { break }
            offset += 1
            while offset < bytes.count, PlaceFinder.isContinuation(bytes[offset]) { offset += 1 }
        }
        return offset
    }

    /// The bytes before a place of the text that a JSON string says: what is escaped counts as what it stands for.
    private static func offset(
        of place: TextPlace, inTextAt start: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return start }
        var offset = start + 1
        var here = TextPlace(line: 1, column: 1)
        func isEscape(_ sign: Unicode.Scalar, at offset: Int) -> Bool {
            offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\") && bytes[offset + 1] == UInt8(ascii: sign)
        }
        while here < place, offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            let end = end(ofCharacterAt: offset, bytes)
            let isReturn = isEscape("r", at: offset)
            if isReturn || isEscape("n", at: offset) {
                here = TextPlace(line: here.line + 1, column: 1)
            } else {
                here.column += 1
            }
            // CR LF is one line end.
            offset = isReturn && isEscape("n", at: end) ? end + 2 : end
        }
        return offset
    }

    /// Behind a character of a JSON string, which may be an escape, or two of them for one character.
    private static func end(ofCharacterAt start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        if bytes[start] == UInt8(ascii: "\\"), end < bytes.count {
            let isCode = bytes[end] == UInt8(ascii: "u")
            end = min(end + (isCode ? 5 : 1), bytes.count)
            let isHigh =
                isCode && end - start == 6 && bytes[start + 2] | 0x20 == UInt8(ascii: "d")
                && [UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "b")]
                    .contains(bytes[start + 3] | 0x20)
            return isHigh ? min(end + 6, bytes.count) : end
        }
        while end < bytes.count, PlaceFinder.isContinuation(bytes[end]) { end += 1 }
        return end
    }
}
