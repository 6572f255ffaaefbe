import ConstraintOracle
import TestSupport
import Testing

/// Programs of edits: what was edited is what is built anew, bit by bit.
@Suite struct EditTests {
    @Test("After any edits the numbers are those of a new system", arguments: 0..<SolverSoak.lanes)
    func programs(lane: UInt64) {
        let soak = SolverSoak(lane: lane, usual: 100)
        var failed = 0
        for seed in soak.seeds {
            if soak.traces { print("seed \(seed)") }
            let edits = EditProgram(seed: seed).edits
            guard let first = EditRun.mistake(in: edits, oraclePeriod: 3) else { continue }
            let short = shrunk(edits) { EditRun.mistake(in: $0, oraclePeriod: 1) != nil }
            Issue.record(
                """
                \(EditRun.mistake(in: short, oraclePeriod: 1) ?? first)
                after \(short.count) of \(edits.count) edits:
                \(short.map { "  \($0)" }.joined(separator: "\n"))
                Again: ESPALIER_SOLVER_SEED=\(seed) swift test --filter EditTests
                """)
            failed += 1
            if failed == soak.failures { return }
        }
    }

    @Test("A list that fails is made short")
    func shrinking() {
        #expect(shrunk(Array(0..<100)) { $0.contains(17) && $0.contains(80) } == [17, 80])
    }
}

/// Makes a failing list short: takes out halves first, then ever smaller parts.
private func shrunk<Element>(_ list: [Element], fails: ([Element]) -> Bool) -> [Element] {
    var current = list
    var size = max(1, list.count / 2)
    while true {
        var start = 0
        var isShorter = false
        while start < current.count {
            var rest = current
            rest.removeSubrange(start..<min(start + size, rest.count))
            if fails(rest) {
                current = rest
                isShorter = true
            } else {
                start += size
            }
        }
        if size == 1, !isShorter { return current }
        if !isShorter { size = max(1, size / 2) }
    }
}
