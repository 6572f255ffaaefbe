extension JSONReader {
    /// Adds a text, from its opening to after its closing quote.
    @discardableResult
    mutating func appendText() throws(JSONError) -> Int {
        let opening = place
        let start = offset
        let node = append(.text(at: start))
        offset += 1
        try skipPlainCharacters(opening: opening)
        let hasEscapes = current != UInt8(ascii: "\"")
        var text: [UInt8] = []
        while current != UInt8(ascii: "\"") {
            try readEscape(into: &text)
            try skipPlainCharacters(opening: opening)
        }
        nodes[node].setText(length: offset - start - 1, hasEscapes: hasEscapes)
        offset += 1
        return node
    }

    /// Reads a text, from its opening to after its closing quote.
    mutating func readString() throws(JSONError) -> String {
        let opening = place
        offset += 1
        let start = offset
        try skipPlainCharacters(opening: opening)
        var text = Array(bytes[start..<offset])
        while current != UInt8(ascii: "\"") {
            try readEscape(into: &text)
            let start = offset
            try skipPlainCharacters(opening: opening)
            text += bytes[start..<offset]
        }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Moves on to the next quote or backslash. What it passes is well-formed UTF-8 without control characters.
    private mutating func skipPlainCharacters(opening: TextPlace) throws(JSONError) {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                return
            case 0x20..<0x80:
                offset += 1
            case 0x00..<0x20:
                throw controlCharacter(byte, opening: opening)
            default:
                let length = Self.sequenceLength(bytes, at: offset)
                guard length > 0 else { throw badUTF8(byte) }
                offset += length
                columnBase += length - 1
            }
        }
        throw unclosedText(opening: opening)
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
        let simple: UInt8
        switch byte(at: offset + 1) {
        case UInt8(ascii: "\""): simple = UInt8(ascii: "\"")
        case UInt8(ascii: "\\"): simple = UInt8(ascii: "\\")
        case UInt8(ascii: "/"): simple = UInt8(ascii: "/")
        case UInt8(ascii: "b"): simple = 0x08
        case UInt8(ascii: "f"): simple = 0x0C
        case UInt8(ascii: "n"): simple = 0x0A
        case UInt8(ascii: "r"): simple = 0x0D
        case UInt8(ascii: "t"): simple = 0x09
        case UInt8(ascii: "u"):
            let scalar = try readUnicodeEscape()
            text += UTF8.encode(scalar).map(Array.init) ?? []
            return
        default:
            throw badEscape()
        }
        text.append(simple)
        offset += 2
    }

    private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
        guard let first = codeUnit(at: offset) else { throw badUnicodeEscape() }
        if let scalar = Unicode.Scalar(first) {
            offset += 6
            return scalar
        }
        // What is no scalar by itself is a surrogate: the first half of a pair, or alone.
        guard first < 0xDC00, let second = codeUnit(at: offset + 6), 0xDC00..<0xE000 ~= second else {
            throw loneSurrogate()
        }
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate() }
        offset += 12
        return scalar
    }

    /// The value of a `\uXXXX` at a place; nil where there is none.
    private func codeUnit(at start: Int) -> UInt16? {
        guard byte(at: start) == UInt8(ascii: "\\"), byte(at: start + 1) == UInt8(ascii: "u"),
            start + 6 <= bytes.count
        else { return nil }
        var value: UInt16 = 0
        for byte in bytes[start + 2..<start + 6] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt16(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 + UInt16(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 + UInt16(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }

    /// The length of the well-formed UTF-8 sequence at a place (Unicode, table 3-7); 0 where there is none.
    static func sequenceLength(_ bytes: [UInt8], at start: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[start] {
        case 0x00..<0x80: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard start + length <= bytes.count, second ~= bytes[start + 1] else { return 0 }
        for byte in bytes[start + 2..<start + length] where !(0x80...0xBF ~= byte) { return 0 }
        return length
    }
}
