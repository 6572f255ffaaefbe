import ConstraintOracle
import EspalierSolver

/// What is wrong with a solution.
struct SystemMistake: CustomStringConvertible {
    /// A system that is made small must go on failing in the same way.
    enum Kind: CaseIterable { case budget, conflicts, irreducible, broken, value, ambiguity, precision, order, again }

    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    var description: String { "\(kind): \(text)" }
}

/// The solver under test against the oracle, on one system.
enum SystemComparison {
    /// - Returns: what is wrong, or nil.
    /// - Throws: `OracleOverflow` where the oracle has no answer.
    static func mistake(in system: OracleSystem) throws(OracleOverflow) -> SystemMistake? {
        let run = SolverRun(system)
        let outcome = run.solver.solve()
        if case .exceeded = outcome { return SystemMistake(.budget, "exceeded") }
        if let mistake = try mistake(of: run, in: system) { return mistake }
        // Nothing depends on the order in which things were added.
        let other = SolverRun(system, variableOrder: system.variableOrder, constraintOrder: system.constraintOrder)
        _ = other.solver.solve()
        if let difference = run.difference(from: other, in: system) {
            return SystemMistake(.order, "added in order: \(difference)")
        }
        let again = run.solver.solve()
        if again != .unchanged || !run.solver.changedVariables.isEmpty {
            return SystemMistake(.again, "came to \(again), and changed \(run.solver.changedVariables)")
        }
        return nil
    }

    /// Compares what `run` has solved.
    /// - Parameter lengths: what its lengths are, as multiples of the system's.
    static func mistake(
        of run: SolverRun, in system: OracleSystem, lengths: Double = 1
    ) throws(OracleOverflow) -> SystemMistake? {
        let oracle = Oracle(system)
        let expected = try oracle.solve()
        let conflicts = run.conflicts
        if conflicts != expected.conflicts {
            return SystemMistake(.conflicts, "expected \(text(expected.conflicts)), got \(text(conflicts))")
        }
        for conflict in conflicts {
            if let mistake = try reducible(conflict, oracle) { return SystemMistake(.irreducible, mistake) }
        }
        let broken = system.constraints.indices.filter { run.isBroken($0) }
        let expectedBroken = (conflicts.map(\.broken) + expected.droppedWishes).sorted()
        if broken != expectedBroken { return SystemMistake(.broken, "expected \(expectedBroken), got \(broken)") }
        let values = system.variables.indices.map { run.value($0) }
        // AUTOLAYOUT 2.8 speaks of numbers up to ten million; beyond, so many digits are right.
        let tolerance = 1e-6 * max(1, (expected.values.map { abs($0.double) }.max() ?? 0) / 1e7)
        for place in values.indices {
            let value = expected.values[place].double * lengths
            if abs(values[place] - value) <= tolerance { continue }
            let all = "of all \(expected.values), \(values)"
            return SystemMistake(.value, "expected v\(place) \(value), got \(values[place]); \(all)")
        }
        for (place, variable) in system.variables.enumerated() where !variable.kind.isAuxiliary {
            let isAmbiguous = run.isAmbiguous(place)
            if isAmbiguous != expected.isAmbiguous[place] {
                return SystemMistake(
                    .ambiguity, "expected \(expected.isAmbiguous[place]) of v\(place), got \(isAmbiguous)")
            }
        }
        let listed = run.solver.ambiguousVariables()
        let asked = run.variables.compactMap(\.self).filter { run.solver.isAmbiguous($0) }
        if listed != asked.sorted(by: { $0.index < $1.index }) {
            return SystemMistake(.ambiguity, "asked one by one \(asked) are ambiguous, together \(listed)")
        }
        return run.solver.imprecise.isEmpty ? nil : SystemMistake(.precision, "\(run.solver.imprecise.count) blocks")
    }

    /// AUTOLAYOUT 2.6: with the broken one the set cannot hold; without any one of it, it can.
    private static func reducible(_ conflict: OracleConflict, _ oracle: Oracle) throws(OracleOverflow) -> String? {
        let all = conflict.with + [conflict.broken]
        let given = Set(oracle.system.variables.filter { $0.given != nil }.map(\.rank.owner))
        let freed = given.subtracting(conflict.givenOwners)
        if try oracle.canHold(all, freeing: freed) { return "\(text([conflict])) is no contradiction" }
        for constraint in conflict.with {
            if try !oracle.canHold(all.filter { $0 != constraint }, freeing: freed) {
                return "\(text([conflict])) contradicts without c\(constraint)"
            }
        }
        for owner in conflict.givenOwners {
            if try !oracle.canHold(all, freeing: freed.union([owner])) {
                return "\(text([conflict])) contradicts without what is given of \(owner)"
            }
        }
        return nil
    }

    private static func text(_ conflicts: [OracleConflict]) -> String {
        let texts = conflicts.map { conflict in
            let with = conflict.with.map { " c\($0)" }.joined()
            let given = conflict.givenOwners.map { " \($0)" }.joined()
            return
                "c\(conflict.broken) with\(with.isEmpty ? " nothing" : with)\(given.isEmpty ? "" : ", given" + given)"
        }
        return texts.isEmpty ? "none" : texts.joined(separator: "; ")
    }
}
