import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Lint: the sweep for overlaps")
struct OverlapSweepTests {
    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    private func pairs(_ rects: [CGRect], limit: Int = .max) -> (pairs: [Pair], isAll: Bool) {
        var sweep = OverlapSweep(rects)
        var found: [Pair] = []
        let isAll = sweep.forEachPair(limit: limit) { found.append(Pair(first: min($0, $1), second: max($0, $1))) }
        return (found, isAll)
    }

    @Test("the pairs are those that comparing each with each gives", arguments: 0..<300 as Range<UInt64>)
    func model(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let side = Int.random(in: 2...14, using: &random)
        let rects = (0..<Int.random(in: 0...24, using: &random)).map { _ in
            CGRect(
                x: Int.random(in: 0...side, using: &random), y: Int.random(in: 0...side, using: &random),
                width: Int.random(in: 1...side, using: &random), height: Int.random(in: 1...side, using: &random))
        }
        var expected: Set<Pair> = []
        for second in rects.indices {
            for first in 0..<second {
                let a = rects[first]
                let b = rects[second]
                if a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY {
                    expected.insert(Pair(first: first, second: second))
                }
            }
        }
        let (found, isAll) = pairs(rects)
        #expect(isAll)
        #expect(found.count == expected.count, "seed \(seed): a pair is told once")
        #expect(Set(found) == expected, "seed \(seed): \(rects)")
    }

    @Test("10,000 siblings in a row, a column, a grid and a pile: no pair too many is looked at")
    func many() {
        let row = (0..<10_000).map { CGRect(x: Double($0), y: 0, width: 1, height: 50) }
        let column = (0..<10_000).map { CGRect(x: 0, y: Double($0), width: 50, height: 1) }
        let grid = (0..<10_000).map { CGRect(x: Double($0 % 100), y: Double($0 / 100), width: 1, height: 1) }
        for rects in [row, column, grid] { #expect(pairs(rects).pairs.isEmpty) }
        let pile = [CGRect](repeating: CGRect(x: 0, y: 0, width: 5, height: 5), count: 10_000)
        let (found, isAll) = pairs(pile, limit: 1000)
        #expect(found.count == 1000)
        #expect(!isAll)
    }
}
