/// A number as it was read: its value, and the offset just after it.
struct ScannedNumber {
    var value: Double
    var end: Int
}

extension RuleLexer {
    /// A number, or a percentage if a `%` touches it. A point without digits starts no token.
    func number(at start: Int) -> RuleToken {
        guard let number = scanNumber(at: start) else { return bad(at: start) }
        if byte(at: number.end) == UInt8(ascii: "%") {
            return RuleToken(kind: .percentage(number.value, nil), start: start, end: number.end + 1)
        }
        return RuleToken(kind: .number(number.value), start: start, end: number.end)
    }

    /// What begins with `H` or `V`: a percentage or a percentage format with its prefix, all in one piece. Only the
    /// percentage may have a sign after the prefix (SLL 3.2).
    func prefixed(at start: Int) -> RuleToken {
        guard byte(at: start + 1) == UInt8(ascii: ":") else { return bad(at: start) }
        let axis: Axis = bytes[start] == UInt8(ascii: "H") ? .horizontal : .vertical
        var offset = start + 2
        if byte(at: offset) == UInt8(ascii: "%"), let format = scanFormat(at: offset),
            case .percentage(let source, _) = format.format
        {
            return RuleToken(kind: .format(.percentage(source, axis: axis)), start: start, end: format.end)
        }
        let isNegative = byte(at: offset) == UInt8(ascii: "-")
        if isNegative || byte(at: offset) == UInt8(ascii: "+") { offset += 1 }
        guard let number = scanNumber(at: offset), byte(at: number.end) == UInt8(ascii: "%") else {
            return bad(at: start)
        }
        let value = isNegative ? -number.value : number.value
        return RuleToken(kind: .percentage(value, axis), start: start, end: number.end + 1)
    }

    /// The longest number at `start`, or nil if none begins there.
    ///
    /// A number whose digits fit in the 53 bits of a double, and whose power of ten is exact too (up to 22), is
    /// rounded correctly by one division. All others take the way of the standard library.
    func scanNumber(at start: Int) -> ScannedNumber? {
        var mantissa: UInt64 = 0
        var fits = true
        var end = start
        func take() {
            while end < bytes.count, RuleLexer.isDigit(bytes[end]) {
                if mantissa < 900_000_000_000_000 {
                    mantissa = mantissa * 10 + UInt64(bytes[end] - UInt8(ascii: "0"))
                } else {
                    fits = false
                }
                end += 1
            }
        }
        take()
        let whole = end - start
        var fraction = 0
        if byte(at: end) == UInt8(ascii: ".") {
            end += 1
            take()
            fraction = end - start - whole - 1
        }
        guard whole > 0 || fraction > 0 else { return nil }
        if fits, fraction <= 22 {
            var scale = 1.0
            for _ in 0..<fraction { scale *= 10 }
            return ScannedNumber(value: Double(mantissa) / scale, end: end)
        }
        // The zero in front gives `.5` the form that every reader of numbers knows. More digits than a double can
        // hold give infinity, as in any other program.
        let digits = "0" + String(decoding: bytes[start..<end], as: UTF8.self)
        return ScannedNumber(value: Double(digits) ?? .infinity, end: end)
    }
}
