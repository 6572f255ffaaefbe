import EspalierSupport

/// Cuts a rule text into tokens, the longest possible one at each place (SLL 3.2).
///
/// It never fails and never stops: what starts no token is a token of kind `bad`. Each call of `next()` but the last
/// moves on by at least one byte, so a text gives no more tokens than it has bytes.
struct RuleLexer: TextBytes {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func next() -> RuleToken {
        while position < bytes.count, RuleLexer.isSpace(bytes[position]) { position += 1 }
        let start = position
        guard start < bytes.count else { return RuleToken(kind: .end, start: start, end: start) }
        let first = bytes[start]
        let token: RuleToken
        if RuleLexer.isLowercase(first) {
            token = word(at: start)
        } else if RuleLexer.isDigit(first) {
            token = number(at: start)
        } else {
            token = symbol(first, at: start)
        }
        assert(token.end > start, "no progress at byte \(start)")
        position = token.end
        return token
    }

    private func symbol(_ first: UInt8, at start: Int) -> RuleToken {
        switch first {
        case UInt8(ascii: ","): RuleToken(kind: .comma, start: start, end: start + 1)
        case UInt8(ascii: "="): RuleToken(kind: .assign(nil), start: start, end: start + 1)
        case UInt8(ascii: "("): RuleToken(kind: .open, start: start, end: start + 1)
        case UInt8(ascii: ")"): RuleToken(kind: .close, start: start, end: start + 1)
        case UInt8(ascii: "+"): operation(.add, at: start)
        case UInt8(ascii: "-"): operation(.subtract, at: start)
        case UInt8(ascii: "*"): operation(.multiply, at: start)
        case UInt8(ascii: "/"): operation(.divide, at: start)
        case UInt8(ascii: "%"): format(at: start)
        case UInt8(ascii: "."): number(at: start)
        case UInt8(ascii: "H"), UInt8(ascii: "V"): prefixed(at: start)
        default: bad(at: start)
        }
    }

    private func operation(_ operation: RuleSyntax.Operator, at start: Int) -> RuleToken {
        if byte(at: start + 1) == UInt8(ascii: "=") {
            return RuleToken(kind: .assign(operation), start: start, end: start + 2)
        }
        return RuleToken(kind: .operator(operation), start: start, end: start + 1)
    }

    /// `nil` or a name. A name goes on as far as it can, so `nilx` and `nil_` are names.
    private func word(at start: Int) -> RuleToken {
        let end = endOfName(at: start)
        if end - start == 3, bytes[start] == UInt8(ascii: "n"), bytes[start + 1] == UInt8(ascii: "i"),
            bytes[start + 2] == UInt8(ascii: "l")
        {
            return RuleToken(kind: .null, start: start, end: end)
        }
        return RuleToken(kind: .name(ConstraintName(bytes: bytes, from: start, to: end)), start: start, end: end)
    }

    /// The offset just after the letters, digits and `_` that begin at `start`.
    func endOfName(at start: Int) -> Int {
        var end = start
        while end < bytes.count, RuleLexer.isLowercase(bytes[end]) || RuleLexer.isDigit(bytes[end]) { end += 1 }
        return end
    }

    /// A letter that can begin a name: `_` is one (SLL 3.2).
    @inline(__always)
    static func isLowercase(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }

    @inline(__always)
    static func isUppercase(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "A") < 26
    }
}
