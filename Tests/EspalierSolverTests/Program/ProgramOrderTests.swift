import TestSupport
import Testing

@testable import EspalierSolver

@Suite struct ProgramOrderTests {
    /// The greatest difference between solutions of one program given in several orders.
    private func spread(_ random: RandomProgram, _ generator: inout SplitMix64) throws -> Double {
        let program = LexicographicProgram()
        let first = try #require(random.solve(program, &generator))
        var spread = 0.0
        for _ in 0..<3 {
            let other = try #require(random.solve(program, &generator))
            for (left, right) in zip(first, other) { spread = max(spread, abs(left - right)) }
        }
        return spread
    }

    @Test(arguments: [1, 0.1, 1e6 / 3])
    func theSolutionDoesNotDependOnTheOrder(unit: Double) throws {
        for seed in UInt64(0)..<60 {
            var generator = SplitMix64(seed: seed)
            let parameters = 3 + generator.below(14)
            let random = RandomProgram(
                parameters: parameters, rows: generator.below(2 * parameters), unit: unit, &generator)
            #expect(try spread(random, &generator) < 1e-6, "seed \(seed)")
        }
    }

    /// In each of these, what rounding leaves of a cell that should be 0 was once taken for one.
    @Test(arguments: [(3, 1), (221, 1e6 / 3), (3, 0.1)] as [(UInt64, Double)])
    func roundingIsNotTakenForDependence(seed: UInt64, unit: Double) throws {
        var generator = SplitMix64(seed: seed * 77)
        let parameters = 3 + generator.below(40)
        let random = RandomProgram(
            parameters: parameters, rows: generator.below(2 * parameters), unit: unit, &generator)
        #expect(try spread(random, &generator) < 1e-6)
    }

    @Test func theSameProgramEndsBitByBitInTheSamePlaceWhateverWasSolvedBefore() throws {
        let used = LexicographicProgram()
        for seed in UInt64(0)..<40 {
            var generator = SplitMix64(seed: seed)
            let random = RandomProgram(parameters: 8, rows: 12, unit: 0.1, &generator)
            var again = generator
            let first = try #require(random.solve(LexicographicProgram(), &generator))
            let second = try #require(random.solve(used, &again))
            #expect(first.map(\.bitPattern) == second.map(\.bitPattern))
        }
    }

    @Test func askingForRangesChangesNothingThatComesLater() {
        for seed in UInt64(0)..<40 {
            var generator = SplitMix64(seed: seed)
            let random = RandomProgram(parameters: 6, rows: 9, unit: 0.1, &generator)
            var ends: [[UInt64]] = []
            for asks in [false, true] {
                let program = LexicographicProgram()
                program.reset(parameters: 6)
                for row in random.rows { program.add(row) }
                for unknown in random.domains.indices {
                    program.setDomain(unknown, random.domains[unknown].0, random.domains[unknown].1)
                }
                #expect(program.makeFeasible())
                for level in random.levels {
                    if asks {
                        for unknown in random.domains.indices {
                            let range = program.range(of: unknown)
                            let value = program.value(unknown)
                            #expect(range.0 <= value + 1e-9 && value <= range.1 + 1e-9)
                        }
                    }
                    program.lower(level)
                }
                program.refine()
                ends.append(program.values.map(\.bitPattern))
            }
            #expect(ends[0] == ends[1], "seed \(seed)")
        }
    }
}
