import EspalierViews

/// One workload: it checks its own answer before it reports a time.
struct Workload: Sendable {
    /// What its results are of, as `L1`.
    let ids: [String]
    let sizes: [Int]
    let run: @Sendable (Int) throws -> [Result]

    static let all =
        trees + memories + properties + observers + recordings + layouts + constraints + cells + relatives + threads
        + simulations
        + texts + sweeps + applications + cliffs

    /// The sizes of the trees of a workload, and those at which chains and rows are compared.
    static let usual = [1000, 10_000, 100_000]
    static let large = [1000, 10_000, 100_000, 1_000_000]
}

/// As many samples as keep a workload of `n` views short.
func sampleCount(_ n: Int) -> Int { n >= 1_000_000 ? 3 : n >= 100_000 ? 7 : 15 }
