/// The texts of a Swift source that people may read: the pieces of its string literals that have two words or more.
struct SourceTexts {
    /// One piece of a literal, between interpolations.
    struct Piece {
        let line: Int
        let text: String
    }

    private(set) var pieces: [Piece] = []
    private let source: [Character]
    private var offset = 0
    private var line = 1
    /// The literals around the present place, the innermost last, each with its parentheses that are open.
    private var open: [(close: [Character], escape: [Character], depth: Int)] = []
    private var piece = ""

    init(_ source: String) {
        self.source = Array(source)
        while offset < self.source.count { step() }
    }

    /// Whether code stands here: outside of literals, or in an interpolation.
    private var isCode: Bool { open.last.map { $0.depth > 0 } ?? true }

    private mutating func step() {
        if !isCode { return stepInLiteral() }
        if starts("//") {
            while offset < source.count, !source[offset].isNewline { offset += 1 }
        } else if let literal = opening() {
            end()
            open.append((literal.close, literal.escape, 0))
            offset += literal.length
        } else {
            if !open.isEmpty {
                if source[offset] == "(" { open[open.count - 1].depth += 1 }
                if source[offset] == ")" { open[open.count - 1].depth -= 1 }
            }
            pass()
        }
    }

    private mutating func stepInLiteral() {
        guard let literal = open.last else { return }
        if starts(literal.close) {
            offset += literal.close.count
            open.removeLast()
            end()
        } else if starts(literal.escape) {
            offset += literal.escape.count
            guard offset < source.count else { return }
            if source[offset] == "(" {
                open[open.count - 1].depth = 1
                end()
                offset += 1
            } else {
                piece.append(source[offset] == "n" || source[offset].isNewline ? " " : source[offset])
                pass()
            }
        } else {
            piece.append(source[offset])
            pass()
        }
    }

    private mutating func pass() {
        if source[offset].isNewline { line += 1 }
        offset += 1
    }

    private mutating func end() {
        let words = piece.split { $0.isWhitespace }
        if words.filter({ $0.count > 1 && $0.contains(where: \.isLowercase) }).count > 1 {
            pieces.append(Piece(line: line, text: words.joined(separator: " ")))
        }
        piece = ""
    }

    private func starts(_ text: some Collection<Character>) -> Bool {
        source[offset...].prefix(text.count).elementsEqual(text)
    }

    private func opening() -> (close: [Character], escape: [Character], length: Int)? {
        let hashes = source[offset...].prefix { $0 == "#" }.count
        let quotes = source[(offset + hashes)...].prefix { $0 == "\"" }.count
        guard quotes > 0 else { return nil }
        let count = quotes >= 3 ? 3 : 1
        let sharp = [Character](repeating: "#", count: hashes)
        return ([Character](repeating: "\"", count: count) + sharp, ["\\"] + sharp, hashes + count)
    }
}
