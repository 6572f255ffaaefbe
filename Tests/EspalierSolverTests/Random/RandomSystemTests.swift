import ConstraintOracle
import Foundation
import TestSupport
import Testing

/// How much is run, from the environment: `ESPALIER_SOLVER_SYSTEMS` so many systems from seed `ESPALIER_SOLVER_FIRST`
/// on, `ESPALIER_SOLVER_SEED` that one alone, `ESPALIER_SOLVER_FAILURES` until so many of a kind have failed in a lane.
/// `ESPALIER_SOLVER_TRACE` prints each seed before it runs, to find a crash.
struct SolverSoak {
    static let lanes: UInt64 = 4

    let seeds: StrideTo<UInt64>
    let failures: Int
    let traces: Bool

    /// - Parameter usual: how many systems are run without a wish.
    init(lane: UInt64, usual: UInt64, _ environment: [String: String] = ProcessInfo.processInfo.environment) {
        func number(_ name: String) -> UInt64? { environment[name].flatMap { UInt64($0) } }
        if let seed = number("ESPALIER_SOLVER_SEED") {
            let isOurs = seed % Self.lanes == lane
            seeds = stride(from: seed, to: isOurs ? seed + 1 : seed, by: 1)
        } else {
            let first = number("ESPALIER_SOLVER_FIRST") ?? 0
            let count = number("ESPALIER_SOLVER_SYSTEMS") ?? usual
            seeds = stride(from: first + lane, to: first + count, by: Int(Self.lanes))
        }
        failures = number("ESPALIER_SOLVER_FAILURES").map { Int($0) } ?? 1
        traces = environment["ESPALIER_SOLVER_TRACE"] != nil
    }
}

/// The solver against the oracle, on systems without end.
@Suite struct RandomSystemTests {
    @Test("Random systems come out as the oracle says", arguments: 0..<SolverSoak.lanes)
    func systems(lane: UInt64) throws {
        let soak = SolverSoak(lane: lane, usual: 1000)
        var discarded = 0
        var count = 0
        var failures: [SystemMistake.Kind: Set<String>] = [:]
        for seed in soak.seeds {
            if soak.traces { print("seed \(seed)") }
            count += 1
            let system = RandomSystem.system(seed: seed)
            do {
                guard let mistake = try SystemComparison.mistake(in: system) else { continue }
                guard failures[mistake.kind, default: []].count < soak.failures else { continue }
                let text = Self.text(of: mistake, system)
                guard failures[mistake.kind, default: []].insert(text).inserted else { continue }
                Issue.record("\(text)\nAgain: ESPALIER_SOLVER_SEED=\(seed) swift test --filter RandomSystemTests")
            } catch {
                discarded += 1
            }
        }
        #expect(discarded * 100 <= count, "\(discarded) of \(count) systems had numbers too large for the oracle")
    }

    /// What is wrong with the smallest system that fails in the same way.
    private static func text(of mistake: SystemMistake, _ system: OracleSystem) -> String {
        func again(_ system: OracleSystem) -> SystemMistake? {
            let other = (try? SystemComparison.mistake(in: system)) ?? nil
            return other?.kind == mistake.kind ? other : nil
        }
        let small = shrunk(system) { again($0) != nil }
        return "\(again(small) ?? mistake)\n\(small)"
    }

    @Test("A system that fails is made small")
    func shrinking() {
        let system = RandomSystem.system(seed: 1)
        #expect(system.constraints.count > 2)
        // Whatever has two constraints fails.
        let small = shrunk(system) { $0.constraints.count >= 2 }
        #expect(small.variables.isEmpty && small.constraints.count == 2)
        #expect(small.constraints.allSatisfy { $0.terms.isEmpty && $0.constant == 0 && !$0.isWish })
    }
}
