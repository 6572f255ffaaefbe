import EspalierSupport

/// One file being rewritten: what is found in it, and what becomes of its bytes.
struct PortingRun {
    let source: SwiftSource
    let scopes: SwiftScopes
    private var edits = SourceEdits()
    private(set) var notes: [PortingNote] = []
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
    }

    /// The bytes with all edits made.
    var edited: [UInt8] { edits.applied(to: source.bytes) }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.replace(range, with: text)
    }

    /// Tells what was done at a token.
    mutating func tell(_ message: String, at token: Int) {
        notes.append(PortingNote(offset: source.tokens[token].range.lowerBound, message: message, fix: nil))
    }

    /// Tells what cannot be done.
    mutating func leave(_ message: String, fix: String, at token: Int) {
        notes.append(PortingNote(offset: source.tokens[token].range.lowerBound, message: message, fix: fix))
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
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in edits.ordered(byKey: \.range.lowerBound) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
