import Foundation

/// SplitMix64: the same seed gives the same run on every machine.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// A multiple of a quarter, so that sums and halves stay exact.
    mutating func quarter(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(range.lowerBound * 4 + below((range.upperBound - range.lowerBound) * 4 + 1)) / 4
    }

    mutating func rect(side: Int = 200) -> CGRect {
        CGRect(
            x: quarter(-side...side), y: quarter(-side...side), width: quarter(0...side), height: quarter(0...side))
    }
}
