import EspalierSupport

extension RuleLexer {
    /// What starts no token (SLL 3.6), as one token for one mistake: `H:` and `V:` alone, a `%` with the word that
    /// should have been a format, a word with an upper-case or a foreign letter, or else one character.
    func bad(at start: Int) -> RuleToken {
        let first = bytes[start]
        let end: Int
        if first == UInt8(ascii: "%") {
            let sign = byte(at: start + 1)
            let hasSign = sign == UInt8(ascii: "^") || sign == UInt8(ascii: "@")
            end = endOfWord(at: hasSign ? start + 2 : start + 1)
        } else if isPrefix(at: start) {
            end = start + 2
        } else if RuleLexer.isUppercase(first) {
            end = endOfWord(at: start)
        } else if first >= 0x80 {
            end = endOfForeign(at: start)
        } else {
            end = start + 1
        }
        return RuleToken(kind: .bad, start: start, end: end)
    }

    /// Whether `H:` or `V:` stands at `offset`.
    func isPrefix(at offset: Int) -> Bool {
        let first = byte(at: offset)
        return (first == UInt8(ascii: "H") || first == UInt8(ascii: "V")) && byte(at: offset + 1) == UInt8(ascii: ":")
    }

    /// Whether the bad characters at `offset` are letters, and so part of a word that they may stand in.
    func isLetter(at offset: Int) -> Bool {
        let first = byte(at: offset)
        if first < 0x80 { return RuleLexer.isUppercase(first) && !isPrefix(at: offset) }
        return character(at: offset).properties.isAlphabetic
    }

    /// The offset after the letters of any alphabet, digits and `_` from `start` on.
    private func endOfWord(at start: Int) -> Int {
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if RuleLexer.isLowercase(byte) || RuleLexer.isDigit(byte) || RuleLexer.isUppercase(byte) {
                end += 1
            } else if byte >= 0x80, character(at: end).properties.isAlphabetic {
                end += UTF8.width(character(at: end))
            } else {
                break
            }
        }
        return end
    }

    /// A word if the scalar at `start` is a letter; otherwise all the signs outside ASCII in a row, because one
    /// picture character may consist of many scalars.
    private func endOfForeign(at start: Int) -> Int {
        if character(at: start).properties.isAlphabetic { return endOfWord(at: start) }
        var end = start
        while end < bytes.count, bytes[end] >= 0x80, !character(at: end).properties.isAlphabetic {
            end += UTF8.width(character(at: end))
        }
        return end
    }

    /// The character whose first byte is at `offset`, where there is one.
    func character(at offset: Int) -> Unicode.Scalar { scalar(at: offset) ?? "\u{FFFD}" }
}
