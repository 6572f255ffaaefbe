import EspalierText
import Foundation
import TestSupport
import Testing

/// Widths by the formula that comes with the measurements, as it stands there.
struct FormulaWidths {
    let widths: SharedText.Widths

    private static func value(_ table: [String: Double], at size: Double) -> Double {
        let rows = table.compactMap { key, value in Double(key).map { ($0, value) } }.sorted { $0.0 < $1.0 }
        guard let first = rows.first, let last = rows.last else { return 0 }
        if size <= first.0 { return first.1 }
        for (low, high) in zip(rows, rows.dropFirst()) where size <= high.0 {
            return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
        }
        return last.1
    }

    /// The width of a text whose characters the table has.
    func width(_ text: String, weight: String, size: Double) -> Double {
        let part = min(max((size - 17) / 11, 0), 1)
        var sum = 0.0
        var previous = ""
        for character in text.map({ String($0) }) {
            guard let entry = widths.weightsWithKerning[weight]?[character] else { continue }
            sum += entry.text + part * (entry.display - entry.text)
            sum += widths.kerning.pairs[previous]?[character] ?? 0
            sum += Self.value(widths.tracking.thousandthsOfEm, at: size) / 1000
            sum += Self.value(widths.correction.withKerning, at: size)
            previous = character
        }
        return sum * size
    }
}

@Suite(
    "The system font's table",
    .enabled(if: SharedText.isThere, "the folder ../shared/text is not there"))
struct SystemFontTableTests {
    static let weights: [(String, UIFont.Weight)] = [
        ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
        ("heavy", .heavy),
    ]

    private func width(_ text: String, _ font: UIFont) -> Double {
        Double(TextMeasurer(scale: 100_000).size(of: text, font: font, wrapping: .none, maximumLines: 1).width)
    }

    @Test("Its source is what the measurements say")
    func source() throws {
        let made = try SystemFontTableSource(
            widths: SharedText.decode(SharedText.Widths.self, "system-font-widths.json")
        )
        .text
        let file = SharedFolder.project.appendingPathComponent(SystemFontTableSource.path)
        let present = try String(contentsOf: file, encoding: .utf8)
        if present == made { return }
        let environment = ProcessInfo.processInfo.environment
        if environment["ESPALIER_RECORD"] == "1", (environment["CI"] ?? "").isEmpty {
            try made.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(SystemFontTableSource.path) was written; look at it, and run again without ESPALIER_RECORD")
        } else {
            Issue.record(
                "\(SystemFontTableSource.path) is not what is made now; ESPALIER_RECORD=1 swift test --filter \(Self.self)"
            )
        }
    }

    @Test("Each character is as wide as was measured, in each weight and between the two designs", arguments: weights)
    func characters(name: String, weight: UIFont.Weight) throws {
        let widths = try SharedText.decode(SharedText.Widths.self, "system-font-widths.json")
        let formula = FormulaWidths(widths: widths)
        let characters = try #require(widths.weightsWithKerning[name])
        #expect(characters.count == 233)
        for size in [12, 17, 20, 23.5, 28, 40] as [CGFloat] {
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            for character in characters.keys.sorted() {
                let expected = formula.width(character, weight: name, size: Double(size))
                #expect(abs(width(character, font) - expected) < 0.0001 * Double(size), "\(character) at \(size)")
            }
        }
    }

    @Test("Each pair of characters is moved closer by as much as was measured")
    func pairs() throws {
        let widths = try SharedText.decode(SharedText.Widths.self, "system-font-widths.json")
        let font = UIFont.systemFont(ofSize: 100)
        var count = 0
        for (first, seconds) in widths.kerning.pairs.sorted(by: { $0.key < $1.key }) {
            for (second, value) in seconds.sorted(by: { $0.key < $1.key }) {
                count += 1
                let moved = width(first + second, font) - width(first, font) - width(second, font)
                #expect(abs(moved - 100 * value) < 0.001, "\(first)\(second)")
            }
        }
        #expect(count == 955)
    }

    @Test("Random texts are as wide as the formula says", arguments: 1...5 as ClosedRange<UInt64>)
    func texts(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let widths = try SharedText.decode(SharedText.Widths.self, "system-font-widths.json")
        let formula = FormulaWidths(widths: widths)
        let characters = (widths.weightsWithKerning["regular"] ?? [:]).keys.sorted()
        for _ in 0..<100 {
            let text = (0..<Int.random(in: 1...40, using: &generator))
                .map { _ in characters.randomElement(using: &generator) ?? " " }.joined()
            let (name, weight) = Self.weights.randomElement(using: &generator) ?? ("regular", .regular)
            let size = Double(Int.random(in: 12...120, using: &generator)) / 2
            let expected = formula.width(text, weight: name, size: size)
            let measured = width(text, .systemFont(ofSize: CGFloat(size), weight: weight))
            #expect(abs(measured - expected) < 0.0001 * size * Double(text.count), "seed \(seed), \(size), \(text)")
        }
    }

    @Test("Lines are as high as was measured, on screens of one, two and three pixels a point")
    func lineHeights() throws {
        let measured = try SharedText.decode(SharedText.LineHeights.self, "line-heights.json")
        #expect(measured.rows.count > 50)
        for row in measured.rows {
            let font = UIFont.systemFont(ofSize: CGFloat(row.size))
            let height = TextMeasurer(scale: CGFloat(row.scale)).size(
                of: "x", font: font, wrapping: .none, maximumLines: 1
            ).height
            #expect(abs(Double(height) - row.predicted) < 0.001, "\(row.size) at \(row.scale)")
        }
    }

    @Test("Lines are as high as most labels are; the others are of older canvases, which counted in whole points")
    func commonestHeights() throws {
        let measured = try SharedText.decode(SharedText.LineHeights.self, "line-heights.json")
        let others = measured.rows.filter { abs($0.commonest - $0.predicted) > 0.01 }
        #expect(others.map { "\($0.size)@\($0.scale)" } == Self.wholePoints)
        #expect(others.allSatisfy { $0.era == "before" && $0.commonest == $0.commonest.rounded() })
    }

    /// Sizes of fonts whose lines older canvases stored in whole points.
    private static let wholePoints = [
        "11.0@2.0", "12.0@2.0", "12.0@3.0", "13.0@3.0", "17.0@3.0", "21.0@2.0", "23.0@2.0", "24.0@3.0", "28.0@2.0",
        "32.0@3.0", "64.0@2.0", "64.0@3.0",
    ]

    @Test("Baselines of two sizes are as far apart as was measured, but in one row")
    func baselines() throws {
        let measured = try SharedText.decode(SharedText.LineHeights.self, "line-heights.json")
        let others = measured.baselines.rows.filter { row in
            let baselines = row.sizes.map { size in
                TextMeasurer().extent(
                    of: [TextRun("x", font: .systemFont(ofSize: CGFloat(size)))], wrapping: .none, maximumLines: 1
                ).firstBaseline
            }
            return abs(Double(baselines[0] - baselines[1]) - row.stored) > 0.001
        }
        #expect(others.map(\.sizes) == [[16, 15]])
    }
}
