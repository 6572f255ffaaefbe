import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Readers of results")
struct ReaderTests {
    /// Output whose reader has gone when it is asked for a while.
    private final class Forsaken: ByteOutput, Sendable {
        let asked = Atomic(0)
        let patience: Int

        init(patience: Int) { self.patience = patience }

        var hasLostReader: Bool { asked.add(1, ordering: .relaxed).newValue >= patience }
        func write(_ bytes: [UInt8]) {}
        func finish() {}
    }

    private static func document(steps: Int) -> String {
        let step = #"{"set": "/", "keyPath": "tag", "value": 1}"#
        let steps = Array(repeating: step, count: steps).joined(separator: ", ")
        return #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#
    }

    @Test(
        "that have gone end a run at its next step, without a word",
        arguments: [["simulate", "--format", "json"], ["batch"]])
    func gone(_ command: [String]) {
        let output = Forsaken(patience: 5)
        let errors = FakeOutput()
        let tool = CommandLineTool(
            input: FakeInput(Self.document(steps: 1000)), output: output, errors: errors)
        #expect(tool.run(command + ["-", "--views", "none"]) == .output)
        #expect(errors.text.isEmpty)
        #expect(output.asked.load(ordering: .relaxed) == 5)
    }

    @Test("that have gone are known of pipes, before anything is written")
    func pipes() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let stream = FileStream(descriptor: ends[1])
        #expect(!stream.hasLostReader)
        close(ends[0])
        #expect(stream.hasLostReader)
        close(ends[1])
        #expect(try !FileStream(writing: "/dev/null").hasLostReader)
    }

    /// What stands in the output when a view is made.
    private static func classes(seeing output: FakeOutput, _ seen: @escaping @Sendable (String) -> Void)
        -> ScenarioClasses
    {
        var classes = ScenarioClasses()
        classes.register("Watch", UIView.self) {
            seen(output.text)
            return UIView()
        }
        return classes
    }

    @Test("have the result of a line before the next one is run")
    func oneByOne() {
        let output = FakeOutput()
        let seen = Mutex<[String]>([])
        let classes = Self.classes(seeing: output) { text in seen.withLock { $0.append(text) } }
        let line = #"{"espalier": 1, "root": {"subviews": [{"class": "Watch"}]}}"#
        let tool = CommandLineTool(
            input: FakeInput(Array(repeating: line, count: 4).joined(separator: "\n")), output: output,
            errors: FakeOutput(), classes: classes)
        #expect(tool.run(["batch", "--views", "none"]) == .success)
        let result = #"{"espalier": 1, "steps": [{"step": 0}]}"# + "\n"
        #expect(seen.withLock { $0 } == (0..<4).map { String(repeating: result, count: $0) })
    }

    @Test("have, with several jobs, the results of all lines before one that does not end", arguments: ["2", "4"])
    func jobs(_ jobs: String) {
        let output = FakeOutput()
        let result = #"{"espalier": 1, "steps": [{"step": 0}]}"# + "\n"
        let seen = Mutex("")
        // The eighth line of a block waits for the seven before it, which are all that can be written.
        let classes = Self.classes(seeing: output) { _ in
            for _ in 0..<10_000 {
                let text = output.text
                seen.withLock { $0 = text }
                if text.utf8.count >= 7 * result.utf8.count { return }
                usleep(1000)
            }
        }
        let line = #"{"espalier": 1, "root": {}}"#
        let lines = Array(repeating: line, count: 7) + [#"{"espalier": 1, "root": {"subviews": [{"class": "Watch"}]}}"#]
        let tool = CommandLineTool(
            input: FakeInput((lines + lines.prefix(5)).joined(separator: "\n")), output: output, errors: FakeOutput(),
            classes: classes)
        #expect(tool.run(["batch", "--views", "none", "--jobs", jobs]) == .success)
        #expect(seen.withLock { $0 } == String(repeating: result, count: 7))
    }
}
