import Foundation
import Synchronization
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("A signal that asks the command to end")
struct InterruptionTests {
    private static let line = #"{"espalier": 1, "root": {}}"# + "\n"
    private static let result = #"{"espalier": 1, "steps": [{"step": 0}]}"# + "\n"

    /// Which signals would have ended the process.
    private final class Ends: Sendable {
        private let signals = Mutex<[Int32]>([])
        var interruption: Interruption { Interruption { signal in self.signals.withLock { $0.append(signal) } } }
        var all: [Int32] { signals.withLock { $0 } }
    }

    /// Input and output that do something when a call comes: once, at the first call after so many bytes.
    private final class Watched: ByteInput, ByteOutput {
        private let state: Mutex<(read: [UInt8], written: [UInt8], isDone: Bool)>
        private let limit: Int
        private let act: @Sendable () -> Void

        init(_ input: String = "", after limit: Int, _ act: @escaping @Sendable () -> Void) {
            state = Mutex((Array(input.utf8), [], false))
            self.limit = limit
            self.act = act
        }

        var text: String { state.withLock { String(decoding: $0.written, as: UTF8.self) } }

        /// All of it, and then nothing.
        func read() -> [UInt8] {
            let bytes = state.withLock { state in
                defer { state.read = [] }
                return state.read
            }
            if bytes.isEmpty { once() }
            return bytes
        }

        func write(_ bytes: [UInt8]) {
            let count = state.withLock { state in
                state.written += bytes
                return state.written.count
            }
            if count >= limit { once() }
        }

        func finish() {}

        private func once() {
            let isFirst = state.withLock { state in
                defer { state.isDone = true }
                return !state.isDone
            }
            if isFirst { act() }
        }
    }

    private func batch(
        _ arguments: [String], _ input: any ByteInput, _ output: any ByteOutput, _ interruption: Interruption
    ) -> (status: CommandStatus, errors: String) {
        let errors = FakeOutput()
        let tool = CommandLineTool(input: input, output: output, errors: errors, interruption: interruption)
        return (tool.run(["batch", "--views", "none"] + arguments), errors.text)
    }

    @Test("ends a batch after its present line, without a word, and the process by that signal", arguments: ["1", "2"])
    func busy(_ jobs: String) {
        let ends = Ends()
        let interruption = ends.interruption
        let output = Watched(after: 3 * Self.result.utf8.count) { interruption.arrive(15) }
        let input = FakeInput(String(repeating: Self.line, count: 10_000), piece: 3 * Self.line.utf8.count)
        let (status, errors) = batch(["--jobs", jobs], input, output, interruption)
        #expect(status == .inside && errors.isEmpty && ends.all.isEmpty)
        let count = output.text.utf8.count / Self.result.utf8.count
        #expect(output.text == String(repeating: Self.result, count: count))
        #expect((3..<10_000).contains(count))
        interruption.endProcess()
        #expect(ends.all == [15])
    }

    @Test("ends a batch in the midst of a long line when that is done", arguments: ["1", "2"])
    func longLine(_ jobs: String) {
        let steps = Array(repeating: #"{"set": "/", "keyPath": "tag", "value": 1}"#, count: 3000).joined(
            separator: ", ")
        let text = #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#
        let whole = CommandRun(["batch", "--views", "all"], input: text).output
        let ends = Ends()
        let interruption = ends.interruption
        let output = Watched(after: 1) { interruption.arrive(15) }
        let input = FakeInput(Array(repeating: text, count: 9).joined(separator: "\n"))
        _ = batch(["--views", "all", "--jobs", jobs], input, output, interruption)
        #expect(whole.utf8.count > 2 << 16)
        #expect(output.text == whole)
    }

    @Test("ends a batch at once while it waits for more; all results are out then")
    func waiting() {
        let ends = Ends()
        let interruption = ends.interruption
        let output = FakeOutput()
        let atEnd = Mutex("")
        let input = Watched(Self.line + Self.line, after: .max) {
            interruption.arrive(2)
            atEnd.withLock { $0 = output.text }
        }
        _ = batch([], input, output, interruption)
        #expect(ends.all == [2])
        #expect(atEnd.withLock { $0 } == Self.result + Self.result)
    }

    @Test("ends a batch at once where it is the second one, and anything else")
    func second() {
        let ends = Ends()
        let interruption = ends.interruption
        let output = Watched(after: 1) {
            interruption.arrive(15)
            #expect(ends.all.isEmpty)
            interruption.arrive(2)
            #expect(ends.all == [2])
        }
        _ = batch([], FakeInput(Self.line + Self.line), output, interruption)
        let others = Ends()
        let other = others.interruption
        let input = Watched(Self.line, after: .max) { other.arrive(15) }
        let tool = CommandLineTool(
            input: input, output: FakeOutput(), errors: FakeOutput(), interruption: other)
        #expect(tool.run(["simulate", "-"]) == .success)
        #expect(others.all == [15])
    }

    @Test("leaves no file that is written in part, and the old one as it was")
    func files() throws {
        try withFolder { folder in
            let path = folder.appending(path: "result").path
            func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
            let ends = Ends()
            let interruption = ends.interruption
            let file = try ReplacingFile(path, interruption)
            try file.write([1])
            #expect(try names().count == 1)
            interruption.arrive(15)
            #expect(try names().isEmpty && ends.all == [15])

            try "old".write(toFile: path, atomically: true, encoding: .utf8)
            let second = ends.interruption
            let input = Watched(Self.line, after: .max) { second.arrive(15) }
            // The first signal is for the batch, which has begun with this line.
            second.beginBatch()
            second.arrive(15)
            _ = batch(["-o", path], input, FakeOutput(), second)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
            #expect(try names() == ["result"])

            // What is done stays.
            let third = ends.interruption
            let done = try ReplacingFile(path, third)
            try done.write([65])
            try done.finish()
            third.arrive(15)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "A")
        }
    }
}
