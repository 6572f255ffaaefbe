import EspalierScenarios
import EspalierSupport
import Foundation

/// A process that runs lines of a batch, one after the other, for one thread. A line that ends it harms no other: the
/// next line gets a new process.
///
/// The process is this program, started with `LineProcess.word` and the arguments of the batch. A line goes to its
/// standard input behind two numbers: which line it is, and how many bytes it has. The answer comes from its standard
/// output: the counts of the line, how many bytes its result has, and the result.
final class LineProcess {
    /// How it is started.
    struct Call: Sendable {
        var program: String
        var arguments: [String]
    }

    /// Stands in place of the subcommand.
    static let word = "batch-lines"

    private struct Running {
        let id: pid_t
        let requests: FileStream
        var answers: NumberedInput
    }

    private let call: Call
    private let pipeline: BatchPipeline
    private var running: Running?

    init(_ call: Call, for pipeline: BatchPipeline) {
        self.call = call
        self.pipeline = pipeline
    }

    /// The process ends by itself when it is asked no more.
    deinit { _ = end() }

    /// Runs a line, and returns its result; the error of a line where that ends the process.
    ///
    /// - Throws: that no process can be started.
    func run(_ line: [UInt8], number: Int, _ tally: inout BatchTally) throws(CommandError) -> [UInt8] {
        if running == nil { running = try start() }
        if let result = ask(line, number, &tally) { return result }
        let (signal, status) = end()
        tally.lines += 1
        tally.wrong += 1
        return LineEnd.result(
            number,
            signal.map { "the line ended its process by \(LineEnd.name(of: $0))" }
                ?? "the line ended its process with status \(status)")
    }

    /// Nil where the process ends before it has answered.
    private func ask(_ line: [UInt8], _ number: Int, _ tally: inout BatchTally) -> [UInt8]? {
        do {
            try running?.requests.write(NumberedInput.bytes([number, line.count]))
            try running?.requests.write(line)
            guard let counts = try running?.answers.numbers(BatchTally.countOfNumbers),
                let size = try running?.answers.numbers(1)?.first,
                let result = try running?.answers.bytes(size)
            else { return nil }
            tally += BatchTally(numbers: counts)
            return result
        } catch {
            return nil
        }
    }

    private func start() throws(CommandError) -> Running {
        // One at a time, so that none gets the ends of pipes that are another one's.
        let started = pipeline.state.use { state -> Result<Running, StreamError> in
            var requests: [Int32] = [-1, -1]
            var answers: [Int32] = [-1, -1]
            guard pipe(&requests) == 0 else { return .failure(StreamError(code: errno)) }
            guard pipe(&answers) == 0 else {
                let error = StreamError(code: errno)
                for end in requests { close(end) }
                return .failure(error)
            }
            for end in requests + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            defer {
                close(requests[0])
                close(answers[1])
            }
            do {
                let id = try ChildProcess.start(call.program, [call.program, Self.word] + call.arguments) { actions in
                    posix_spawn_file_actions_adddup2(&actions, requests[0], 0)
                    posix_spawn_file_actions_adddup2(&actions, answers[1], 1)
                }
                state.children.insert(id)
                return .success(
                    Running(
                        id: id, requests: FileStream(descriptor: requests[1]),
                        answers: NumberedInput(FileStream(descriptor: answers[0]))))
            } catch {
                close(requests[1])
                close(answers[0])
                return .failure(error as? StreamError ?? StreamError(code: ECHILD))
            }
        }
        switch started {
        case .success(let running): return running
        case .failure(let error): throw .inside("a process for lines cannot be started: \(error.reason)")
        }
    }

    private func end() -> (signal: Int32?, status: Int32) {
        guard let process = running else { return (nil, 0) }
        running = nil
        close(process.requests.descriptor)
        close(process.answers.input.descriptor)
        pipeline.state.use { _ = $0.children.remove(process.id) }
        return ChildProcess.wait(for: process.id)
    }
}

/// Whole numbers and bytes in a stream.
struct NumberedInput {
    let input: FileStream
    private var read: [UInt8] = []
    private var position = 0

    init(_ input: FileStream) {
        self.input = input
    }

    static func bytes(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in withUnsafeBytes(of: Int64(number).littleEndian, Array.init) }
    }

    /// Nil at the end of the stream.
    mutating func numbers(_ count: Int) throws -> [Int]? {
        guard let bytes = try bytes(8 * count) else { return nil }
        return stride(from: 0, to: bytes.count, by: 8).map { start in
            Int(bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
    }

    /// Nil where the stream ends before them.
    mutating func bytes(_ count: Int) throws -> [UInt8]? {
        while read.count - position < count {
            let more = try input.read()
            if more.isEmpty { return nil }
            if position > 0 {
                read.removeSubrange(..<position)
                position = 0
            }
            read += more
        }
        defer { position += count }
        return Array(read[position..<position + count])
    }
}

/// What stands in place of the result of a line that was not done because a process ended.
enum LineEnd {
    static func result(_ number: Int, _ message: String) -> [UInt8] {
        var writer = ScenarioResultWriter()
        let problem = ScenarioProblem(
            place: nil, path: "$", message: message,
            fix: "run the line alone: 'espalier simulate' says where it ends; and tell the makers of espalier")
        writer.refusal(ScenarioError(problems: [problem]), of: .line(number))
        writer.writer.endLine()
        return writer.writer.bytes
    }

    /// As in `signal 11 (Segmentation fault)`.
    static func name(of signal: Int32) -> String {
        "signal \(signal)" + (strsignal(signal).map { " (\(String(cString: $0)))" } ?? "")
    }
}
