import EspalierSupport

extension RuleParser {
    /// Characters that start no token (SLL 3.6, 12.1).
    mutating func reportBad(_ token: RuleToken) {
        guard collector.accepts(token.start) else { return }
        let first = bytes[token.start]
        let shown = shownScalar(lexer.character(at: token.start))
        var message = "unexpected character \(shown)"
        let fix: String
        if first == UInt8(ascii: "%") {
            if token.end > token.start + 1 { message += ": there is no format \(text(of: token))" }
            fix = fixForPercent(token)
        } else if lexer.isPrefix(at: token.start) {
            let prefix = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
            message = "unexpected '\(prefix)': no percentage follows it at once"
            fix = fixForPrefix(token, prefix)
        } else if lexer.isLetter(at: token.start) {
            fix = fixForLetter(token)
        } else {
            fix = fixForSign(token, shown)
        }
        collector.add(.unexpectedCharacter, at: token.start, message, fix: fix)
    }

    /// A `%` of no format.
    private func fixForPercent(_ token: RuleToken) -> String {
        guard token.end > token.start + 1 else {
            if let format = formatAfterSpace(token) { return "write '%\(format)' without the space" }
            if case .number = previous.kind, previous.end < token.start {
                return "write '\(collector.clip(previous.start..<previous.end))%' without the space"
            }
            return "leave it out; a percentage is a number with a '%', as in '50%'"
        }
        let word = RuleParser.word(bytes, token.start + 1..<token.end).lowercased()
        if let name = nearestName(to: word, among: RuleParser.formatNames) { return "did you mean '%\(name)'?" }
        return "the formats are " + RuleParser.formatNames.map { "%" + $0 }.joined(separator: " ")
    }

    /// The format that a lone `%` and the name after it would be without the space between them: `% f`.
    func formatAfterSpace(_ token: RuleToken) -> String? {
        guard case .bad = token.kind, token.end == token.start + 1, bytes[token.start] == UInt8(ascii: "%") else {
            return nil
        }
        var start = token.end
        while RuleLexer.isSpace(lexer.byte(at: start)) { start += 1 }
        let word = RuleParser.word(bytes, start..<lexer.endOfName(at: start))
        return RuleParser.formatNames.contains(word) ? word : nil
    }

    /// An `H:` or `V:`. What comes after it tells what was meant.
    private func fixForPrefix(_ token: RuleToken, _ prefix: String) -> String {
        var offset = token.end
        var signs = ""
        func skipSpaces() { while RuleLexer.isSpace(lexer.byte(at: offset)) { offset += 1 } }
        skipSpaces()
        while lexer.byte(at: offset) == UInt8(ascii: "-") || lexer.byte(at: offset) == UInt8(ascii: "+") {
            if signs.utf8.count < 2 { signs.unicodeScalars.append(Unicode.Scalar(lexer.byte(at: offset))) }
            offset += 1
            skipSpaces()
        }
        if let number = lexer.scanNumber(at: offset) {
            let digits = collector.clip(offset..<number.end)
            if lexer.byte(at: number.end) != UInt8(ascii: "%") {
                return "write a percentage after it, as in '\(prefix)\(digits)%', or leave out the '\(prefix)'"
            }
            if signs.utf8.count > 1 { return "write one sign at most, as in '\(prefix)-\(digits)%'" }
            return "write '\(prefix)\(signs)\(digits)%' without a space"
        }
        guard let format = lexer.scanFormat(at: offset) else {
            return "write a percentage after it, as in '\(prefix)50%', or leave out the '\(prefix)'"
        }
        let spelling = String(decoding: bytes[offset..<format.end], as: UTF8.self)
        switch format.format {
        case .percentage where signs.isEmpty:
            return "write '\(prefix)\(spelling)' without a space"
        case .percentage:
            return "put the sign before the prefix, as in '-\(prefix)\(spelling)'"
        case .size, .position, .value:
            return "leave it out; only percentages have a prefix, as in '\(prefix)%p'"
        }
    }

    /// An upper-case or a foreign letter. If it touches a name, that is the beginning of the word.
    private func fixForLetter(_ token: RuleToken) -> String {
        var start = token.start
        switch previous.kind {
        case .name where previous.end == start, .null where previous.end == start: start = previous.start
        default: break
        }
        let word = RuleParser.word(bytes, start..<token.end)
        if word == "H" || word == "V" {
            return "a prefix has a colon, as in '\(word):50%', and names are written in lower-case letters"
        }
        let lower = word.lowercased()
        if lower == "nil" || ConstraintName(text: lower) != nil { return "did you mean '\(lower)'?" }
        let fix = RuleParser.fix(forUnknownName: lower, isValue: false)
        return bytes[token.start] < 0x80 ? fix : fix + "; they consist of the letters a to z"
    }

    private func fixForSign(_ token: RuleToken, _ shown: String) -> String {
        let scalar = lexer.character(at: token.start)
        if let plain = plainSign(like: scalar) { return "write \(plain) instead" }
        switch scalar {
        case "[", "{":
            return "write '(' instead"
        case "]", "}":
            return "write ')' instead"
        case ";":
            let rest = bytes[token.end...].first { !RuleLexer.isSpace($0) }
            let fix = "statements are separated by commas; "
            return fix + (rest == nil || rest == 0x2C ? "leave out the ';'" : "write ',' instead")
        case ":":
            if isLowercasePrefix(previous, token) {
                let prefix = bytes[previous.start] == UInt8(ascii: "h") ? "H:" : "V:"
                return "write '\(prefix)' with an upper-case letter"
            }
            return "leave it out; only 'H:' and 'V:' before a percentage have a colon"
        case ".":
            return "leave it out, or write digits next to it, as in '0.5'"
        default:
            return "leave out the \(shown)"
        }
    }
}
