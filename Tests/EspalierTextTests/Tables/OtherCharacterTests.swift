import EspalierText
import Foundation
import Testing

@Suite("Characters that the tables lack")
struct OtherCharacterTests {
    private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 100)) -> CGFloat {
        TextMeasurer(scale: 1000).size(of: text, font: font, wrapping: .none, maximumLines: 1).width
    }

    @Test("Letters with marks are as wide as those without", arguments: ["éeÉE", "ệeỐO", "ǎaǺA", "ñnżz", "e\u{301}e"])
    func marks(pairs: String) {
        var rest = Substring(pairs)
        while let letter = rest.popFirst(), let base = rest.popFirst() {
            #expect(width(String(letter)) == width(String(base)), "\(letter)")
        }
    }

    @Test(
        "Letters of Greek and Cyrillic are as wide as the Latin ones that they look like",
        arguments: ["АA", "рp", "ΟO", "νv"])
    func shapes(pair: String) {
        #expect(width(String(pair.prefix(1))) == width(String(pair.suffix(1))))
    }

    static let squares = ["漢", "か", "한", "Ａ", "\u{3000}", "𠀀", "\u{1112}\u{1161}\u{11AB}"]

    @Test("East Asian characters are squares, without tracking", arguments: squares)
    func eastAsian(text: String) {
        #expect(width(text) == 100 && width(text + text) == 200)
    }

    static let pictures = ["🙂", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"]

    @Test("An emoji is a quarter wider than the font's size, of however many characters it is", arguments: pictures)
    func emoji(text: String) {
        #expect(width(text) == 125 && width(text + text) == 250)
    }

    @Test("Letters from right to left have a width, their marks have none")
    func rightToLeft() {
        #expect(width("ש") == 57 && width("ו") == 31 && width("ש\u{5B8}") == 57)
        #expect(width("ب") == 52 && width("ا") == 27 && width("ب\u{64E}") == 52)
    }

    @Test(
        "What only directs the text takes no room", arguments: ["\u{7}", "\u{200B}", "\u{301}", "\u{2060}", "\u{FE0F}"])
    func nothing(text: String) {
        #expect(width(text) == 0)
    }

    @Test("Digits of one width, and characters of one width")
    func monospaced() {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .bold)
        #expect(Set("0123456789".map { width(String($0), digits) }).count == 1)
        #expect(width("1111", digits) == width("0000", .systemFont(ofSize: 17, weight: .bold)))
        #expect(width("n", digits) == width("n", .boldSystemFont(ofSize: 17)))
        let code = UIFont.monospacedSystemFont(ofSize: 100, weight: .regular)
        #expect(width("il", code) == width("WM", code) && width("W…", code) == 123.6)
    }

    @Test("Weights are measured as the nearest of those that are known; slanted text as upright")
    func weights() {
        func width(_ weight: UIFont.Weight) -> CGFloat {
            self.width("Handgloves", .systemFont(ofSize: 17, weight: weight))
        }
        #expect(width(.ultraLight) == width(.light) && width(.thin) == width(.light) && width(.black) == width(.heavy))
        let known = [width(.light), width(.regular), width(.medium), width(.semibold), width(.bold), width(.heavy)]
        #expect(known == known.sorted() && Set(known).count == 6)
        #expect(self.width("Handgloves", .italicSystemFont(ofSize: 17)) == width(.regular))
    }
}
