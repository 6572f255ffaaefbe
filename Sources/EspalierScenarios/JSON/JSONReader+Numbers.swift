extension JSONReader {
    /// Adds a number, from its sign or first digit to its end.
    mutating func appendNumber() throws(JSONError) {
        let start = offset
        let node = append(.integer(0, at: start))
        let number = try readNumber(from: start)
        nodes[node] = number
        nodes[node].end = node + 1
    }

    private mutating func readNumber(from start: Int) throws(JSONError) -> JSONNode {
        let isNegative = current == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        var isInteger = true
        var point: Int?
        if current == UInt8(ascii: "0") {
            offset += 1
            guard !Self.isDigit(current) else { throw leadingZero(from: start) }
        } else {
            try readDigits(after: "-")
        }
        if current == UInt8(ascii: ".") {
            isInteger = false
            point = offset
            offset += 1
            try readDigits(after: ".")
        }
        if current | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            point = nil
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            try readDigits(after: "e")
        }
        guard !Self.isWordByte(current), current != UInt8(ascii: ".") else { throw badNumber() }
        if let point, let value = decimal(from: start, point: point, isNegative: isNegative) {
            return .number(value, at: start)
        }
        return try value(from: start, isInteger: isInteger, isNegative: isNegative)
    }

    private mutating func readDigits(after what: String) throws(JSONError) {
        guard Self.isDigit(current) else { throw noDigits(after: what) }
        while Self.isDigit(current) { offset += 1 }
    }

    /// The powers of ten that a double has exactly.
    private static let powers: [Double] = (0...22).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

    /// The value of a few digits around a point: both the number without the point and the power of ten are exact doubles
    /// there, so that their quotient is the nearest double (Clinger, 'How to read floating point numbers accurately').
    private func decimal(from start: Int, point: Int, isNegative: Bool) -> Double? {
        let first = isNegative ? start + 1 : start
        guard offset - first <= 16 else { return nil }
        var digits = 0
        for place in first..<offset where place != point {
            digits = digits * 10 + Int(bytes[place] - UInt8(ascii: "0"))
        }
        let value = Double(digits) / Self.powers[offset - point - 1]
        return isNegative ? -value : value
    }

    private func value(from start: Int, isInteger: Bool, isNegative: Bool) throws(JSONError) -> JSONNode {
        if isInteger, let value = integer(from: isNegative ? start + 1 : start, isNegative: isNegative) {
            // A double tells -0 from 0, an Int does not.
            return value == 0 && isNegative ? .number(-0.0, at: start) : .integer(value, at: start)
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw outOfRange(text, from: start) }
        return .number(value, at: start)
    }

    /// The integer that the digits up to the present place make; nil where it does not fit.
    private func integer(from start: Int, isNegative: Bool) -> Int? {
        var value = 0
        for byte in bytes[start..<offset] {
            let digit = Int(byte - UInt8(ascii: "0"))
            let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) =
                isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
            if overflow || carry { return nil }
            value = sum
        }
        return value
    }
}
