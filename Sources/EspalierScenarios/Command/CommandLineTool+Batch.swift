extension CommandLineTool {
    /// What a batch has come to so far.
    private struct Tally {
        var lines = 0
        var wrong = 0
        var failed = 0

        var status: CommandStatus { wrong > 0 ? .document : failed > 0 ? .failure : .success }
    }

    /// After how many lines progress is shown again.
    private static let progressInterval = 1000

    /// Runs one scenario a line.
    func batch(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let buffer = outputBuffer(options)
        let documentOptions = documentOptions(options)
        // Lines have no folder: paths of interface files begin in the working directory.
        var nibs = ScenarioNibs()
        nibs.allowsOutside = options.allowsOutside
        var writer = ScenarioResultWriter()
        var tally = Tally()
        try reading(options) {
            var lines = LineReader(try openInput(options))
            // Whoever waits for the results of what is there so far gets them before more is asked for.
            while let line = try lines.next(beforeReading: { try buffer.flush(&writer.writer) }) {
                tally.lines += 1
                try releasingObjects {
                    try run(line, documentOptions, options.views, nibs, into: &writer, buffer, &tally)
                }
                try buffer.take(&writer.writer)
                showProgress(tally)
            }
        }
        endProgress(tally)
        try buffer.flush(&writer.writer)
        try buffer.finish()
        return tally.status
    }

    private func run(
        _ line: [UInt8], _ documentOptions: ScenarioDocument.Options, _ views: ScenarioResult.Views,
        _ nibs: ScenarioNibs, into writer: inout ScenarioResultWriter, _ buffer: OutputBuffer, _ tally: inout Tally
    ) throws(CommandError) {
        if line.allSatisfy({ $0 == UInt8(ascii: " ") || (9...13).contains($0) }) { return }
        do {
            let document = try ScenarioDocument(json: line, options: documentOptions)
            let simulation = try Simulation(document, classes: classes, views: views, nibs: nibs)
            let error = try run(simulation, into: &writer, buffer, line: tally.lines)
            if error != nil { tally.wrong += 1 }
            if !simulation.failures.isEmpty { tally.failed += 1 }
        } catch let error as ScenarioError {
            tally.wrong += 1
            writer.refusal(error, line: tally.lines)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .inside("\(error)")
        }
        writer.writer.endLine()
    }

    private func showProgress(_ tally: Tally) {
        guard errorsAreTerminal, tally.lines % Self.progressInterval == 0 else { return }
        complain("\r\(tally.lines) lines, \(tally.wrong) wrong, \(tally.failed) failed")
    }

    private func endProgress(_ tally: Tally) {
        if errorsAreTerminal, tally.lines >= Self.progressInterval { complain("\r\u{1B}[K") }
    }
}

extension ScenarioResultWriter {
    /// What stands in place of the result of a document that was refused.
    fileprivate mutating func refusal(_ error: ScenarioError, line: Int) {
        guard let first = error.problems.first else { return }
        writer.beginObject()
        writer.key("espalier")
        writer.integer(ScenarioDecoder.version)
        writer.key("line")
        writer.integer(line)
        writer.key("error")
        writer.beginObject()
        writer.problem(first)
        writer.column(of: first)
        writer.endObject()
        writer.endObject()
    }
}

/// Does something, and releases what Objective-C has put aside meanwhile, where there is one.
private func releasingObjects<Value>(_ body: () throws -> Value) rethrows -> Value {
    #if canImport(ObjectiveC)
        try autoreleasepool(invoking: body)
    #else
        try body()
    #endif
}
