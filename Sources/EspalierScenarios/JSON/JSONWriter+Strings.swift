import EspalierSupport

extension JSONWriter {
    /// Appends a text in quotes. Escaped are `"`, `\` and hidden characters, and what the style adds to that.
    mutating func appendQuoted(_ text: String) {
        append(UInt8(ascii: "\""), count: 1)
        var text = text
        text.withUTF8 { bytes in
            if style != .embedded, bytes.allSatisfy({ !Self.needsEscape($0) }) {
                append(bytes: bytes)
            } else {
                for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { appendEscaped(scalar) }
            }
        }
        append(UInt8(ascii: "\""), count: 1)
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        // Hidden characters beyond ASCII begin with one of the last four.
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
        default: false
        }
    }

    private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case _ where style == .embedded && (scalar.isHidden || "<>&".unicodeScalars.contains(scalar)):
            appendNumber(of: scalar)
        case "\u{8}": append("\\b")
        case "\t": append("\\t")
        case "\u{C}": append("\\f")
        case "\r": append("\\r")
        case _ where scalar.isHidden: appendNumber(of: scalar)
        default: append(bytes: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func appendNumber(of scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
}
