import EspalierScenarios

/// Reads the parts of one line of a tree, from the left to the right.
struct HierarchyLineScanner {
    private let bytes: ArraySlice<UInt8>
    private var offset: Int
    private let line: Int

    /// - Parameters:
    ///   - bytes: The line, without its line break.
    ///   - line: Its number, counted from 1.
    init(_ bytes: ArraySlice<UInt8>, line: Int) {
        self.bytes = bytes
        self.line = line
        offset = bytes.startIndex
    }

    /// The number of spaces at the beginning, which are passed over.
    mutating func takeIndentation() throws(HierarchyTextError) -> Int {
        let start = offset
        passSpaces()
        if peek == UInt8(ascii: "\t") {
            throw error("a tab at the beginning of a line", fix: "indent with two spaces for each level")
        }
        return offset - start
    }

    /// The next byte; nil at the end of the line.
    var peek: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

    /// An error at the present place.
    func error(_ message: String, fix: String) -> HierarchyTextError {
        error(at: offset, message, fix: fix)
    }

    private func error(at offset: Int, _ message: String, fix: String) -> HierarchyTextError {
        let column = bytes[bytes.startIndex..<min(offset, bytes.endIndex)].count { $0 & 0xC0 != 0x80 } + 1
        return HierarchyTextError(place: TextPlace(line: line, column: column), message: message, fix: fix)
    }

    mutating func passSpaces() {
        while peek == UInt8(ascii: " ") { offset += 1 }
    }

    /// Everything up to the next space.
    mutating func takeWord() -> String {
        let start = offset
        while let byte = peek, byte != UInt8(ascii: " ") { offset += 1 }
        defer { passSpaces() }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// An integer behind a sign such as `#`.
    mutating func takeNumber(after sign: String, what: String) throws(HierarchyTextError) -> Int {
        let place = offset
        let word = takeWord()
        guard let number = Int(word.dropFirst(sign.count)), number >= 0 else {
            throw error(
                at: place, "\(Quoted.text(word)) is no \(what)",
                fix: "write '\(sign)' and digits, as in '\(sign)3'")
        }
        return number
    }

    /// A JSON value: a text, a list, an object, or a word.
    mutating func takeJSON(_ what: String) throws(HierarchyTextError) -> JSONTree {
        let start = offset
        var depth = 0
        var isText = false
        while let byte = peek {
            if isText {
                if byte == UInt8(ascii: "\\") { offset += 1 } else if byte == UInt8(ascii: "\"") { isText = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
            }
            if depth == 0, !isText, byte == UInt8(ascii: " ") { break }
            offset += 1
        }
        offset = min(offset, bytes.endIndex)
        let end = offset
        passSpaces()
        do {
            return try JSONReader.read(Array(bytes[start..<end]))
        } catch {
            // The value has no line break: its columns go on from where it begins.
            throw self.error(at: start + max(0, error.place.column - 1), "\(what): \(error.message)", fix: error.fix)
        }
    }

    /// A list of so many numbers.
    mutating func takeNumbers(_ count: Int, what: String, form: String) throws(HierarchyTextError) -> [Double] {
        let start = offset
        let tree = try takeJSON(what)
        let numbers = tree.elements(tree.root).compactMap { Self.number(tree, $0) }
        guard tree.isList(tree.root), numbers.count == count, Array(tree.elements(tree.root)).count == count else {
            throw error(at: start, "\(what) is no list of \(count) numbers", fix: "write \(form)")
        }
        return numbers
    }

    /// One number.
    mutating func takeNumber(_ what: String) throws(HierarchyTextError) -> Double {
        let start = offset
        let tree = try takeJSON(what)
        guard let number = Self.number(tree, tree.root) else {
            throw error(at: start, "\(what) is no number", fix: "write a number, as in '\(what) 0.5'")
        }
        return number
    }

    /// One text.
    mutating func takeText(_ what: String) throws(HierarchyTextError) -> String {
        let start = offset
        let tree = try takeJSON(what)
        guard let text = tree.text(tree.root) else {
            throw error(at: start, "\(what) is no text", fix: "write it in double quotes")
        }
        return text
    }

    private static func number(_ tree: JSONTree, _ node: Int) -> Double? {
        switch tree.text(node) {
        case "nan": .nan
        case "inf": .infinity
        case "-inf": -.infinity
        default: tree.number(node)
        }
    }
}
