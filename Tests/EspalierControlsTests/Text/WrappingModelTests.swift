import EspalierControls
import Foundation
import TestSupport
import Testing

@Suite("Wrapping against a naive breaker")
struct WrappingModelTests {
    static let seeds: [UInt64] = Array(1...20)
    let font = UIFont.unit(1000)

    static func text(_ generator: inout SplitMix64) -> String {
        String(
            (0..<Int.random(in: 1...30, using: &generator)).map { _ in
                "nnnnn   -\n".randomElement(using: &generator) ?? "n"
            })
    }

    @Test("Random texts have the same lines and the same width", arguments: seeds)
    func agrees(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let text = Self.text(&generator)
            let limit = CGFloat(Int.random(in: 1...60, using: &generator) * 100)
            let lines = NaiveBreaker.lines(of: text, limit: limit)
            let measured = TextMeasurer().size(of: text, font: font, wrapping: .at(limit), maximumLines: 0)
            let height = (CGFloat(lines.count) * font.lineHeight * 2).rounded(.up) / 2
            #expect(
                measured == size(NaiveBreaker.width(of: lines, limit: limit), height),
                "seed \(seed), limit \(limit), \(text.debugDescription), expected \(lines)")
        }
    }

    @Test("A text fits into the size that it was given", arguments: seeds)
    func fitsItsOwnSize(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let text = Self.text(&generator)
            let font = UIFont.unit(CGFloat.random(in: 8...40, using: &generator))
            let limit = CGFloat.random(in: 1...200, using: &generator)
            let first = TextMeasurer().size(of: text, font: font, wrapping: .at(limit), maximumLines: 0)
            guard first.width > 0 else { continue }
            let second = TextMeasurer().size(
                of: text, font: font, wrapping: .at(max(first.width, limit)), maximumLines: 0)
            #expect(
                second.height <= first.height, "seed \(seed), \(font.pointSize), \(limit), \(text.debugDescription)")
            let own = TextMeasurer().size(of: text, font: font, wrapping: .at(first.width), maximumLines: 0)
            #expect(own.height <= first.height, "seed \(seed), \(font.pointSize), \(limit), \(text.debugDescription)")
        }
    }
}
