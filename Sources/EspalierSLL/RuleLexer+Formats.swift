/// A format specifier as it was read, without a prefix, and the offset just after it.
struct ScannedFormat {
    var format: RuleSyntax.Format
    var end: Int
}

extension RuleLexer {
    func format(at start: Int) -> RuleToken {
        guard let format = scanFormat(at: start) else { return bad(at: start) }
        return RuleToken(kind: .format(format.format), start: start, end: format.end)
    }

    /// The format that begins with the `%` at `start`, or nil. No format begins with another one, so the first that
    /// fits is the longest.
    func scanFormat(at start: Int) -> ScannedFormat? {
        let letter = byte(at: start + 1)
        switch letter {
        case UInt8(ascii: "f"): return ScannedFormat(format: .value(.number), end: start + 2)
        case UInt8(ascii: "p"): return ScannedFormat(format: .percentage(.number, axis: nil), end: start + 2)
        case UInt8(ascii: "w"): return ScannedFormat(format: .size(.horizontal), end: start + 2)
        case UInt8(ascii: "h"): return ScannedFormat(format: .size(.vertical), end: start + 2)
        case UInt8(ascii: "^"), UInt8(ascii: "@"):
            let source: RuleSyntax.NumberSource = letter == UInt8(ascii: "^") ? .function : .object
            switch byte(at: start + 2) {
            case UInt8(ascii: "f"): return ScannedFormat(format: .value(source), end: start + 3)
            case UInt8(ascii: "p"): return ScannedFormat(format: .percentage(source, axis: nil), end: start + 3)
            default: return nil
            }
        default:
            guard start + 3 <= bytes.count,
                let name = ConstraintName(bytes: bytes, from: start + 1, to: start + 3)
            else { return nil }
            return ScannedFormat(format: .position(name), end: start + 3)
        }
    }
}
