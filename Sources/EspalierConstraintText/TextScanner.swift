import EspalierSupport

/// The end of a parse after a mistake against the grammar. The mistake itself has been reported.
struct ParsingEnded: Error {}

/// Reads a text from front to back, token by token, and keeps the mistakes found in it.
///
/// `position` never goes back before a token that was taken, so a text is read once.
struct TextScanner: TextBytes {
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

    /// A letter of ASCII or `_`.
    static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }
}
