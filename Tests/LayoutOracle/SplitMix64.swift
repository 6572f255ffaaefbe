/// A small random generator with a seed, so that a failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

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

    /// A number from 0 up to but excluding `count`.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    /// True in one of `count` cases.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// Any element of a list that is not empty.
    mutating func any<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
