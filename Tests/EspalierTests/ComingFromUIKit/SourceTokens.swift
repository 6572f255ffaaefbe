/// The words and signs of a Swift file, without comments and without what stands in string literals.
struct SourceTokens {
    private(set) var tokens: [String] = []

    // Bytes, because there are megabytes of sources. Those of other scripts count as letters.
    private let text: [UInt8]
    private var place = 0
    /// What the scanner is inside of, the innermost last; nothing in plain code.
    private var inside: [Region] = []

    private enum Region {
        /// An interpolation, with the number of round brackets that are open in it.
        case interpolation(open: Int)
        case string(quotes: Int, pounds: Int)
    }

    private static let quote = UInt8(ascii: "\"")
    private static let pound = UInt8(ascii: "#")
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let backslash = UInt8(ascii: "\\")
    private static let newline = UInt8(ascii: "\n")

    init(_ source: String) {
        text = Array(source.utf8)
        while place < text.count {
            if case .string(let quotes, let pounds) = inside.last {
                scanString(quotes, pounds)
            } else {
                scanCode()
            }
        }
    }

    private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

    /// Whether there are that many of a sign at a place.
    private func has(_ count: Int, of sign: UInt8, at index: Int) -> Bool {
        (index..<index + count).allSatisfy { byte($0) == sign }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...255:
            return true
        default: return false
        }
    }

    private mutating func scanCode() {
        let sign = text[place]
        if sign <= 32 {
            place += 1
        } else if sign == Self.slash, byte(place + 1) == Self.slash {
            while place < text.count, text[place] != Self.newline { place += 1 }
        } else if sign == Self.slash, byte(place + 1) == Self.star {
            skipComment()
        } else if sign == Self.quote || sign == Self.pound, beginsString() {
            return
        } else if Self.isOfWord(sign) {
            scanWord()
        } else {
            countBracket(sign)
            if inside.isEmpty { tokens.append(String(decoding: [sign], as: UTF8.self)) }
            place += 1
        }
    }

    private mutating func scanWord() {
        let start = place
        while place < text.count, Self.isOfWord(text[place]) { place += 1 }
        guard inside.isEmpty else { return }
        tokens.append(String(decoding: text[start..<place].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self))
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte(place) == Self.slash, byte(place + 1) == Self.star {
                depth += 1
                place += 2
            } else if byte(place) == Self.star, byte(place + 1) == Self.slash {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < text.count
    }

    /// Whether a string begins here; if so, the scanner is inside of it.
    private mutating func beginsString() -> Bool {
        var pounds = 0
        while byte(place + pounds) == Self.pound { pounds += 1 }
        guard byte(place + pounds) == Self.quote else { return false }
        let quotes = has(3, of: Self.quote, at: place + pounds) ? 3 : 1
        place += pounds + quotes
        inside.append(.string(quotes: quotes, pounds: pounds))
        return true
    }

    private mutating func scanString(_ quotes: Int, _ pounds: Int) {
        let sign = text[place]
        if sign == Self.backslash, has(pounds, of: Self.pound, at: place + 1) {
            if byte(place + 1 + pounds) == UInt8(ascii: "(") { inside.append(.interpolation(open: 1)) }
            place += 2 + pounds
        } else if has(quotes, of: Self.quote, at: place), has(pounds, of: Self.pound, at: place + quotes) {
            place += quotes + pounds
            inside.removeLast()
        } else {
            place += 1
        }
    }

    private mutating func countBracket(_ sign: UInt8) {
        guard case .interpolation(let open) = inside.last else { return }
        let change = sign == UInt8(ascii: "(") ? 1 : sign == UInt8(ascii: ")") ? -1 : 0
        inside.removeLast()
        if open + change > 0 { inside.append(.interpolation(open: open + change)) }
    }
}
