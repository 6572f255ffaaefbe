import Foundation

@testable import EspalierCommand
@testable import EspalierScenarios

// What the command says about its arguments, and about files.
extension MessageTable {
    static let command = [
        MessageGroup("arguments of the command", calls, done: { "espalier \($0)" }) { call in
            CommandRun(call.split(separator: " ").map(String.init)).errors
        },
        MessageGroup(
            "input and output of the command",
            [
                MessageRow("espalier simulate /no/such/file") { CommandRun(["simulate", "/no/such/file"]).errors },
                MessageRow("espalier simulate / -o /no/such/folder/file") {
                    CommandRun(["simulate", "-", "-o", "/no/such/folder/file"], input: scenario).errors
                },
                MessageRow("standard input cannot be read") {
                    ran(FakeInput(scenario, error: StreamError(code: EIO)), FakeOutput())
                },
                MessageRow("standard output is full") { ran(FakeInput(scenario), FakeOutput(room: 0)) },
                MessageRow("a mistake of the program") {
                    struct Strange: Error {}
                    return ran(FakeInput(error: Strange()), FakeOutput())
                },
                MessageRow("espalier batch of a wrong line") {
                    CommandRun(["batch", "-"], input: "{}\n").output
                },
            ]),
        MessageGroup(
            "errors without a word", [CommandError.stopped, .interrupted, .unwritable("a", StreamError(code: EPIPE))]
        ) {
            "\($0)"
        } said: { error in
            error.text.isEmpty ? "(nothing)" : error.text
        },
    ]

    private static let scenario = #"{"espalier": 1, "root": {}}"#

    private static func ran(_ input: FakeInput, _ output: FakeOutput) -> String {
        let errors = FakeOutput()
        _ = CommandLineTool(input: input, output: output, errors: errors).run(["simulate", "-"])
        return errors.text
    }

    private static let calls = [
        "", "simulte a", "publish", "--hepl", "--quiet", "simulate", "simulate a b", "simulate a --fromat json",
        "simulate a -x", "simulate a --format jsn", "simulate a --format=svg", "batch --views some",
        "simulate a --views",
        "simulate a --max-depth 0", "simulate a --max-steps -1", "import a --max-bytes 1e9", "simulate a -o",
        "simulate a --output=", "simulate a --font", "tree a --fonts=", "batch --jobs 0", "batch --jobs core",
        "batch a b", "import", "import a --view=", "tree a --step -1", "tree a --ids=1", "diff a", "diff a b c",
        "diff a b --steps 0 1", "diff a --steps 0", "diff - -", "render a --format png", "inspect",
        "explain a --nudge b --break c",
        "explain a b --step x", "explain a b --attribute x,widht", "explain a b --attribute x,", "lint a --sizes 3",
        "lint a --without overlaps", "lint a --format svg", "completions", "completions fisch", "completions csh",
        "completions bash zsh",
        "manual a",
    ]
}
