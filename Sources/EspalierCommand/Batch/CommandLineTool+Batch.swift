import EspalierScenarios
import Foundation

extension CommandLineTool {
    /// After how many lines progress is shown again.
    private static let progressInterval = 1000

    /// Runs one scenario a line.
    func batch(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        // Lines have no folder: paths of interface files begin in the working directory.
        var nibs = ScenarioNibs()
        nibs.allowsOutside = options.allowsOutside
        nibs.limits = options.rootLimits
        let runner = BatchRunner(
            classes: classes, documentOptions: documentOptions(options), views: options.views, nibs: nibs,
            fonts: try fonts(options))
        let buffer = outputBuffer(options, holding: .lines)
        let progress = progress(options)
        let tally =
            options.jobs > 1
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

    /// Reads on one thread, runs lines on others, and writes on this one.
    private func onThreads(
        _ jobs: Int, _ runner: BatchRunner, _ options: CommandOptions, _ buffer: OutputBuffer,
        _ progress: ProgressLine
    ) throws(CommandError) -> BatchTally {
        let input = try reading(options.file) { try openInput(options.file) }
        let pipeline = BatchPipeline(jobs: jobs)
        interruption.beginBatch { pipeline.wake() }
        defer { interruption.endBatch() }
        pipeline.start(runner, reading: input)
        var tally = BatchTally()
        do throws(CommandError) {
            while let delivery = pipeline.takeNext(unless: interruption) {
                for bytes in delivery.results { try buffer.collect(bytes) }
                try buffer.flush()
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
