import Testing

@testable import EspalierScenarios

@Suite("The line of a document below a message")
struct DocumentLineTests {
    private func line(_ text: String, _ line: Int, _ column: Int, inner: TextPlace? = nil) -> String? {
        DocumentLine(of: Array(text.utf8), at: TextPlace(line: line, column: column), inner: inner)
            .map { "\($0.text)\n\($0.caret)" }
    }

    @Test("begins where the line has something, with the caret below the place")
    func plain() {
        #expect(line("{\n  \t\"a\": 1\n}", 2, 9) == "\"a\": 1\n     ^")
        #expect(line("{\r\n\"a\": 1\r}", 3, 1) == "}\n^")
        #expect(line("\u{FEFF}{}", 1, 2) == "{}\n ^")
        #expect(line("{}", 2, 1) == nil)
        // A place behind the end of a line is its end.
        #expect(line("{\n\"é\"\n}", 2, 9) == "\"é\"\n   ^")
    }

    @Test(
        "has the caret where the mistake of a text is, whatever is escaped before it",
        arguments: [
            (#""ab""#, TextPlace(line: 1, column: 2), 2), (#""\u0061b""#, TextPlace(line: 1, column: 2), 7),
            (#""\ud83d\ude00b""#, TextPlace(line: 1, column: 2), 13), (#""\"b""#, TextPlace(line: 1, column: 2), 3),
            (#""a\nb""#, TextPlace(line: 2, column: 1), 4), (#""a\r\nb""#, TextPlace(line: 2, column: 1), 6),
            (#""a\\nb""#, TextPlace(line: 1, column: 4), 5), (#""éb""#, TextPlace(line: 1, column: 2), 2),
            (#""ab""#, TextPlace(line: 1, column: 9), 3), ("17", TextPlace(line: 1, column: 2), 0),
        ])
    func inner(_ text: String, _ place: TextPlace, _ offset: Int) {
        #expect(line(text, 1, 1, inner: place) == text + "\n" + String(repeating: " ", count: offset) + "^")
    }

    @Test("shows of a long line what is near the place, and no character that cannot be seen")
    func long() throws {
        let text = String(repeating: "x", count: 300) + "y" + String(repeating: "z", count: 300)
        let found = try #require(DocumentLine(of: Array(text.utf8), at: TextPlace(line: 1, column: 301)))
        #expect(found.text == "…" + String(repeating: "x", count: 60) + "y" + String(repeating: "z", count: 39) + "…")
        #expect(found.caret == String(repeating: " ", count: 61) + "^")
        #expect(line("a\u{202E}\tb", 1, 4) == "a\u{FFFD} b\n   ^")
    }
}
