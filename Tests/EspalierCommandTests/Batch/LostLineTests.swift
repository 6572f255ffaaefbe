import EspalierViews
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("A line that ends its process")
struct LostLineTests {
    private static let good = #"{"espalier": 1, "root": {}}"#
    private static let result = #"{"espalier": 1, "steps": [{"step": 0}]}"#
    /// Long enough that it does not end by itself.
    private static let long: String = {
        let step = #"{"set": "/", "keyPath": "tag", "value": 1}"#
        let steps = Array(repeating: step, count: 400_000).joined(separator: ", ")
        return #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#
    }()

    /// The number of a line that has an error in place of its result; nil for a result.
    private static func lostLine(_ line: Substring) -> Int? {
        guard let match = line.firstMatch(of: /"line": (\d+), "error": .*signal (\d+) \(/) else { return nil }
        return Int(match.1)
    }

    @Test("loses, with several jobs, no line that was done: a trap, and a stack that is full")
    func threads() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
            try await Self.batch(endedBy: { fatalError("on purpose") })
        }
        try Self.check(result)
        let full = await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardOutputContent]) {
            try await Self.batch(endedBy: { _ = Self.depth(0) })
        }
        try Self.check(full)
    }

    @inline(never)
    private static func depth(_ number: Int) -> Int {
        number < 0 ? 0 : depth(number &+ 1) &+ number
    }

    private static func check(_ result: ExitTest.Result?) throws {
        let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("{") }
        // The third line has ended the process when all blocks but its own were done.
        #expect(lines.count == 64)
        #expect(lines.prefix(2).allSatisfy { $0 == result2 })
        #expect(lines.dropFirst(2).prefix(14).map(lostLine) == (3...16).map(Optional.some))
        #expect(lines.dropFirst(16).allSatisfy { $0 == result2 })
    }

    private static var result2: Substring { result[...] }

    /// Four blocks of lines, of which the first one's third line ends the process when the others are done.
    private static func batch(endedBy end: @escaping @Sendable () -> Void) async throws {
        let done = Atomic(0)
        var classes = ScenarioClasses()
        classes.register("Counted", UIView.self) {
            done.add(1, ordering: .relaxed)
            return UIView()
        }
        classes.register("Ending", UIView.self) {
            while done.load(ordering: .relaxed) < 48 { usleep(1000) }
            // The last one has to be handed over.
            usleep(200_000)
            end()
            return UIView()
        }
        var lines = Array(repeating: Self.good, count: 16)
        lines[2] = #"{"espalier": 1, "root": {"class": "Ending"}}"#
        lines += Array(repeating: #"{"espalier": 1, "root": {"class": "Counted"}}"#, count: 48)
        let interruption = Interruption()
        interruption.listen()
        let tool = CommandLineTool(
            input: FakeInput(lines.joined(separator: "\n")), output: FileStream(descriptor: 1), errors: FakeOutput(),
            classes: classes, interruption: interruption)
        _ = tool.run(["batch", "--views", "none", "--jobs", "2"])
    }

    /// The command as it was built beside the tests.
    private static let command = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "espalier")

    /// The processes that a process has started.
    private static func children(of id: Int32) -> [Int32] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { Int32($0) }.filter { process in
            let bytes = try? FileStream(reading: "/proc/\(process)/stat").allBytes()
            // Behind the name: the state, and the process that has started it.
            let words = String(decoding: bytes ?? [], as: UTF8.self).split(separator: ")").last?.split(separator: " ")
            return words.map { $0.count > 1 && $0[1] == "\(id)" } ?? false
        }
    }

    @Test("harms no other with --isolate: it has the error with the signal", arguments: [1])
    func isolated(_ jobs: Int) throws {
        try withFolder { folder in
            let file = folder.appending(path: "lines.jsonl")
            let lines = [Self.good, "", Self.long, #"{"espalier": 2}"#, Self.good]
            try lines.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
            let output = folder.appending(path: "out.jsonl")
            let errors = folder.appending(path: "err.txt")
            let process = Process()
            process.executableURL = Self.command
            process.arguments = [
                "batch", file.path, "--views", "none", "--isolate", "--jobs", "\(jobs)",
            ]
            // The runtime's report of a crash takes longer than the test.
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            for stream in [output, errors] { _ = FileManager.default.createFile(atPath: stream.path, contents: nil) }
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            // The process that works on the long line is the one that there is when the first line is out.
            // That it finds nothing to end would be seen below.
            var ended = false
            for _ in 0..<2000 where !ended {
                usleep(5000)
                // Foundation on Linux never releases what it reads an empty file with.
                guard try !FileStream(reading: output.path).allBytes().isEmpty else { continue }
                usleep(50_000)
                let children = Self.children(of: process.processIdentifier)
                // A sanitizer would catch any other signal, and end the process by itself.
                for child in children { kill(child, SIGKILL) }
                ended = !children.isEmpty
            }
            process.waitUntilExit()
            let results = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
            try #require(results.count == 4)
            #expect(results[0] == Self.result[...] && results[3] == Self.result[...])
            #expect(results[1].contains("the line ended its process by signal 9"), "\(results[1].prefix(300))")
            #expect(Self.lostLine(results[1]) == 3)
            #expect(results[2].contains(#""line": 4"#) && results[2].contains("version 2"))
            #expect(process.terminationStatus == 65)
            #expect(try String(contentsOf: errors, encoding: .utf8) == "2 all well, 2 wrong\n")
        }
    }

    @Test("--isolate gives the same bytes, statuses and counts for any number of jobs")
    func same() throws {
        let text = BatchJobsTests.lines(60, seed: 3).joined(separator: "\n")
        let plain = CommandRun(["batch"], input: text)
        for jobs in ["1", "3"] {
            let (output, errors) = (FakeOutput(), FakeOutput())
            let tool = CommandLineTool(
                input: FakeInput(text), output: output, errors: errors, program: Self.command.path)
            #expect(tool.run(["batch", "--isolate", "--jobs", jobs]).rawValue == plain.status)
            #expect(output.text == plain.output && errors.text == plain.errors)
        }
    }

    @Test("--isolate says why no process can be started")
    func noProgram() {
        let errors = FakeOutput()
        let tool = CommandLineTool(
            input: FakeInput(Self.good), output: FakeOutput(), errors: errors, program: "/no/such/program")
        #expect(tool.run(["batch", "--isolate"]) == .inside)
        #expect(errors.text.contains("a process for lines cannot be started: No such file or directory"))
    }
}
