import EspalierSupport

/// A set of small numbers that gives them back in ascending order, also those that are put in behind the one given last.
///
/// A word has 64 numbers; a word of the next level says which words below are not empty. So putting in and taking the
/// next one cost as many steps as there are levels: four for sixteen million.
final class NumberSet {
    private let levels = (0..<4).map { _ in PlainBuffer<UInt64>() }
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// Puts a number in. It is below 2^24.
    @inline(__always)
    func insert(_ place: Int32) {
        let word = place >> 6
        let bit: UInt64 = 1 << UInt64(place & 63)
        if Int(word) >= levels[0].count { grow(to: word) }
        if levels[0].base[Int(word)] & bit != 0 { return }
        count += 1
        let wasEmpty = levels[0].base[Int(word)] == 0
        levels[0].base[Int(word)] |= bit
        if wasEmpty { insertAbove(word) }
    }

    private func insertAbove(_ place: Int32) {
        var place = place
        for level in 1..<4 {
            let word = place >> 6
            let old = levels[level].base[Int(word)]
            levels[level].base[Int(word)] = old | 1 << UInt64(place & 63)
            if old != 0 { return }
            place = word
        }
    }

    private func grow(to word: Int32) {
        var word = word
        for level in levels {
            if Int(word) >= level.count { level.extend(by: Int(word) + 1 - level.count, with: 0) }
            word >>= 6
        }
    }

    /// Takes the smallest number out, or nil.
    @inline(__always)
    func popFirst() -> Int32? {
        if count == 0 { return nil }
        return takeFirst()
    }

    private func takeFirst() -> Int32 {
        var word: Int32 = 0
        // The highest level has one word up to 2^24 numbers.
        for level in stride(from: 3, through: 0, by: -1) {
            word = word << 6 | Int32(levels[level].base[Int(word)].trailingZeroBitCount)
        }
        remove(word)
        return word
    }

    /// Takes a number out, if it is in.
    func remove(_ place: Int32) {
        var place = place
        guard Int(place >> 6) < levels[0].count else { return }
        let bit: UInt64 = 1 << UInt64(place & 63)
        if levels[0].base[Int(place >> 6)] & bit == 0 { return }
        count -= 1
        for level in levels {
            let word = place >> 6
            level.base[Int(word)] &= ~(1 << UInt64(place & 63))
            if level.base[Int(word)] != 0 { return }
            place = word
        }
    }
}
