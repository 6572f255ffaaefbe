import EspalierText
import Foundation
import Testing

@Suite("Paragraphs and what stands in lines")
struct ParagraphTests {
    /// Lines of 1193.36 points, of which 241.21 are below the baseline.
    private let font = BreakingTests.font

    private func extent(
        _ text: String, at width: CGFloat = 0, lines: Int = 0, _ change: (inout TextParagraph) -> Void
    ) -> TextExtent {
        var run = TextRun(text, font: font)
        var paragraph = TextParagraph()
        change(&paragraph)
        run.paragraph = paragraph
        return TextMeasurer(scale: 1).extent(of: [run], wrapping: .at(width), maximumLines: lines)
    }

    @Test("Spacing is between lines, and between paragraphs besides; there is none above the first and below the last")
    func spacing() {
        #expect(extent("n\u{2028}n\u{2028}n") { $0.lineSpacing = 100 }.size.height == 3781)
        #expect(extent("n") { $0.lineSpacing = 100 }.size.height == 1194)
        #expect(extent("n\nn") { $0.paragraphSpacing = 100 }.size.height == 2487)
        #expect(extent("n\nn") { $0.paragraphSpacingBefore = 10 }.size.height == 2397)
        let all = extent("n\nn\nn", lines: 2) {
            ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (1000, 100, 10)
        }
        // 2 × 1193.36 and 1110.
        #expect(all.size.height == 3497)
    }

    @Test("A line's height is multiplied, then bounded; what it has more is above the text")
    func lineHeights() {
        #expect(extent("n\nn") { $0.lineHeightMultiple = 2 }.size.height == 4774)
        #expect(extent("n") { $0.minimumLineHeight = 2000 }.size.height == 2000)
        #expect(extent("n") { $0.minimumLineHeight = 2000 }.firstBaseline == 1759)
        #expect(extent("n\nn") { $0.maximumLineHeight = 1000 }.size.height == 2000)
        let both = extent("n") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 1500) }
        #expect(both.size.height == 1500 && both.lastBaseline == 1259)
    }

    @Test("Indents take room from lines, and count in the width")
    func indents() {
        let first = extent("nn nn", at: 1500) { $0.firstLineHeadIndent = 500 }
        #expect(first.lines == 3 && first.size.width == 1112)
        #expect(extent("nn nn", at: 1700) { $0.firstLineHeadIndent = 500 }.size.width == 1612)
        #expect(extent("nn nn", at: 1700) { $0.headIndent = 300 }.size.width == 1412)
        #expect(extent("nn nn", at: 2600) { $0.tailIndent = -200 }.lines == 2)
        #expect(extent("nn nn") { $0.tailIndent = -200 }.size.width == 2702)
        #expect(extent("nn nn") { $0.tailIndent = 1200 }.size.width == 1112)
        // Each paragraph begins anew.
        #expect(extent("n\nn") { ($0.firstLineHeadIndent, $0.headIndent) = (10, 900) }.size.width == 566)
    }

    @Test("Paragraphs that are cut or clipped have one line; others may break anywhere")
    func modes() {
        for mode in [NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            let cut = extent("nn nn\nn", at: 1200) { $0.lineBreakMode = mode }
            #expect(cut.lines == 2 && cut.size.width == 1200)
        }
        #expect(extent("nn nn", at: 2000) { $0.lineBreakMode = .byCharWrapping }.size.width == 1946)
    }

    @Test("A paragraph has the style of the run that it begins with")
    func runs() {
        var (first, second) = (TextRun("n\nn", font: font), TextRun("n\nn", font: font))
        first.paragraph = TextParagraph()
        first.paragraph?.minimumLineHeight = 2000
        second.paragraph = TextParagraph()
        second.paragraph?.minimumLineHeight = 3000
        let whole = TextMeasurer().extent(of: [first, second], wrapping: .at(0), maximumLines: 0)
        #expect(whole.size.height == 7000)
    }

    @Test("Kern stands behind each character, in place of the pairs that the font moves closer")
    func kern() {
        let system = UIFont.systemFont(ofSize: 100)
        func width(_ text: String, _ kern: CGFloat?) -> CGFloat {
            var run = TextRun(text, font: system)
            run.kern = kern
            return TextMeasurer(scale: 1000).size(of: [run], wrapping: .none, maximumLines: 1).width
        }
        #expect(abs(width("AV", 0) - width("A", nil) - width("V", nil)) < 0.002)
        #expect(width("AV", nil) < width("AV", 0) - 5)
        #expect(abs(width("A V", 2) - width("A V", 0) - 6) < 0.002)
        #expect(abs(width("é漢", 2) - width("é漢", 0) - 4) < 0.002)
        #expect(abs(width("e\u{301}", 2) - width("e", 2)) < 0.002)
    }

    @Test("Raised and lowered text makes its line higher")
    func baselineOffset() {
        var raised = TextRun("n", font: font)
        raised.baselineOffset = 100
        let up = TextMeasurer(scale: 1).extent(
            of: [TextRun("n", font: font), raised], wrapping: .none, maximumLines: 1)
        #expect(up.size.height == 1294 && up.firstBaseline == 1052)
        raised.baselineOffset = -100
        let down = TextMeasurer(scale: 1).extent(
            of: [TextRun("n", font: font), raised], wrapping: .none, maximumLines: 1)
        #expect(down.size.height == 1294 && down.firstBaseline == 952)
    }

    @Test("An object in the text takes its room, on the baseline or beside it")
    func attachments() {
        var object = TextRun("\u{FFFC}", font: font)
        object.attachment = CGRect(x: 0, y: -300, width: 100, height: 400)
        let extent = TextMeasurer(scale: 1).extent(
            of: [TextRun("n", font: font), object, TextRun(" n", font: font)], wrapping: .at(700), maximumLines: 0)
        // 952.15 above and 300 below, then a line.
        #expect(extent.lines == 2 && extent.size.width == 656 && extent.size.height == 2446)
        object.attachment = CGRect(x: 0, y: 0, width: 10, height: 20)
        let alone = TextMeasurer(scale: 1).extent(of: [object], wrapping: .none, maximumLines: 1)
        #expect(alone.size == CGSize(width: 10, height: 20) && alone.firstBaseline == 20)
    }
}
