import EspalierScenarios
import Foundation

extension CommandLineTool {
    /// Runs the lines that a batch hands to this process, and answers each one; see ``LineProcess``.
    func lines(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let runner = try batchRunner(options)
        let cache = SimulationCache(runner.classes)
        let stream = FileStream(descriptor: 0)
        var requests = NumberedInput(stream)
        endWithAsker(stream.descriptor)
        do {
            while let request = try requests.numbers(2), let line = try requests.bytes(request[1]) {
                var writer = ScenarioResultWriter()
                var tally = BatchTally()
                try runner.run(line, number: request[0], cache, into: &writer, &tally) { _ in }
                let result = writer.writer.bytes
                try output.write(NumberedInput.bytes(tally.numbers + [result.count]) + result)
            }
            return .success
        } catch let error as CommandError {
            throw error
        } catch let error as StreamError {
            throw .unwritable("the batch", error)
        } catch {
            throw .inside("\(error)")
        }
    }

    /// Nobody wants the rest of a line when the batch has ended.
    private func endWithAsker(_ descriptor: Int32) {
        Thread {
            var poll = pollfd(fd: descriptor, events: 0, revents: 0)
            while Foundation.poll(&poll, 1, -1) == -1, errno == EINTR {}
            _exit(0)
        }.start()
    }
}
