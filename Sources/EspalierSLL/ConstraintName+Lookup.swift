extension ConstraintName {
    /// The constraint that is written as `text`, or nil if `text` is none of the 18 names (SLL 2.1).
    ///
    /// - Complexity: O(1).
    package init?(text: String) {
        var text = text
        let found = text.withUTF8 { ConstraintName(bytes: $0, from: 0, to: $0.count) }
        guard let found else { return nil }
        self = found
    }

    /// The constraint whose name stands in `bytes[start..<end]`, or nil.
    ///
    /// Decided by length and then letter by letter: the parser asks this for every name of every rule.
    init?(bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
        switch end - start {
        case 1:
            switch bytes[start] {
            case UInt8(ascii: "w"): self = .w
            case UInt8(ascii: "h"): self = .h
            default: return nil
            }
        case 2:
            self.init(line: bytes[start], side: bytes[start + 1])
        case 4:
            self.init(limit: bytes, at: start)
        default:
            return nil
        }
    }

    /// One of the twelve position names, of two letters: the line of the view, and the side of the superview.
    private init?(line: UInt8, side: UInt8) {
        switch (line, side) {
        case (UInt8(ascii: "l"), UInt8(ascii: "l")): self = .ll
        case (UInt8(ascii: "l"), UInt8(ascii: "r")): self = .lr
        case (UInt8(ascii: "c"), UInt8(ascii: "l")): self = .cl
        case (UInt8(ascii: "c"), UInt8(ascii: "r")): self = .cr
        case (UInt8(ascii: "c"), UInt8(ascii: "t")): self = .ct
        case (UInt8(ascii: "c"), UInt8(ascii: "b")): self = .cb
        case (UInt8(ascii: "r"), UInt8(ascii: "l")): self = .rl
        case (UInt8(ascii: "r"), UInt8(ascii: "r")): self = .rr
        case (UInt8(ascii: "t"), UInt8(ascii: "t")): self = .tt
        case (UInt8(ascii: "t"), UInt8(ascii: "b")): self = .tb
        case (UInt8(ascii: "b"), UInt8(ascii: "t")): self = .bt
        case (UInt8(ascii: "b"), UInt8(ascii: "b")): self = .bb
        default: return nil
        }
    }

    /// One of the four limits, `min` or `max` and the letter of the size.
    private init?(limit bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard bytes[start] == UInt8(ascii: "m") else { return nil }
        switch (bytes[start + 1], bytes[start + 2], bytes[start + 3]) {
        case (UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "w")): self = .minw
        case (UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "h")): self = .minh
        case (UInt8(ascii: "a"), UInt8(ascii: "x"), UInt8(ascii: "w")): self = .maxw
        case (UInt8(ascii: "a"), UInt8(ascii: "x"), UInt8(ascii: "h")): self = .maxh
        default: return nil
        }
    }
}
