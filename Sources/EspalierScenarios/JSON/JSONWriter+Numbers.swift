extension JSONWriter {
    /// Appends a finite number as ECMAScript's `Number::toString` writes it.
    mutating func appendNumber(_ value: Double) {
        // Below 2^53 each integer is a double of its own, so its digits are the fewest.
        if abs(value) < 0x1p53, value == value.rounded(.towardZero) {
            return append(Int(clamping: value))
        }
        // Here fractions without an exponent are written as ECMAScript writes them.
        if abs(value) < 0x1p53 {
            let text = value.description
            if !text.utf8.contains(UInt8(ascii: "e")) { return append(text) }
        }
        if value < 0 { append("-") }
        let (digits, point) = Self.decimal(abs(value))
        if digits.count <= point && point <= 21 {
            append(bytes: digits)
            append(UInt8(ascii: "0"), count: point - digits.count)
        } else if 0 < point && point <= 21 {
            append(bytes: digits[..<point])
            append(".")
            append(bytes: digits[point...])
        } else if -6 < point && point <= 0 {
            append("0.")
            append(UInt8(ascii: "0"), count: -point)
            append(bytes: digits)
        } else {
            append(bytes: digits[..<1])
            if digits.count > 1 {
                append(".")
                append(bytes: digits[1...])
            }
            append(point > 0 ? "e+" : "e")
            append(point - 1)
        }
    }

    /// Appends an integer. Its description is made for integers of all types, and takes many times as long.
    mutating func append(_ value: Int) {
        if value < 0 { append("-") }
        var magnitude = value.magnitude
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var first = digits.count
            repeat {
                first -= 1
                digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
                magnitude /= 10
            } while magnitude > 0
            append(bytes: digits[first...])
        }
    }

    /// The fewest digits of a positive number, and how many of them stand before the decimal point (0 or fewer, if
    /// zeros come between the point and the first digit).
    ///
    /// The standard library finds the digits: the description of a double is the shortest that reads back to it.
    private static func decimal(_ value: Double) -> (digits: [UInt8], point: Int) {
        var digits: [UInt8] = []
        var exponent = 0
        var isFraction = false
        let text = value.description
        for (position, byte) in zip(text.utf8.indices, text.utf8) {
            switch byte {
            case UInt8(ascii: "."):
                isFraction = true
            case UInt8(ascii: "e"):
                exponent += Int(text[text.utf8.index(after: position)...]) ?? 0
                return trimmed(digits, point: digits.count + exponent)
            default:
                digits.append(byte)
                if isFraction { exponent -= 1 }
            }
        }
        return trimmed(digits, point: digits.count + exponent)
    }

    private static func trimmed(_ digits: [UInt8], point: Int) -> (digits: [UInt8], point: Int) {
        let zero = UInt8(ascii: "0")
        let leading = digits.prefix { $0 == zero }.count
        let trailing = digits.dropFirst(leading).reversed().prefix { $0 == zero }.count
        return (Array(digits[leading..<digits.count - trailing]), point - leading)
    }
}
