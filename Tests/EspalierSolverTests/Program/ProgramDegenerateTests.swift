import TestSupport
import Testing

@testable import EspalierSolver

/// Problems on which methods without care go round in circles, or get tired of steps that lead nowhere.
@Suite struct ProgramDegenerateTests {
    private func linear(_ slopes: [Double]) -> [ProgramCost] {
        slopes.enumerated().map {
            ProgramCost(unknown: Int32($0.offset), point: 0, below: -$0.element, above: $0.element)
        }
    }

    private func positive(_ count: Int) -> LexicographicProgram {
        let program = LexicographicProgram()
        program.reset(parameters: count)
        for parameter in 0..<count { program.setDomain(parameter, 0, .infinity) }
        return program
    }

    @Test func bealesProgramDoesNotCycle() {
        let program = positive(4)
        let slopes = [-0.75, 20, -0.5, 6]
        program.setDomain(program.add([(0, 0.25), (1, -8), (2, -1), (3, 9)]), -.infinity, 0)
        program.setDomain(program.add([(0, 0.5), (1, -12), (2, -0.5), (3, 3)]), -.infinity, 0)
        program.setDomain(program.add([(2, 1)]), -.infinity, 1)
        #expect(program.makeFeasible())
        #expect(program.lower(linear(slopes)))
        #expect(program.values == [1, 0, 1, 0, -0.75, 0, 1])
        #expect(program.range(of: 0) == (1, 1))
    }

    @Test func kuhnsProgramDoesNotCycle() {
        let program = positive(4)
        program.setDomain(program.add([(0, -2), (1, -9), (2, 1), (3, 9)]), -.infinity, 0)
        program.setDomain(program.add([(0, 1.0 / 3), (1, 1), (2, -1.0 / 3), (3, -2)]), -.infinity, 0)
        program.setDomain(program.add([(0, 2), (1, 3), (2, -1), (3, -12)]), -.infinity, 2)
        #expect(program.makeFeasible())
        #expect(program.lower(linear([-2, -3, 1, 12])))
        let values = program.values
        #expect(abs(-2 * values[0] - 3 * values[1] + values[2] + 12 * values[3] + 2) < 1e-12)
    }

    @Test func marshallsAndSuurballesProgramDoesNotCycle() {
        let program = positive(4)
        program.setDomain(program.add([(0, 0.5), (1, -5.5), (2, -2.5), (3, 9)]), -.infinity, 0)
        program.setDomain(program.add([(0, 0.5), (1, -1.5), (2, -0.5), (3, 1)]), -.infinity, 0)
        program.setDomain(program.add([(0, 1)]), -.infinity, 1)
        #expect(program.makeFeasible())
        #expect(program.lower(linear([-10, 57, 9, 24])))
        let values = program.values
        #expect(abs(-10 * values[0] + 57 * values[1] + 9 * values[2] + 24 * values[3] + 1) < 1e-12)
    }

    /// Corners of the assignment problem have about twice as many basic unknowns at 0 as not.
    @Test func assignmentsAreAsCheapAsTheCheapestOfAllPermutations() {
        let count = 6
        for seed in UInt64(0)..<30 {
            var random = SplitMix64(seed: seed)
            let prices = (0..<(count * count)).map { _ in Double(random.below(6)) }
            let program = positive(count * count)
            for line in 0..<count {
                for row in [(0..<count).map { line * count + $0 }, (0..<count).map { $0 * count + line }] {
                    program.setDomain(program.add(row.map { ($0, 1) }), 1, 1)
                }
            }
            #expect(program.makeFeasible())
            #expect(program.lower(linear(prices)))
            var sum = 0.0
            for place in prices.indices { sum += prices[place] * program.value(place) }
            var best = Double.infinity
            var taken = [Int](repeating: 0, count: count)
            func choose(_ line: Int, _ used: Int, _ price: Double) {
                if line == count {
                    best = min(best, price)
                    return
                }
                for column in 0..<count where used & (1 << column) == 0 {
                    taken[line] = column
                    choose(line + 1, used | (1 << column), price + prices[line * count + column])
                }
            }
            choose(0, 0, 0)
            #expect(abs(sum - best) < 1e-9, "seed \(seed)")
            #expect(program.pivots < 300)
        }
    }

    /// A corner in which every row and every break point meets.
    @Test func aHundredRowsThroughOnePointDoNotHoldItUp() {
        var random = SplitMix64(seed: 7)
        let program = LexicographicProgram()
        program.reset(parameters: 5)
        for _ in 0..<100 {
            let row = program.add((0..<5).map { ($0, Double(random.below(7) - 3)) })
            program.setDomain(row, random.oneIn(2) ? -.infinity : 0, random.oneIn(2) ? .infinity : 0)
        }
        #expect(program.makeFeasible())
        for _ in 0..<20 {
            program.lower(
                (0..<30).map { _ in
                    ProgramCost(unknown: Int32(random.below(105)), point: 0, below: 1, above: random.oneIn(2) ? 1 : 0)
                })
        }
        for parameter in 0..<5 { program.pull(parameter, to: 10) }
        #expect(!program.isExhausted)
        #expect(program.pivots < 2_000)
        for row in 5..<105 {
            let range = program.range(of: row)
            #expect(range.0 == range.1)
        }
    }
}
