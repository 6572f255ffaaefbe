extension TextScanner {
    /// The offset after the letters and digits of ASCII and `_` that begin at `start`: an attribute, a guide, a name
    /// as C has them.
    func endOfWord(from start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
        return end
    }

    /// The offset after the name of an item that begins at `start`: letters and digits of any alphabet, `_` and `-`.
    func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") {
                end += 1
            } else if byte >= 0x80, let scalar = scalar(at: end), Self.isPartOfName(scalar) {
                end += UTF8.width(scalar)
            } else {
                break
            }
        }
        return end
    }

    /// Whether the name of an item can begin at `offset` without quotes: with a letter or `_`. A digit begins a
    /// number, and a `-` is a sign.
    func nameBegins(at offset: Int) -> Bool {
        let first = byte(at: offset)
        if first < 0x80 { return Self.isLetter(first) }
        return scalar(at: offset)?.properties.isAlphabetic == true
    }

    /// A letter, digit or accent outside ASCII.
    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }

    /// Whether `name` reads back as itself without quotes.
    static func isPlainName(_ name: String) -> Bool {
        var native = name
        return native.withUTF8 { bytes in
            let scanner = TextScanner(bytes: bytes)
            return scanner.nameBegins(at: 0) && scanner.endOfName(from: 0) == bytes.count
        }
    }
}
