import EspalierSupport

/// The end of a parse after a mistake against the grammar. The mistake itself has been reported.
struct ParsingEnded: Error {}

/// Reads a text from front to back, token by token, and keeps the mistakes found in it.
///
/// `position` never goes back before a token that was taken, so a text is read once.
struct TextScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next token begins, or spaces before it.
    var position = 0
    /// The mistakes in the order of their places.
    private(set) var diagnostics: [ConstraintDiagnostic] = []
    private var places: PlaceFinder

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        places = PlaceFinder(bytes: bytes)
    }

    /// The byte at `offset`, or 0 after the end. No token contains a zero byte.
    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    /// The first byte of the next token, or 0 at the end; the spaces before it are passed over.
    mutating func peek() -> UInt8 {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        return byte(at: position)
    }

    /// Whether nothing but spaces is left.
    mutating func isAtEnd() -> Bool {
        _ = peek()
        return position == bytes.count
    }

    /// Takes the next token if it is `sign`.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// The scalar whose first byte is at `offset`, or nil at the end. The bytes are those of a `String`, hence valid.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count else { return nil }
        let first = UInt32(bytes[offset])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1 else { return Unicode.Scalar(first) }
        var value = first & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(byte(at: offset + index) & 0x3F) }
        return Unicode.Scalar(value)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text of `range` in single quotes. A long text is cut.
    func quote(_ range: Range<Int>) -> String {
        "'" + clippedText(bytes, range) + "'"
    }

    mutating func report(
        _ kind: ConstraintDiagnostic.Kind, at offset: Int, _ message: String, fix: String
    ) {
        let mistake = TextMistake(message, fix: fix, at: places.place(at: offset), in: bytes)
        diagnostics.insertInOrder(ConstraintDiagnostic(kind: kind, mistake: mistake))
    }

    /// Reports a mistake after which nothing sure can be said of the rest.
    mutating func fail(
        _ kind: ConstraintDiagnostic.Kind, at offset: Int, _ message: String, fix: String
    ) -> ParsingEnded {
        report(kind, at: offset, message, fix: fix)
        return ParsingEnded()
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// A letter of ASCII or `_`.
    static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }
}
