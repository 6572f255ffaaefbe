import EspalierControls
import Foundation
import Testing

@Suite("Text measuring")
struct MeasuringTests {
    static let heights: [(CGFloat, CGFloat, CGFloat)] = [
        (11, 13.5, 13.3333), (12, 14.5, 14.3333), (13, 16, 15.6667), (14, 17, 17), (16, 19.5, 19.3333),
        (17, 20.5, 20.3333), (36, 43, 43),
    ]

    @Test("Heights are rounded up to whole pixels", arguments: heights)
    func rounding(pointSize: CGFloat, half: CGFloat, third: CGFloat) {
        let font = UIFont.systemFont(ofSize: pointSize)
        let two = TextMeasurer().size(of: "x", font: font, wrapping: .none, maximumLines: 1)
        let three = TextMeasurer(scale: 3).size(of: "x", font: font, wrapping: .none, maximumLines: 1)
        #expect(two.height == half)
        #expect(abs(three.height - third) < 0.0001)
    }

    @Test("“Test” at 17 points is 32.25 wide, rounded up to 32.5, as on a phone")
    func test() {
        let font = UIFont.systemFont(ofSize: 17)
        let exact = TextMeasurer(scale: 10_000).size(of: "Test", font: font, wrapping: .none, maximumLines: 1)
        #expect(abs(exact.width - 32.2525) < 0.0002)
        #expect(TextMeasurer().size(of: "Test", font: font, wrapping: .none, maximumLines: 1) == size(32.5, 20.5))
    }

    @Test("An error of summing does not cost a pixel")
    func slack() {
        // The slack is a thousandth of a point at 1000 points: 556.0006 is within, 556.0056 is not.
        let within = UIFont.unit(1000.001)
        #expect(TextMeasurer().size(of: "a", font: within, wrapping: .none, maximumLines: 1).width == 556)
        let beyond = UIFont.unit(1000.01)
        #expect(TextMeasurer().size(of: "a", font: beyond, wrapping: .none, maximumLines: 1).width == 556.5)
    }

    @Test("Line heights are added, then rounded up once: two lines of 17 points are 41 high")
    func twoLines() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(TextMeasurer().size(of: "x\nx", font: font, wrapping: .at(0), maximumLines: 0).height == 41)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let title: String
        let text: String
        let limit: CGFloat
        var lines = 0
        let width: CGFloat
        let expectedLines: CGFloat
        var testDescription: String { title }
    }

    /// Letters are n (556), spaces and line ends as written; hyphens 333, spaces 278.
    static let rows = [
        Row(title: "what fits stays on its line", text: "nn nn", limit: 2502, width: 2502, expectedLines: 1),
        Row(title: "greedy at spaces", text: "nn nn nn", limit: 2600, width: 2502, expectedLines: 2),
        Row(title: "a space at the end does not count", text: "nn nn", limit: 1112, width: 1112, expectedLines: 2),
        Row(title: "nor several", text: "nn     nn", limit: 1200, width: 1112, expectedLines: 2),
        Row(title: "a hyphen stays with the word before", text: "nn-nn", limit: 1500, width: 1445, expectedLines: 2),
        Row(
            title: "a hyphen that does not fit takes its word along", text: "n nn-nn", limit: 2000, width: 1445,
            expectedLines: 3),
        Row(title: "hyphens are not parted", text: "nn--nn", limit: 1800, width: 1778, expectedLines: 2),
        Row(title: "a word longer than the line is cut", text: "nnnnn", limit: 1200, width: 1112, expectedLines: 3),
        Row(
            title: "a long word begins on a line of its own", text: "n nnnnn", limit: 1200, width: 1112,
            expectedLines: 4),
        Row(
            title: "what is left of a cut word takes others", text: "nnn n", limit: 1400, width: 1390, expectedLines: 2),
        Row(title: "one character a line at least", text: "nnn", limit: 10, width: 556, expectedLines: 3),
        Row(title: "a line break always breaks", text: "n\nn", limit: 9999, width: 556, expectedLines: 2),
        Row(title: "an empty last line counts", text: "n\n", limit: 9999, width: 556, expectedLines: 2),
        Row(title: "an empty line in between counts", text: "n\n\r\nn", limit: 9999, width: 556, expectedLines: 3),
        Row(title: "a no-break space does not break", text: "n\u{A0}n", limit: 1200, width: 834, expectedLines: 2),
        Row(
            title: "the number of lines caps the height", text: "n n n", limit: 600, lines: 2, width: 556,
            expectedLines: 2),
        Row(
            title: "and not the width", text: "n nnnn", limit: 2300, lines: 1, width: 2224, expectedLines: 1),
        Row(title: "no limit at 0", text: "nn nn", limit: 0, width: 2502, expectedLines: 1),
        Row(title: "no limit below 0", text: "nn nn", limit: -5, width: 2502, expectedLines: 1),
        Row(title: "no limit at 10 million", text: "nn nn", limit: 1e7, width: 2502, expectedLines: 1),
        Row(title: "a line of spaces", text: "   ", limit: 100, width: 100, expectedLines: 1),
    ]

    @Test("Wrapping", arguments: rows)
    func wrapping(row: Row) {
        let font = UIFont.unit(1000)
        let measured = TextMeasurer().size(
            of: row.text, font: font, wrapping: .at(row.limit), maximumLines: row.lines)
        #expect(measured.width == row.width)
        #expect(measured.height == (row.expectedLines * font.lineHeight * 2).rounded(.up) / 2)
    }

    @Test("Spaces at the end count, on one line as on several", arguments: [0, 1, 2])
    func trailingSpaces(lines: Int) {
        #expect(unitLabel("n ", lines: lines).intrinsicContentSize.width == 834)
        #expect(unitLabel(" ", lines: lines).intrinsicContentSize.width == 278)
    }
}
