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
    }

    /// What a block has come to: its counts, and why it ended before its last line, if it did.
    struct Outcome: Sendable {
        var tally = BatchTally()
        var error: CommandError?
    }

    /// A block under way.
    struct Passage: Sendable {
        var block: Block
        var results: [[UInt8]] = []
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
    }

    let state = Monitor(State())
    /// Set before a use of the state, so that those who wait see it.
    let isStopped = Atomic(false)
    let jobs: Int
    private let mostBlocks: Int
    private static let mostBytes = 1 << 24

    /// - Parameter jobs: how many threads run lines.
    init(jobs: Int) {
        self.jobs = jobs
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
            state.passages.append(Passage(block: block))
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
    /// - Parameter end: what the block has come to, with its last results.
    /// - Throws: where nobody wants them any more.
    func deliver(_ bytes: [UInt8], of place: Int, end: Outcome? = nil) throws(CommandError) {
        let delivered: Void? = state.wait { state in
            if isStopped.load(ordering: .relaxed) { return .never }
            let index = place - state.written
            guard index == 0 || state.resultBytes + bytes.count <= Self.mostBytes else { return .notYet }
            if !bytes.isEmpty { state.passages[index].results.append(bytes) }
            state.resultBytes += bytes.count
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
            if interruption.isRaised, !state.isWithinBlock { return .never }
            guard let first = state.passages.first else { return state.isAtEnd ? .never : .notYet }
            return first.outcome == nil && first.results.isEmpty ? .notYet : .here(state.take())
        }
    }

    /// Lets the thread that writes see an interruption.
    func wake() {
        state.use { _ in }
    }

    /// Says that nothing more is wanted, and waits for the threads that run lines: they end at the end of a step. The
    /// one that reads may wait for its input, and is left alone.
    func stop() {
        isStopped.store(true, ordering: .relaxed)
        wake()
        let _: Void? = state.wait { $0.running == 0 ? .here(()) : .notYet }
    }
}

extension BatchPipeline.State {
    /// Takes what there is of the first block.
    fileprivate mutating func take() -> BatchPipeline.Delivery {
        var delivery = BatchPipeline.Delivery(results: passages[0].results)
        passages[0].results = []
        resultBytes -= delivery.results.reduce(0) { $0 + $1.count }
        isWithinBlock = passages[0].outcome == nil
        guard let outcome = passages[0].outcome else { return delivery }
        let passage = passages.removeFirst()
        written += 1
        lineBytes -= passage.block.size
        delivery.outcome = outcome
        return delivery
    }
}
