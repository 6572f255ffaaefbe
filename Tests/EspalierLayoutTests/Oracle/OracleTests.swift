import TestSupport
import Testing

@Suite("Random trees, rules and edits against a naive solver")
struct OracleTests {
    @Test(
        "SLL 9, 10: after each pass all frames are those of the naive solver, and those of a fresh tree",
        arguments: [(false, 0..<750), (false, 750..<1500), (true, 1500..<2250), (true, 2250..<3000)])
    func oracle(isExact: Bool, seeds: Range<Int>) {
        var passes = 0
        var cycles = 0
        for seed in seeds.prefix(randomPrograms(seeds.count).count) {
            var run = ModelRun(seed: UInt64(seed), isExact: isExact)
            if let failure = run.run() {
                var again = ModelRun(seed: UInt64(seed), isExact: isExact, isTracing: true)
                _ = again.run()
                Issue.record("seed \(seed), exact \(isExact): \(failure)\n\(again.trace.joined(separator: "\n"))")
                return
            }
            passes += run.passes
            cycles += run.cycles
        }
        // Neither rare nor all there is.
        #expect(cycles * 20 > passes && cycles * 2 < passes, "\(cycles) cycles in \(passes) passes")
    }

    @Test(
        "explanations: each value, each number that a rule takes from elsewhere, the formula and what each limit does are so",
        arguments: [(false, 3000..<3060), (true, 3060..<3120)])
    func explanations(isExact: Bool, seeds: Range<Int>) {
        var explained = 0
        var limits = (applied: 0, idle: 0)
        for seed in seeds {
            var run = ModelRun(seed: UInt64(seed), isExact: isExact, explains: true)
            if let failure = run.run() {
                var again = ModelRun(seed: UInt64(seed), isExact: isExact, isTracing: true, explains: true)
                _ = again.run()
                Issue.record("seed \(seed), exact \(isExact): \(failure)\n\(again.trace.joined(separator: "\n"))")
                return
            }
            explained += run.explained
            limits.applied += run.limits.applied
            limits.idle += run.limits.idle
        }
        #expect(explained > 2000 && limits.applied > 5 && limits.idle > 50, "\(explained), \(limits)")
    }
}
