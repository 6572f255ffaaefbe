extension CommandLineTool {
    /// Runs one scenario.
    func simulate(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = inputName(options)
        let bytes = try reading(options) { try openInput(options).allBytes() }
        let simulation: Simulation
        do {
            let document = try ScenarioDocument(json: bytes, options: documentOptions(options))
            simulation = try Simulation(document, classes: classes, views: options.views, nibs: nibs(options))
        } catch {
            throw .document(name, error)
        }
        let buffer = outputBuffer(options)
        let error: ScenarioRunError?
        switch options.format {
        case .json: error = try writeJSON(simulation, to: buffer)
        case .text: error = try writeText(simulation, to: buffer, style: TextStyle(isColored: usesColor(options)))
        }
        try buffer.finish()
        if let error { throw .run(name, error) }
        return simulation.failures.isEmpty ? .success : .failure
    }

    /// Paths of interface files begin in the document's folder.
    private func nibs(_ options: CommandOptions) -> ScenarioNibs {
        var nibs = ScenarioNibs()
        nibs.allowsOutside = options.allowsOutside
        if let file = options.file, file != "-", let slash = file.lastIndex(of: "/") {
            nibs.folder = slash == file.startIndex ? "/" : String(file[..<slash])
        }
        return nibs
    }

    private func writeJSON(
        _ simulation: Simulation, to buffer: OutputBuffer
    ) throws(CommandError) -> ScenarioRunError? {
        var writer = ScenarioResultWriter()
        let error = try run(simulation, into: &writer, buffer)
        writer.writer.endLine()
        try buffer.flush(&writer.writer)
        return error
    }

    /// Runs a scenario, and writes the result without a line break at its end.
    func run(
        _ simulation: Simulation, into writer: inout ScenarioResultWriter, _ buffer: OutputBuffer, line: Int? = nil
    ) throws(CommandError) -> ScenarioRunError? {
        writer.begin(title: simulation.document.title)
        let error = try simulation.run { (step) throws(CommandError) in
            writer.step(step)
            try buffer.take(&writer.writer)
        }
        writer.end(failures: simulation.failures, error: error, line: line)
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
