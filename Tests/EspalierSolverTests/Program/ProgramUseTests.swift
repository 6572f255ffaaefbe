import Testing

@testable import EspalierSolver

@Suite struct ProgramUseTests {
    let program = LexicographicProgram()

    @Test func anEmptyProgramIsFeasibleAndDetermined() {
        program.reset(parameters: 0)
        let row = program.add([])
        program.setDomain(row, -1, 0)
        #expect(program.makeFeasible())
        #expect(program.isDetermined)
        #expect(program.pull(row, to: -1))
        #expect(program.value(row) == 0)
        #expect(program.range(of: row) == (0, 0))
        program.refine()
    }

    @Test func aRowWithoutTermsOutsideOfItsDomainIsInfeasible() {
        program.reset(parameters: 1)
        program.setDomain(program.add([(0, 2), (0, -2)]), 1, 2)
        #expect(!program.makeFeasible())
    }

    @Test func termsOfOneParameterAddUp() {
        program.reset(parameters: 1)
        let row = program.add([(0, 2), (0, 1)])
        program.setDomain(row, 6, 6)
        #expect(program.makeFeasible())
        #expect(program.values == [2, 6])
    }

    @Test func parametersStartAtZeroOrAtTheNearestEndOrAtTheirHint() {
        program.reset(parameters: 4)
        program.setDomain(1, 3, 5)
        program.setDomain(2, -7, -2)
        program.setStart(3, 12)
        program.setStart(1, 4)
        #expect(program.makeFeasible())
        #expect(program.values == [0, 4, -2, 12])
    }

    @Test func aProgramIsForgottenByReset() {
        program.reset(parameters: 2)
        program.setDomain(program.add([(0, 1), (1, 1)]), 5, 5)
        program.setDomain(0, 1, 1)
        #expect(program.makeFeasible())
        #expect(program.isDetermined)
        program.reset(parameters: 2)
        let row = program.add([(0, 1), (1, -1)])
        #expect(row == 2)
        #expect(program.makeFeasible())
        #expect(!program.isDetermined)
        #expect(program.pivots == 0)
        #expect(program.range(of: row) == (-.infinity, .infinity))
    }

    @Test func costsThatFallForeverHaveNoMinimumAndChangeNothing() {
        program.reset(parameters: 2)
        program.setDomain(0, 0, 10)
        let row = program.add([(0, 1), (1, 1)])
        #expect(program.makeFeasible())
        #expect(!program.lower(sumOf: [0, row]))
        #expect(!program.lower(sumOf: [row], slope: -1))
        #expect(program.pull(row, to: 7))
        #expect(program.pull(0, to: 20))
        #expect(program.values == [10, -3, 7])
        #expect(program.isDetermined)
    }

    @Test func aMedianIsAWholeInterval() {
        program.reset(parameters: 1)
        #expect(program.makeFeasible())
        program.lower([1, 2, 4, 8].map { ProgramCost(unknown: 0, point: $0, below: 1, above: 1) })
        #expect(program.range(of: 0) == (2, 4))
        #expect(!program.isDetermined)
        program.pull(0, to: 100)
        #expect(program.value(0) == 4)
        #expect(program.isDetermined)
    }

    @Test func laterLevelsNeverMakeEarlierOnesWorse() {
        program.reset(parameters: 2)
        let sum = program.add([(0, 1), (1, 1)])
        program.setDomain(0, 0, .infinity)
        program.setDomain(1, 0, .infinity)
        #expect(program.makeFeasible())
        program.pull(sum, to: 10)
        #expect(program.range(of: 0) == (0, 10))
        program.lower([
            ProgramCost(unknown: 0, point: 8, below: 1, above: 1),
            ProgramCost(unknown: 1, point: 8, below: 1, above: 1),
        ])
        #expect(program.range(of: 0) == (2, 8))
        program.pull(0, to: 0)
        #expect(program.values == [2, 8, 10])
    }

    @Test func decimalsThatDoNotAddUpAreNoContradiction() {
        program.reset(parameters: 2)
        program.setDomain(program.add([(0, 1)]), 0.1, 0.1)
        program.setDomain(program.add([(1, 1)]), 0.2, 0.2)
        program.setDomain(program.add([(0, 1), (1, 1)]), 0.3, 0.3)
        #expect(program.makeFeasible())
        #expect(program.values == [0.1, 0.2, 0.1, 0.2, 0.1 + 0.2])
    }

    @Test(arguments: [(9e-7, true), (1.1e-6, false)])
    func aViolationOfAMillionthHolds(gap: Double, holds: Bool) {
        for kind in 0..<4 {
            program.reset(parameters: 2)
            let sum = program.add([(0, 1), (1, 1)])
            let twice = program.add([(0, 1), (1, 1)])
            switch kind {
            case 0:
                program.setDomain(sum, 5, 5)
                program.setDomain(twice, 5 + gap, 5 + gap)
            case 1:
                program.setDomain(sum, -.infinity, 5)
                program.setDomain(twice, 5 + gap, .infinity)
            case 2: program.setDomain(sum, 5 + gap, 5)
            default:
                program.setDomain(0, 2, 2)
                program.setDomain(1, 3, .infinity)
                program.setDomain(sum, -.infinity, 5 - gap)
            }
            #expect(program.makeFeasible() == holds, "kind \(kind)")
            if holds { #expect(abs(program.value(sum) - 5) < 1e-6) }
        }
    }

    @Test func whatCanBeMetExactlyIsNotMissedByAMillionth() {
        program.reset(parameters: 2)
        let sum = program.add([(0, 1), (1, 1)])
        program.setDomain(sum, 5 + 9e-7, .infinity)
        program.setDomain(0, 0, 5)
        program.setDomain(1, 0, 1)
        #expect(program.makeFeasible())
        program.lower(sumOf: [0, 1])
        #expect(program.value(sum) == 5 + 9e-7)
    }

    @Test func aRowCanBeAddedAfterLevels() {
        program.reset(parameters: 3)
        program.setDomain(program.add([(0, 1), (1, 3)]), 7, 7)
        #expect(program.makeFeasible())
        program.pull(0, to: 1)
        let late = program.lateRow([(0, 1), (1, 2), (2, -1)])
        #expect(program.value(late) == 5)
        #expect(!program.isFixed(late))
        #expect(program.isFixed(1))
        #expect(program.range(of: late) == (-.infinity, .infinity))
        program.pull(late, to: -4)
        program.refine()
        #expect(program.values == [1, 2, 9, 7, -4])
    }

    @Test func oneThatIsTooBigIsExhausted() {
        program.mostCells = 11
        program.reset(parameters: 5)
        program.add([(0, 1)])
        program.add([(1, 1)])
        #expect(!program.isExhausted)
        program.setDomain(program.add([(2, 1)]), 1, 1)
        #expect(program.isExhausted)
        #expect(!program.makeFeasible())
        #expect(!program.pull(0, to: 1))
        program.refine()
        program.reset(parameters: 1)
        #expect(!program.isExhausted)
    }
}
