import Testing

/// Short random programs over few views: what goes wrong goes wrong there already, and is easy to read.
@Suite("Indexes are right at every moment of random programs")
struct IndexForestTests {
    /// Programs in each of the batches, which run side by side.
    #if ESPALIER_CHECKS
        static let programs = 5_000
    #else
        static let programs = 500
    #endif

    @Test("short programs on seven views", arguments: 0..<8)
    func programs(batch: Int) {
        for number in 0..<Self.programs {
            let seed = UInt64(batch * Self.programs + number)
            if run(seed, size: 7, steps: 6) { return }
        }
    }

    @Test("long programs on twenty views", arguments: 0..<16)
    func longProgram(seed: Int) {
        _ = run(UInt64(1_000_000 + seed), size: 20, steps: 200)
    }

    /// - Returns: whether it has failed. It is run again then, to say what was done.
    private func run(_ seed: UInt64, size: Int, steps: Int) -> Bool {
        guard program(seed, size, steps, traces: false) != nil else { return false }
        let text = program(seed, size, steps, traces: true) ?? "not again"
        Issue.record("seed \(seed): \(text)")
        return true
    }

    private func program(_ seed: UInt64, _ size: Int, _ steps: Int, traces: Bool) -> String? {
        let forest = IndexForest(seed: seed, size: size, traces: traces)
        defer { forest.finish() }
        for _ in 0..<steps {
            forest.step()
            if let failure = forest.failure {
                return failure + "\n" + (forest.trace ?? []).suffix(60).joined(separator: "\n")
            }
        }
        return nil
    }
}
