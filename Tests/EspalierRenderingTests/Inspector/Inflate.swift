/// Reads one block of fixed codes (RFC 1951, 3.2.6), by the tables of the specification: the oracle of `Deflate`.
struct Inflate {
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private var place = 0

    private static let lengths: [(base: Int, extra: Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
        (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
        (163, 5), (195, 5), (227, 5), (258, 0),
    ]
    private static let distances: [(base: Int, extra: Int)] = [
        (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5),
        (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10),
        (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12), (16385, 13), (24577, 13),
    ]

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func lengthened(_ bytes: [UInt8]) throws -> [UInt8] {
        var reader = Inflate(bytes)
        guard try reader.bits(1) == 1, try reader.bits(2) == 1 else { throw Malformed() }
        var output: [UInt8] = []
        while true {
            let symbol = try reader.symbol()
            if symbol < 256 {
                output.append(UInt8(symbol))
            } else if symbol == 256 {
                return output
            } else {
                guard symbol - 257 < lengths.count else { throw Malformed() }
                let length = lengths[symbol - 257]
                let count = length.base + (try reader.bits(length.extra))
                let code = try reader.code(5)
                guard code < distances.count else { throw Malformed() }
                let distance = distances[code].base + (try reader.bits(distances[code].extra))
                guard distance <= output.count else { throw Malformed() }
                for _ in 0..<count { output.append(output[output.count - distance]) }
            }
        }
    }

    private mutating func bits(_ count: Int) throws -> Int {
        var value = 0
        for bit in 0..<count {
            guard place < bytes.count * 8 else { throw Malformed() }
            value |= Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
            place += 1
        }
        return value
    }

    private mutating func code(_ count: Int) throws -> Int {
        var value = 0
        for _ in 0..<count { value = value << 1 | (try bits(1)) }
        return value
    }

    private mutating func symbol() throws -> Int {
        var code = try code(7)
        if code <= 0b0010111 { return 256 + code }
        code = code << 1 | (try bits(1))
        if (0b0011_0000...0b1011_1111).contains(code) { return code - 0b0011_0000 }
        if (0b1100_0000...0b1100_0111).contains(code) { return 280 + code - 0b1100_0000 }
        return 144 + (code << 1 | (try bits(1))) - 0b1_1001_0000
    }
}
