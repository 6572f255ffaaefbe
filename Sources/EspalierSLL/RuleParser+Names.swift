import EspalierSupport

extension RuleParser {
    /// A name that is not one of the 18 (SLL 5.8, 12.3).
    mutating func reportUnknownName(_ token: RuleToken, _ following: RuleToken) {
        // In `minW` it is the `W` that is wrong, and that is told with the whole word.
        if case .bad = following.kind, following.start == token.end {
            if lexer.isLetter(at: following.start) || isLowercasePrefix(token, following) { return }
        }
        guard collector.accepts(token.start), formatAfterSpace(previous) == nil else { return }
        var isValue = true
        switch (previous.kind, following.kind) {
        case (_, .assign), (.comma, .comma), (.comma, .end): isValue = false
        default: break
        }
        let word = RuleParser.word(bytes, token.start..<token.end)
        let fix = RuleParser.fix(forUnknownName: word, isValue: isValue)
        collector.add(.unknownName, at: token.start, "unknown name \(text(of: token))", fix: fix)
    }

    /// Whether `token` and the colon after it are a prefix in lower-case: `h:50%`.
    func isLowercasePrefix(_ token: RuleToken, _ following: RuleToken) -> Bool {
        guard token.end - token.start == 1, following.start == token.end, lexer.byte(at: following.start) == 0x3A
        else { return false }
        return bytes[token.start] == UInt8(ascii: "h") || bytes[token.start] == UInt8(ascii: "v")
    }

    /// What to do about a name that does not exist: the nearest names, or else all of them. Where a value is wanted,
    /// `nil` and the format that is called so count too.
    static func fix(forUnknownName word: String, isValue: Bool) -> String {
        var suggestions: [String] = []
        let names = ConstraintName.allCases.map(\.text)
        if let name = sameMeaning(word) ?? nearestName(to: word, among: isValue ? names + ["nil"] : names) {
            suggestions.append(name)
        } else if isValue, word == "null" || word == "none" {
            suggestions.append("nil")
        }
        if isValue, formatNames.contains(word) { suggestions.append("%" + word) }
        guard !suggestions.isEmpty else { return "the names are " + names.joined(separator: " ") }
        return "did you mean " + suggestions.map { "'\($0)'" }.joined(separator: " or ") + "?"
    }

    /// The sizes as other languages call them. They are too long to be near by their letters.
    private static func sameMeaning(_ word: String) -> String? {
        switch word.filter({ $0 != "_" }) {
        case "width": "w"
        case "height": "h"
        case "minwidth": "minw"
        case "maxwidth": "maxw"
        case "minheight": "minh"
        case "maxheight": "maxh"
        default: nil
        }
    }

    /// All formats without their `%` (SLL 3.2).
    static let formatNames =
        ["f", "^f", "@f", "p", "^p", "@p", "w", "h"]
        + ConstraintName.allCases.filter(\.isPosition).map(\.text)

    /// A word of the text for looking up; cut where no name is as long.
    static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        String(decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 100)], as: UTF8.self)
    }
}
