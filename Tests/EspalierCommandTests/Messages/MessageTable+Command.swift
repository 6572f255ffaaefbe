import Foundation
import TestSupport

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
                MessageRow("espalier port -, of what does not compile") {
                    CommandRun(["port", "-"], input: "class A {\n    func b( {\n").errors
                },
                MessageRow("espalier import -, of what is no XML") {
                    CommandRun(["import", "-"], input: "<document>\n    <objects>\n        <view id=a/>\n").errors
                },
                MessageRow("espalier import -, of a scenario") {
                    CommandRun(["import", "-"], input: scenario).errors
                },
                MessageRow("espalier port -, of a scenario") { CommandRun(["port", "-"], input: scenario).errors },
                MessageRow("espalier port -, of an interface file") {
                    CommandRun(["port", "-"], input: "\u{FEFF}<?xml?>").errors
                },
                MessageRow("espalier port /") { CommandRun(["port", "/"]).errors },
                MessageRow("espalier simulate -, of an interface file") {
                    CommandRun(["simulate", "-"], input: "<?xml version=\"1.0\"?>\n<document/>\n").errors
                },
                MessageRow("espalier simulate FILE, of an interface file") {
                    try withFolder {
                        let file = $0.appending(path: "Cart.xib")
                        try Data(" <document/>".utf8).write(to: file)
                        return CommandRun(["simulate", file.path]).errors.replacing($0.path, with: "FOLDER")
                    }
                },
                MessageRow("espalier port -") { CommandRun(["port", "-"], input: Self.ported).errors },
                MessageRow("espalier simulate FILE, with a name that is not UTF-8") {
                    let errors = FakeOutput()
                    let tool = CommandLineTool(input: FakeInput(scenario), output: FakeOutput(), errors: errors)
                    _ = tool.run(["simulate", "a\u{FFFD}.json"], undecodable: 1)
                    return errors.text
                },
                MessageRow("espalier simulate /no/such/file") { CommandRun(["simulate", "/no/such/file"]).errors },
                MessageRow("espalier simulate /") { CommandRun(["simulate", "/"]).errors },
                MessageRow("espalier lint --recursive of a folder without documents") {
                    try withFolder {
                        CommandRun(["lint", "--recursive", $0.path]).errors.replacing($0.path, with: "FOLDER")
                    }
                },
                MessageRow("espalier simulate / -o /no/such/folder/file") {
                    CommandRun(["simulate", "-", "-o", "/no/such/folder/file"], input: scenario).errors
                },
                MessageRow("espalier inspect - on a terminal") {
                    CommandRun(["inspect", "-"], input: scenario, terminal: true, errorTerminal: false).errors
                },
                MessageRow("espalier replay - --to 5") {
                    CommandRun(["replay", "-", "--to", "5"], input: scenario).errors
                },
                MessageRow("espalier bisect - --expect of something else") {
                    CommandRun(["bisect", "-", "--expect", #"{"layout": "/"}"#], input: scenario).errors
                },
                MessageRow("espalier bisect - --query of something else") {
                    CommandRun(["bisect", "-", "--query", #"{"layout": "/"}"#], input: scenario).errors
                },
                MessageRow("espalier bisect - --command false") {
                    CommandRun(["bisect", "-", "--command", "false"], input: scenario).output
                },
                MessageRow("espalier bisect - --command /no/such/command") {
                    CommandRun(["bisect", "-", "--command", "/no/such/command"], input: scenario).errors
                },
                MessageRow("espalier shrink - --while conflict") {
                    CommandRun(["shrink", "-", "--while", "conflict"], input: scenario).errors
                },
                MessageRow("espalier shrink - --while conflict --size 3x4,5x6") {
                    CommandRun(["shrink", "-", "--while", "conflict", "--size", "3x4,5x6"], input: scenario).errors
                },
                MessageRow("espalier shrink - --while conflict --size 3") {
                    CommandRun(["shrink", "-", "--while", "conflict", "--size", "3"], input: scenario).errors
                },
                MessageRow("espalier shrink - --command false --max-runs 1") {
                    CommandRun(["shrink", "-", "--command", "false", "--max-runs", "1"], input: scenario).errors
                },
                MessageRow("standard input cannot be read") {
                    ran(FakeInput(scenario, error: StreamError(code: EIO)), FakeOutput())
                },
                MessageRow("standard output is full") { ran(FakeInput(scenario), FakeOutput(room: 0)) },
                MessageRow("a mistake of the program") {
                    struct Strange: Error {}
                    return ran(FakeInput(error: Strange()), FakeOutput())
                },
                MessageRow("espalier simulate - --max-output 100") {
                    CommandRun(["simulate", "-", "--max-output", "100"], input: screen(steps: "")).errors
                },
                MessageRow("espalier tree - --max-output 1") {
                    CommandRun(["tree", "-", "--max-output", "1"], input: screen(steps: #"{"layout": "/"}"#)).errors
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
            error.text().isEmpty ? "(nothing)" : error.text()
        },
    ]

    private static let scenario = #"{"espalier": 1, "root": {}}"#

    private static func ran(_ input: FakeInput, _ output: FakeOutput) -> String {
        let errors = FakeOutput()
        _ = CommandLineTool(input: input, output: output, errors: errors).run(["simulate", "-"])
        return errors.text
    }

    private static let calls = [
        "", "simulte a", "publish", "help publish", "simulate a --color red", "query a --from=",
        "lint a --with overlaps", "lint a --output sraif=b", "lint a --output sarif=", "lint . --config a --no-config",
        "lint . --no-config --watch --write-baseline",
        "render a -o b.png", "render a -o b.jpg", "render a -o c/b.PDF", "inspect a -o b.svg", "--hepl", "--quiet",
        "simulate", "replay a b",
        "simulate a --fromat json",
        "simulate a -x", "simulate a --format jsn", "simulate a --format=svg", "batch --views some",
        "simulate a --views",
        "simulate a --max-depth 0", "simulate a --max-steps -1", "import a --max-bytes 1e9", "simulate a -o",
        "simulate a --output=", "simulate a --font", "tree a --fonts=", "batch --jobs 0", "batch --jobs core",
        "batch a b", "import", "import a --view=", "tree a --step -1", "tree a --ids=1", "query a",
        "query a --group cousins", "query a --group siblings",
        "query a --select A --by tag=1", "query a --group siblings --by tag=a", "query a --group siblings --by size=3",
        "query a --group siblings --by tag=", "query a --select A:frist", "diff a", "diff a b c",
        "diff a b --steps 0 1", "diff a --steps 0", "diff - -", "render a --format jpg", "render a b",
        "render a b -o c -",
        "render a/x.json b/x.json -o c", "inspect a b", "inspect",
        "inspect a --widths all",
        "explain a --nudge b --break c",
        "explain a b --step x", "explain a b --attribute x,widht", "explain a b --attribute x,", "lint a --sizes 3",
        "lint a --without overlaps", "lint a --format svg", "completions", "completions fisch", "completions csh",
        "completions bash zsh",
        "manual a", "replay a --to x", "bisect a", "bisect a --expect a --query b",
        "bisect a --contains b --command true",
        "bisect a --expect {}", "bisect a --query {}", "bisect a --query {} --equals 3", "shrink a",
        "shrink a --while b",
        "shrink a --while failure:a", "shrink a --while hang", "shrink a --while overlap --command b",
        "shrink a --command b --swift c", "shrink a --while", "shrink a --timeout 0",
        "shrink a --while error --max-runs 0",
        "a/b.json", "-v", "help simulate explain", "replay a --step 3", "simulate a -ob.txt", "simulate a --json",
        "simulate a --verbose", "simulate a -o b.json", "render a -o b.json", "bisect a --expect b",
        "bisect a --query b",
    ]

    /// A source of which something of each kind is left to do.
    private static let ported = """
        import MapKit
        @objc protocol P { @objc optional func a() }
        class A: UIViewController {
            @objc dynamic var b = 1
            @NSManaged var c: Int
            @IBOutlet let d = 1
            func e() {
                f.addTarget(self, action: #selector(getter: b), for: .g)
                f.addTarget(self, action: #selector(super.e), for: .g)
                f.addTarget(f, action: #selector(UIView.endEditing), for: .g)
                f.addTarget(self, action: #selector(h[0]), for: .g)
                i(action: #selector(e))
                UIApplication.shared.j(UIDevice.current, Selector("k"), #keyPath(l))
                m.perform(n); m.responds(to: n); m.value(forKey: o); m.setValue(1, forKey: o)
                let p: (NSHashTable, NSMapTable) = CADisplayLink(q) as? NSObject
            }
        }
        @UIApplicationMain class R {}
        let s = t(#selector(u))
        extension UIView { override func v() {} }
        """
}
