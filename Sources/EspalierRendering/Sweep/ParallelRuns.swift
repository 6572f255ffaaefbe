import Foundation

/// Runs jobs on several threads; the results stand in the order of the jobs.
///
/// - Parameters:
///   - count: how many jobs there are.
///   - threads: how many run at a time; with one, all run on the thread of the caller.
///   - body: does the job of a number.
func parallelRuns<Result: Sendable>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let workers = min(max(threads, 1), count)
    if workers <= 1 { return (0..<count).map(body) }
    let state = ParallelState<Result>(count: count, workers: workers)
    for _ in 0..<workers {
        let thread = Thread {
            while let job = state.next() { state.keep(body(job), of: job) }
            state.end()
        }
        // As much as the first thread of a process has.
        thread.stackSize = 8 << 20
        thread.start()
    }
    return state.results()
}

/// What the threads share. Sendable: the lock is held whenever anything is reached.
private final class ParallelState<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var following = 0
    private var working: Int
    private var done: [Result?]

    init(count: Int, workers: Int) {
        working = workers
        done = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        guard following < done.count else { return nil }
        following += 1
        return following - 1
    }

    func keep(_ result: Result, of job: Int) {
        condition.lock()
        defer { condition.unlock() }
        done[job] = result
    }

    func end() {
        condition.lock()
        defer { condition.unlock() }
        working -= 1
        condition.broadcast()
    }

    func results() -> [Result] {
        condition.lock()
        defer { condition.unlock() }
        while working > 0 { condition.wait() }
        return done.compactMap { $0 }
    }
}
