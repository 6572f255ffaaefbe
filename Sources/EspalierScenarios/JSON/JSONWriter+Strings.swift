extension JSONWriter {
    /// Appends a text in quotes. Only what JSON forbids inside them is escaped: `"`, `\` and control characters.
    mutating func appendQuoted(_ text: String) {
        append("\"")
        if text.utf8.allSatisfy({ !Self.needsEscape($0) }) {
            append(text)
        } else {
            for byte in text.utf8 { appendEscaped(byte) }
        }
        append("\"")
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        guard Self.needsEscape(byte) else { return append(byte, count: 1) }
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 0x08: append("\\b")
        case 0x09: append("\\t")
        case 0x0A: append("\\n")
        case 0x0C: append("\\f")
        case 0x0D: append("\\r")
        default: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
        }
    }
}
