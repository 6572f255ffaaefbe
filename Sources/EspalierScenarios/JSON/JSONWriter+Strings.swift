extension JSONWriter {
    /// Appends a text in quotes. Escaped are `"`, `\` and control characters, and what the style adds to that.
    mutating func appendQuoted(_ text: String) {
        append(UInt8(ascii: "\""), count: 1)
        if style == .embedded {
            for scalar in text.unicodeScalars { appendHarmless(scalar) }
        } else {
            var text = text
            text.withUTF8 { text in
                if text.allSatisfy({ !Self.needsEscape($0) }) {
                    append(bytes: text)
                } else {
                    for byte in text { appendEscaped(byte) }
                }
            }
        }
        append(UInt8(ascii: "\""), count: 1)
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
    private mutating func appendHarmless(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
            let digits = String(scalar.value, radix: 16)
            append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: append(bytes: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}
