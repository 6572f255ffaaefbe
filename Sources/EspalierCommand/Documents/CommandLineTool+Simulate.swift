import EspalierScenarios

extension CommandLineTool {
    /// Runs one scenario.
    func simulate(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let fonts = try fonts(options)
        let document = try document(options.file, options)
        let simulation: Simulation
        do {
            simulation = try Simulation(
                document, classes: classes, views: options.views, nibs: nibs(options.file, options),
                fonts: fonts)
        } catch {
            throw .document(name(of: options.file), error)
        }
        let progress = progress(options)
        simulation.didFinishStep = { progress.tell(step: $0.step, of: document.steps.count) }
        let buffer = outputBuffer(options)
        let error: ScenarioRunError?
        switch options.format {
        case .json: error = try writeJSON(simulation, to: buffer)
        case .text, .svg: error = try writeText(simulation, to: buffer, style: TextStyle(isColored: usesColor(options)))
        }
        progress.end()
        try buffer.finish()
        if let error { throw .run(name(of: options.file), error) }
        return simulation.failures.isEmpty ? .success : .failure
    }

    private func writeJSON(
        _ simulation: Simulation, to buffer: OutputBuffer
    ) throws(CommandError) -> ScenarioRunError? {
        var writer = ScenarioResultWriter()
        let error = try simulation.run(into: &writer) { (writer) throws(CommandError) in try buffer.take(&writer.writer)
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
            try buffer.write(report.step(step, failures: simulation.failures))
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
    ///   - line: the line of the batch that the scenario is in, if any.
    ///   - afterStep: may take out of the writer what is there so far.
    func run(
        into writer: inout ScenarioResultWriter, line: Int? = nil,
        afterStep: (inout ScenarioResultWriter) throws(CommandError) -> Void
    ) throws(CommandError) -> ScenarioRunError? {
        writer.begin(title: document.title)
        let error = try run { (step) throws(CommandError) in
            writer.step(step)
            try afterStep(&writer)
        }
        writer.end(failures: failures, error: error, line: line)
        return error
    }
}
