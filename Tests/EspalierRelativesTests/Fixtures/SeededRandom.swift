/// SplitMix64: the same seed gives the same run on every machine.
struct SeededRandom {
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

    /// A number from 0 up to and without `bound`.
    mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// Some of the elements, some of them twice, in any order.
    mutating func some<Element>(of elements: [Element]) -> [Element] {
        (0..<below(elements.count + 2)).map { _ in elements[below(elements.count)] }
    }
}
