import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Draws the tree after a step.
    func render(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let run = try record(options, explaining: true)
        let step = try run.step(options.number(.step))
        let picture: [UInt8]
        do {
            picture = try run.recording.svg(step: step.index)
        } catch {
            throw .inside("\(error)")
        }
        return try write(picture, options)
    }

    /// Writes the page that shows a run. A run that an error ended is shown as far as it came.
    func inspect(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let run = try record(options, explaining: true)
        let hasFailed = run.recording.steps.contains { !$0.failures.isEmpty }
        let status = try write(run.recording.inspectorPage(), options, status: hasFailed ? .failure : .success)
        if let error = run.recording.error { throw .run(run.name, error) }
        return status
    }
}
