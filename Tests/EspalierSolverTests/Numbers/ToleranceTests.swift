import EspalierSolver
import Testing

/// AUTOLAYOUT 2.6 and 2.8: what is as good as true.
@Suite struct ToleranceTests {
    @Test("Decimals that do not add up in binary are no conflict")
    func decimals() {
        let system = SmallSystem()
        let one = system.variable(.size)
        let other = system.variable(.size)
        let place = system.variable()
        system.constrain([(one, 1)], .equal, 0.1)
        system.constrain([(other, 1)], .equal, 0.2)
        system.constrain([(one, 1), (other, 1)], .equal, 0.3)
        system.constrain([(place, 1), (one, -1)], .equal, 0.2)
        system.constrain([(place, 1)], .lessOrEqual, 0.3)
        system.constrain([(place, 1), (other, -1)], .equal, 0.1)
        _ = system.solver.solve()
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.values == [0.1, 0.2, 0.1 + 0.2])
    }

    @Test("Given decimals neither")
    func givenDecimals() {
        let system = SmallSystem()
        let one = system.variable(given: 0.1)
        let other = system.variable(given: 0.2)
        system.constrain([(one, 1), (other, 1)], .equal, 0.3)
        system.constrain([(one, 3)], .equal, 0.3)
        _ = system.solver.solve()
        #expect(system.solver.conflicts.isEmpty)
    }

    @Test("Thirds of a width fill it")
    func thirds() {
        let system = SmallSystem()
        let width = system.variable(.size, given: 100)
        let parts = (0..<3).map { _ in system.variable(.size) }
        for part in parts { system.constrain([(part, 1), (width, -1.0 / 3)], .equal, 0) }
        system.constrain(parts.map { ($0, 1) } + [(width, -1)], .equal, 0)
        system.constrain(parts.map { ($0, 1) } + [(width, -1)], .lessOrEqual, 0)
        system.constrain(parts.map { ($0, 1) } + [(width, -1)], .greaterOrEqual, 0)
        _ = system.solver.solve()
        #expect(system.solver.conflicts.isEmpty)
        #expect(parts.allSatisfy { abs(system.solver.value(of: $0) - 100.0 / 3) <= 1e-12 })
    }

    @Test(
        "A violation of a millionth holds, a larger one does not", arguments: [SolverRelation.equal, .greaterOrEqual])
    func millionth(relation: SolverRelation) {
        for (gap, isConflict) in [(0.9e-6, false), (1.1e-6, true), (0.9, true)] {
            let system = SmallSystem()
            let place = system.variable()
            system.constrain([(place, 1)], .equal, 50)
            let second = system.constrain([(place, 1)], relation, 50 + gap)
            _ = system.solver.solve()
            #expect(system.solver.conflicts.map(\.broken) == (isConflict ? [second] : []), "\(gap)")
            #expect(abs(system.values[0] - 50) <= 1e-6)
        }
    }

    @Test("What is given may be a millionth beside a required constraint")
    func givenMillionth() {
        for (gap, isConflict) in [(0.9e-6, false), (1.1e-6, true)] {
            let system = SmallSystem()
            let place = system.variable(given: 50)
            let constraint = system.constrain([(place, 1)], .equal, 50 + gap)
            _ = system.solver.solve()
            #expect(system.solver.conflicts.map(\.broken) == (isConflict ? [constraint] : []), "\(gap)")
            #expect(system.solver.conflicts.allSatisfy { $0.givenOwners == [0] })
        }
    }

    @Test("Of equations that decide the same value the first in the order defines it")
    func firstDefines() {
        for places in [(0, 1), (1, 0)] {
            let system = SmallSystem()
            let place = system.variable()
            system.constrain([(place, 1)], .equal, 0.1 + 0.2, at: places.0)
            system.constrain([(place, 1)], .equal, 0.3, at: places.1)
            _ = system.solver.solve()
            #expect(system.solver.conflicts.isEmpty)
            #expect(system.values == [places.0 == 0 ? 0.1 + 0.2 : 0.3])
            // Its going leaves the other one.
            system.solver.remove(system.constraints[0])
            _ = system.solver.solve()
            #expect(system.values == [0.3])
        }
    }

    @Test("A size that is a rounding below zero is no conflict")
    func nearlyNegative() {
        let system = SmallSystem()
        let size = system.variable(.size)
        system.constrain([(size, 1)], .equal, 0.3 - 0.1 - 0.2)
        _ = system.solver.solve()
        #expect(system.solver.conflicts.isEmpty)
        #expect(abs(system.values[0]) <= 1e-6)
    }
}
