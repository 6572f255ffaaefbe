import Testing

@testable import EspalierScenarios

@Suite("Usage of the command")
struct UsageTests {
    struct Case: Sendable, CustomStringConvertible {
        let arguments: [String]
        let errors: String
        var description: String { arguments.joined(separator: " ") }

        init(_ arguments: String, _ errors: String) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.errors = errors
        }
    }

    static let wrong = [
        Case("", "espalier: a subcommand is missing\nfix: write simulate or batch or import\nSee 'espalier --help'.\n"),
        Case(
            "simulte a",
            "espalier: unknown subcommand 'simulte'\nfix: did you mean 'simulate'?\nSee 'espalier --help'.\n"),
        Case(
            "render",
            "espalier: unknown subcommand 'render'\nfix: write simulate or batch or import\nSee 'espalier --help'.\n"),
        Case("--hepl", "espalier: unknown option '--hepl'\nfix: did you mean '--help'?\nSee 'espalier --help'.\n"),
        Case(
            "simulate",
            "espalier: 'simulate' needs a document\nfix: write the path of a file, or '-' for standard input\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "simulate a b",
            "espalier: one document at a time, but there are 2\nfix: call it once for each\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "simulate a --fromat json",
            "espalier: unknown option '--fromat'\nfix: did you mean '--format'?\nSee 'espalier simulate --help'.\n"),
        Case(
            "simulate a -x",
            "espalier: unknown option '-x'\nfix: the options are --format, --views, --max-depth, --allow-outside, --output, "
                + "--help, -h, -o\nSee 'espalier simulate --help'.\n"),
        Case(
            "batch a --format json",
            "espalier: unknown option '--format'\nfix: the options are --views, --max-depth, --allow-outside, --output, --help, -h, -o\n"
                + "See 'espalier batch --help'.\n"),
        Case(
            "simulate a --format jsn",
            "espalier: '--format' cannot be 'jsn'\nfix: did you mean 'json'?\nSee 'espalier simulate --help'.\n"),
        Case(
            "simulate a --format=svg",
            "espalier: '--format' cannot be 'svg'\nfix: write '--format text' or '--format json'\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "batch --views some",
            "espalier: '--views' cannot be 'some'\nfix: write '--views changed', 'all', 'last' or 'none'\n"
                + "See 'espalier batch --help'.\n"),
        Case(
            "simulate a --views",
            "espalier: '--views' needs a value\nfix: write '--views changed', 'all', 'last' or 'none'\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "simulate a --max-depth 0",
            "espalier: '--max-depth' cannot be '0'\nfix: write a number from 1, as in '--max-depth 5000'\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "simulate a -o",
            "espalier: '-o' needs a value\nfix: write the path of a file, as in '--output result.json'\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "simulate a --output=",
            "espalier: '--output' cannot be ''\nfix: write the path of a file, as in '--output result.json'\n"
                + "See 'espalier simulate --help'.\n"),
    ]

    @Test("that is wrong ends with 2, with what would be right on standard error, and nothing else", arguments: wrong)
    func wrongUsage(_ test: Case) {
        let run = CommandRun(test.arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == test.errors)
    }

    @Test("is explained for the command and for each subcommand, with an example")
    func help() {
        for arguments in [["--help"], ["-h"]] {
            let run = CommandRun(arguments)
            #expect(run.status == 0 && run.errors.isEmpty && run.output == CommandHelp.overview)
        }
        for command in ["simulate", "batch"] {
            let run = CommandRun([command, "--help"])
            #expect(run.status == 0 && run.output == CommandRun([command, "x", "-h", "--views", "all"]).output)
            #expect(run.output.contains("example: espalier \(command) "))
            for option in ["--views", "--max-depth", "--output", "--help", "-o", "-h"] {
                #expect(run.output.contains(option), "\(command) \(option)")
            }
            #expect(run.output.contains("--format") == (command == "simulate"))
            #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
        }
        let overview = CommandRun(["--help"]).output
        for status in CommandStatus.allCases { #expect(overview.contains("\(status.rawValue) ")) }
    }

    @Test("includes the version of the program and of the format")
    func version() {
        let run = CommandRun(["--version"])
        #expect(run.status == 0 && run.output == "espalier 0.1.0, scenario format 1\n")
    }

    @Test("takes options in any order, with a space or '=', and files that begin with '-' after '--'")
    func order() throws {
        let document = #"{"espalier": 1, "root": {}}"#
        let json = #"{"espalier": 1, "steps": [{"step": 0}]}"# + "\n"
        for arguments in [
            ["--format", "json", "-", "--views", "none"], ["--views=none", "--format=json", "-"],
            ["-", "--format", "text", "--format", "json", "--views", "none", "-o", "-"],
        ] {
            #expect(CommandRun(["simulate"] + arguments, input: document).output == json)
        }
        let run = CommandRun(["simulate", "--", "--no-such-file"])
        #expect(run.status == 65 && run.errors.hasPrefix("--no-such-file: the file cannot be read: "))
    }
}
