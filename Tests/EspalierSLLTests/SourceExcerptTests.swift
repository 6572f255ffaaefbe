import EspalierSLL
import EspalierSupport
import Testing

@Suite("SLL 12: places in a text")
struct SourceExcerptTests {
    @Test(
        "LF, CR LF and CR end a line; a column is one scalar",
        arguments: [
            (0, 1, 1, "a"), (1, 1, 2, "a"), (2, 2, 1, "b"), (3, 2, 2, "b"), (4, 2, 2, "b"), (5, 3, 1, "c"),
            (6, 3, 2, "c"), (7, 4, 1, ""), (8, 5, 1, "é\u{301}x"), (9, 5, 1, "é\u{301}x"), (10, 5, 2, "é\u{301}x"),
            (12, 5, 3, "é\u{301}x"), (13, 5, 4, "é\u{301}x"), (99, 5, 4, "é\u{301}x"), (-1, 1, 1, "a"),
        ])
    func places(offset: Int, line: Int, column: Int, lineText: String) {
        let excerpt = SourceExcerpt(text: "a\nb\r\nc\r\r\u{E9}\u{301}x", offset: offset)
        #expect(excerpt.line == line)
        #expect(excerpt.column == column)
        #expect(Array(excerpt.lineText.unicodeScalars) == Array(lineText.unicodeScalars))
        #expect(excerpt.caretLine.unicodeScalars.count == column)
    }

    @Test("A text that ends with a line end has an empty line after it")
    func afterLineEnd() {
        for end in ["\n", "\r", "\r\n"] {
            let excerpt = SourceExcerpt(text: "tt =" + end, offset: 4 + end.utf8.count)
            #expect(excerpt.line == 2 && excerpt.column == 1)
            #expect(excerpt.lines(indent: "  ") == "  \n  ^")
        }
        #expect(SourceExcerpt(text: "", offset: 0).lines(indent: "") == "\n^")
    }

    @Test("Tabs before the place are kept in the line of the caret")
    func tabs() {
        let excerpt = SourceExcerpt(text: "\ta\tb", offset: 3)
        #expect(excerpt.lines(indent: "    ") == "    \ta\tb\n    \t \t^")
    }

    @Test("Of a long line only what is near the place is shown")
    func longLine() {
        let text = String(repeating: "é", count: 5_000) + "|" + String(repeating: "ü", count: 5_000)
        let excerpt = SourceExcerpt(text: text, offset: 10_000)
        let head = String(repeating: "é", count: 50)
        #expect(excerpt.lineText == "..." + head + "|" + String(repeating: "ü", count: 49) + "...")
        #expect(excerpt.caretLine == String(repeating: " ", count: 53) + "^")
        #expect(excerpt.column == 5_001)
    }

    @Test("A line of 500 bytes is shown whole")
    func wholeLine() {
        let text = String(repeating: "a", count: 500)
        #expect(SourceExcerpt(text: text, offset: 500).lineText == text)
        #expect(SourceExcerpt(text: text, offset: 0).lineText == text)
    }
}
