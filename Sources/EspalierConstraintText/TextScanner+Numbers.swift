import EspalierSupport

extension TextScanner {
    /// The offset after the decimal number that begins at `start`, digits with at most one point; nil if none does.
    func endOfDecimal(from start: Int) -> Int? {
        var end = start
        while Self.isDigit(byte(at: end)) { end += 1 }
        var digits = end - start
        if byte(at: end) == UInt8(ascii: ".") {
            let point = end
            end += 1
            while Self.isDigit(byte(at: end)) { end += 1 }
            digits += end - point - 1
        }
        return digits > 0 ? end : nil
    }

    /// Whether a decimal number begins at the next token.
    mutating func decimalBegins() -> Bool {
        _ = peek()
        return endOfDecimal(from: position) != nil
    }

    /// Takes `+`, `-` or `−`. The result is -1 for a minus, 1 for a plus, nil where none of them stands.
    mutating func takeSign() -> Double? {
        if take("+") { return 1 }
        if take("-") { return -1 }
        guard byte(at: position) == 0xE2, scalar(at: position) == "\u{2212}" else { return nil }
        position += 3
        return -1
    }

    /// Takes the decimal number that stands next; the caller knows that one does.
    ///
    /// What touches it and makes something else of it is a mistake: a letter, a second point.
    mutating func takeDecimal() throws(ParsingEnded) -> Double {
        _ = peek()
        let start = position
        guard let end = endOfDecimal(from: start) else {
            throw missingNumber(fix: "write one, as in '8'")
        }
        try checkAfterNumber(start, end)
        position = end
        let value = decimalValue(start..<end)
        guard value.isFinite else {
            throw fail(
                .wrongNumber, at: start, "the number \(quote(start..<end)) is too large",
                fix: "write one below 10 to the power of 308; layouts are exact up to 10000000")
        }
        return value
    }

    /// The value of digits with a point. A zero in front gives `.5` the form that every reader of numbers knows.
    func decimalValue(_ range: Range<Int>) -> Double {
        Double("0" + text(range)) ?? Double("0" + text(range) + "0") ?? .infinity
    }

    /// Reports that a number is not where it should be.
    mutating func missingNumber(fix: String) -> ParsingEnded {
        if isAtEnd() { return fail(.missingPart, at: endOfContent(), "a number is missing", fix: fix) }
        return unexpected("a number is missing here", fix: fix)
    }

    private mutating func checkAfterNumber(_ start: Int, _ end: Int) throws(ParsingEnded) {
        if byte(at: end) == UInt8(ascii: "."), !nameBegins(at: end + 1) {
            throw fail(
                .wrongNumber, at: start, "a number has at most one point", fix: "leave out the second point"
            )
        }
        let touchesDash = byte(at: end) == UInt8(ascii: "-") && nameBegins(at: end + 1)
        guard nameBegins(at: end) || touchesDash else { return }
        if let value = valueWithExponent(start, end) {
            throw fail(
                .wrongNumber, at: start, "numbers have no exponent", fix: "write '\(decimalText(value))'")
        }
        // What begins with a digit and goes on with letters is most likely a name.
        let name = start..<endOfName(from: start)
        if name.upperBound > end || bytes[end - 1] == UInt8(ascii: ".") {
            throw fail(
                .wrongName, at: start, "\(quote(name)) begins with a digit and has no quotes",
                fix: "write such a name in single quotes: \(quote(name))")
        }
        throw fail(
            .wrongNumber, at: start, "\(quote(start..<endOfName(from: end))) is no number",
            fix: "write an operator behind \(quote(start..<end)), or leave out the rest")
    }

    /// The value of a number as other languages write it, `1e5`, where that can be written out.
    private func valueWithExponent(_ start: Int, _ end: Int) -> Double? {
        guard let last = endOfExponent(from: end), last - start <= 40 else { return nil }
        guard let value = Double("0" + text(start..<last)), value.isFinite,
            value == 0 || (1e-9...1e20).contains(value)
        else { return nil }
        return value
    }
}

/// The shortest text without an exponent that reads back to `value`, which must be finite: `8`, `-0.5`.
package func decimalText(_ value: Double) -> String {
    if value == 0 { return "0" }
    let shortest = "\(value.magnitude)"
    let sign = value < 0 ? "-" : ""
    guard let split = shortest.firstIndex(of: "e") else {
        return sign + (shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest)
    }
    let exponent = Int(shortest[shortest.index(after: split)...]) ?? 0
    let mantissa = shortest[..<split]
    let point = mantissa.firstIndex(of: ".") ?? mantissa.endIndex
    var digits = mantissa.filter { $0 != "." }
    let whole = mantissa[..<point].count + exponent
    if mantissa.hasSuffix(".0") { digits.removeLast() }
    if whole <= 0 { return sign + "0." + String(repeating: "0", count: -whole) + digits }
    if whole >= digits.count {
        return sign + digits + String(repeating: "0", count: whole - digits.count)
    }
    return sign + digits.prefix(whole) + "." + digits.dropFirst(whole)
}
