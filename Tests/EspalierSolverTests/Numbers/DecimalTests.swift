import ConstraintOracle
import TestSupport
import Testing

/// AUTOLAYOUT 2.6 and 2.8: numbers that are no sums of powers of two mean what they were written as.
@Suite struct DecimalTests {
    private static let lengths = [0.1, 1, 1.0 / 3, 0.7]
    private static let rows = [[1.0], [1.0 / 3, 1, 0.1, 1.0 / 7], [0.3]]

    /// The oracle solves a system of plain numbers; the solver gets all of its lengths times `lengths`, and its
    /// required constraints with both sides times thirds and their like, so that nearly every number is rounded.
    private static func mistake(
        in system: OracleSystem, lengths: Double, rows: [Double]
    ) throws(OracleOverflow) -> SystemMistake? {
        let run = SolverRun(system, lengths: lengths, rows: rows)
        if case .exceeded = run.solver.solve() { return SystemMistake(.budget, "exceeded") }
        return try SystemComparison.mistake(of: run, in: system, lengths: lengths)
    }

    @Test("Rounded numbers are as good as exact ones", arguments: 0..<SolverSoak.lanes)
    func rounded(lane: UInt64) {
        let soak = SolverSoak(lane: lane, usual: 160)
        var failed = 0
        for seed in soak.seeds {
            let lengths = Self.lengths[Int(seed / SolverSoak.lanes % 4)]
            let rows = Self.rows[Int(seed / 7 % 3)]
            let system = RandomSystem.system(seed: seed)
            func again(_ system: OracleSystem) -> SystemMistake? {
                (try? Self.mistake(in: system, lengths: lengths, rows: rows)) ?? nil
            }
            guard let mistake = again(system) else { continue }
            let small = shrunk(system) { again($0)?.kind == mistake.kind }
            Issue.record(
                """
                \(again(small) ?? mistake)
                lengths times \(lengths), required constraints in turn times \(rows)
                \(small)
                Again: ESPALIER_SOLVER_SEED=\(seed) swift test --filter DecimalTests
                """)
            failed += 1
            if failed == soak.failures { return }
        }
    }
}
