/// Reads one JSON text (RFC 8259) into a `JSONTree`.
///
/// Strict: what the grammar does not have (comments, trailing commas, `NaN`, single quotes) is an error, and so are
/// bad UTF-8, a lone surrogate, a key that stands twice in an object, and a number beyond the range of a double. A
/// byte order mark at the beginning is passed over. Nesting is kept in a list of its own, not on the call stack.
package struct JSONReader {
    /// How much is read before the reader gives up.
    package struct Limits: Sendable {
        /// How many lists and objects may stand inside one another.
        package var depth = Int.max
        /// How many values and keys there may be. Each takes some memory, however short it is.
        package var nodes = Int.max
        /// How long the text may be, `most` at most.
        package var bytes = Limits.most

        /// Nodes hold 32-bit places.
        static let most = Int(Int32.max)

        package init() {}
    }

    /// A list or object that has begun and not ended.
    struct Open {
        var node: Int32
        var isObject: Bool
        /// The number of elements or members before the present one.
        var position: Int32 = 0
        /// The key of the present member, -1 where none has been read.
        var key: Int32 = -1
    }

    /// What the grammar allows next.
    private enum Expected {
        case value
        case elementOrEnd
        case keyOrEnd
        case key
        case separatorOrEnd
    }

    let bytes: [UInt8]
    let limits: Limits
    var offset = 0
    var line = 1
    /// `offset - columnBase` is the column, counted from 1. Each byte that continues a character moves it on.
    var columnBase = -1
    var nodes: [JSONNode] = []
    var places = JSONPlaces()
    private var objectCount = 0
    var open: [Open] = []
    var longObjectKeys: Set<ScopedKey> = []

    private init(bytes: [UInt8], limits: Limits, offset: Int = 0) {
        self.bytes = bytes
        self.limits = limits
        self.offset = offset
    }

    /// The text whose opening quote stands at an offset of a text that was read already.
    static func text(in bytes: [UInt8], at offset: Int) -> String {
        var reader = JSONReader(bytes: bytes, limits: Limits(), offset: offset)
        return (try? reader.readString()) ?? ""
    }

    /// Reads a whole text.
    ///
    /// Throws: the first error in the text.
    /// Complexity: O(`bytes.count`), also for objects with many keys and for deep nesting.
    package static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) -> JSONTree {
        var reader = JSONReader(bytes: bytes, limits: limits)
        return try reader.readText()
    }

    private mutating func readText() throws(JSONError) -> JSONTree {
        guard bytes.count <= min(limits.bytes, Limits.most) else { throw tooLong() }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            columnBase = 2
        }
        nodes.reserveCapacity(min(mostNodes, limits.nodes))
        var expected = Expected.value
        while true {
            // Each round reads at least one byte, throws, or ends the loop.
            skipSpace()
            switch expected {
            case .value:
                expected = try readValue()
            case .elementOrEnd:
                expected = current == UInt8(ascii: "]") ? close() : try readValue()
            case .keyOrEnd:
                if current == UInt8(ascii: "}") {
                    expected = close()
                } else {
                    expected = try readMemberKey()
                }
            case .key:
                expected = try readMemberKey()
            case .separatorOrEnd:
                guard let container = open.last else {
                    guard offset == bytes.count else { throw textAfterEnd() }
                    return JSONTree(bytes, nodes, places, objectCount: objectCount)
                }
                expected = try readSeparator(in: container)
            }
        }
    }

    /// As many nodes as there can be: each stands at the beginning, or behind one of these.
    private var mostNodes: Int {
        var count = 1
        for byte in bytes {
            // The bit tells `{` from `[`.
            let isBefore = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte | 0x20 == UInt8(ascii: "{")
            count &+= isBefore ? 1 : 0
        }
        return count
    }

    private mutating func readValue() throws(JSONError) -> Expected {
        guard nodes.count < limits.nodes else { throw tooMany() }
        switch current {
        case UInt8(ascii: "{"): return try begin(isObject: true)
        case UInt8(ascii: "["): return try begin(isObject: false)
        case UInt8(ascii: "\""): try appendText()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try appendNumber()
        default:
            let word = try readWord()
            append(.word(word, at: offset))
            offset += word == .false ? 5 : 4
        }
        return .separatorOrEnd
    }

    private mutating func begin(isObject: Bool) throws(JSONError) -> Expected {
        guard open.count < limits.depth else { throw tooDeep() }
        if isObject { objectCount += 1 }
        let node = append(.word(isObject ? .object : .list, at: offset))
        open.append(Open(node: Int32(node), isObject: isObject))
        offset += 1
        return isObject ? .keyOrEnd : .elementOrEnd
    }

    private mutating func close() -> Expected {
        offset += 1
        let container = open.removeLast()
        nodes[Int(container.node)].end = nodes.count
        return .separatorOrEnd
    }

    private mutating func readMemberKey() throws(JSONError) -> Expected {
        guard current == UInt8(ascii: "\"") else { throw noKey() }
        let node = try appendText()
        try checkNewKey(node)
        open[open.count - 1].key = Int32(node)
        skipSpace()
        guard current == UInt8(ascii: ":") else { throw noColon() }
        offset += 1
        return .value
    }

    private mutating func readSeparator(in container: Open) throws(JSONError) -> Expected {
        let closing = container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if current == closing { return close() }
        guard current == UInt8(ascii: ",") else { throw noSeparator() }
        let comma = place
        offset += 1
        open[open.count - 1].position += 1
        open[open.count - 1].key = -1
        skipSpace()
        guard current != closing else { throw trailingComma(at: comma) }
        return container.isObject ? .key : .value
    }
}
