import EspalierScenarios
import EspalierSupport
import Foundation
import Synchronization

/// The way of lines through the threads of a batch: one thread reads, some run lines, one writes what comes out, in the
/// order of the lines.
///
/// Lines go in blocks, so that short ones are not handed over one by one. Memory is bounded: reading waits while many
/// blocks are under way, or few long ones; and a thread that is ahead of the line that is written waits while many
/// results are held. The thread that runs the first line that is not written never waits, so it always goes on.
final class BatchPipeline: Sendable {
    /// Lines that are run one after the other.
    struct Block: Sendable {
        var firstNumber: Int
        var lines: [[UInt8]] = []
        var size = 0
        /// Whether the input had nothing more at once.
        var isLastOfPiece = false

        /// Whether another line would make it too large.
        var isFull: Bool { size >= 4096 || lines.count >= 16 }
    }

    /// What came out of a block since the last time.
    struct Delivery {
        var results: [[UInt8]] = []
        /// What the block has come to, with its last results.
        var outcome: Outcome?
        /// The signal that ends the process, where one does, and what is to stand behind all that.
        var signal: Int32?
        var rest: [[UInt8]] = []
    }

    /// What a block has come to: its counts, and why it ended before its last line, if it did.
    struct Outcome: Sendable {
        var tally = BatchTally()
        var error: CommandError?
    }

    /// A block under way.
    struct Passage: Sendable {
        var block: Block
        let lineCount: Int
        var results: [[UInt8]] = []
        /// How many lines are done, and how many of the results are theirs.
        var finished = 0
        var wholeResults = 0
        /// Nil until all its lines ran.
        var outcome: Outcome?
    }

    struct State {
        /// The blocks under way, in order; the first one is the next to be written.
        var passages: [Passage] = []
        /// Whether results of the first block are written, and others are not.
        var isWithinBlock = false
        /// How many blocks are written.
        var written = 0
        /// How many blocks have been given to a thread.
        var begun = 0
        /// The bytes of lines under way, and of results that wait.
        var lineBytes = 0
        var resultBytes = 0
        var isAtEnd = false
        var readError: (any Error)?
        /// How many threads run lines.
        var running = 0
        /// The processes in which lines run.
        var children: Set<pid_t> = []
        /// The signal that is about to end the process, because a line has gone wrong.
        var signal: Int32?
    }

    let state = Monitor(State())
    /// Set before a use of the state, so that those who wait see it.
    let isStopped = Atomic(false)
    let jobs: Int
    /// How a process is started in which lines run; nil where they run in this one.
    let isolation: LineProcess.Call?
    private let mostBlocks: Int
    private static let mostBytes = 1 << 24

    /// - Parameter jobs: how many threads run lines.
    init(jobs: Int, isolation: LineProcess.Call? = nil) {
        self.jobs = jobs
        self.isolation = isolation
        mostBlocks = 8 * jobs
    }

    /// Why reading ended before the end of the input; nil if it did not.
    var readError: (any Error)? { state.use { $0.readError } }
}

// The side of the thread that reads.
extension BatchPipeline {
    /// Hands over lines. Waits while there is no room.
    ///
    /// - Returns: whether more lines are wanted.
    func add(_ block: Block) -> Bool {
        let added: Void? = state.wait { state in
            if isStopped.load(ordering: .relaxed) { return .never }
            let isRoom =
                state.passages.isEmpty
                || state.passages.count < mostBlocks && state.lineBytes + block.size <= Self.mostBytes
            guard isRoom else { return .notYet }
            state.passages.append(Passage(block: block, lineCount: block.lines.count))
            state.lineBytes += block.size
            return .here(())
        }
        return added != nil
    }

    /// Says that no more lines come.
    func end(_ error: (any Error)? = nil) {
        state.use { state in
            state.isAtEnd = true
            state.readError = error
        }
    }
}

// The side of the threads that run lines.
extension BatchPipeline {
    /// The next lines to run, with their place in the order; nil where none come any more. Waits for them.
    func beginNext() -> (place: Int, block: Block)? {
        state.wait { state in
            if isStopped.load(ordering: .relaxed) { return .never }
            let index = state.begun - state.written
            guard index < state.passages.count else { return state.isAtEnd ? .never : .notYet }
            state.begun += 1
            defer { state.passages[index].block.lines = [] }
            return .here((state.begun - 1, state.passages[index].block))
        }
    }

    /// Hands over results of a block. Waits while it is not the block's turn and many results are held.
    ///
    /// - Parameters:
    ///   - finished: how many of its lines are done.
    ///   - end: what the block has come to, with its last results.
    /// - Throws: where nobody wants them any more.
    func deliver(
        _ bytes: [UInt8], of place: Int, finished: Int, end: Outcome? = nil
    ) throws(CommandError) {
        let delivered: Void? = state.wait { state in
            if isStopped.load(ordering: .relaxed) { return .never }
            let index = place - state.written
            guard index == 0 || state.resultBytes + bytes.count <= Self.mostBytes else { return .notYet }
            if !bytes.isEmpty { state.passages[index].results.append(bytes) }
            state.resultBytes += bytes.count
            if finished > state.passages[index].finished || end != nil {
                state.passages[index].finished = finished
                state.passages[index].wholeResults = state.passages[index].results.count
            }
            state.passages[index].outcome = end
            return .here(())
        }
        if delivered == nil { throw .stopped }
    }

    /// Says that a thread runs no more lines.
    func endThread() {
        state.use { $0.running -= 1 }
    }
}

// The side of the thread that writes.
extension BatchPipeline {
    /// What is next to be written; nil at the end, and after an interruption as soon as no block is written in part.
    /// Waits for it.
    func takeNext(unless interruption: Interruption) -> Delivery? {
        state.wait { state in
            if let signal = state.signal { return .here(state.takeAll(endedBy: signal)) }
            if interruption.isRaised, !state.isWithinBlock { return .never }
            guard let first = state.passages.first else { return state.isAtEnd ? .never : .notYet }
            return first.outcome == nil && first.results.isEmpty ? .notYet : .here(state.take())
        }
    }

    /// Lets the thread that writes take all results of lines that are done, before a signal ends the process.
    func save(endedBy signal: Int32) {
        state.use { $0.signal = signal }
    }

    /// Lets the thread that writes see an interruption.
    func wake() {
        state.use { _ in }
    }

    /// Says that nothing more is wanted, and waits for the threads that run lines: they end at the end of a step,
    /// and processes at once. The one that reads may wait for its input, and is left alone.
    func stop() {
        isStopped.store(true, ordering: .relaxed)
        state.use { state in for child in state.children { kill(child, SIGKILL) } }
        let _: Void? = state.wait { $0.running == 0 ? .here(()) : .notYet }
    }
}

extension BatchPipeline.State {
    /// Takes what there is of the first block.
    fileprivate mutating func take() -> BatchPipeline.Delivery {
        var delivery = BatchPipeline.Delivery(results: passages[0].results)
        passages[0].results = []
        passages[0].wholeResults = 0
        resultBytes -= delivery.results.reduce(0) { $0 + $1.count }
        isWithinBlock = passages[0].outcome == nil
        guard let outcome = passages[0].outcome else { return delivery }
        let passage = passages.removeFirst()
        written += 1
        lineBytes -= passage.block.size
        delivery.outcome = outcome
        return delivery
    }

    /// Takes all results of lines that are done. Each line that was not done, of those with which a thread had begun,
    /// has an error in place of its result, so that one can tell which result is whose.
    fileprivate func takeAll(endedBy signal: Int32) -> BatchPipeline.Delivery {
        var delivery = BatchPipeline.Delivery(signal: signal)
        let message =
            "\(LineEnd.name(of: signal)) ended the process before the line was done: one that ran then is at fault"
        for (index, passage) in passages.prefix(begun - written).enumerated() {
            let whole = passage.results.prefix(passage.wholeResults)
            if index == 0 { delivery.results += whole } else { delivery.rest += whole }
            let first = passage.block.firstNumber
            for number in first + passage.finished..<first + passage.lineCount {
                delivery.rest.append(LineEnd.result(number, message))
            }
        }
        return delivery
    }
}
