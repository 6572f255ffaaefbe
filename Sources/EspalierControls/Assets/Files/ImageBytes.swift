import Foundation

/// The beginning of an image file, read at places that are checked: what is not there is nil.
struct ImageBytes {
    private let bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    var count: Int { bytes.count }

    subscript(offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// A number of up to four bytes, the first of which counts most.
    func big(_ count: Int, at offset: Int) -> Int? {
        guard holds(count, at: offset) else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number of up to four bytes, the last of which counts most.
    func little(_ count: Int, at offset: Int) -> Int? {
        guard holds(count, at: offset) else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether the characters stand at a place.
    func hasText(_ text: String, at offset: Int) -> Bool {
        holds(text.utf8.count, at: offset) && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
    }

    /// Where the characters stand next, from a place on.
    func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard start >= 0, let first = wanted.first else { return nil }
        var place = start
        while place <= bytes.count - wanted.count {
            if bytes[place] == first, bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
            place += 1
        }
        return nil
    }

    /// A number in digits, such as `-12.5`, behind spaces; with where it ends.
    func number(at offset: Int) -> (value: Double, end: Int)? {
        var start = offset
        while let byte = self[start], byte == 0x20 || (0x09...0x0D).contains(byte) { start += 1 }
        var end = start
        while let byte = self[end], end - start < Self.mostDigits, (0x2B...0x39).contains(byte), byte != 0x2C,
            byte != 0x2F
        {
            end += 1
        }
        guard end > start, let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite
        else {
            return nil
        }
        return (value, end)
    }

    private static let mostDigits = 32

    /// The text from a place on, of at most so many bytes.
    func text(from start: Int, count: Int) -> String {
        guard start >= 0, start < bytes.count else { return "" }
        return String(decoding: bytes[start..<min(start + count, bytes.count)], as: UTF8.self)
    }

    private func holds(_ count: Int, at offset: Int) -> Bool {
        offset >= 0 && offset <= bytes.count && count <= bytes.count - offset
    }
}
