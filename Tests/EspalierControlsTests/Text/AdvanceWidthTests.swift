import EspalierControls
import Foundation
import Testing

@Suite("Advance widths")
struct AdvanceWidthTests {
    /// Space to tilde, in the order of ASCII, as the font files list them.
    static let regular: [CGFloat] =
        [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278]
        + Array(repeating: 556, count: 10) + [278, 278, 584, 584, 584, 556, 1015]
        + [667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833]
        + [722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611]
        + [278, 278, 278, 469, 556, 333]
        + [556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833]
        + [556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500]
        + [334, 260, 334, 584]
    static let bold: [CGFloat] =
        [278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278]
        + Array(repeating: 556, count: 10) + [333, 333, 584, 584, 584, 611, 975]
        + [722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833]
        + [722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611]
        + [333, 278, 333, 584, 556, 333]
        + [556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889]
        + [611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500]
        + [389, 280, 389, 584]

    @Test("Every printable ASCII character has its width, in both weights", arguments: [false, true])
    func ascii(isBold: Bool) {
        let expected = isBold ? Self.bold : Self.regular
        #expect(expected.count == 95)
        for (index, width) in expected.enumerated() {
            let character = String(UnicodeScalar(UInt8(32 + index)))
            #expect(unitLabel(character, isBold: isBold).intrinsicContentSize.width == width, "\(character)")
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let width: CGFloat
        let characters: String
        var testDescription: String { "\(width): \(characters)" }
    }

    static let rows = [
        Row(width: 222, characters: "‘’‚ł"), Row(width: 260, characters: "¦"),
        Row(width: 278, characters: "\u{A0}·ıÌÍÎÏìíîï"), Row(width: 333, characters: "¡¨´¸²³¹“”„‹›"),
        Row(width: 350, characters: "•"), Row(width: 365, characters: "º"), Row(width: 370, characters: "ª"),
        Row(width: 400, characters: "°"), Row(width: 500, characters: "çýÿšžﬁﬂ"), Row(width: 537, characters: "¶"),
        Row(width: 556, characters: "ðñþŁµ¢£¤¥§€«»–ƒ†‡àáâãäåèéêëòóôõöùúûü"), Row(width: 584, characters: "¬±×÷−"),
        Row(width: 611, characters: "Žßø¿"),
        Row(width: 667, characters: "ŠÝŸÞÀÁÂÃÄÅÈÉÊË"), Row(width: 722, characters: "ÇÐÑÙÚÛÜ"),
        Row(width: 737, characters: "©®"), Row(width: 778, characters: "ØÒÓÔÕÖ"), Row(width: 834, characters: "¼½¾"),
        Row(width: 889, characters: "æ"), Row(width: 944, characters: "œ"), Row(width: 1000, characters: "ÆŒ—…‰™"),
    ]

    @Test("Characters beyond ASCII have their widths, the same in bold", arguments: rows)
    func beyondASCII(row: Row) {
        for character in row.characters {
            for isBold in [false, true] {
                let width = unitLabel(String(character), isBold: isBold).intrinsicContentSize.width
                #expect(width == row.width, "\(character), bold: \(isBold)")
            }
        }
    }

    static let others = [
        Row(width: 556, characters: "e\u{301}"), Row(width: 278, characters: "i\u{308}"),
        Row(width: 667, characters: "\u{1EA4}"), Row(width: 222, characters: "ĵ"),
        Row(width: 1000, characters: "漢"), Row(width: 1000, characters: "か"), Row(width: 1000, characters: "한"),
        Row(width: 1000, characters: "\u{1112}\u{1161}\u{11AB}"), Row(width: 1000, characters: "Ａ"),
        Row(width: 1000, characters: "\u{3000}"), Row(width: 1000, characters: "𠀀"),
        Row(width: 1000, characters: "🙂"), Row(width: 1000, characters: "👩‍👩‍👧‍👦"), Row(width: 1000, characters: "🇩🇪"),
        Row(width: 1000, characters: "👍🏽"), Row(width: 1000, characters: "1️⃣"), Row(width: 1000, characters: "❤️"),
        Row(width: 0, characters: "\u{7}"), Row(width: 0, characters: "\u{200B}"), Row(width: 0, characters: "\u{301}"),
        Row(width: 556, characters: "Ж"), Row(width: 556, characters: "ﾊ"), Row(width: 556, characters: "\u{2764}"),
    ]

    @Test("Marks add nothing, letters are decomposed, wide characters and emoji are squares", arguments: others)
    func otherCharacters(row: Row) {
        #expect(unitLabel(row.characters).intrinsicContentSize.width == row.width)
    }

    @Test("A tab goes to the next multiple of 28 points, from a stop to the next")
    func tabs() {
        let label = UILabel()
        for (text, width) in [("\t", 28), ("\t\t", 56), ("Test\t", 56), ("Test", 33.5)] as [(String, CGFloat)] {
            label.text = text
            #expect(label.intrinsicContentSize.width == width, "\(text.debugDescription)")
        }
    }

    @Test("Medium and heavier weights are bold, lighter ones regular")
    func weights() {
        let label = UILabel()
        label.text = "n"
        let bold: [UIFont.Weight] = [.medium, .semibold, .bold, .heavy, .black]
        let regular: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular]
        for (weights, width) in [(bold, 611), (regular, 556)] as [([UIFont.Weight], CGFloat)] {
            for weight in weights {
                label.font = .systemFont(ofSize: 1000, weight: weight)
                #expect(label.intrinsicContentSize.width == width, "\(weight)")
            }
        }
    }
}
