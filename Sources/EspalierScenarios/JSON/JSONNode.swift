/// One value or key of a text, in 16 bytes. The reader refuses texts that do not fit.
struct JSONNode: Sendable {
    enum Form: UInt32 {
        /// What one word says; see `Word`.
        case other
        case integer, number, text
    }

    enum Word: UInt64 {
        case null, `true`, `false`, list, object
    }

    /// 31 bits of an offset, and one of the form.
    private var head: UInt32
    /// 31 bits of an index, and the other one of the form.
    private var tail: UInt32
    /// The bits of a number; of a text its length in bytes, and whether it has escapes; else a word.
    private var payload: UInt64

    private static let escapes: UInt64 = 1 << 63

    private init(_ form: Form, at offset: Int, payload: UInt64) {
        head = UInt32(offset) << 1 | form.rawValue & 1
        tail = form.rawValue >> 1
        self.payload = payload
    }

    static func word(_ word: Word, at offset: Int) -> JSONNode { JSONNode(.other, at: offset, payload: word.rawValue) }

    static func integer(_ value: Int, at offset: Int) -> JSONNode {
        JSONNode(.integer, at: offset, payload: UInt64(bitPattern: Int64(value)))
    }

    static func number(_ value: Double, at offset: Int) -> JSONNode {
        JSONNode(.number, at: offset, payload: value.bitPattern)
    }

    /// A text of which only the opening quote is known.
    static func text(at offset: Int) -> JSONNode { JSONNode(.text, at: offset, payload: 0) }

    /// Says what a text is, once its end is known.
    ///
    /// - Parameter length: The number of bytes between the quotes.
    mutating func setText(length: Int, hasEscapes: Bool) {
        payload = UInt64(length) | (hasEscapes ? Self.escapes : 0)
    }

    var form: Form { Form(rawValue: head & 1 | (tail & 1) << 1) ?? .other }

    /// Where its first character stands.
    var offset: Int { Int(head >> 1) }

    /// The index after the last node inside this one.
    var end: Int {
        get { Int(tail >> 1) }
        set { tail = UInt32(newValue) << 1 | tail & 1 }
    }

    var integer: Int { Int(Int64(bitPattern: payload)) }
    var number: Double { Double(bitPattern: payload) }
    var word: Word { Word(rawValue: payload) ?? .null }
    var hasEscapes: Bool { payload & Self.escapes != 0 }

    /// Where the characters of a text stand, without the quotes.
    var text: Range<Int> { offset + 1..<offset + 1 + Int(payload & ~Self.escapes) }

    func isWord(_ word: Word) -> Bool { payload == word.rawValue && form == .other }
}

extension [UInt8] {
    /// The text of a node of the JSON that these bytes are.
    func text(of node: JSONNode) -> String {
        node.hasEscapes ? JSONReader.text(in: self, at: node.offset) : String(decoding: self[node.text], as: UTF8.self)
    }

    /// Whether two ranges have the same bytes.
    func isSame(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
        if range.count != other.count { return false }
        for index in 0..<range.count where self[range.lowerBound + index] != self[other.lowerBound + index] {
            return false
        }
        return true
    }
}

/// Up to 16 bytes, none of which is 0, which are compared at once.
struct ShortText: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Nil for more bytes.
    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= 16 else { return nil }
        for byte in bytes {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
        }
    }
}

/// What turns an offset in a text into a line and a column: where the line begins, less the bytes that continue
/// characters, is the same for many offsets.
struct JSONPlaces: Sendable {
    private struct Stretch {
        /// The first offset of which it holds.
        let offset: Int32
        let line: Int32
        /// The offset less this is the column.
        let base: Int32
    }

    private var stretches: [Stretch] = []
    private var lastLine = 0
    private var lastBase = 0

    var count: Int { stretches.count }

    /// Notes a place. Offsets ascend.
    mutating func note(offset: Int, line: Int, base: Int) {
        if line == lastLine, base == lastBase { return }
        (lastLine, lastBase) = (line, base)
        stretches.append(Stretch(offset: Int32(offset), line: Int32(line), base: Int32(base)))
    }

    /// The place at an offset that was noted.
    ///
    /// Complexity: O(log *n*) for *n* nodes.
    func place(at offset: Int) -> TextPlace {
        var (first, end) = (0, stretches.count)
        while end - first > 1 {
            let middle = (first + end) / 2
            if Int(stretches[middle].offset) <= offset { first = middle } else { end = middle }
        }
        guard first < stretches.count else { return TextPlace(line: 1, column: 1) }
        let stretch = stretches[first]
        return TextPlace(line: Int(stretch.line), column: offset - Int(stretch.base))
    }
}
