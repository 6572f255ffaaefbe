import EspalierScenarios
import Foundation

// The threads.
extension BatchPipeline {
    /// As much as the first thread of a process has.
    private static let stackSize = 8 << 20
    /// How many bytes of results are handed over at once.
    private static let pieceSize = 1 << 16

    /// Begins to read and to run lines.
    func start(_ runner: BatchRunner, reading input: any ByteInput) {
        state.use { $0.running = jobs }
        Thread { self.read(input, for: runner) }.start()
        for _ in 0..<jobs {
            let thread = Thread { self.runLines(runner) }
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }

    private func read(_ input: any ByteInput, for runner: BatchRunner) {
        var lines = LineReader(input, longest: runner.documentOptions.maxBytes)
        var block = Block(firstNumber: 1)
        // Whether results have been asked for since the last lines were handed over.
        var isAsked = true
        func handOver() throws(CommandError) {
            isAsked = block.isLastOfPiece
            if !add(block) { throw .stopped }
            block = Block(firstNumber: block.firstNumber + block.lines.count)
        }
        do {
            while true {
                let line = try lines.next {
                    if block.lines.isEmpty, isAsked { return }
                    block.isLastOfPiece = true
                    try handOver()
                }
                guard let line else { break }
                block.lines.append(line)
                block.size += line.count
                isAsked = false
                if block.isFull { try handOver() }
            }
            if !block.lines.isEmpty { try handOver() }
            end()
        } catch {
            end(error)
        }
    }

    private func runLines(_ runner: BatchRunner) {
        FatalSignal.guardThread()
        let cache = SimulationCache(runner.classes)
        let process = isolation.map { LineProcess($0, for: self) }
        while let (place, block) = beginNext() {
            var outcome = Outcome()
            var writer = ScenarioResultWriter()
            do throws(CommandError) {
                for (index, line) in block.lines.enumerated() {
                    let number = block.firstNumber + index
                    if let process {
                        let result = try process.run(line, number: number, &outcome.tally)
                        try deliver(result, of: place, finished: index + 1)
                        continue
                    }
                    try runner.run(line, number: number, cache, into: &writer, &outcome.tally) {
                        (writer) throws(CommandError) in
                        if isStopped.load(ordering: .relaxed) { throw .stopped }
                        guard writer.writer.bytes.count >= Self.pieceSize else { return }
                        try deliver(writer.writer.bytes, of: place, finished: index)
                        writer.writer.clearBytes()
                    }
                    // Whatever becomes of the next line, this one is on its way.
                    if index + 1 < block.lines.count {
                        try deliver(writer.writer.bytes, of: place, finished: index + 1)
                        writer.writer.clearBytes()
                    }
                }
            } catch {
                outcome.error = error
            }
            do {
                try deliver(writer.writer.bytes, of: place, finished: block.lines.count, end: outcome)
            } catch {
                break
            }
        }
        endThread()
    }
}
