/// A small generator of random numbers with a seed: the same seed gives the same run on every machine.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but excluding `count`.
    package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    /// True in one of `count` cases.
    package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// Any element of a list that is not empty.
    package mutating func any<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

    /// Some of the elements, some of them twice, in any order.
    package mutating func some<Element>(of elements: [Element]) -> [Element] {
        (0..<below(elements.count + 2)).map { _ in any(elements) }
    }
}
