import TestSupport
import Testing

@testable import EspalierControls

@Suite("Heights by place and by offset")
struct HeightTreeTests {
    @Test("A tree answers what a list answers", arguments: 0..<60 as Range<UInt64>)
    func model(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let count = [1, 3, 63, 64, 65, 200, 4096, 4097, 9000].randomElement(using: &random) ?? 1
        let base = Double(Int.random(in: 0...3, using: &random)) * 22
        var tree = HeightTree(count: count, base: base, isBaseFinal: false)
        var list = [Double](repeating: base, count: count)
        var measured: Set<Int> = []
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            let index = Int.random(in: 0..<count, using: &random)
            let height = Double(Int.random(in: 0...5, using: &random)) * 10.5
            tree.set(height, at: index)
            list[index] = height
            measured.insert(index)
        }
        let note: Comment = "seed \(seed), \(count) of \(base)"
        #expect(tree.total == list.reduce(0, +), note)
        #expect(tree.measuredCount == measured.count && tree.storedCount == measured.count, note)
        var offsets = [0.0]
        for height in list { offsets.append((offsets.last ?? 0) + height) }
        for _ in 0..<60 {
            let index = Int.random(in: 0...count, using: &random)
            #expect(tree.offset(of: index) == offsets[index], "\(note) at \(index)")
            if index < count {
                #expect(tree[index] == list[index] && tree.isMeasured(index) == measured.contains(index), note)
                #expect(tree.next(after: index) == (index + 1..<count).first { list[$0] > 0 }, "\(note) at \(index)")
            }
            #expect(tree.previous(before: index) == (0..<index).last { list[$0] > 0 }, "\(note) at \(index)")
            let y = Double(Int.random(in: -10...Int(tree.total) + 10, using: &random))
            let expected = (0..<count).first { offsets[$0 + 1] > y && list[$0] > 0 }
            #expect(tree.index(endingBeyond: y) == expected, "\(note) beyond \(y)")
        }
    }

    @Test("Sums do not depend on the order in which heights came")
    func order() {
        var (one, other) = (
            HeightTree(count: 5000, base: 44, isBaseFinal: false), HeightTree(count: 5000, base: 44, isBaseFinal: false)
        )
        for index in stride(from: 0, to: 5000, by: 3) { one.set(0.1 * Double(index % 17), at: index) }
        for index in stride(from: 0, to: 5000, by: 3).reversed() {
            other.set(7, at: index)
            other.set(0.1 * Double(index % 17), at: index)
        }
        #expect(one.total == other.total)
        #expect((0...5000).allSatisfy { one.offset(of: $0) == other.offset(of: $0) })
    }
}
