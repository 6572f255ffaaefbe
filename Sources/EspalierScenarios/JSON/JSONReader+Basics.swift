extension JSONReader {
    /// The byte at the present place; 0, which no JSON token has, at the end of the text.
    var current: UInt8 { byte(at: offset) }

    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    /// The present place.
    var place: TextPlace { TextPlace(line: line, column: offset - columnBase) }

    /// Adds a node that begins at the present place and holds nothing. Returns its index.
    @discardableResult
    mutating func append(_ node: JSONNode) -> Int {
        places.note(offset: offset, line: line, base: columnBase)
        var node = node
        node.end = nodes.count + 1
        nodes.append(node)
        return nodes.count - 1
    }

    /// The place of a node.
    func place(of node: Int) -> TextPlace { places.place(at: nodes[node].offset) }

    /// The text of a node.
    func text(of node: Int) -> String { bytes.text(of: nodes[node]) }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                offset += 1
            case UInt8(ascii: "\n"):
                offset += 1
                beginLine()
            case UInt8(ascii: "\r"):
                offset += byte(at: offset + 1) == UInt8(ascii: "\n") ? 2 : 1
                beginLine()
            default:
                return
            }
        }
    }

    private mutating func beginLine() {
        line += 1
        columnBase = offset - 1
    }

    /// Where a value that begins at the present place stands in the document.
    var path: JSONPath {
        JSONPath(
            open.compactMap { container in
                if !container.isObject { return .index(Int(container.position)) }
                return container.key >= 0 ? .key(text(of: Int(container.key))) : nil
            })
    }

    /// The path of the innermost list or object that is open.
    var containerPath: JSONPath {
        var path = self.path
        if let container = open.last, !container.isObject || container.key >= 0 { path.components.removeLast() }
        return path
    }

    /// Reads `true`, `false` or `null`, without moving on.
    func readWord() throws(JSONError) -> JSONNode.Word {
        switch word(at: offset) {
        case "true": return .true
        case "false": return .false
        case "null": return .null
        case let word: throw noValue(word: word)
        }
    }

    /// The letters, digits and `_` from a place on.
    func word(at start: Int) -> String {
        var end = start
        while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: isDigit(byte)
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
