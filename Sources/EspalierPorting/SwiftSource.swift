/// Swift source as tokens, with what stands in which brackets.
struct SwiftSource {
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    /// Of a bracket its other one; -1 of other tokens.
    let partners: [Int]
    /// The innermost opening bracket that a token stands in; -1 for none. A bracket does not stand in itself.
    let openers: [Int]

    init(_ bytes: [UInt8]) throws(PortingError) {
        self.bytes = bytes
        tokens = try SwiftLexer.tokens(of: bytes)
        var partners = [Int](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let other = open.popLast(), Self.close(bytes, tokens[other], token) else {
                    throw PortingError(bytes, token.range.lowerBound, "a bracket closes none that is open")
                }
                partners[index] = other
                partners[other] = index
            default: break
            }
        }
        if let last = open.last {
            throw PortingError(bytes, tokens[last].range.lowerBound, "a bracket is not closed")
        }
        var openers = partners
        var opener = -1
        for index in tokens.indices {
            let isClosing = partners[index] >= 0 && partners[index] < index
            if isClosing { opener = openers[partners[index]] }
            openers[index] = opener
            if partners[index] > index { opener = index }
        }
        self.partners = partners
        self.openers = openers
    }

    private static func close(_ bytes: [UInt8], _ open: SwiftToken, _ closing: SwiftToken) -> Bool {
        switch (bytes[open.range.lowerBound], bytes[closing.range.lowerBound]) {
        case (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")),
            (UInt8(ascii: "{"), UInt8(ascii: "}")):
            true
        default: false
        }
    }

    /// The text of a token; empty where there is none.
    func text(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return text(tokens[index].range)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a token is this one. Words in texts and comments are no tokens.
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let range = tokens[index].range
        guard range.count == text.utf8CodeUnitCount, tokens[index].kind != .text else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
    }

    /// Whether the tokens from one on are these.
    func has(_ texts: [StaticString], from index: Int) -> Bool {
        texts.enumerated().allSatisfy { has($1, at: index + $0) }
    }

    func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// From the start of a token up to the next one, if nothing but space is between; else the token alone.
    func rangeWithSpace(_ indices: ClosedRange<Int>) -> Range<Int> {
        let start = tokens[indices.lowerBound].range.lowerBound
        let end = tokens[indices.upperBound].range.upperBound
        guard tokens.indices.contains(indices.upperBound + 1) else { return start..<end }
        let next = tokens[indices.upperBound + 1].range.lowerBound
        let isSpace = bytes[end..<next].allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        return start..<(isSpace ? next : end)
    }
}
