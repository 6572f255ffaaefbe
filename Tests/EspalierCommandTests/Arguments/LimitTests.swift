import EspalierNibs
import Foundation
import Synchronization
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Limits of the command")
struct LimitTests {
    struct Limit: Sendable, CustomStringConvertible {
        let option: String
        let most: Int
        let document: String
        let message: String
        var description: String { option }
    }

    /// Documents that need just as much as is allowed.
    static let limits = [
        Limit(
            option: "--max-depth", most: 2, document: #"{"espalier": 1, "root": {"subviews": [{}]}}"#,
            message: "views are nested deeper than 1"),
        Limit(
            option: "--max-views", most: 3,
            document: #"{"espalier": 1, "root": {"subviews": [{}]}, "steps": [{"add": {}, "to": "/"}]}"#,
            message: "the document has more than 2 views"),
        Limit(
            option: "--max-steps", most: 1,
            document: #"{"espalier": 1, "root": {}, "steps": [{"layout": "/"}]}"#,
            message: "the document has more than 0 steps"),
        Limit(
            option: "--max-rule-length", most: 6, document: #"{"espalier": 1, "root": {"rules": ["tt = 1"]}}"#,
            message: "a rule text has 6 bytes; 5 are allowed"),
        Limit(
            option: "--max-bytes", most: 27, document: #"{"espalier": 1, "root": {}}"#,
            message: "the text has more than 26 bytes"),
    ]

    private static let reading = ["simulate", "batch", "tree", "diff", "render", "inspect", "explain", "lint"]

    private func run(_ command: String, _ options: [String], _ document: String) -> CommandRun {
        let rest = command == "diff" ? ["--steps", "0", "0"] : command == "explain" ? ["/"] : []
        return CommandRun([command, "-"] + rest + options, input: document)
    }

    @Test("hold for each subcommand that reads a scenario, and each error names the option", arguments: limits)
    func each(_ limit: Limit) {
        for command in Self.reading {
            let refused = run(command, [limit.option, "\(limit.most - 1)"], limit.document)
            #expect(refused.status == 65, "\(command)")
            let said = command == "batch" ? refused.output : refused.errors
            #expect(said.contains(limit.message) && said.contains(limit.option), "\(command): \(said)")
            let done = run(command, [limit.option, "\(limit.most)"], limit.document)
            #expect(done.status == 0 || command == "lint" && done.status == 1, "\(command): \(done.errors)")
        }
    }

    @Test("are told by --help with their values, for each of these subcommands")
    func help() {
        let usual = ScenarioDocument.Options()
        for command in Self.reading {
            let help = CommandRun([command, "--help"]).output.split { $0.isWhitespace }.joined(separator: " ")
            for number in [usual.maxDepth, usual.maxViews, usual.maxSteps, usual.maxRuleLength, usual.maxBytes] {
                #expect(help.contains("; \(number) if left out"), "\(command)")
            }
            #expect(help.contains("if left out, 268435456, or 64 times as many as the document has"), "\(command)")
        }
        let help = CommandRun(["import", "--help"]).output.split { $0.isWhitespace }.joined(separator: " ")
        let limits = InterfaceLimits()
        for number in [limits.maxDepth, limits.maxElements, limits.maxBytes] {
            #expect(help.contains("; \(number) if left out"))
        }
    }

    @Test("hold for interface files, alone and as roots")
    func interfaces() throws {
        let bytes = ImportCommandTests.card.utf8.count
        for (option, most) in [("--max-depth", 6), ("--max-elements", 18), ("--max-bytes", bytes)] {
            let refused = CommandRun(["import", "-", option, "\(most - 1)"], input: ImportCommandTests.card)
            #expect(refused.status == 65 && refused.errors.contains(" more than \(most - 1) "), "\(refused.errors)")
            #expect(refused.errors.contains(option))
            #expect(CommandRun(["import", "-", option, "\(most)"], input: ImportCommandTests.card).status == 0)
        }
        try withFolder { folder in
            try ImportCommandTests.card.write(
                to: folder.appending(path: "card.xib"), atomically: true, encoding: .utf8)
            let file = folder.appending(path: "a.json").path
            try #"{"espalier": 1, "root": {"nib": "card.xib"}}"#.write(toFile: file, atomically: true, encoding: .utf8)
            let refused = CommandRun(["tree", file, "--max-elements", "17"])
            #expect(refused.status == 65 && refused.errors.contains("--max-elements"))
            #expect(CommandRun(["tree", file, "--max-elements", "18"]).status == 0)
            // The file is no part of the document's text.
            #expect(CommandRun(["tree", file, "--max-bytes", "50", "--max-depth", "1"]).status == 0)
        }
    }

    @Test("hold for trees as text")
    func trees() {
        let tree = "UIView [0, 0, 0, 0]\n"
        let refused = CommandRun(["diff", "-", "/dev/null", "--max-bytes", "\(tree.utf8.count - 1)"], input: tree)
        #expect(refused.status == 65)
        #expect(refused.errors.hasPrefix("standard input:1:1: the text has more than 19 bytes\nfix: "))
        #expect(refused.errors.contains("--max-bytes"))
    }

    /// The same bytes for ever.
    private final class Endless: ByteInput {
        let bytes: [UInt8]
        let given = Mutex(0)

        init(_ text: String) { bytes = Array(repeating: Array(text.utf8), count: 1000).flatMap { $0 } }

        func read() -> [UInt8] {
            given.withLock { $0 += bytes.count }
            return bytes
        }
    }

    @Test(
        "end the reading of an input without end, before the memory is full", arguments: ["simulate", "tree", "import"])
    func endless(_ command: String) {
        for text in [" ", "[", "<a>"] {
            let input = Endless(text)
            let errors = FakeOutput()
            let tool = CommandLineTool(input: input, output: FakeOutput(), errors: errors)
            #expect(tool.run([command, "-", "--max-bytes", "100000"]) == .document)
            #expect(errors.text.contains("more than 100000 bytes"))
            #expect(input.given.withLock { $0 } < 200_000)
        }
    }

    @Test("hold for each line of a batch, also for one without end; those around it are run", arguments: ["1", "2"])
    func lines(_ jobs: String) throws {
        let good = #"{"espalier": 1, "root": {}}"#
        let blank = String(repeating: " ", count: 1000)
        let long = #"{"espalier": 1, "root": {}, "title": "\#(String(repeating: "x", count: 500_000))"}"#
        let input = [good, long, blank + good, good, blank, long].joined(separator: "\n")
        for piece in [7, 1 << 16] {
            let output = FakeOutput()
            let tool = CommandLineTool(
                input: FakeInput(input, piece: piece), output: output, errors: FakeOutput())
            #expect(tool.run(["batch", "--jobs", jobs, "--max-bytes", "27", "--views", "none"]) == .document)
            let result = #"{"espalier": 1, "steps": [{"step": 0}]}"#
            func refusal(_ line: Int) -> String {
                #"{"espalier": 1, "line": \#(line), "error": {"message": "the text has more than 27 bytes\nfix: "#
                    + #"cut it into several documents, or allow more with --max-bytes", "#
                    + #""fix": "cut it into several documents, or allow more with --max-bytes", "path": "$", "#
                    + #""line": \#(line), "column": 1}}"#
            }
            let lines = [result, refusal(2), refusal(3), result, refusal(5), refusal(6)]
            #expect(output.text == lines.map { $0 + "\n" }.joined())
        }
    }

    @Test("of a line are kept while it is read: no more than that is held")
    func held() throws {
        var reader = LineReader(FakeInput(String(repeating: "x", count: 100_000) + "\nyy\nzzzz", piece: 10), longest: 3)
        var lines: [String] = []
        while let line = try reader.next(beforeReading: {}) { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(lines == ["xxxx", "yy", "zzzz"])
    }
}
