import EspalierText
import Foundation
import TestSupport
import Testing

@Suite("Properties of measuring")
struct MeasuringPropertyTests {
    static let seeds: [UInt64] = Array(1...10)
    private static let alphabet = Array("aceimnotvwyAMTV.,-– \t\n1é’“漢字。（ひ한ש🙂👍🏽🇩🇪e\u{301}\u{200B}")

    private static func text(_ generator: inout SplitMix64, _ lengths: ClosedRange<Int>) -> String {
        String(
            (0..<Int.random(in: lengths, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? "n"
            })
    }

    private static func font(_ generator: inout SplitMix64) -> UIFont {
        let size = CGFloat(Int.random(in: 12...80, using: &generator)) / 2
        let names = ["Helvetica", "Times New Roman", "Courier", "Avenir-Medium"]
        if Bool.random(using: &generator), let name = names.randomElement(using: &generator) {
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        return .systemFont(ofSize: size, weight: .init(CGFloat.random(in: -1...1, using: &generator)))
    }

    @Test("A longer text is not narrower", arguments: seeds)
    func longer(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let (text, font) = (Self.text(&generator, 1...30), Self.font(&generator))
            var last: CGFloat = 0
            for end in text.indices {
                let part = String(text[...end])
                let width = TextMeasurer(scale: 1000).size(of: part, font: font, wrapping: .none, maximumLines: 0).width
                #expect(width >= last, "seed \(seed), \(font.fontName) \(font.pointSize), \(part.debugDescription)")
                last = width
            }
        }
    }

    @Test("No line is wider than the limit, but one of a single character", arguments: seeds)
    func limits(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let (text, font) = (Self.text(&generator, 1...40), Self.font(&generator))
            let limit = font.pointSize * 1.3 + CGFloat.random(in: 0...200, using: &generator)
            for wrapping in [TextWrapping.at(limit), .charactersAt(limit)] {
                let size = TextMeasurer(scale: 1000).size(of: text, font: font, wrapping: wrapping, maximumLines: 0)
                // Tabs alone go farther than they may.
                let room = text.contains("\t") ? max(limit, 28 + font.pointSize * 1.3) : limit
                #expect(
                    size.width <= room + 0.002, "seed \(seed), \(wrapping), \(font.fontName), \(text.debugDescription)")
            }
        }
    }

    @Test("A text in runs of one font is as large as the whole, kerning included", arguments: seeds)
    func runs(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let (text, font) = (Self.text(&generator, 1...40), Self.font(&generator))
            let wrapping = TextWrapping.at(CGFloat.random(in: 0...300, using: &generator))
            let parts = text.unicodeScalars.reduce(into: [TextRun]()) { parts, scalar in
                if parts.isEmpty || Int.random(in: 0...3, using: &generator) == 0 {
                    parts.append(TextRun("", font: font))
                }
                parts[parts.count - 1].text.unicodeScalars.append(scalar)
            }
            let whole = TextMeasurer().extent(of: [TextRun(text, font: font)], wrapping: wrapping, maximumLines: 2)
            let sum = TextMeasurer().extent(of: parts, wrapping: wrapping, maximumLines: 2)
            #expect(
                sum == whole, "seed \(seed), \(font.fontName) \(font.pointSize), \(wrapping), \(text.debugDescription)")
        }
    }

    @Test("The same text has the same size on every thread")
    func threads() async {
        let texts = ["The quick brown fox", "naïve café", "漢字かな交じり文", "Ελληνικά и кириллица", "👩‍👩‍👧‍👦 🙂"]
        func sizes() -> [CGSize] {
            texts.flatMap { text in
                (8...40).map { size in
                    let font = UIFont.systemFont(ofSize: CGFloat(size), weight: size % 2 == 0 ? .bold : .light)
                    return TextMeasurer().size(of: text, font: font, wrapping: .at(80), maximumLines: 0)
                }
            }
        }
        let all = await withTaskGroup(of: [CGSize].self) { group in
            for _ in 0..<8 { group.addTask { sizes() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let own = sizes()
        #expect(all.count == 8 && all.allSatisfy { $0 == own })
    }
}
