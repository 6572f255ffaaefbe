import EspalierSupport
import Foundation

/// Runs jobs on several threads; the results stand in the order of the jobs.
///
/// - Parameters:
///   - count: how many jobs there are.
///   - threads: how many run at a time; with one, all run on the thread of the caller.
///   - body: does the job of a number.
package func parallelRuns<Result: Sendable>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let workers = min(max(threads, 1), count)
    if workers <= 1 { return (0..<count).map(body) }
    let runs = Monitor(ParallelRuns<Result>(results: Array(repeating: nil, count: count), working: workers))
    for _ in 0..<workers {
        let thread = Thread {
            while let job = runs.use({ $0.next() }) {
                let result = body(job)
                runs.use { $0.results[job] = result }
            }
            runs.use { $0.working -= 1 }
        }
        // As much as the first thread of a process has.
        thread.stackSize = 8 << 20
        thread.start()
    }
    let results: [Result?]? = runs.wait { $0.working > 0 ? .notYet : .here($0.results) }
    return (results ?? []).compactMap { $0 }
}

/// What the threads share.
private struct ParallelRuns<Result: Sendable>: Sendable {
    var results: [Result?]
    /// How many threads have not ended yet.
    var working: Int
    private var following = 0

    init(results: [Result?], working: Int) {
        self.results = results
        self.working = working
    }

    /// The next job; nil where none is left.
    mutating func next() -> Int? {
        guard following < results.count else { return nil }
        following += 1
        return following - 1
    }
}
