import Foundation

/// Finds where each element begins. The XML parser tells where a start tag ends; messages name where it begins.
struct MarkupScanner {
    /// Where the `<` of each start tag stands, in order.
    private(set) var places: [TextPlace] = []
    /// Where a document type declaration stands.
    private(set) var documentType: TextPlace?
    /// Where a character stands that no XML holds, and that would let the parser guess another encoding.
    private(set) var zero: TextPlace?

    /// Where a tag, a comment or a text begins that is longer than the parser reads.
    private(set) var longPiece: TextPlace?

    /// How many bytes of one value libxml2 reads.
    static let longestPiece = 10_000_000

    /// Where the `?>` of each instruction stands that has a name and nothing else, as byte offsets in order.
    private(set) var emptyInstructions: [Int] = []

    private var line = 1
    private var column = 1

    /// Scans bytes that are UTF-8. Stops where more than `maxElements` start tags were seen: the parser will refuse the
    /// document.
    ///
    /// - Parameter longestPiece: How many bytes may stand from one markup to the next.
    init(_ bytes: [UInt8], maxElements: Int, longestPiece: Int = Self.longestPiece) {
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var piece = (start: index, place: TextPlace(line: 1, column: 1))
        func isLong(_ end: Int) -> Bool { end - piece.start > longestPiece }
        defer { if longPiece == nil, isLong(bytes.count) { longPiece = piece.place } }
        while index < bytes.count, places.count <= maxElements {
            guard bytes[index] == UInt8(ascii: "<") else {
                if bytes[index] == 0, zero == nil { zero = TextPlace(line: line, column: column) }
                pass(bytes[index])
                index += 1
                continue
            }
            if longPiece == nil, isLong(index) { longPiece = piece.place }
            piece = (index, TextPlace(line: line, column: column))
            let end = endOfMarkup(bytes, at: index)
            while index < end {
                pass(bytes[index])
                index += 1
            }
        }
    }

    /// Where scanning goes on: after a comment, a section of plain characters or an instruction; else after the `<`.
    private mutating func endOfMarkup(_ bytes: [UInt8], at index: Int) -> Int {
        let rest = bytes[index...].dropFirst()
        if rest.starts(with: Array("!--".utf8)) { return end(of: "-->", in: bytes, from: index + 4) }
        if rest.starts(with: Array("![CDATA[".utf8)) { return end(of: "]]>", in: bytes, from: index + 9) }
        if rest.first == UInt8(ascii: "?") {
            let end = end(of: "?>", in: bytes, from: index + 2)
            if end - 2 > index + 1, bytes[end - 1] == UInt8(ascii: ">"), bytes[end - 2] == UInt8(ascii: "?"),
                !bytes[(index + 2)..<(end - 2)].contains(where: { $0 <= UInt8(ascii: " ") })
            {
                emptyInstructions.append(end - 2)
            }
            return end
        }
        let place = TextPlace(line: line, column: column)
        if rest.starts(with: Array("!DOCTYPE".utf8)) {
            documentType = documentType ?? place
        } else if rest.first != UInt8(ascii: "/") {
            places.append(place)
        }
        return index + 1
    }

    private func end(of mark: StaticString, in bytes: [UInt8], from start: Int) -> Int {
        let mark = mark.withUTF8Buffer { Array($0) }
        var index = start
        while index + mark.count <= bytes.count {
            if bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) {
                return index + mark.count
            }
            index += 1
        }
        return bytes.count
    }

    private mutating func pass(_ byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0b1100_0000 != 0b1000_0000 {
            column += 1
        }
    }
}

extension MarkupScanner {
    /// Where the XML declaration stands, to the end of the bytes if it has none; empty where there is none.
    static func declaration(_ bytes: [UInt8]) -> Range<Int> {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let name = Array("<?xml".utf8)
        guard bytes[start...].starts(with: name), start + name.count < bytes.count,
            bytes[start + name.count] <= UInt8(ascii: " ")
        else { return start..<start }
        var end = start + name.count + 2
        while end <= bytes.count, bytes[end - 2] != UInt8(ascii: "?") || bytes[end - 1] != UInt8(ascii: ">") {
            end += 1
        }
        return start..<min(end, bytes.count)
    }

    /// The same document, in a form that is safe for Foundation's parser outside Apple's systems.
    ///
    /// Instructions without content, `<?name?>`, end the process there: a space before their end is content, and says
    /// the same. Some encodings do as well, so the declaration becomes spaces: the bytes are known to be UTF-8.
    func readable(_ data: Data) -> Data {
        var bytes = Array(data)
        for index in Self.declaration(bytes) where bytes[index] > UInt8(ascii: " ") { bytes[index] = UInt8(ascii: " ") }
        var result = Data(capacity: bytes.count + emptyInstructions.count)
        var next = 0
        for end in emptyInstructions {
            result += bytes[next..<end]
            result.append(UInt8(ascii: " "))
            next = end
        }
        return result + bytes[next...]
    }
}
