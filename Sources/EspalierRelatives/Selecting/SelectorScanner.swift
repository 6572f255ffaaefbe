import EspalierSupport

/// Reads the text of a selector from front to back. `position` never goes back, so that a text is read once.
struct SelectorScanner: TextBytes {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    /// Passes over spaces.
    /// - Returns: whether there were any.
    @discardableResult
    mutating func skipSpaces() -> Bool {
        let start = position
        while Self.isSpace(byte(at: position)) { position += 1 }
        return position > start
    }

    /// Takes `sign`, if it stands here.
    mutating func take(_ sign: String) -> Bool {
        for (index, byte) in sign.utf8.enumerated() where self.byte(at: position + index) != byte { return false }
        position += sign.utf8.count
        return true
    }

    /// The character that stands here; nil at the end.
    var scalar: Unicode.Scalar? { scalar(at: position) }

    /// Takes a plain word: letters and digits of any alphabet, `_` and `-`, the first no digit and no `-`.
    mutating func takeWord() -> String? {
        let start = position
        while let next = scalar, position == start ? Self.begins(next) : Self.continues(next) {
            position += UTF8.width(next)
        }
        return position == start ? nil : text(start..<position)
    }

    /// The offset after what belongs together as a word or a number would, for messages.
    func endOfRun() -> Int {
        var copy = self
        while let next = copy.scalar, Self.continues(next) || next == "." { copy.position += UTF8.width(next) }
        return max(copy.position, min(position + 1, bytes.count))
    }

    /// A text in quotes, single or double, with `\` before what means itself; nil where the quotes are not closed.
    mutating func takeQuoted() -> String? {
        let quote = byte(at: position)
        var content: [UInt8] = []
        var next = position + 1
        while next < bytes.count, bytes[next] != quote {
            if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count { next += 1 }
            content.append(bytes[next])
            next += 1
        }
        if next >= bytes.count { return nil }
        position = next + 1
        return String(decoding: content, as: UTF8.self)
    }

    var isAtQuote: Bool { byte(at: position) == UInt8(ascii: "\"") || byte(at: position) == UInt8(ascii: "'") }

    /// Whether a number begins here.
    var isAtNumber: Bool {
        let sign = byte(at: position) == UInt8(ascii: "-") || byte(at: position) == UInt8(ascii: "+")
        let first = byte(at: position + (sign ? 1 : 0))
        let isPoint = first == UInt8(ascii: ".")
        let digit = isPoint ? byte(at: position + (sign ? 2 : 1)) : first
        return Self.isDigit(digit)
    }

    private static func begins(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
    }

    private static func continues(_ scalar: Unicode.Scalar) -> Bool {
        if begins(scalar) || scalar == "-" { return true }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }

    /// A word as it is written: plain where it can be, else in quotes.
    static func written(_ word: String) -> String {
        let isPlain = word.withBytes { bytes in
            var scanner = SelectorScanner(bytes: bytes)
            return scanner.takeWord() != nil && scanner.isAtEnd
        }
        return isPlain ? word : quoted(word)
    }

    static func quoted(_ word: String) -> String {
        let escaped = word.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
        return "\"\(escaped)\""
    }
}
