import EspalierScenarios
import EspalierSupport
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import EspalierCommand

@Suite("espalier batch --jobs")
struct BatchJobsTests {
    /// Lines of all kinds: right ones of different lengths, empty ones, and wrong ones.
    static func lines(_ count: Int, seed: UInt64) -> [String] {
        var state = seed
        func next(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        return (0..<count).map { number in
            switch next(10) {
            case 0: return ""
            case 1: return #"{"espalier": 1, "root": {"fram": \#(number)}}"#
            case 2: return #"{"espalier": 1, "root": {}, "steps": [{"layout": "/3"}]}"#
            case 3: return #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}]}"#
            case 4:
                // Up to 4.6 KB: some are more than a block holds.
                let views = Array(repeating: #"{"rules": ["ll = tt = 1"]}"#, count: next(160)).joined(separator: ", ")
                return #"{"espalier": 1, "title": "\#(number)", "root": {"subviews": [\#(views)]}}"#
            default: return #"{"espalier": 1, "title": "\#(number)", "root": {"rules": ["w = \#(next(50))"]}}"#
            }
        }
    }

    @Test("gives the same bytes and the same status for any number of jobs", arguments: [UInt64](1...4))
    func same(_ seed: UInt64) {
        let text = Self.lines(randomPrograms(400).count, seed: seed).joined(separator: "\n")
        let one = CommandRun(["batch"], input: text)
        #expect(one.status == 65)
        for jobs in ["1", "2", "3", "8", "cores"] {
            let run = CommandRun(["batch", "--jobs", jobs], input: text)
            #expect(run.output == one.output, "seed \(seed), \(jobs) jobs")
            #expect(run.status == one.status && run.errors == one.errors && run.errors.hasSuffix(" failed\n"))
        }
    }

    @Test("gives the same bytes wherever the pieces of the input end", arguments: [1, 7, 100, 5000])
    func pieces(_ piece: Int) {
        let text = Self.lines(40, seed: 9).joined(separator: "\n")
        func run(_ jobs: String) -> String {
            let output = FakeOutput()
            let tool = CommandLineTool(input: FakeInput(text, piece: piece), output: output, errors: FakeOutput())
            #expect(tool.run(["batch", "--jobs", jobs]) == .document)
            return output.text
        }
        #expect(run("3") == run("1"))
    }

    @Test("ends with the statuses of batch")
    func statuses() {
        let good = #"{"espalier": 1, "root": {}}"#
        let failing = #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}]}"#
        let arguments = ["batch", "--jobs", "2"]
        #expect(CommandRun(arguments, input: "").status == 0)
        #expect(CommandRun(arguments, input: "").output.isEmpty)
        #expect(CommandRun(arguments, input: good).status == 0)
        #expect(CommandRun(arguments, input: "\(good)\n\(failing)\n\(good)").status == 1)
        #expect(CommandRun(arguments, input: "\(failing)\nx").status == 65)
        #expect(CommandRun(arguments + ["/no/such/file"]).status == 65)
    }

    @Test("writes long results in pieces, whose sum is what one job writes")
    func long() {
        let steps = (0..<300).map { #"{"set": "/", "keyPath": "tag", "value": \#($0)}"# }.joined(separator: ", ")
        let views = (0..<50).map { #"{"name": "view\#($0)"}"# }.joined(separator: ", ")
        let line = #"{"espalier": 1, "root": {"subviews": [\#(views)]}, "steps": [\#(steps)]}"#
        let text = Array(repeating: line, count: 6).joined(separator: "\n")
        let one = CommandRun(["batch", "--views", "all"], input: text)
        #expect(one.output.utf8.count > 6_000_000)
        #expect(CommandRun(["batch", "--views", "all", "--jobs", "3"], input: text).output == one.output)
        let output = FakeOutput(keeps: false)
        let tool = CommandLineTool(input: FakeInput(text), output: output, errors: FakeOutput())
        #expect(tool.run(["batch", "--views", "all", "--jobs", "2"]) == .success)
        #expect(output.written == one.output.utf8.count && output.largestPiece < 300_000)
    }

    @Test("takes a line of several megabytes, and one that is nested very deeply")
    func bigLines() {
        let views = Array(
            repeating: #"{"name": "\#(String(repeating: "a long name ", count: 10))", "frame": [0, 0, 10, 10]}"#,
            count: 15_000)
        let wide = #"{"espalier": 1, "root": {"subviews": [\#(views.joined(separator: ", "))]}}"#
        let deep =
            #"{"espalier": 1, "root": "# + String(repeating: #"{"subviews": ["#, count: 20_000) + "{}"
            + String(repeating: "]}", count: 20_000) + "}"
        let text = [wide, deep, wide].joined(separator: "\n")
        let arguments = ["batch", "--views", "none", "--max-depth", "30000"]
        let run = CommandRun(arguments + ["--jobs", "2"], input: text)
        #expect(run.status == 0)
        #expect(run.output == CommandRun(arguments, input: text).output)
    }

    @Test("of many lines holds no more than a few trees and results at a time")
    func many() {
        let count = 5000
        let counter = CountedView.Counter()
        var classes = ScenarioClasses()
        classes.register("Counted", CountedView.self) { CountedView(counter) }
        let line = #"{"espalier": 1, "title": "a line", "root": {"subviews": [{"class": "Counted"}]}}"# + "\n"
        let output = FakeOutput(keeps: false)
        let errors = FakeOutput()
        let tool = CommandLineTool(
            input: FakeInput(String(repeating: line, count: count)), output: output, errors: errors,
            errorsAreTerminal: true, classes: classes)
        #expect(tool.run(["batch", "--views", "none", "--jobs", "3"]) == .success)
        #expect(counter.alive.load(ordering: .relaxed) == 0)
        #expect((1...3).contains(counter.most.load(ordering: .relaxed)))
        #expect(output.written == count * 59 && output.largestPiece < 200_000)
        #expect(errors.text.contains(" all well\r"))
        #expect(errors.text.hasSuffix("\r\u{1B}[K\(count) all well\n"))
    }

    @Test("ends early where the results are wanted no more, without a word where the reader has gone")
    func brokenOutput() {
        /// The same line for ever.
        final class Endless: ByteInput {
            func read() -> [UInt8] { Array((#"{"espalier": 1, "root": {}}"# + "\n").utf8) }
        }
        let message = "espalier: the result cannot be written to standard output: No space left on device\n"
        for (code, message) in [(EPIPE, ""), (ENOSPC, message)] {
            let errors = FakeOutput()
            let output = FakeOutput(room: 500, keeps: false, error: StreamError(code: code))
            let tool = CommandLineTool(input: Endless(), output: output, errors: errors)
            #expect(tool.run(["batch", "--jobs", "2"]) == .output)
            #expect(errors.text == message)
        }
    }

    @Test("that cannot read on writes what it has read, and says so")
    func brokenInput() {
        let text = Self.lines(100, seed: 3).joined(separator: "\n") + "\n"
        func run(_ jobs: String) -> (CommandStatus, String, String) {
            let (output, errors) = (FakeOutput(), FakeOutput())
            let input = FakeInput(text, error: StreamError(code: EIO))
            let tool = CommandLineTool(input: input, output: output, errors: errors)
            return (tool.run(["batch", "--jobs", jobs]), output.text, errors.text)
        }
        let (one, two) = (run("1"), run("2"))
        #expect(one == two && one.0 == .document)
        #expect(two.2.hasPrefix("standard input: the file cannot be read: Input/output error\n"))
    }

    @Test("hands on the results of what is there while it waits for more", .timeLimit(.minutes(10)))
    func streaming() {
        /// Gives a line only when the result of the line before has been written.
        final class Dialogue: ByteInput, ByteOutput {
            let counts = Monitor((given: 0, written: 0))

            func read() -> [UInt8] {
                let count: Int? = counts.wait { counts in
                    if counts.given > counts.written { return .notYet }
                    counts.given += 1
                    return .here(counts.given)
                }
                return count ?? 0 > 5 ? [] : Array((#"{"espalier": 1, "root": {}}"# + "\n").utf8)
            }

            func write(_ bytes: [UInt8]) {
                counts.use { $0.written += bytes.count { $0 == UInt8(ascii: "\n") } }
            }

            func finish() {}
        }
        let dialogue = Dialogue()
        let tool = CommandLineTool(input: dialogue, output: dialogue, errors: FakeOutput())
        #expect(tool.run(["batch", "--jobs", "2", "--views", "none"]) == .success)
        #expect(dialogue.counts.use { $0.written } == 5)
    }
}
