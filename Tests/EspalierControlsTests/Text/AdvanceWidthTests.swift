import EspalierControls
import Foundation
import Testing

@Suite("Widths of the fonts that every printer has")
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
        Row(width: 400, characters: "°"), Row(width: 500, characters: "çýÿšž"), Row(width: 537, characters: "¶"),
        Row(width: 556, characters: "ðñþŁµ¢£¤¥§€«»–†‡àáâãäåèéêëòóôõöùúûü"), Row(width: 584, characters: "¬±×÷−"),
        Row(width: 611, characters: "Žßø¿"),
        Row(width: 667, characters: "ŠÝŸÞÀÁÂÃÄÅÈÉÊË"), Row(width: 722, characters: "ÇÐÑÙÚÛÜ"),
        Row(width: 737, characters: "©®"), Row(width: 778, characters: "ØÒÓÔÕÖ"), Row(width: 834, characters: "¼½¾"),
        Row(width: 889, characters: "æ"), Row(width: 944, characters: "œ"), Row(width: 1000, characters: "ÆŒ—…‰™"),
    ]

    @Test("Characters beyond ASCII have their widths", arguments: rows)
    func beyondASCII(row: Row) {
        for character in row.characters {
            #expect(unitLabel(String(character)).intrinsicContentSize.width == row.width, "\(character)")
        }
    }

    @Test("In bold, letters with marks are as wide as those without, and signs as the regular ones")
    func boldBeyondASCII() {
        for (text, width) in [("ñ", 611), ("é", 556), ("Ç", 722), ("“", 333), ("—", 1000)] as [(String, CGFloat)] {
            #expect(unitLabel(text, isBold: true).intrinsicContentSize.width == width, "\(text)")
        }
    }

    @Test("A tab goes to the next multiple of 28 points, from a stop to the next")
    func tabs() {
        let label = UILabel()
        for (text, width) in [("\t", 28), ("\t\t", 56), ("Test\t", 56), ("Test", 32.5)] as [(String, CGFloat)] {
            label.text = text
            #expect(label.intrinsicContentSize.width == width, "\(text.debugDescription)")
        }
    }
}
