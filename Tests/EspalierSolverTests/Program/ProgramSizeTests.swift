import TestSupport
import Testing

@testable import EspalierSolver

/// Big programs: what they need is counted, not timed.
@Suite struct ProgramSizeTests {
    let program = LexicographicProgram()

    @Test func aRowOfTenThousandParametersNeedsFewPivots() {
        let count = 10_000
        program.reset(parameters: count)
        for parameter in 0..<count { program.setDomain(parameter, 0, .infinity) }
        program.setDomain(program.add((0..<count).map { ($0, 1) }), 40_000, 40_000)
        #expect(program.makeFeasible())
        #expect(program.pivots == 1)
        var costs: [ProgramCost] = []
        for parameter in 0..<count {
            let point = Double(10 + parameter % 7)
            costs.append(ProgramCost(unknown: Int32(parameter), point: point, below: 1, above: 0))
            costs.append(ProgramCost(unknown: Int32(parameter), point: point, below: 0, above: 1))
        }
        program.lower(costs)
        #expect(program.pivots < 10)
        // What is at the front gives way first.
        for parameter in 0..<200 { program.pull(parameter, to: 0) }
        #expect(program.pivots < 1_000)
        #expect((0..<200).allSatisfy { program.value($0) == 0 })
        for parameter in 200..<210 { program.pull(parameter, to: 5) }
        #expect((200..<210).allSatisfy { program.value($0) == 5 })
        program.refine()
        #expect(program.value(count) == 40_000)
    }

    @Test func whatIsDeterminedTakesNoPivots() {
        program.reset(parameters: 100)
        for parameter in 0..<100 {
            program.setDomain(program.add([(parameter, 1), ((parameter + 1) % 100, 0.5)]), 3, 3)
        }
        #expect(program.makeFeasible())
        #expect(program.isDetermined)
        #expect(program.pivots == 100)
        for parameter in 0..<100 { program.pull(parameter, to: 9) }
        program.refine()
        #expect(program.pivots == 100)
        #expect((0..<100).allSatisfy { abs(program.value($0) - 2) < 1e-12 })
    }

    @Test func aDenseProgramNeedsAboutAsManyPivotsAsItHasUnknowns() {
        var random = SplitMix64(seed: 3)
        let count = 60
        program.reset(parameters: count)
        let point = (0..<count).map { _ in Double(random.below(1_000)) }
        for line in 0..<count {
            let row = (0..<count).map { ($0, Double(random.below(2_001) - 1_000) / 1_000) }
            let value = row.reduce(0) { $0 + $1.1 * point[$1.0] }
            let room = line.isMultiple(of: 3) ? 0 : Double(random.below(100))
            program.setDomain(program.add(row), value - room, value + room)
        }
        for parameter in 0..<count { program.setDomain(parameter, 0, .infinity) }
        #expect(program.makeFeasible())
        program.lower(
            (0..<(2 * count)).map {
                ProgramCost(unknown: Int32($0), point: Double(random.below(1_000)), below: 1, above: 1)
            })
        program.refine()
        #expect(program.isDetermined)
        #expect(program.pivots < 600)
        for unknown in 0..<(2 * count) {
            let number = program.unknowns[unknown]
            #expect(number.value >= number.lower - 1e-9 && number.value <= number.upper + 1e-9)
        }
    }

    @Test func aThousandCoupledEqualitiesComeOutExactly() {
        var random = SplitMix64(seed: 11)
        let count = 1_000
        program.reset(parameters: count)
        let factor = 1 - 0x1p-10
        let point = (0..<count).map { _ in Double(random.below(20_000_001) - 10_000_000) }
        for line in 0..<count {
            let row = program.add(line == 0 ? [(0, 1)] : [(line - 1, -factor), (line, 1)])
            let value = point[line] - (line == 0 ? 0 : factor * point[line - 1])
            program.setDomain(row, value, value)
        }
        #expect(program.makeFeasible())
        program.refine()
        for line in 0..<count { #expect(abs(program.value(line) - point[line]) < 1e-8) }
    }

    /// Each row is almost the next one: the condition number is about 4 × 10⁴.
    @Test func rowsThatAreAlmostTheSameComeOutExactly() {
        var random = SplitMix64(seed: 12)
        for count in [2, 5, 20] {
            program.reset(parameters: count)
            let point = (0..<count).map { _ in Double(random.below(20_000_001) - 10_000_000) }
            for line in 0..<count {
                let row = (0..<count).map { ($0, $0 == line ? 1 + 0x1p-12 : 1) }
                // Whole numbers and twelve binary places: nothing is rounded.
                let value = row.reduce(0) { $0 + $1.1 * point[$1.0] }
                let number = program.add(row)
                program.setDomain(number, value, value)
            }
            #expect(program.makeFeasible())
            program.refine()
            for line in 0..<count {
                #expect(abs(program.value(line) - point[line]) < 1e-6)
                #expect(program.value(count + line) == program.unknowns[count + line].lower)
            }
        }
    }
}
