import EspalierScenarios
import Foundation

extension CommandLineTool {
    /// After how many lines progress is shown again.
    private static let progressInterval = 1000

    /// Runs one scenario a line.
    func batch(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let runner = try batchRunner(options)
        let buffer = outputBuffer(options, holding: .lines)
        let progress = progress(options)
        let tally =
            options.jobs > 1 || options.has(.isolate)
            ? try onThreads(options.jobs, runner, options, buffer, progress)
            : try oneByOne(runner, options, buffer, progress)
        progress.end()
        if interruption.isRaised { throw .interrupted }
        try buffer.finish()
        complain("\(tally.text)\n")
        if tally.unclosed > 0 {
            complain(
                "a batch has a whole document on each line; "
                    + "'espalier simulate FILE' runs a document of several lines\n")
        }
        return tally.status
    }

    func batchRunner(_ options: CommandOptions) throws(CommandError) -> BatchRunner {
        // Lines have no folder: paths of interface files begin in the working directory.
        var nibs = ScenarioNibs()
        nibs.allowsOutside = options.allowsOutside
        nibs.limits = options.rootLimits
        return BatchRunner(
            classes: classes, documentOptions: documentOptions(options), views: options.views, nibs: nibs,
            fonts: try fonts(options))
    }

    private func oneByOne(
        _ runner: BatchRunner, _ options: CommandOptions, _ buffer: OutputBuffer, _ progress: ProgressLine
    ) throws(CommandError) -> BatchTally {
        let cache = SimulationCache(runner.classes)
        var writer = ScenarioResultWriter()
        var tally = BatchTally()
        interruption.beginBatch()
        defer { interruption.endBatch() }
        try reading(options.file) {
            let input = InterruptibleInput(try openInput(options.file), interruption)
            var lines = LineReader(input, longest: runner.documentOptions.maxBytes)
            while !interruption.isRaised, let line = try lines.next() {
                let number = tally.lines + 1
                try runner.run(line, number: number, cache, into: &writer, &tally) { (writer) throws(CommandError) in
                    try buffer.take(&writer.writer)
                } afterStep: { () throws(CommandError) in
                    try buffer.checkReader()
                }
                // Whatever becomes of the next line, or of the wait for it, this one is out.
                try buffer.flush(&writer.writer)
                show(tally, before: number - 1, progress)
            }
        }
        return tally
    }

    /// Reads on one thread, runs lines on others or in processes of which each has a thread, and writes on this one.
    private func onThreads(
        _ jobs: Int, _ runner: BatchRunner, _ options: CommandOptions, _ buffer: OutputBuffer,
        _ progress: ProgressLine
    ) throws(CommandError) -> BatchTally {
        let input = try reading(options.file) { try openInput(options.file) }
        let call = LineProcess.Call(program: program, arguments: options.arguments)
        let pipeline = BatchPipeline(jobs: jobs, isolation: options.has(.isolate) ? call : nil)
        interruption.beginBatch { pipeline.wake() }
        defer { interruption.endBatch() }
        // In other processes nothing can happen to this one.
        if interruption.listens, !options.has(.isolate) { FatalSignal.take { pipeline.save(endedBy: $0) } }
        pipeline.start(runner, reading: input)
        var tally = BatchTally()
        do throws(CommandError) {
            while let delivery = pipeline.takeNext(unless: interruption) {
                for bytes in delivery.results { try buffer.collect(bytes) }
                try buffer.flush()
                if let signal = delivery.signal { try end(by: signal, delivery.rest, buffer) }
                guard let outcome = delivery.outcome else { continue }
                if let error = outcome.error { throw error }
                let before = tally.lines
                tally += outcome.tally
                show(tally, before: before, progress)
            }
        } catch {
            pipeline.stop()
            throw error
        }
        pipeline.stop()
        if let error = pipeline.readError { try reading(options.file) { throw error } }
        return tally
    }

    /// Writes what is to stand behind the results of the first block, and ends the process.
    private func end(by signal: Int32, _ rest: [[UInt8]], _ buffer: OutputBuffer) throws(CommandError) {
        try buffer.breakLine()
        for bytes in rest { try buffer.collect(bytes) }
        try buffer.flush()
        interruption.end(by: signal)
    }

    private func show(_ tally: BatchTally, before: Int, _ progress: ProgressLine) {
        if tally.lines / Self.progressInterval == before / Self.progressInterval { return }
        progress.tell("\(tally.lines) lines, \(tally.text)")
    }
}

extension CommandOptions {
    /// How many scenarios run at a time.
    var jobs: Int {
        if value(.jobs) == "cores" { return ProcessInfo.processInfo.activeProcessorCount }
        return number(.jobs) ?? 1
    }
}
