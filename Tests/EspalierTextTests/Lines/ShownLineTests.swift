import EspalierText
import Foundation
import TestSupport
import Testing

@Suite("Shown lines")
struct ShownLineTests {
    /// A font in which n is 556 wide and spaces 278, without kerning; … is 1000.
    private static let font = UIFont(name: "Unit", size: 1000) ?? .systemFont(ofSize: 1000)

    private func setting(
        _ text: String, width: CGFloat, height: CGFloat = 10_000, lines: Int = 1,
        mode: NSLineBreakMode = .byTruncatingTail
    ) -> TextSetting {
        let room = CGRect(x: 0, y: 0, width: width, height: height)
        var setting = TextSetting([TextRun(text, font: Self.font)], in: room)
        (setting.maximumLines, setting.lineBreakMode) = (lines, mode)
        return setting
    }

    private func randomText(_ random: inout SplitMix64) -> String {
        let words = ["n", "nnn", "Wide", "äöü", "well-known", "日本語", "👩‍👩‍👧", "e\u{301}", "\n", "a\u{A0}b", "12"]
        return (0..<Int.random(in: 1...24, using: &random)).map { _ in words[random.below(words.count)] }
            .joined(separator: " ")
    }

    @Test("Lines are those that are measured, and have all of the text", arguments: 0..<200)
    func asMeasured(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let text = randomText(&random)
        let font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 8...40, using: &random)))
        let width = CGFloat(Int.random(in: 60...400, using: &random))
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail] {
            var setting = TextSetting(
                [TextRun(text, font: font)], in: CGRect(x: 0, y: 0, width: width, height: 100_000))
            (setting.maximumLines, setting.lineBreakMode) = (0, mode)
            let shown = setting.shown()
            let wrapping = mode == .byCharWrapping ? TextWrapping.charactersAt(width) : .at(width)
            let extent = TextMeasurer().extent(of: setting.runs, wrapping: wrapping, maximumLines: 0)
            #expect(!shown.isCut)
            #expect(shown.text.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "seed \(seed)")
            let widest = shown.lines.reduce(0) { max($0, $1.frame.width) }
            #expect(abs(widest - extent.size.width) <= 0.5 || text.hasSuffix("\n"), "seed \(seed), \(mode)")
            let bottom = shown.lines.last?.frame.maxY ?? 0
            #expect(bottom <= extent.size.height + 0.01, "seed \(seed)")
            #expect(text.hasSuffix("\n") || abs((shown.lines.last?.baseline ?? 0) - extent.lastBaseline) <= 0.25)
        }
    }

    @Test("A line that is cut has as many characters as fit", arguments: 0..<200)
    func longest(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let text = randomText(&random).replacingOccurrences(of: "\n", with: "n") + " nnnnnnnnnnnnnnn"
        let font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 8...40, using: &random)))
        let width = CGFloat(Int.random(in: 60...120, using: &random))
        func measured(_ text: String) -> CGFloat {
            TextMeasurer(scale: 1000).size(of: text, font: font, wrapping: .none, maximumLines: 1).width
        }
        guard measured(text) > width else { return }
        let setting = TextSetting([TextRun(text, font: font)], in: CGRect(x: 0, y: 0, width: width, height: 50))
        let shown = setting.shown()
        #expect(shown.isCut && shown.lines.count == 1)
        let head = shown.text.dropLast()
        #expect(shown.text.last == "…" && text.hasPrefix(head))
        #expect(measured(shown.text) <= width + 0.002 || head.isEmpty, "seed \(seed)")
        let longer = text.prefix(head.count + 1) + "…"
        #expect(measured(String(longer)) > width, "seed \(seed): \(shown.text)")
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let width: CGFloat
        let lines: Int
        let mode: NSLineBreakMode
        let shown: String
        var testDescription: String { "\(text) \(width) \(mode)" }
    }

    static let rows = [
        Row(text: "nnnnnn", width: 3336, lines: 1, mode: .byTruncatingTail, shown: "nnnnnn"),
        Row(text: "nnnnnn", width: 3335, lines: 1, mode: .byTruncatingTail, shown: "nnnn…"),
        Row(text: "abnnnn", width: 3335, lines: 1, mode: .byTruncatingHead, shown: "…nnnn"),
        Row(text: "nnnnnn", width: 3300, lines: 1, mode: .byTruncatingMiddle, shown: "nn…nn"),
        Row(text: "nnnnnn", width: 3335, lines: 1, mode: .byClipping, shown: "nnnnn"),
        Row(text: "nn nnn nn", width: 3335, lines: 1, mode: .byWordWrapping, shown: "nn nnn"),
        Row(text: "nn\nnn", width: 5000, lines: 1, mode: .byTruncatingTail, shown: "nn…"),
        Row(text: "nn nnn nn nnn", width: 3336, lines: 2, mode: .byTruncatingTail, shown: "nn nnn\nnn nnn"),
        Row(text: "nn nnn nn nnn n", width: 3335, lines: 2, mode: .byTruncatingTail, shown: "nn nnn\nnn n…"),
        Row(text: "nn nnn nn nnn n", width: 3335, lines: 2, mode: .byTruncatingHead, shown: "nn nnn\n…nn n"),
        Row(text: "nn nnn nn nnn n", width: 3335, lines: 2, mode: .byWordWrapping, shown: "nn nnn\nnn nnn"),
        Row(text: "nn nnn\nnn", width: 3335, lines: 0, mode: .byTruncatingTail, shown: "nn nnn\nnn"),
        Row(text: "nn", width: 500, lines: 1, mode: .byTruncatingTail, shown: "…"),
        Row(text: "", width: 500, lines: 1, mode: .byTruncatingTail, shown: ""),
        Row(text: "nn", width: 0, lines: 1, mode: .byTruncatingTail, shown: ""),
    ]

    @Test("A text is cut at its end, its beginning, or in its middle, or not at all", arguments: rows)
    func cuts(row: Row) {
        let shown = setting(row.text, width: row.width, lines: row.lines, mode: row.mode).shown()
        #expect(shown.text == row.shown)
    }

    @Test("What the height has no room for is left out, except a single line")
    func height() {
        let whole = setting("n\nn\nn", width: 3000, lines: 0).shown()
        #expect(whole.lines.count == 3 && !whole.isCut)
        let bottom = whole.lines[1].frame.maxY - whole.lines[0].frame.minY
        let two = setting("n\nn\nn", width: 3000, height: bottom, lines: 0).shown()
        #expect(two.text == "n\nn…" && two.isCut)
        let one = setting("n\nn\nn", width: 3000, height: 10, lines: 0).shown()
        #expect(one.text == "n…")
        #expect(setting("n", width: 3000, height: 0).shown().lines.isEmpty)
    }

    @Test("Lines stand at the side, or in the middle, that is asked for")
    func sides() {
        var setting = setting("nn", width: 3112, height: 5000)
        func x() -> CGFloat? { setting.shown().lines.first?.frame.minX }
        #expect(x() == 0)
        setting.isRightToLeft = true
        #expect(x() == 2000)
        setting.alignment = .left
        #expect(x() == 0)
        setting.alignment = .right
        #expect(x() == 2000)
        setting.alignment = .center
        #expect(x() == 1000)
        setting.verticalShare = 0.5
        let line = setting.shown().lines.first
        #expect(abs((line?.frame.midY ?? 0) - 2500) < 0.01)
        setting.verticalShare = 1
        #expect(abs((setting.shown().lines.first?.frame.maxY ?? 0) - 5000) < 0.01)
    }

    @Test("A line becomes smaller, as far as it may, before it is cut")
    func smaller() {
        var setting = setting("nnnn", width: 1112)
        setting.minimumScale = 0.4
        let shown = setting.shown()
        #expect(shown.text == "nnnn" && !shown.isCut)
        #expect(abs((shown.lines.first?.fontSize ?? 0) - 500) < 1)
        setting.minimumScale = 0.75
        #expect(setting.shown().isCut)
        #expect(abs((setting.shown().lines.first?.fontSize ?? 0) - 750) < 1)
    }

    @Test("Of a text that scrolls only the lines in sight are told")
    func sight() {
        var setting = setting("a\nb\nc\nd", width: 3000, lines: 0)
        setting.isLimitedByHeight = false
        setting.sight = 1500...2000
        #expect(setting.shown().text == "b")
    }

    @Test("A million characters take no longer than their length asks for")
    func long() {
        let text = String(repeating: "n ", count: 500_000)
        #expect(setting(text, width: 3335).shown().text == "n n n…")
        #expect(setting(text, width: 3335, mode: .byTruncatingHead).shown().text == "… n n ")
    }
}
