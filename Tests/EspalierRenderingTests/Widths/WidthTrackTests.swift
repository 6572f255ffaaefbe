import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Numbers over widths")
struct WidthTrackTests {
    /// Every number as it was, within the tolerance.
    private static func check(_ values: [Double], _ track: WidthTrack) {
        for (index, value) in values.enumerated() where abs(track.value(at: index) - value) > WidthTrack.tolerance {
            Issue.record("\(track.value(at: index)) at \(index), and it was \(value)")
            return
        }
    }

    @Test("a number that never changes is one number")
    func constant() {
        #expect(WidthTrack([3.5, 3.5, 3.5]).constant == 3.5)
        #expect(WidthTrack([7]).constant == 7)
        #expect(WidthTrack([1, 2]).constant == nil)
    }

    @Test("pieces begin exactly where the course changes")
    func kinks() {
        // Linear, kept at a limit, a jump, linear again: where lines meet, the point is the first one's.
        let values = (0..<1047).map { index -> Double in
            let width = Double(320 + index)
            return width < 500 ? width / 3 : width < 700 ? 500 / 3.0 : width < 900 ? 80 : width - 820
        }
        let track = WidthTrack(values)
        #expect(track.pieces.map(\.start) == [0, 181, 380, 581])
        #expect(track.pieces.allSatisfy { $0.first.count == 1 })
        Self.check(values, track)
    }

    @Test("edges and lengths on pixels are one piece each, whatever the scale", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        // As AUTOLAYOUT 3.5 has it: what is about on a half is on it.
        func pixel(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        for (share, offset) in [(0.5, 0.0), (0.25, 7), (1.0 / 3, 2.5), (0.4, 0), (1, -16)] {
            let edges = (320...1366).map { pixel(Double($0) * share + offset) }
            let lengths = (320...1366).map {
                pixel(Double($0) * share * 2 + offset) - pixel(Double($0) * share - offset)
            }
            for values in [edges, lengths] {
                let track = WidthTrack(values)
                #expect(track.pieces.count == 1, "\(share), \(offset)")
                Self.check(values, track)
            }
        }
    }

    @Test(
        "any numbers come back, and take at most about as much room as they are many",
        arguments: 0..<20 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var values: [Double] = []
        while values.count < 600 {
            let start = Double.random(in: -100...2000, using: &random)
            let slopes: [Double] = [0, 0.5, 1, 1 / 7, Double.random(in: -2...2, using: &random)]
            let grids: [Double] = [0, 0, 1, 3]
            let slope = slopes.randomElement(using: &random) ?? 0
            let grid = grids.randomElement(using: &random) ?? 0
            for index in 0..<Int.random(in: 1...80, using: &random) {
                let value = start + slope * Double(index)
                values.append(grid == 0 ? value : (value * grid).rounded() / grid)
            }
        }
        let track = WidthTrack(values)
        Self.check(values, track)
        #expect(track.pieces.map(\.start) == track.pieces.map(\.start).sorted() && track.pieces.first?.start == 0)
        let written = track.pieces.reduce(0) { $0 + 2 + $1.first.count }
        #expect(written <= 2 * values.count)
        let noise = (0..<100).map { _ in Double.random(in: 0...1e6, using: &random) }
        Self.check(noise, WidthTrack(noise))
    }

    @Test("what is finer than asked for makes no pieces")
    func tolerance() {
        let values = (0..<200).map { 10 + 0.004 * Double($0 % 2) }
        #expect(WidthTrack(values, tolerance: 0.01).constant == 10)
        #expect(WidthTrack(values).pieces.map(\.first) == [[10, 10.004]])
    }
}
