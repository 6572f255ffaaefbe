import EspalierScenarios

/// Writes JSON that is harmless inside an HTML script element, without any blanks.
///
/// `<`, `>`, `&`, all control characters and the two line separators of Unicode are written as escapes: no text of a
/// document can end the element, begin a comment or break a line of script. Calls are balanced by the caller.
struct HarmlessJSON {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func list(_ body: (inout HarmlessJSON) -> Void) {
        open(UInt8(ascii: "["))
        body(&self)
        close(UInt8(ascii: "]"))
    }

    mutating func object(_ body: (inout HarmlessJSON) -> Void) {
        open(UInt8(ascii: "{"))
        body(&self)
        close(UInt8(ascii: "}"))
    }

    mutating func member(_ key: StaticString, _ body: (inout HarmlessJSON) -> Void) {
        separate()
        quote("\(key)")
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
        body(&self)
        needsComma = true
    }

    mutating func integers(_ values: some Sequence<Int>) {
        list { json in for value in values { json.integer(value) } }
    }

    mutating func numbers(_ values: some Sequence<Double>) {
        list { json in for value in values { json.number(value) } }
    }

    mutating func integer(_ value: Int) { raw(value.description) }

    /// The fewest digits that read back to the same double, as in the results of scenarios.
    mutating func number(_ value: Double) {
        // Most numbers of frames are small integers, for which the way over the writer of results is too long.
        if let integer = Int(exactly: value), abs(integer) < 1 << 40 { return self.integer(integer) }
        raw(JSONWriter.text(value))
    }

    mutating func boolean(_ value: Bool) { raw(value ? "1" : "0") }

    mutating func null() { raw("null") }

    mutating func string(_ text: String) {
        separate()
        quote(text)
        needsComma = true
    }

    mutating func optional(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    /// JSON that was written before by a writer of this kind.
    mutating func raw(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    private mutating func open(_ byte: UInt8) {
        separate()
        bytes.append(byte)
        needsComma = false
    }

    private mutating func close(_ byte: UInt8) {
        bytes.append(byte)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append(contentsOf: "\\\"".utf8)
            case "\\": bytes.append(contentsOf: "\\\\".utf8)
            case "\n": bytes.append(contentsOf: "\\n".utf8)
            case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

/// Texts that come again and again, by number.
struct TextTable {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// The number of a text; -1 for none.
    mutating func number(of text: String?) -> Int {
        guard let text else { return -1 }
        return number(of: text)
    }
}
