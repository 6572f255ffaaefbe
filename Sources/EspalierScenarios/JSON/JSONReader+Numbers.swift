extension JSONReader {
    /// Reads a number, from its sign or first digit to its end.
    mutating func readNumber() throws(JSONError) -> JSONTree.Kind {
        let start = offset
        let isNegative = current == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        var isInteger = true
        if current == UInt8(ascii: "0") {
            offset += 1
            guard !Self.isDigit(current) else { throw leadingZero(from: start) }
        } else {
            try readDigits(after: "-")
        }
        if current == UInt8(ascii: ".") {
            isInteger = false
            offset += 1
            try readDigits(after: ".")
        }
        if current | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            try readDigits(after: "e")
        }
        guard !Self.isWordByte(current), current != UInt8(ascii: ".") else { throw badNumber() }
        return try value(from: start, isInteger: isInteger, isNegative: isNegative)
    }

    private mutating func readDigits(after what: String) throws(JSONError) {
        guard Self.isDigit(current) else { throw noDigits(after: what) }
        while Self.isDigit(current) { offset += 1 }
    }

    private func value(from start: Int, isInteger: Bool, isNegative: Bool) throws(JSONError) -> JSONTree.Kind {
        if isInteger, let value = integer(from: isNegative ? start + 1 : start, isNegative: isNegative) {
            // A double tells -0 from 0, an Int does not.
            return value == 0 && isNegative ? .number(-0.0) : .integer(value)
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw outOfRange(text, from: start) }
        return .number(value)
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
