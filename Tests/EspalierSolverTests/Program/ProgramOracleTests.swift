import TestSupport
import Testing

@testable import EspalierSolver

/// Thousands of small programs in which much coincides, against the exact solver of these tests.
@Suite struct ProgramOracleTests {
    private func run(_ seeds: Range<UInt64>, isBoxed: Bool, scale: Double = 1, rowScale: Double = 1) {
        let program = LexicographicProgram()
        var feasible = 0
        var wrong = 0
        for seed in seeds {
            var random = SplitMix64(seed: seed)
            var exact = ExactProgram.random(&random, isBoxed: isBoxed)
            exact.scale = scale
            exact.rowScale = rowScale
            if let text = exact.difference(from: program, ranges: isBoxed, feasible: &feasible, random: &random) {
                Issue.record("seed \(seed): \(text)\n\(exact)")
                wrong += 1
                if wrong == 3 { return }
            }
        }
        #expect(feasible > seeds.count / 4 && feasible < seeds.count * 3 / 4)
    }

    @Test func freeParametersEndWhereTheExactSolutionIs() { run(0..<4_000, isBoxed: false) }

    @Test func boxedParametersEndWhereTheExactSolutionIsAndRangesAreExact() { run(10_000..<12_000, isBoxed: true) }

    @Test(arguments: [(0.1, 1.0), (1.0, 1.0 / 3), (0.1, 0.7), (123_456.789, 0.01)] as [(Double, Double)])
    func whatCoincidesButForRoundingCoincides(scale: Double, rowScale: Double) {
        run(20_000..<20_500, isBoxed: false, scale: scale, rowScale: rowScale)
        run(30_000..<30_300, isBoxed: true, scale: scale, rowScale: rowScale)
    }
}
