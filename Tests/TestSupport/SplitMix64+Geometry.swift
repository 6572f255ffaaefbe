import Foundation

extension SplitMix64 {
    /// A multiple of a quarter, so that sums and halves stay exact.
    package mutating func quarter(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(range.lowerBound * 4 + below((range.upperBound - range.lowerBound) * 4 + 1)) / 4
    }

    /// A rectangle whose origin is at most `side` away from zero on each axis, and whose sides are at most `side` long.
    package mutating func rect(side: Int = 200) -> CGRect {
        CGRect(
            x: quarter(-side...side), y: quarter(-side...side), width: quarter(0...side), height: quarter(0...side))
    }
}
