import EspalierSupport

// Each function makes one error, at the present place unless it says otherwise.
extension JSONReader {
    private func error(_ message: String, fix: String, at place: TextPlace? = nil, path: JSONPath? = nil) -> JSONError {
        JSONError(place: place ?? self.place, path: path ?? self.path, message: message, fix: fix)
    }

    /// The character at the present place, for a message.
    private var shownCharacter: String {
        let length = Self.sequenceLength(bytes, at: offset)
        guard length > 0 else { return byteText(bytes[offset]) }
        return "character " + Quoted.text(String(decoding: bytes[offset..<offset + length], as: UTF8.self))
    }

    private func byteText(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
    }

    /// The text ends too early.
    private func endOfText() -> JSONError {
        guard let container = open.last else {
            return error("the text is empty", fix: "write a document, as in '{\"espalier\": 1, \"root\": {}}'")
        }
        let begin = place(of: Int(container.node))
        let (what, closing) = container.isObject ? ("object", "}") : ("list", "]")
        return error(
            "the text ends inside the \(what) that begins at \(begin)", fix: "close it with '\(closing)'",
            path: containerPath)
    }

    func tooLong() -> JSONError {
        // How long the text is, nobody may know: who reads it stops beyond the limit.
        let most = Limits.most
        return error(
            "the text has more than \(min(limits.bytes, most)) bytes",
            fix: "cut it into several documents" + (limits.bytes < most ? ", or allow more with --max-bytes" : ""))
    }

    func tooMany() -> JSONError {
        error(
            "the text has more than \(limits.nodes) values and keys",
            fix: "cut it into several documents, or allow more with --max-views or --max-steps")
    }

    func tooDeep() -> JSONError {
        error("lists and objects are nested deeper than \(limits.depth)", fix: "nest less deeply")
    }

    func textAfterEnd() -> JSONError {
        error("\(shownCharacter) after the end of the document", fix: "leave it out; a text holds one document")
    }

    /// No value begins here. `word` is what begins here, if it is a word.
    func noValue(word: String) -> JSONError {
        if !word.isEmpty { return unknownWord(word) }
        if offset == bytes.count { return endOfText() }
        switch bytes[offset] {
        case UInt8(ascii: "'"):
            return error("unexpected character '''", fix: "put texts in double quotes: \"…\"")
        case UInt8(ascii: "/"):
            return error("unexpected character '/'", fix: "leave out the comment; JSON has none")
        case UInt8(ascii: "+"):
            return error("unexpected character '+'", fix: "write a positive number without a sign")
        case UInt8(ascii: "."):
            return error("unexpected character '.'", fix: "write a digit before the point, as in '0.5'")
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            return error("a value is missing before '\(Unicode.Scalar(bytes[offset]))'", fix: "write one, as in '0'")
        default:
            return error(
                "unexpected \(shownCharacter)", fix: "write a value: {…}, […], \"…\", a number, true, false or null")
        }
    }

    private func unknownWord(_ word: String) -> JSONError {
        let fix: String
        switch word.lowercased() {
        case "nan", "inf", "infinity": fix = "write a finite number"
        case "none", "nil", "undefined": fix = "write 'null'"
        case let lower:
            let near = nearestName(to: lower, among: ["true", "false", "null"])
            fix = near.map { "did you mean '\($0)'?" } ?? "put texts in double quotes: \"…\""
        }
        return error("unknown word \(Quoted.text(word))", fix: fix)
    }

    func noKey() -> JSONError {
        if offset == bytes.count { return endOfText() }
        let word = self.word(at: offset)
        if !word.isEmpty {
            return error("key \(Quoted.text(word)) without quotes", fix: "put keys in double quotes: \"…\"")
        }
        if bytes[offset] == UInt8(ascii: "/") { return noValue(word: "") }
        return error("unexpected \(shownCharacter)", fix: "write a key in double quotes: \"…\"")
    }

    func noColon() -> JSONError {
        if offset == bytes.count { return endOfText() }
        return error("unexpected \(shownCharacter) after a key", fix: "write ':' between a key and its value")
    }

    func noSeparator() -> JSONError {
        guard offset < bytes.count, let container = open.last else { return endOfText() }
        let (what, closing) = container.isObject ? ("an object", "}") : ("a list", "]")
        let found = bytes[offset]
        if found == UInt8(ascii: "]") || found == UInt8(ascii: "}") {
            let begin = place(of: Int(container.node))
            return error(
                "'\(Unicode.Scalar(found))' cannot close \(what), which begins at \(begin)",
                fix: "write '\(closing)'", path: containerPath)
        }
        if found == UInt8(ascii: "/") { return noValue(word: "") }
        return error(
            "unexpected \(shownCharacter) after a value",
            fix: "write ',' before the next one, or '\(closing)' at the end",
            path: containerPath)
    }

    func trailingComma(at comma: TextPlace) -> JSONError {
        error("',' with nothing after it", fix: "leave it out", at: comma, path: containerPath)
    }

    func keyTwice(_ node: Int, first: Int) -> JSONError {
        let key = text(of: node)
        var path = self.path
        path.components.append(.key(key))
        return error(
            "key \(Quoted.text(key)) stands twice, first at \(place(of: first))", fix: "keep one of them",
            at: place(of: node), path: path)
    }
}

// Numbers. `start` is the offset of a number's first character; the place of the error is there, too.
extension JSONReader {
    private func placeOfNumber(_ start: Int) -> TextPlace {
        TextPlace(line: line, column: start - columnBase)
    }

    func leadingZero(from start: Int) -> JSONError {
        error("a number begins with a zero too many", fix: "leave out the first zero", at: placeOfNumber(start))
    }

    func noDigits(after what: String) -> JSONError {
        let word = self.word(at: offset)
        if what == "-", !word.isEmpty { return unknownWord(word) }
        return error("a digit is missing after '\(what)'", fix: "write one, as in '0.5', '-1' or '1e3'")
    }

    func badNumber() -> JSONError {
        error(
            "\(shownCharacter) within a number", fix: "write a decimal number, as in '16', '0.5' or '1e3'")
    }

    func outOfRange(_ text: String, from start: Int) -> JSONError {
        error(
            "the number \(Quoted.text(text)) is out of range", fix: "write one between -1.7e308 and 1.7e308",
            at: placeOfNumber(start))
    }
}

// Texts.
extension JSONReader {
    func controlCharacter(_ byte: UInt8, opening: TextPlace) -> JSONError {
        if byte == 0x0A || byte == 0x0D {
            return error(
                "the text that begins at \(opening) is not closed in its line",
                fix: "close it with '\"', or write '\\n' for a line break")
        }
        let code = Unicode.Scalar(byte).codeText
        let escape = byte == 0x09 ? "\\t" : "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        return error("control character \(code) in a text", fix: "write '\(escape)'")
    }

    func unclosedText(opening: TextPlace) -> JSONError {
        error("the text that begins at \(opening) is not closed", fix: "close it with '\"'")
    }

    func badUTF8(_ byte: UInt8) -> JSONError {
        error("\(byteText(byte)) is no UTF-8 here", fix: "save the file as UTF-8")
    }

    func badEscape() -> JSONError {
        error(
            "unknown escape in a text",
            fix: "write '\\\\' for a backslash, or one of \\\" \\/ \\b \\f \\n \\r \\t \\uXXXX")
    }

    func badUnicodeEscape() -> JSONError {
        error("'\\u' without four hexadecimal digits", fix: "write four, as in '\\u00e9'")
    }

    func loneSurrogate() -> JSONError {
        error("half of a surrogate pair", fix: "write both halves, as in '\\ud83d\\ude00', or the character itself")
    }
}
