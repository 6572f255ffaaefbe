import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Prints the tree as it is after a step.
    func replay(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        let fonts = try fonts(options)
        let whole = try document(options.file, options)
        let step = options.number(.to) ?? whole.stepCount
        if step > whole.stepCount {
            throw .missing(
                name, message: "there is no step \(step)", fix: "write a step from 0 to \(whole.stepCount)",
                status: .usage)
        }
        let document = whole.ending(after: step)
        let nibs = nibs(options.file, options)
        let simulation: Simulation
        do {
            simulation = try Simulation(document, classes: classes, views: .last, nibs: nibs, fonts: fonts)
        } catch {
            throw .document(name, error)
        }
        let progress = progress(options)
        defer { progress.end() }
        simulation.didFinishStep = { progress.tell(step: $0.step, of: step) }
        var last: ScenarioResult.Step?
        if let error = simulation.run({ last = $0 }) { throw .run(name, error) }
        guard let last else { throw .inside("step \(step) has no result") }
        let failures = simulation.failures.filter { $0.step == step }
        progress.end()
        switch (options.format, options.has(.tree)) {
        case (.json, _):
            var writer = ScenarioResultWriter()
            writer.begin(title: document.title)
            writer.step(last)
            writer.failures(failures) { _ in }
            writer.end(error: nil)
            writer.writer.endLine()
            return try write(writer.writer.bytes, options)
        case (_, true): return try write(simulation.root.hierarchyText, options)
        case (_, false):
            var report = TextReport(document, style: style(options))
            return try write(report.begin() + report.step(last, failures: failures), options)
        }
    }
}
