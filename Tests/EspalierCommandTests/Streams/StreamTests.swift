import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Input and output of the command")
struct StreamTests {
    private let document = #"{"espalier": 1, "root": {}}"#

    private func run(
        _ arguments: [String], input: any ByteInput, output: any ByteOutput
    ) -> (status: CommandStatus, errors: String) {
        let errors = FakeOutput()
        let tool = CommandLineTool(input: input, output: output, errors: errors)
        let status = tool.run(arguments)
        return (status, errors.text)
    }

    @Test(
        "that cannot be written ends the command with 74 and a message",
        arguments: [["simulate", "-"], ["simulate", "-", "--format", "json"], ["batch"], ["--help"], ["--version"]])
    func full(_ arguments: [String]) {
        let (status, errors) = run(arguments, input: FakeInput(document), output: FakeOutput(room: 0))
        #expect(status == .output)
        #expect(errors == "espalier: the result cannot be written to standard output: No space left on device\n")
        let late = FakeOutput(errorAtEnd: StreamError(code: EIO))
        #expect(run(arguments, input: FakeInput(document), output: late).status == .output)
    }

    @Test("whose reader has gone ends the command with 74 and without a word")
    func brokenPipe() {
        let output = FakeOutput(room: 10, error: StreamError(code: EPIPE))
        let (status, errors) = run(["simulate", "-"], input: FakeInput(document), output: output)
        #expect(status == .output && errors.isEmpty)
    }

    @Test("that cannot be read ends the command with 65 and a message")
    func unreadable() {
        for command in ["simulate", "batch"] {
            let input = FakeInput(document, error: StreamError(code: EIO))
            let (status, errors) = run([command, "-"], input: input, output: FakeOutput())
            #expect(status == .document)
            #expect(errors.hasPrefix("standard input: the file cannot be read: Input/output error\n"))
        }
    }

    @Test("that fails for a reason that nobody foresaw ends the command with 70")
    func inside() {
        struct Strange: Error {}
        let (status, errors) = run(["simulate", "-"], input: FakeInput(error: Strange()), output: FakeOutput())
        #expect(status == .inside && errors == "espalier: an error inside the program: Strange()\n")
        let output = FakeOutput(room: 0, error: Strange())
        #expect(run(["batch"], input: FakeInput(document), output: output).status == .inside)
    }

    @Test("goes to files that cannot be made, or are full, with 74")
    func files() throws {
        let run = CommandRun(["simulate", "-", "-o", "/no/such/folder/x"], input: document)
        #expect(run.status == 74)
        #expect(
            run.errors
                == "espalier: the result cannot be written to /no/such/folder/x: No such file or directory\n")
        if FileManager.default.fileExists(atPath: "/dev/full") {
            #expect(CommandRun(["simulate", "-", "-o", "/dev/full"], input: document).status == 74)
        }
        let closed = FileStream(descriptor: 1023)
        #expect(self.run(["simulate", "-"], input: FakeInput(document), output: closed).status == .output)
        #expect(self.run(["simulate", "-"], input: closed, output: FakeOutput()).status == .document)
    }

    @Test("is cut into lines wherever the pieces end", arguments: [1, 2, 3, 7, 64])
    func lines(_ piece: Int) throws {
        var reader = LineReader(FakeInput("a\n\nbcd\r\n" + String(repeating: "x", count: 100) + "\nlast", piece: piece))
        var lines: [String] = []
        while let line = try reader.next(beforeReading: {}) { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(lines == ["a", "", "bcd\r", String(repeating: "x", count: 100), "last"])
        var empty = LineReader(FakeInput(""))
        #expect(try empty.next(beforeReading: {}) == nil)
    }

    @Test("goes out in pieces, however long the result is")
    func pieces() {
        let steps = (0..<300).map { #"{"set": "/", "keyPath": "tag", "value": \#($0)}"# }.joined(separator: ", ")
        let views = (0..<50).map { #"{"name": "view\#($0)"}"# }.joined(separator: ", ")
        let json = #"{"espalier": 1, "root": {"subviews": [\#(views)]}, "steps": [\#(steps)]}"#
        let output = FakeOutput(keeps: false)
        let (status, _) = run(
            ["simulate", "-", "--format", "json", "--views", "all"], input: FakeInput(json), output: output)
        #expect(status == .success)
        #expect(output.written > 1_000_000 && output.largestPiece < 100_000)
    }
}
