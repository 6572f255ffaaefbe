/// Makes bytes shorter in the form DEFLATE (RFC 1951), which every browser can read back.
///
/// One block with the fixed codes (RFC 1951, 3.2.6). Repetitions are found by a hash of four bytes and short chains:
/// recordings repeat themselves so much that a better search gains little.
struct Deflate {
    private static let window = 1 << 15
    private static let longest = 258
    private static let shortest = 4
    /// How many earlier places are looked at for a repetition.
    private static let chain = 24

    private var output: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0

    /// - Complexity: O(number of bytes).
    static func shortened(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        deflate.output.reserveCapacity(bytes.count / 8)
        deflate.put(0b011, 3)
        bytes.withUnsafeBufferPointer { deflate.write($0) }
        deflate.symbol(256)
        deflate.put(0, (8 - deflate.bitCount % 8) % 8)
        return deflate.output
    }

    private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        var heads = [Int32](repeating: -1, count: Self.window)
        var before = [Int32](repeating: -1, count: Self.window)
        func insert(_ place: Int) {
            let hash = Self.hash(bytes, place)
            before[place & (Self.window - 1)] = heads[hash]
            heads[hash] = Int32(truncatingIfNeeded: place)
        }
        var place = 0
        while place < bytes.count {
            guard place + Self.shortest <= bytes.count else {
                symbol(Int(bytes[place]))
                place += 1
                continue
            }
            var best = (length: 0, distance: 0)
            var candidate = Int(heads[Self.hash(bytes, place)])
            var left = Self.chain
            while candidate >= 0, place - candidate < Self.window, left > 0 {
                let length = Self.commonLength(bytes, candidate, place)
                if length > best.length { best = (length, place - candidate) }
                if length == Self.longest { break }
                let next = Int(before[candidate & (Self.window - 1)])
                // A chain goes backwards; a slot that was written over leads forwards.
                if next >= candidate { break }
                candidate = next
                left -= 1
            }
            let isMatch = best.length >= Self.shortest
            if isMatch { match(best.length, best.distance) } else { symbol(Int(bytes[place])) }
            let end = place + (isMatch ? best.length : 1)
            while place < end {
                if place + Self.shortest <= bytes.count { insert(place) }
                place += 1
            }
        }
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        let word =
            UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
            | UInt32(bytes[place + 3]) << 24
        return Int((word &* 2_654_435_761) >> 17)
    }

    private static func commonLength(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int) -> Int {
        let limit = min(longest, bytes.count - second)
        var length = 0
        while length < limit, bytes[first + length] == bytes[second + length] { length += 1 }
        return length
    }

    // Codes.

    /// A literal, or the code of a length (RFC 1951, 3.2.6).
    private mutating func symbol(_ value: Int) {
        switch value {
        case ..<144: putReversed(0b0011_0000 + value, 8)
        case ..<256: putReversed(0b1_1001_0000 + value - 144, 9)
        case ..<280: putReversed(value - 256, 7)
        default: putReversed(0b1100_0000 + value - 280, 8)
        }
    }

    /// A repetition (RFC 1951, 3.2.5): codes stand for ranges that grow by powers of two; extra bits say where in them.
    private mutating func match(_ length: Int, _ distance: Int) {
        if length == Self.longest {
            symbol(285)
        } else if length < 11 {
            symbol(257 + length - 3)
        } else {
            let extra = (length - 3).mostSignificant - 2
            symbol(257 + 4 * extra + ((length - 3) >> extra))
            put((length - 3) & (1 << extra - 1), extra)
        }
        if distance < 5 {
            putReversed(distance - 1, 5)
        } else {
            let extra = (distance - 1).mostSignificant - 1
            putReversed(2 * extra + ((distance - 1) >> extra), 5)
            put((distance - 1) & (1 << extra - 1), extra)
        }
    }

    /// Codes stand with their highest bit first.
    private mutating func putReversed(_ code: Int, _ count: Int) {
        var reversed = 0
        for bit in 0..<count where code & (1 << bit) != 0 { reversed |= 1 << (count - 1 - bit) }
        put(reversed, count)
    }

    private mutating func put(_ value: Int, _ count: Int) {
        bits |= UInt64(value) << UInt64(bitCount)
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}

extension Int {
    /// The place of the highest bit of a positive number.
    fileprivate var mostSignificant: Int { Int.bitWidth - 1 - leadingZeroBitCount }
}
