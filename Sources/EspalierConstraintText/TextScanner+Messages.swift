import EspalierSupport

extension TextScanner {
    /// The offset after the last character that is no space: where something that is missing at the end should stand.
    func endOfContent() -> Int {
        var end = bytes.count
        while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Reports what stands next, and is no end: a character that begins nothing as such, anything else with `message`.
    mutating func unexpected(_ message: String, fix: String) -> ParsingEnded {
        _ = peek()
        let start = position
        guard let scalar = scalar(at: start) else {
            return fail(.missingPart, at: endOfContent(), message, fix: fix)
        }
        if let plain = plainSign(like: scalar) {
            return fail(
                .unexpectedCharacter, at: start, "unexpected character \(shownScalar(scalar))",
                fix: "write \(plain) instead")
        }
        if beginsNothing(scalar) {
            return fail(
                .unexpectedCharacter, at: start, "unexpected character \(shownScalar(scalar))", fix: fix)
        }
        return fail(.unexpectedPart, at: start, message, fix: fix)
    }

    /// What stands next as messages quote it: a word, a number, a quoted name as a whole, else one character.
    mutating func shownNext() -> String {
        _ = peek()
        let start = position
        guard let scalar = scalar(at: start) else { return "the end" }
        if nameBegins(at: start) { return quote(start..<endOfName(from: start)) }
        if let end = endOfDecimal(from: start) { return quote(start..<end) }
        let two =
            text(start..<min(start + 1, bytes.count))
            + (byte(at: start + 1) == UInt8(ascii: "=") ? "=" : "")
        if ["<=", ">=", "=="].contains(two) { return "'\(two)'" }
        return shownScalar(scalar)
    }

    /// Whether no token of a constraint begins with `scalar`.
    private func beginsNothing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "/", "*", "+", "-", "@", ":", ".", "<", ">", "=", "(", ")", "[", "]", "|", ",": false
        case _ where nameBegins(at: position) || scalar.isASCII && Self.isDigit(UInt8(scalar.value)):
            false
        default: true
        }
    }
}
