/// A number of the oracle became too large for 64 bits: the sample says nothing.
package struct OracleOverflow: Error {}

/// A fraction in lowest terms with a positive denominator. Operations throw where the result has no room.
package struct Rational: Hashable, Sendable {
    package let numerator: Int
    package let denominator: Int

    package static let zero = Rational(0)
    package static let one = Rational(1)

    package init(_ whole: Int) {
        numerator = whole
        denominator = 1
    }

    /// - Throws: `OracleOverflow` where the fraction, made positive below, has no room.
    package init(_ numerator: Int, over denominator: Int) throws(OracleOverflow) {
        guard denominator != 0, numerator != .min, denominator != .min else { throw OracleOverflow() }
        let divisor = greatestCommonDivisor(numerator, denominator) * denominator.signum()
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// The double itself, not what it was written as. Nil where it needs more than 62 bits on either side.
    package init?(exactly double: Double) {
        guard double.isFinite, abs(double) < 0x1p62 else { return nil }
        var scaled = double
        var denominator = 1
        while scaled != scaled.rounded(.towardZero) {
            guard denominator < 1 << 61, abs(scaled) < 0x1p61 else { return nil }
            scaled *= 2
            denominator *= 2
        }
        self.numerator = Int(scaled)
        self.denominator = denominator
    }

    /// The nearest double, to within two roundings.
    package var double: Double { Double(numerator) / Double(denominator) }

    package var isWhole: Bool { denominator == 1 }

    package static prefix func - (value: Rational) throws(OracleOverflow) -> Rational {
        try Rational(checked(0.subtractingReportingOverflow(value.numerator)), over: value.denominator)
    }

    package static func + (left: Rational, right: Rational) throws(OracleOverflow) -> Rational {
        let divisor = greatestCommonDivisor(left.denominator, right.denominator)
        let one = try product(left.numerator, right.denominator / divisor)
        let other = try product(right.numerator, left.denominator / divisor)
        return try Rational(
            checked(one.addingReportingOverflow(other)), over: product(left.denominator, right.denominator / divisor))
    }

    package static func - (left: Rational, right: Rational) throws(OracleOverflow) -> Rational { try left + -right }

    package static func * (left: Rational, right: Rational) throws(OracleOverflow) -> Rational {
        let one = try Rational(left.numerator, over: right.denominator)
        let other = try Rational(right.numerator, over: left.denominator)
        return try Rational(
            product(one.numerator, other.numerator), over: product(one.denominator, other.denominator))
    }
}

extension Rational: Comparable {
    package static func < (left: Rational, right: Rational) -> Bool {
        isLess(left.numerator, right.denominator, than: right.numerator, left.denominator)
    }
}

extension Rational: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self.init(value) }
}

/// Never negative; 1 for two zeros, so that it can be divided by.
func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var first = abs(first)
    var second = abs(second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(first, 1)
}

func leastCommonMultiple(_ first: Int, _ second: Int) throws(OracleOverflow) -> Int {
    try product(first / greatestCommonDivisor(first, second), second)
}
