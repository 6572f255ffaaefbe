import Testing

@testable import EspalierCommand
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
        Case(
            "",
            "espalier: a subcommand is missing\nfix: write one of simulate, batch, import, tree, query, diff, render, inspect, explain, lint, replay, bisect, shrink, port, devices, kinds, completions, manual\nSee 'espalier --help'.\n"
        ),
        Case(
            "simulte a",
            "espalier: unknown subcommand 'simulte'\nfix: did you mean 'simulate'?\nSee 'espalier --help'.\n"),
        Case(
            "publish",
            "espalier: unknown subcommand 'publish'\nfix: write one of simulate, batch, import, tree, query, diff, render, inspect, explain, lint, replay, bisect, shrink, port, devices, kinds, completions, manual\nSee 'espalier --help'.\n"
        ),
        Case("--hepl", "espalier: unknown option '--hepl'\nfix: did you mean '--help'?\nSee 'espalier --help'.\n"),
        Case(
            "simulate",
            "espalier: 'simulate' needs a document\nfix: write the path of a file, or '-' for standard input\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "replay a b",
            "espalier: one document at a time, but there are 2\nfix: call it once for each\n"
                + "See 'espalier replay --help'.\n"),
        Case(
            "simulate a --fromat json",
            "espalier: unknown option '--fromat'\nfix: did you mean '--format'?\nSee 'espalier simulate --help'.\n"),
        Case(
            "simulate a -x",
            "espalier: unknown option '-x'\nfix: the options are --format, --views, --recursive, --devices, --orientations, --languages, --text-sizes, "
                + "--direction, --max-depth, --max-views, --max-steps, "
                + "--max-rule-length, --max-elements, --max-bytes, --max-output, --allow-outside, --font, --fonts, "
                + "--output, -o, --color, --help, -h\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "batch a -x",
            "espalier: unknown option '-x'\nfix: the options are --jobs, --isolate, --views, --max-depth, --max-views, "
                + "--max-steps, --max-rule-length, --max-elements, --max-bytes, --max-output, --allow-outside, --font, "
                + "--fonts, --output, -o, --color, --help, -h\n"
                + "See 'espalier batch --help'.\n"),
        Case(
            "simulate a --format jsn",
            "espalier: '--format' cannot be 'jsn'\nfix: did you mean 'json'?\nSee 'espalier simulate --help'.\n"),
        Case(
            "simulate a --format=svg",
            "espalier: '--format' cannot be 'svg'\nfix: write '--format text' or 'json'\n"
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
            "espalier: '-o' needs a value\nfix: write the path of a file, as in '--output result.txt'\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "batch --jobs 0",
            "espalier: '--jobs' cannot be '0'\nfix: write a number from 1 or 'cores', as in '--jobs 4'\n"
                + "See 'espalier batch --help'.\n"),
        Case(
            "batch --jobs core",
            "espalier: '--jobs' cannot be 'core'\nfix: did you mean 'cores'?\nSee 'espalier batch --help'.\n"),
        Case(
            "diff a",
            "espalier: 'diff' needs a second document\nfix: write the paths of two files, or of one and '--steps I K'\n"
                + "See 'espalier diff --help'.\n"),
        Case(
            "diff a b c",
            "espalier: 'diff' takes 2 arguments at most, but there are 3\nfix: leave out 'c'\n"
                + "See 'espalier diff --help'.\n"),
        Case(
            "diff a b --steps 0 1",
            "espalier: '--steps' compares two steps of one document, but there are two\n"
                + "fix: leave out 'b', or '--steps'\nSee 'espalier diff --help'.\n"),
        Case(
            "diff a --steps 0",
            "espalier: '--steps' needs 2 values\nfix: write 2 numbers from 0, as in '--steps 0 2'\n"
                + "See 'espalier diff --help'.\n"),
        Case(
            "diff - -",
            "espalier: standard input can be read only once\nfix: write the path of a file for A or B\n"
                + "See 'espalier diff --help'.\n"),
        Case(
            "explain a --nudge b --break c",
            "espalier: one of '--without', '--nudge' and '--break' at a time\nfix: call it once for each\n"
                + "See 'espalier explain --help'.\n"),
        Case(
            "explain a b --attribute x,widht",
            "espalier: '--attribute' cannot be 'widht'\nfix: did you mean 'width'?\nSee 'espalier explain --help'.\n"),
        Case(
            "explain a b --attribute x,",
            "espalier: '--attribute' cannot be ''\nfix: write one or more of x, y, width, height, as in "
                + "'--attribute width,x'\nSee 'espalier explain --help'.\n"),
        Case(
            "lint a --sizes 3",
            "espalier: '3' is no size\nfix: write sizes as WIDTHxHEIGHT in points, as in 320x568,390x844\n"
                + "See 'espalier lint --help'.\n"),
        Case(
            "render a --format jpg",
            "espalier: '--format' cannot be 'jpg'\nfix: write '--format svg', 'png' or 'pdf'\nSee 'espalier render --help'.\n"
        ),
        Case(
            "tree a --ids=1",
            "espalier: '--ids' takes no value\nfix: leave the value out\nSee 'espalier tree --help'.\n"),
        Case(
            "completions",
            "espalier: 'completions' needs a shell\nfix: write bash, zsh or fish\n"
                + "See 'espalier completions --help'.\n"),
        Case(
            "completions fisch",
            "espalier: 'fisch' is no shell that is known\nfix: did you mean 'fish'?\n"
                + "See 'espalier completions --help'.\n"),
        Case(
            "manual a",
            "espalier: 'manual' takes no arguments, but there is 1\nfix: leave out 'a'\n"
                + "See 'espalier manual --help'.\n"),
        Case(
            "simulate a --font",
            "espalier: '--font' needs a value\nfix: write the path of a file, as in '--font Inter-Bold.ttf'\n"
                + "See 'espalier simulate --help'.\n"),
        Case(
            "tree a --fonts=",
            "espalier: '--fonts' cannot be ''\nfix: write the path of a folder, as in '--fonts Fonts'\n"
                + "See 'espalier tree --help'.\n"),
        Case(
            "simulate a --output=",
            "espalier: '--output' cannot be ''\nfix: write the path of a file, as in '--output result.txt'\n"
                + "See 'espalier simulate --help'.\n"),
    ]

    @Test("that is wrong ends with 2, with what would be right on standard error, and nothing else", arguments: wrong)
    func wrongUsage(_ test: Case) {
        let run = CommandRun(test.arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == test.errors)
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
