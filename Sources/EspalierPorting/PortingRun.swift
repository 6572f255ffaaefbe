import EspalierSupport

/// One file being rewritten: what is found in it, and what becomes of its bytes.
struct PortingRun {
    let source: SwiftSource
    let scopes: SwiftScopes
    private var edits = SourceEdits()
    private(set) var notes: [PortingNote] = []
    /// By the scope of a class: the calls that list what interface files set and call of it.
    var listed: [Int: [String]] = [:]
    /// The scopes that have such a list already.
    let listing: Set<Int>
    /// By token: the innermost `#if` that it stands in; -1 for none.
    let conditions: [Int]

    /// The methods that the module's extensions declare, as `UIView.name`.
    private(set) var ownMethods: Set<String> = []

    init(_ source: SwiftSource) {
        self.source = source
        var open: [Int] = []
        conditions = source.tokens.indices.map { index in
            if source.has("#if", at: index) { open.append(index) }
            if source.has("#endif", at: index) { _ = open.popLast() }
            return open.last ?? -1
        }
        let scopes = SwiftScopes(source)
        listing = Set(
            source.tokens.indices.lazy.filter { source.has(["var", "interfaceMembers"], from: $0) }
                .map { scopes.ofToken[$0] })
        self.scopes = scopes
    }

    /// Rewrites all that can be rewritten of one file without moving anything into another one, and notes the rest.
    ///
    /// - Parameter methods: those that the module's extensions declare, as `UIView.name`.
    mutating func rewrite(besides methods: Set<String>) {
        ownMethods = methods
        portImports()
        portConditions()
        portSelectors()
        portAttributes()
        portOutlets()
        portScreens()
        portKeyPaths()
        portPreviews()
        portMembers()
        lookForRest()
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

    /// The bytes with all edits made. Of two that overlap, the one that begins first counts; what is put in at a place
    /// stands before what is replaced from there on.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        let ordered = edits.ordered {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in ordered where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
