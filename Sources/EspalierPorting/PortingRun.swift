/// One file being rewritten: what is found in it, and what becomes of its bytes.
struct PortingRun {
    let source: SwiftSource
    let scopes: SwiftScopes
    private var edits = SourceEdits()
    private(set) var notes: [PortedSource.Note] = []
    private let lines: SourceLines
    /// By token: the innermost `#if` that it stands in; -1 for none.
    let conditions: [Int]

    init(_ source: SwiftSource) {
        self.source = source
        var open: [Int] = []
        conditions = source.tokens.indices.map { index in
            if source.has("#if", at: index) { open.append(index) }
            if source.has("#endif", at: index) { _ = open.popLast() }
            return open.last ?? -1
        }
        scopes = SwiftScopes(source)
        lines = SourceLines(source.bytes)
    }

    /// The bytes with all edits made.
    var edited: [UInt8] { edits.applied(to: source.bytes) }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.replace(range, with: text)
    }

    /// Tells what was done at a token.
    mutating func tell(_ message: String, at token: Int) {
        note(message, fix: nil, at: token)
    }

    /// Tells what cannot be done.
    mutating func leave(_ message: String, fix: String, at token: Int) {
        note(message, fix: fix, at: token)
    }

    private mutating func note(_ message: String, fix: String?, at token: Int) {
        let (line, column) = lines.place(of: source.tokens[token].range.lowerBound)
        notes.append(PortedSource.Note(line: line, column: column, message: message, fix: fix))
    }
}

/// Where lines begin.
struct SourceLines {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    func place(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}

/// Changes of parts of a text that do not overlap.
struct SourceEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append((range, text))
    }

    /// The bytes with all edits made. Of two that overlap, the one that begins first counts.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for (_, edit) in sorted where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
