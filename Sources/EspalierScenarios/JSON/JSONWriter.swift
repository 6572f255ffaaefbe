/// Writes JSON text: compact, on one line.
///
/// Keys stand in the order in which they are written, so the same calls give the same bytes. The caller keeps calls
/// balanced; a value follows each key.
package struct JSONWriter: Sendable {
    /// How the text looks.
    package enum Style: Sendable {
        /// With `", "` between elements and `": "` after keys. Escaped is what JSON forbids, and what a
        /// terminal or an editor would not show as it is: `Unicode.Scalar.isHidden`.
        case spaced
        /// As `spaced`, but `-0` stays `-0`: what a document means must not change when it is written again.
        case exact
        /// Without any blanks, and harmless inside an HTML script element: `<`, `>`, `&`, all control characters and the
        /// two line separators of Unicode are escaped, too. No text can end the element, begin a comment or break a
        /// line of script.
        case embedded
    }

    /// The UTF-8 text so far.
    package private(set) var bytes: [UInt8] = []
    private var needsSeparator = false

    let style: Style

    package init(_ style: Style = .spaced) { self.style = style }

    /// The text so far.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    package mutating func endObject() { end(UInt8(ascii: "}")) }
    package mutating func beginList() { begin(UInt8(ascii: "[")) }
    package mutating func endList() { end(UInt8(ascii: "]")) }

    /// A key of the object that is open; its value comes next. A key of the format itself needs no escape.
    package mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        endKey()
    }

    /// A key that somebody else has chosen.
    package mutating func key(text: String) {
        separate()
        appendQuoted(text)
        endKey()
    }

    package mutating func string(_ text: String) {
        separate()
        appendQuoted(text)
        needsSeparator = true
    }

    /// A text of which no character needs an escape.
    package mutating func string(harmless text: some Sequence<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(bytes: text)
        bytes.append(UInt8(ascii: "\""))
        needsSeparator = true
    }

    /// A number in the form of ECMAScript's `Number::toString`: the fewest digits that read back to the same
    /// double; `-0` as `0` unless the style is `exact`. A value that is not finite, which JSON does not have, becomes
    /// the text `"nan"`, `"inf"` or `"-inf"`.
    package mutating func number(_ value: Double) {
        guard value.isFinite else {
            string(value.isNaN ? "nan" : value > 0 ? "inf" : "-inf")
            return
        }
        separate()
        if value == 0, value.sign == .minus, style == .exact { append("-") }
        appendNumber(value)
        needsSeparator = true
    }

    /// The written form of one number.
    package static func text(_ number: Double) -> String { json { $0.number(number) } }

    /// What the body writes.
    package static func json(_ style: Style = .spaced, _ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(style)
        body(&writer)
        return writer.text
    }

    package mutating func integer(_ value: Int) {
        separate()
        append(value)
        needsSeparator = true
    }

    package mutating func boolean(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
        needsSeparator = true
    }

    package mutating func null() {
        separate()
        append("null")
        needsSeparator = true
    }

    /// A value that is written already, as JSON on one line.
    package mutating func written(_ json: String) {
        separate()
        append(json)
        needsSeparator = true
    }

    /// Ends the line, after a whole document. What is written next is a document of its own.
    package mutating func endLine() {
        append("\n")
        needsSeparator = false
    }

    /// Forgets what was written, but keeps the memory: after the bytes have gone to a file.
    package mutating func removeAll() {
        clearBytes()
        needsSeparator = false
    }

    /// Forgets the bytes, in the midst of a document that goes on: after the bytes have gone to a file.
    package mutating func clearBytes() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Forgets the first bytes, in the midst of a document that goes on.
    package mutating func clearBytes(upTo end: Int) {
        bytes.removeSubrange(..<end)
    }

    private mutating func begin(_ byte: UInt8) {
        separate()
        bytes.append(byte)
        needsSeparator = false
    }

    private mutating func end(_ byte: UInt8) {
        bytes.append(byte)
        needsSeparator = true
    }

    private mutating func endKey() {
        bytes.append(UInt8(ascii: ":"))
        if style != .embedded { bytes.append(UInt8(ascii: " ")) }
        needsSeparator = false
    }

    private mutating func separate() {
        guard needsSeparator else { return }
        bytes.append(UInt8(ascii: ","))
        if style != .embedded { bytes.append(UInt8(ascii: " ")) }
    }

    mutating func append(_ text: String) {
        var text = text
        // At once: the bytes of a text by themselves are a sequence, which is appended one by one.
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ byte: UInt8, count: Int) {
        bytes.append(contentsOf: repeatElement(byte, count: count))
    }

    mutating func append(bytes more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }
}
