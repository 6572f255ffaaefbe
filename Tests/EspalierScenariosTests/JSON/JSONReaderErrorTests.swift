import Testing

@testable import EspalierScenarios

@Suite("Errors of a JSON text")
struct JSONReaderErrorTests {
    static func message(_ bytes: [UInt8], limits: JSONReader.Limits = .init()) -> String {
        do {
            _ = try JSONReader.read(bytes, limits: limits)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test("say where, what, and what would be right", arguments: grammar + scalars)
    func message(_ test: ErrorCase) {
        #expect(Self.message(Array(test.source.utf8)) == test.expected)
    }

    @Test("show a control character by its code and its escape")
    func controlCharacters() {
        #expect(
            Self.message([0x22, 0x09, 0x22]) == """
                1:2: $: control character U+0009 in a text
                fix: write '\\t'
                """)
        #expect(
            Self.message([0x22, 0x00, 0x22]) == """
                1:2: $: control character U+0000 in a text
                fix: write '\\u0000'
                """)
        #expect(
            Self.message([0x22, 0x1F, 0x22]) == """
                1:2: $: control character U+001F in a text
                fix: write '\\u001f'
                """)
    }

    @Test(
        "refuse bytes that are no UTF-8 (Unicode, table 3-7)",
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
            [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
        ] as [[UInt8]])
    func badUTF8(_ bytes: [UInt8]) {
        let byte = String(bytes[0], radix: 16, uppercase: true)
        let text = [0x5B, 0x22, 0x61] + bytes + [0x22, 0x5D]
        #expect(
            Self.message(text) == """
                1:4: $[0]: byte 0x\(byte) is no UTF-8 here
                fix: save the file as UTF-8
                """)
    }

    @Test("show bytes that are no characters outside texts, too")
    func strayByte() {
        #expect(
            Self.message([0x5B, 0xFF]) == """
                1:2: $[0]: unexpected byte 0xFF
                fix: write a value: {…}, […], "…", a number, true, false or null
                """)
    }

    @Test("count lines that end with LF, CR LF and CR, and columns in scalar values")
    func places() {
        // The last line holds a character of one, two, three and four bytes each, a combining accent and a tab.
        let text = "[\n1,\r\n2,\r3,\n\n\"aé€😀e\u{301}\",\t x]"
        #expect(
            Self.message(Array(text.utf8)) == """
                6:12: $[4]: unknown word 'x'
                fix: put texts in double quotes: "…"
                """)
    }

    @Test("do not count a byte order mark")
    func byteOrderMark() {
        #expect(Self.message([0xEF, 0xBB, 0xBF, 0x78]).hasPrefix("1:1: $: unknown word 'x'"))
        #expect(Self.message([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31]).hasPrefix("1:1: $: unexpected character"))
    }

    @Test("cut off long texts and show control characters as codes")
    func quoted() {
        #expect(Quoted.text(String(repeating: "a", count: 40)) == "'\(String(repeating: "a", count: 40))'")
        #expect(Quoted.text(String(repeating: "a", count: 41)) == "'\(String(repeating: "a", count: 40))…'")
        #expect(Quoted.text("a\nb\u{7F}") == "'aU+000AbU+007F'")
    }

    @Test("name the limits that a text exceeds")
    func limits() {
        var limits = JSONReader.Limits()
        limits.depth = 2
        #expect(Self.message(Array("[[], {}]".utf8), limits: limits) == "no error")
        #expect(
            Self.message(Array("[[], {\"a\": []}]".utf8), limits: limits) == """
                1:12: $[1].a: lists and objects are nested deeper than 2
                fix: nest less deeply
                """)
        limits.bytes = 3
        #expect(Self.message(Array("[1]".utf8), limits: limits) == "no error")
        #expect(
            Self.message(Array("[12]".utf8), limits: limits) == """
                1:1: $: the text has more than 3 bytes
                fix: cut it into several documents, or allow more with --max-bytes
                """)
    }
}
