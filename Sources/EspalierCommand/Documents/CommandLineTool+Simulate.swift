import EspalierControls
import EspalierScenarios

extension CommandLineTool {
    /// Runs one scenario, or several one after the other.
    func simulate(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let buffer = outputBuffer(options)
        var isFirst = true
        let tally = try forEachFile(options) { (file, fonts) throws(CommandError) in
            do throws(CommandError) {
                return try simulate(file, options, fonts, to: buffer, isFirst: &isFirst)
            } catch {
                if options.hasSeveralFiles, options.format == .json { try write(error, of: file, to: buffer) }
                throw error
            }
        }
        return try finish(tally) { () throws(CommandError) in
            if options.hasSeveralFiles, options.format != .json {
                try buffer.write(Array(((isFirst ? "" : "\n") + tally.text).utf8))
            }
            try buffer.finish()
        }
    }

    private func simulate(
        _ file: InputFile, _ options: CommandOptions, _ fonts: FontBook, to buffer: OutputBuffer, isFirst: inout Bool
    ) throws(CommandError) -> CommandStatus {
        let name = name(of: file.path)
        let document = try document(file.path, options)
        let fonts = try self.fonts(fonts, for: file.path, options)
        let simulation: Simulation
        do {
            simulation = try Simulation(
                document, classes: classes, views: options.views, nibs: nibs(file.path, options), fonts: fonts)
        } catch {
            throw .document(name, error)
        }
        let progress = progress(options)
        simulation.didFinishStep = { progress.tell(step: $0.step, of: document.steps.count) }
        let error: ScenarioRunError?
        switch options.format {
        case .json: error = try writeJSON(simulation, file: options.hasSeveralFiles ? name : nil, to: buffer)
        default:
            try buffer.write(Array(heading(file, options, isFirst: isFirst).utf8))
            isFirst = false
            error = try writeText(simulation, to: buffer, style: style(options))
        }
        progress.end()
        if let error { throw .run(name, error) }
        return simulation.failures.isEmpty ? .success : .failure
    }

    /// One of several documents that has no result has a line as well. A run that an error has ended has a result.
    private func write(_ error: CommandError, of file: InputFile, to buffer: OutputBuffer) throws(CommandError) {
        let problem: ScenarioProblem?
        switch error {
        case .document(_, let error): problem = error.problems.first
        case .unreadable(_, let error):
            problem = ScenarioProblem(
                place: nil, path: "", message: "the file cannot be read: \(error.reason)",
                fix: CommandError.unreadableFix)
        default: problem = nil
        }
        guard let problem else { return }
        var writer = ScenarioResultWriter()
        writer.refusal(ScenarioError(problems: [problem]), of: .file(name(of: file.path)))
        writer.writer.endLine()
        try buffer.flush(&writer.writer)
    }

    private func writeJSON(
        _ simulation: Simulation, file: String?, to buffer: OutputBuffer
    ) throws(CommandError) -> ScenarioRunError? {
        var writer = ScenarioResultWriter()
        let error = try simulation.run(into: &writer, file: file) { (writer) throws(CommandError) in
            try buffer.take(&writer.writer)
        } afterStep: { () throws(CommandError) in
            try buffer.checkReader()
        }
        writer.writer.endLine()
        try buffer.flush(&writer.writer)
        return error
    }

    private func writeText(
        _ simulation: Simulation, to buffer: OutputBuffer, style: TextStyle
    ) throws(CommandError) -> ScenarioRunError? {
        var report = TextReport(simulation.document, style: style)
        try buffer.write(report.begin())
        let error = try simulation.run { (step) throws(CommandError) in
            let text = report.step(step, failures: simulation.failures)
            simulation.budget.write(text.count)
            try buffer.write(text)
        }
        let summary = report.end(
            failures: simulation.failures, expectations: simulation.expectationCount, error: error)
        try buffer.write(summary)
        return error
    }
}

extension Simulation {
    /// Runs the scenario, and writes the result without a line break at its end.
    ///
    /// - Parameters:
    ///   - file: what names the scenario among others; nil where it is alone.
    ///   - line: the line of the batch that the scenario is in, if any.
    ///   - afterPart: may take out of the writer what is there so far; called after each step, and within it.
    ///   - afterStep: called after each step.
    func run(
        into writer: inout ScenarioResultWriter, file: String? = nil, line: Int? = nil,
        afterPart: (inout ScenarioResultWriter) throws(CommandError) -> Void,
        afterStep: () throws(CommandError) -> Void = {}
    ) throws(CommandError) -> ScenarioRunError? {
        writer.begin(title: document.title, file: file, budget)
        let ended = try run { (step, listing) throws(CommandError) in
            try writer.step(step, listing, afterPart: afterPart)
            try afterPart(&writer)
            try afterStep()
        }
        try writer.failures(failures, afterPart: afterPart)
        let error = ended ?? excess
        writer.end(error: error, line: line)
        return error
    }
}
