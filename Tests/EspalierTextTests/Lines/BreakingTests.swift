import EspalierText
import Foundation
import Testing

@Suite("Breaking lines")
struct BreakingTests {
    /// A font in which n is 556 wide, hyphens are 333 and spaces 278, without kerning.
    static let font = UIFont(name: "Unit", size: 1000) ?? .systemFont(ofSize: 1000)

    private func extent(_ text: String, _ wrapping: TextWrapping, lines: Int = 0) -> TextExtent {
        TextMeasurer().extent(of: [TextRun(text, font: Self.font)], wrapping: wrapping, maximumLines: lines)
    }

    @Test("A single space is as wide on one line as on several", arguments: [" ", "n ", "n  ", "n\n "])
    func spaces(text: String) {
        let plain = extent(text, .none)
        #expect(extent(text, .at(0)) == plain && extent(text, .at(5000)) == plain)
        #expect(extent(text, .charactersAt(5000)) == plain && plain.size.width > 0)
    }

    @Test("Spaces where a line was broken do not count; at the end they do, as far as there is room")
    func trailingSpaces() {
        #expect(extent("nn     nn", .at(1200)).size.width == 1112)
        #expect(extent("nn     nn  ", .at(1200)).size.width == 1200)
        #expect(extent("    ", .at(100)).size.width == 100)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let limit: CGFloat
        let lines: Int
        var testDescription: String { "\(text) at \(limit)" }

        init(_ text: String, _ limit: CGFloat, _ lines: Int) {
            (self.text, self.limit, self.lines) = (text, limit, lines)
        }
    }

    static let rows = [
        Row("nn nn", 1200, 2), Row("nn-nn", 1500, 2), Row("n nn-nn n", 2600, 2), Row("n nn-11 n", 2600, 3),
        Row("nn–nn", 1800, 2),
        Row("nn—nn", 2200, 2), Row("nn\u{2011}nn", 1700, 2), Row("nn\u{A0}nn", 1400, 2), Row("nn\u{200B}nn", 1200, 2),
        Row("nn\u{AD}nn", 1200, 2), Row("nn\u{2028}nn", 9000, 2), Row("nn\r\nnn\rnn", 9000, 3),
        Row("n\u{3000}n", 700, 2),
        // Between East Asian characters, but not before what closes and behind what opens.
        Row("漢字漢字", 2100, 2), Row("漢字。", 2100, 2), Row("漢（字", 2100, 2), Row("nn漢", 1200, 2),
        Row("한국어", 2100, 2), Row("한국 어", 2100, 2), Row("🙂🙂", 1300, 2), Row("🙂n", 1300, 2),
        // A mark stays with its letter, whatever room there is.
        Row("n\u{301}n\u{301}", 10, 2),
    ]

    @Test("Lines end where they may", arguments: rows)
    func places(row: Row) {
        #expect(extent(row.text, .at(row.limit)).lines == row.lines)
    }

    @Test("Tabs go to multiples of 28 points, from a stop to the next")
    func tabs() {
        let font = UIFont.systemFont(ofSize: 17)
        for (text, width) in [("\t", 28), ("\t\t", 56), ("abcd\t", 56)] as [(String, CGFloat)] {
            let size = TextMeasurer().size(of: text, font: font, wrapping: .none, maximumLines: 1)
            #expect(size.width == width, "\(text.debugDescription)")
        }
    }

    @Test("Line heights are added and then rounded up once; baselines are rounded to the nearest pixel")
    func heights() {
        let font = UIFont.systemFont(ofSize: 17)
        let runs = [TextRun("x\nx\nx", font: font)]
        let all = TextMeasurer().extent(of: runs, wrapping: .none, maximumLines: 0)
        // 3 × 20.287; 16.187 and 2 × 20.287 more.
        #expect(all.size.height == 61 && all.lines == 3 && all.firstBaseline == 16 && all.lastBaseline == 57)
        let two = TextMeasurer(scale: 3).extent(of: runs, wrapping: .none, maximumLines: 2)
        #expect(two.lines == 2 && abs(two.size.height - 40.6667) < 0.001 && abs(two.lastBaseline - 36.3333) < 0.001)
    }
}
