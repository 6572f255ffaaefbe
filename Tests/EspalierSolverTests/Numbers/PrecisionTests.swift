import ConstraintOracle
import EspalierSolver
import TestSupport
import Testing

/// AUTOLAYOUT 2.8: how near the numbers are to the exact solution.
@Suite struct PrecisionTests {
    @Test("Numbers up to ten million come out within a millionth", arguments: 0..<SolverSoak.lanes)
    func largeNumbers(lane: UInt64) {
        for seed in SolverSoak(lane: lane, usual: 100).seeds {
            var system = RandomSystem.system(seed: seed)
            system.scale(by: seed % 3 == 0 ? 99_999.75 : 100_000)
            do {
                guard let mistake = try SystemComparison.mistake(in: system) else { continue }
                let small = shrunk(system) { ((try? SystemComparison.mistake(in: $0)) ?? nil)?.kind == mistake.kind }
                Issue.record("seed \(seed): \(mistake)\n\(small)")
                return
            } catch {
                // The oracle has no room: nothing is known.
            }
        }
    }

    @Test("A thousand coupled equations; two hundred, where none must hold", arguments: [(1000, 1000), (500, 200)])
    func band(priority: Float, count: Int) {
        var random = SplitMix64(seed: 7)
        let system = SmallSystem()
        let solution = (0..<count).map { _ in Double(random.below(20_000_001) - 10_000_000) }
        for _ in 0..<count { system.variable() }
        for row in Array(0..<count).shuffled(using: &random) {
            var sum: [(SolverVariable, Double)] = []
            var right = 0.0
            for column in max(0, row - 2)...min(count - 1, row + 2) {
                let coefficient = column == row ? 8.0 : Double(random.below(7) - 3) / 2
                sum.append((system.variables[column], coefficient))
                right += coefficient * solution[column]
            }
            system.constrain(sum, .equal, right, priority)
        }
        #expect(system.solver.solve() == .changed)
        #expect(system.solver.conflicts.count == 0)
        #expect(system.solver.imprecise.count == 0)
        #expect(zip(system.values, solution).allSatisfy { abs($0 - $1) <= 1e-6 })
        #expect(system.residual <= 1e-6)
        #expect(!system.solver.isAmbiguous(system.variables[count / 2]))
    }

    @Test("Dense equations of small numbers", arguments: 0..<10 as Range<UInt64>)
    func dense(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let system = SmallSystem()
        let count = 24
        let solution = (0..<count).map { _ in Double(random.below(20_000_001) - 10_000_000) }
        for _ in 0..<count { system.variable() }
        for row in 0..<count {
            var sum: [(SolverVariable, Double)] = []
            var right = 0.0
            for column in 0..<count {
                let coefficient = column == row ? 24.0 : Double(random.below(9) - 4)
                sum.append((system.variables[column], coefficient))
                right += coefficient * solution[column]
            }
            system.constrain(sum, .equal, right)
        }
        _ = system.solver.solve()
        #expect(zip(system.values, solution).allSatisfy { abs($0 - $1) <= 1e-6 })
        #expect(system.residual <= 1e-6)
        #expect(system.solver.imprecise.count == 0)
    }

    @Test("Where equations are nearly the same, residuals are small or the block is named")
    func illConditioned() {
        let system = SmallSystem()
        let count = 9
        for _ in 0..<count { system.variable() }
        for row in 0..<count {
            system.constrain(
                (0..<count).map { (system.variables[$0], 1 / Double(row + $0 + 1)) }, .equal, Double(row * row))
        }
        _ = system.solver.solve()
        let named = Set(system.solver.imprecise.flatMap { $0 })
        let broken = system.constraints.filter { system.solver.isBroken($0) }
        #expect(system.residual <= 1e-6 || named == Set(system.constraints) || !broken.isEmpty)
    }

    @Test("Ten thousand items behind one another")
    func longChain() {
        let system = SmallSystem()
        let count = 10_000
        var previous: (SolverVariable, SolverVariable)?
        for _ in 0..<count {
            let place = system.variable()
            let size = system.variable(.size)
            if let previous {
                system.constrain([(place, 1), (previous.0, -1), (previous.1, -1)], .equal, 8.25)
            } else {
                system.constrain([(place, 1)], .equal, 3)
            }
            system.constrain([(size, 1)], .equal, 20.5)
            previous = (place, size)
        }
        #expect(system.solver.solve() == .changed)
        let values = system.values
        #expect((0..<count).allSatisfy { values[2 * $0] == 3 + Double($0) * 28.75 && values[2 * $0 + 1] == 20.5 })
        #expect(system.solver.conflicts.count == 0)
        // From the other end: the first place follows from the last.
        let last = system.variables[2 * (count - 1)]
        system.solver.remove(system.constraints[0])
        system.constrain([(last, 1)], .equal, 0)
        _ = system.solver.solve()
        #expect(system.solver.value(of: system.variables[0]) == -28.75 * Double(count - 1))
    }

    @Test("A thousand equal sizes that fill a width")
    func equalSizes() {
        let system = SmallSystem()
        let count = 1000
        let width = system.variable(.size, given: 123_456)
        var previous: (SolverVariable, SolverVariable)?
        for _ in 0..<count {
            let place = system.variable()
            let size = system.variable(.size)
            if let previous {
                system.constrain([(place, 1), (previous.0, -1), (previous.1, -1)], .equal, 8)
                system.constrain([(size, 1), (previous.1, -1)], .equal, 0)
            } else {
                system.constrain([(place, 1)], .equal, 0)
            }
            previous = (place, size)
        }
        guard let previous else { return }
        system.constrain([(previous.0, 1), (previous.1, 1), (width, -1)], .equal, 0)
        _ = system.solver.solve()
        let size = (123_456 - 8.0 * 999) / 1000
        #expect(system.solver.conflicts.count == 0)
        #expect((0..<count).allSatisfy { abs(system.values[2 + 2 * $0] - size) <= 1e-6 })
        #expect((0..<count).allSatisfy { abs(system.values[1 + 2 * $0] - (size + 8) * Double($0)) <= 1e-6 })
    }
}

extension OracleSystem {
    /// Makes all lengths `factor` times as long.
    fileprivate mutating func scale(by factor: Double) {
        for place in variables.indices {
            variables[place].given = variables[place].given.map { times($0, exact(factor)) }
            if case .place(let target) = variables[place].kind {
                variables[place].kind = .place(target: times(target, exact(factor)))
            }
        }
        for place in constraints.indices {
            constraints[place].constant = times(constraints[place].constant, exact(factor))
        }
    }
}
