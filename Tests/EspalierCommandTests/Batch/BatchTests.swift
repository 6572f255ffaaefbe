import Foundation
import Synchronization
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("espalier batch")
struct BatchTests {
    private let good = #"{"espalier": 1, "title": "good", "root": {}}"#
    private let failing = #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}]}"#
    private let running = #"{"espalier": 1, "root": {}, "steps": [{"layout": "/3"}]}"#

    @Test("writes one result a line in the order of the input, errors in their place, and goes on")
    func order() {
        let input = [good, "", "  \r", #"{"espalier": 1, "root": {"fram": 1}}"#, failing, running, "{]", good]
        let run = CommandRun(["batch", "--views", "none"], input: input.joined(separator: "\n"))
        #expect(
            run.output == #"""
                {"espalier": 1, "title": "good", "steps": [{"step": 0}]}
                {"espalier": 1, "line": 4, "error": {"message": "unknown key 'fram' of a view\nfix: did you mean 'frame'?", "fix": "did you mean 'frame'?", "path": "$.root.fram", "line": 4, "column": 26}}
                {"espalier": 1, "steps": [{"step": 0}, {"step": 1}], "failures": [{"step": 1, "expected": [1, 0, 0, 0], "got": [0, 0, 0, 0], "path": "/"}]}
                {"espalier": 1, "steps": [{"step": 0}], "error": {"step": 1, "message": "there is no view '/3'\nfix: '/' has no subviews", "fix": "'/' has no subviews", "path": "$.steps[0].layout", "line": 6, "column": 50}}
                {"espalier": 1, "line": 7, "error": {"message": "unexpected character ']'\nfix: write a key in double quotes: \"…\"", "fix": "write a key in double quotes: \"…\"", "path": "$", "line": 7, "column": 2}}
                {"espalier": 1, "title": "good", "steps": [{"step": 0}]}

                """#)
        #expect(run.errors == "2 all well, 3 wrong, 1 failed\n")
        #expect(run.status == 65)
    }

    @Test("says which subcommand runs a document of several lines, where a line begins one", arguments: ["1", "3"])
    func severalLines(jobs: String) {
        let run = CommandRun(["batch", "--jobs", jobs], input: "{\n\"espalier\": 1,\n\"root\": {}}\n")
        #expect(
            run.errors == """
                0 all well, 3 wrong
                a batch has a whole document on each line; 'espalier simulate FILE' runs a document of several lines

                """)
        #expect(run.status == 65)
    }

    @Test("ends with 0, with 1 where an expectation failed, and with 65 where a line was wrong")
    func status() {
        #expect(CommandRun(["batch"], input: "").status == 0)
        #expect(CommandRun(["batch"], input: "").output.isEmpty)
        #expect(CommandRun(["batch", "-"], input: "\(good)\n\(good)\n").status == 0)
        #expect(CommandRun(["batch"], input: "\(good)\n\(failing)\n\(good)").status == 1)
        #expect(CommandRun(["batch"], input: "\(failing)\n\(running)\n").status == 65)
        #expect(CommandRun(["batch"], input: "\(failing)\nx").status == 65)
        #expect(CommandRun(["batch"], input: #"{"espalier": 1, "root": {"text": ""}}"#).status == 65)
        #expect(CommandRun(["batch", "/no/such/file"]).status == 65)
    }

    @Test("ends with a line that says how many were how, on standard error")
    func count() {
        let lines = [good, failing, good, "", running, "{}"].joined(separator: "\n")
        for jobs in ["1", "3"] {
            let run = CommandRun(["batch", "--jobs", jobs, "--views", "none"], input: lines)
            #expect(run.errors == "2 all well, 2 wrong, 1 failed\n")
        }
        #expect(CommandRun(["batch"], input: "").errors == "0 all well\n")
    }

    @Test("gives the same line as simulate, whatever the options")
    func sameAsSimulate() {
        for views in ScenarioResult.Views.allCases {
            let options = ["--views", views.rawValue]
            let one = CommandRun(["simulate", "-", "--format", "json"] + options, input: failing)
            let all = CommandRun(["batch"] + options, input: failing)
            #expect(one.output == all.output && one.status == all.status)
        }
        let deep = #"{"espalier": 1, "root": {"subviews": [{}]}}"#
        #expect(CommandRun(["batch", "--max-depth", "1"], input: deep).output.contains("nested deeper than 1"))
    }

    @Test("writes into a file")
    func file() throws {
        try withFolder { folder in
            let input = folder.appending(path: "in.jsonl").path
            let output = folder.appending(path: "out.jsonl").path
            try "\(good)\n\(good)\n".write(toFile: input, atomically: true, encoding: .utf8)
            let run = CommandRun(["batch", input, "-o", output, "--views", "none"])
            #expect(run.status == 0 && run.output.isEmpty)
            let line = #"{"espalier": 1, "title": "good", "steps": [{"step": 0}]}"# + "\n"
            #expect(try String(contentsOfFile: output, encoding: .utf8) == line + line)
        }
    }

    @Test("hands on the results of what is there before it waits for more")
    func streaming() {
        /// Says what has been written whenever more is asked for.
        final class Watching: ByteInput {
            let output: FakeOutput
            let lines: Mutex<[String]>
            let linesBefore = Mutex<[Int]>([])

            init(_ lines: [String], _ output: FakeOutput) {
                self.lines = Mutex(lines)
                self.output = output
            }

            func read() -> [UInt8] {
                linesBefore.withLock { $0.append(output.text.utf8.count { $0 == UInt8(ascii: "\n") }) }
                return lines.withLock { $0.isEmpty ? [] : Array($0.removeFirst().utf8) }
            }
        }
        let output = FakeOutput()
        let input = Watching(["\(good)\n", "\(good)\n\(good)\n", good], output)
        let tool = CommandLineTool(input: input, output: output, errors: FakeOutput())
        #expect(tool.run(["batch"]) == .success)
        #expect(input.linesBefore.withLock { $0 } == [0, 1, 3, 3])
        #expect(output.text.utf8.count { $0 == UInt8(ascii: "\n") } == 4)
    }

    @Test("of many lines keeps nothing of what is done")
    func many() {
        /// Endless lines, made one at a time.
        final class Lines: ByteInput {
            let left: Mutex<Int>
            init(_ count: Int) { left = Mutex(count) }

            func read() -> [UInt8] {
                let left = left.withLock { left in
                    left -= 1
                    return left
                }
                if left < 0 { return [] }
                let title = "line \(left)"
                let view = #"{"class": "Counted", "name": "v", "rules": ["ll = \#(left % 97)"]}"#
                return Array(#"{"espalier": 1, "title": "\#(title)", "root": {"subviews": [\#(view)]}}"#.utf8) + [10]
            }
        }
        let count = 10_000
        let counter = CountedView.Counter()
        var classes = ScenarioClasses()
        classes.register("Counted", CountedView.self) { CountedView(counter) }
        let output = FakeOutput(keeps: false)
        let errors = FakeOutput()
        let tool = CommandLineTool(
            input: Lines(count), output: output, errors: errors, errorsAreTerminal: true, classes: classes)
        #expect(tool.run(["batch", "--views", "none"]) == .success)
        #expect(counter.alive.load(ordering: .relaxed) == 0)
        #expect(counter.most.load(ordering: .relaxed) == 1)
        #expect(output.written > count * 40 && output.largestPiece < 1000)
        #expect(errors.text.hasPrefix("\r1000 lines, 1000 all well\r2000 lines"))
        #expect(errors.text.hasSuffix("\r10000 lines, 10000 all well\r\u{1B}[K10000 all well\n"))
    }

    @Test("shows progress on a terminal only, and for long runs only")
    func progress() {
        let lines = Array(repeating: good, count: 1000).joined(separator: "\n")
        let end = "1000 all well\n"
        #expect(CommandRun(["batch"], input: lines, errorTerminal: false).errors == end)
        #expect(CommandRun(["batch"], input: lines, errorTerminal: true).errors != end)
        #expect(CommandRun(["batch"], input: good, errorTerminal: true).errors == "1 all well\n")
        // Who sees the results themselves needs no progress between them.
        #expect(CommandRun(["batch"], input: lines, terminal: true).errors == end)
        #expect(CommandRun(["batch", "-o", "/dev/null"], input: lines, terminal: true).errors != end)
    }
}
