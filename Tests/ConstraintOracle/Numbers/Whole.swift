// Arithmetic of whole numbers that throws instead of trapping.

func checked(_ result: (partialValue: Int, overflow: Bool)) throws(OracleOverflow) -> Int {
    if result.overflow { throw OracleOverflow() }
    return result.partialValue
}

func product(_ first: Int, _ second: Int) throws(OracleOverflow) -> Int {
    try checked(first.multipliedReportingOverflow(by: second))
}

/// Whether `a` · `b` < `c` · `d`, in 128 bits.
func isLess(_ a: Int, _ b: Int, than c: Int, _ d: Int) -> Bool {
    let left = a.multipliedFullWidth(by: b)
    let right = c.multipliedFullWidth(by: d)
    return left.high != right.high ? left.high < right.high : left.low < right.low
}

/// (`a` · `b` − `c` · `d`) / `divisor`, which the caller knows to be whole. The divisor is positive.
@inline(__always)
func wholeQuotient(_ a: Int, _ b: Int, _ c: Int, _ d: Int, by divisor: Int) throws(OracleOverflow) -> Int {
    let left = a.multipliedReportingOverflow(by: b)
    let right = c.multipliedReportingOverflow(by: d)
    let difference = left.partialValue.subtractingReportingOverflow(right.partialValue)
    if !left.overflow, !right.overflow, !difference.overflow { return difference.partialValue / divisor }
    return try wideQuotient(a, b, c, d, by: divisor)
}

/// The same with 128 bits in between.
private func wideQuotient(_ a: Int, _ b: Int, _ c: Int, _ d: Int, by divisor: Int) throws(OracleOverflow) -> Int {
    let left = a.multipliedFullWidth(by: b)
    let right = c.multipliedFullWidth(by: d)
    let low = left.low.subtractingReportingOverflow(right.low)
    var high = try checked(left.high.subtractingReportingOverflow(right.high))
    if low.overflow { high = try checked(high.subtractingReportingOverflow(1)) }
    // The magnitude, to know beforehand whether the quotient has room.
    var magnitudeLow = low.partialValue
    var magnitudeHigh = UInt(bitPattern: high)
    if high < 0 {
        magnitudeLow = ~magnitudeLow &+ 1
        magnitudeHigh = ~magnitudeHigh &+ (magnitudeLow == 0 ? 1 : 0)
    }
    guard magnitudeHigh < 1 << 62, magnitudeHigh << 1 | magnitudeLow >> 63 < UInt(divisor) else {
        throw OracleOverflow()
    }
    return divisor.dividingFullWidth((high, low.partialValue)).quotient
}
