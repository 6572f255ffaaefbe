import EspalierScenarios
import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

@Suite("espalier shrink")
struct ShrinkCommandTests {
    private static let screen = """
        {"espalier": 1, "title": "A screen", "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [
          {"name": "header", "tag": 4}, {"class": "UILabel", "name": "title", "text": "Welcome"}],
          "constraints": ["title.leading == self.leading + 16", "title.width == 40", "wide: title.width >= 50"]},
         "steps": [{"set": "header", "keyPath": "tag", "value": 5}, {"expect": "header", "frame": [0, 0, 9, 0]}]}
        """

    @Test("prints the smallest document, the same each time")
    func conflict() {
        let run = CommandRun(["shrink", "-", "--while", "conflict"], input: Self.screen)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output == """
                {
                  "espalier": 1,
                  "root": {"constraints": ["a.width == 0", "a.width >= 1"], "subviews": [{"name": "a"}]}
                }

                """)
        #expect(CommandRun(["shrink", "-", "--while", "conflict"], input: Self.screen).output == run.output)
        let failure = CommandRun(["shrink", "-", "--while", "failure"], input: Self.screen)
        #expect(
            failure.output == """
                {"espalier": 1, "root": {"name": "a"}, "steps": [{"expect": "a", "frame": [0, 0, 9, 0]}]}

                """)
    }

    @Test("writes the document and a test of it to files")
    func files() throws {
        try withFolder { folder in
            let (small, test) = (folder.appending(path: "small.json").path, folder.appending(path: "Small.swift").path)
            let run = CommandRun(
                ["shrink", "-", "--while", "conflict:wide", "-o", small, "--swift", test], input: Self.screen)
            #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
            let document = try ScenarioDocument(json: String(contentsOfFile: small, encoding: .utf8))
            #expect(document.shows(.conflict("wide")))
            let source = try String(contentsOfFile: test, encoding: .utf8)
            #expect(source == document.swiftTest(showing: .conflict("wide")))
        }
    }

    @Test("tells on a terminal how far it is, and nothing elsewhere")
    func progress() {
        let run = CommandRun(
            ["shrink", "-", "--while", "conflict", "-o", "/dev/null"], input: Self.screen, errorTerminal: true)
        #expect(run.errors.contains(" looked at, ") && run.errors.hasSuffix("\r\u{1B}[K"))
    }

    @Test("asks a command, which gets the document in a file and on its input", arguments: ["$1", "/dev/stdin"])
    func command(_ file: String) {
        let run = CommandRun(["shrink", "-", "--command", "! grep -q Welcome \(file)"], input: Self.screen)
        #expect(run.output == "{\"espalier\": 1, \"root\": {\"text\": \"Welcome\"}}\n", "\(run.errors)")
        let output = CommandRun(
            ["shrink", "-", "--command", "cat \(file); exit 3", "--while", "output:gap"],
            input: #"{"espalier": 1, "title": "gap or not"}"#.replacing("}", with: #", "root": {"tag": 3}}"#))
        #expect(output.output == "{\"espalier\": 1, \"title\": \"gap\", \"root\": {}}\n", "\(output.errors)")
    }

    @Test("knows exit statuses, crashes and commands that hang")
    func outcomes() {
        let document = #"{"espalier": 1, "root": {}}"#
        func status(_ command: String, _ sign: String) -> Int32 {
            CommandRun(["shrink", "-", "--command", command, "--while", sign, "--timeout", "1"], input: document).status
        }
        #expect(status("exit 3", "status:3") == 0 && status("exit 4", "status:3") == 1)
        #expect(status("exit 125", "fails") == 1 && status("exit 1", "fails") == 0 && status("exit 1", "crash") == 1)
        #expect(status("kill -SEGV $$", "crash") == 0 && status("sh -c 'kill -SEGV $$'; exit $?", "crash") == 0)
        #expect(status("sleep 30", "hang") == 0)
    }

    @Test(
        "says what is wrong",
        arguments: [
            ([], "'shrink' needs what the document shows", 2), (["--while", "crash"], "is what a command shows", 2),
            (["--while", "overlaps"], "did you mean 'overlap'?", 2), (["--while", "overlap"], "does not show", 1),
            (["--command", "exit 1", "--while", "overlap"], "a command cannot show", 2),
            (["--command", "/no/such/command"], "cannot be run", 2),
            (["--while", "conflict", "--size", "3"], "no size", 2),
            (["--while", "conflict", "--size", "3x4,4x5"], "one size at a time", 2),
            (["--command", "exit 1", "--swift", "a.swift"], "only a command shows", 2),
            (["--while", "conflict", "--timeout", "0"], "'--timeout' cannot be '0'", 2),
        ] as [([String], String, Int32)])
    func wrong(_ arguments: [String], _ message: String, _ status: Int32) {
        let run = CommandRun(["shrink", "-"] + arguments, input: Self.screen)
        #expect(run.status == status && run.errors.contains(message) && run.output.isEmpty, "\(run.errors)")
    }

    @Test("ends with the smallest so far at a limit")
    func limit() {
        let run = CommandRun(["shrink", "-", "--while", "conflict", "--max-runs", "4"], input: Self.screen)
        #expect(run.status == 0 && run.errors.contains("ended by --max-runs after 4 documents"))
        #expect(run.output.contains("wide"))
    }

    @Test("leaves the expectation that fails as it is, and lets no other one fail in its place")
    func expectation() {
        let list = """
            {"espalier":1,"root":{"name":"root","frame":[0,0,390,844],"subviews":[
              {"name":"list","rules":["ll = 16, rr = 16, tt = 0, h = 40"]}]},
             "steps":[{"expect":"list","frame":[16,0,358,40]},{"rule":"rr = 175","on":"list"},
               {"expect":"list","frame":[16,0,358,40]},{"expect":"root","keyPath":"alpha","value":1,"tolerance":0.5}]}
            """
        let run = CommandRun(["shrink", "-", "--while", "failure"], input: list)
        #expect(run.status == 0 && run.output.contains("[16, 0, 358, 40]"), "\(run.output)")
        #expect(!run.output.contains("alpha"))
    }

    @Test("keeps the kind of error, and the kind of step that it ends")
    func error() {
        let document = """
            {"espalier": 1, "root": {"name": "screen", "subviews": [{"name": "a"}, {"class": "UIStackView", "name": "s",
              "customSpacing": {"lost": 145.0}, "subviews": [{"alpha": 1}]}]}, "steps": [{"set": "a", "keyPath": "tag", "value": 1}]}
            """
        let run = CommandRun(["shrink", "-", "--while", "error"], input: document)
        let again = CommandRun(["simulate", "-"], input: run.output)
        #expect(run.status == 0 && again.errors.contains("the stack has no subview of the name"), "\(again.errors)")
        let step = """
            {"espalier": 1, "root": {"subviews": [{"name": "a", "subviews": [{"name": "b"}]}]},
             "steps": [{"set": "a", "keyPath": "tag", "value": 1}, {"move": "a", "to": "b"}]}
            """
        let moved = CommandRun(["shrink", "-", "--while", "error"], input: step)
        let ended = CommandRun(["simulate", "-"], input: moved.output)
        #expect(ended.errors.contains("which is below it") && moved.output.contains("move"), "\(moved.output)")
    }
}
