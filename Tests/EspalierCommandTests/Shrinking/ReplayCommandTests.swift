import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

@Suite("espalier replay and espalier bisect")
struct ReplayCommandTests {
    private static let screen = """
        {"espalier": 1, "title": "A box", "root": {"frame": [0, 0, 90, 90], "subviews": [{"name": "box", "hidden": true}]},
         "steps": [
          {"set": "box", "keyPath": "frame", "value": [1, 2, 3, 4]},
          {"expect": "box", "frame": [0, 0, 0, 0]},
          {"set": "box", "keyPath": "tag", "value": 7},
          {"remove": "box"}
        ]}
        """

    @Test("prints the views after a step, with its failures, or the tree")
    func replay() {
        let frames = CommandRun(["replay", "-", "--to", "2"], input: Self.screen)
        #expect(frames.status == 0 && frames.errors.isEmpty)
        #expect(
            frames.output == """
                A box

                step 2  expect box at [0, 0, 0, 0]
                  view   class   x  y  width  height
                  /      UIView  0  0     90      90
                    box  UIView  1  2      3       4
                  FAILED  box (/0): expected [0, 0, 0, 0], got [1, 2, 3, 4]

                """)
        let tree = CommandRun(["replay", "-", "--to", "3", "--tree"], input: Self.screen)
        #expect(
            tree.output == """
                UIView [0, 0, 90, 90]
                  UIView "box" tag 7 [1, 2, 3, 4] hidden

                """)
        let json = CommandRun(["replay", "-", "--to", "4", "--format", "json"], input: Self.screen)
        #expect(
            json.output
                == #"{"espalier": 1, "title": "A box", "steps": [{"step": 4, "views": [{"path": "/", "class": "UIView", "#
                + "\"tag\": 0, \"frame\": [0, 0, 90, 90]}]}]}\n")
        #expect(CommandRun(["replay", "-"], input: Self.screen).output.contains("step 4  remove box"))
    }

    @Test("does not run later steps, and says which there are")
    func ends() {
        let wrong = Self.screen.replacing(#"{"remove": "box"}"#, with: #"{"remove": "nobody"}"#)
        #expect(CommandRun(["replay", "-", "--to", "3"], input: wrong).status == 0)
        let run = CommandRun(["replay", "-"], input: wrong)
        #expect(
            run.status == 65 && run.output.isEmpty && run.errors.contains("$.steps[3].remove: no view has the name"))
        let beyond = CommandRun(["replay", "-", "--to", "5"], input: wrong)
        #expect(beyond.status == 2 && beyond.errors.contains("write a step from 0 to 4"))
    }

    @Test("finds the step, by an expectation, a query or a command")
    func bisect() {
        let expected = CommandRun(
            ["bisect", "-", "--expect", #"{"expect": "box", "frame": [0, 0, 0, 0]}"#], input: Self.screen)
        #expect(
            expected.output == """
                step 1 is the first after which it does not hold; 3 steps of 4 looked at, 3 replays
                  standard input:3:3: set frame of box to [1, 2, 3, 4]

                """)
        let query = CommandRun(
            ["bisect", "-", "--format", "json", "--query", #"{"query": "q", "from": "/", "named": "box"}"#],
            input: Self.screen)
        #expect(
            query.output
                == #"{"espalier": 1, "first": 4, "last": 4, "step": {"remove": "box"}, "line": 6, "column": 3, "#
                + "\"asked\": [4, 1, 2, 3]}\n")
        let command = CommandRun(["bisect", "-", "--command", "! grep -q tag $1"], input: Self.screen)
        #expect(command.output.hasPrefix("step 3 is the first after which it does not hold; 4 steps of 4 looked at\n"))
        let skipping = CommandRun(
            ["bisect", "-", "--command", "grep -q remove $1 && exit 1; grep -q keyPath $1 && exit 125; true"],
            input: Self.screen)
        #expect(skipping.output.hasPrefix("it is one of the steps 1 to 4; all but the last were skipped"))
        #expect(skipping.output.split(separator: "\n").count == 5)
    }

    @Test("tells by its status that the condition holds")
    func holds() {
        let run = CommandRun(["bisect", "-", "--command", "true"], input: Self.screen)
        #expect(run.status == 1 && run.output == "it holds after the last step; 1 step of 4 looked at\n")
    }

    @Test("a command that hangs is ended, and what it has started too")
    func hangs() throws {
        let run = CommandRun(
            ["bisect", "-", "--timeout", "1", "--command", "grep -q steps $1 && sleep 30 & wait; exit 0"],
            input: #"{"espalier": 1, "root": {}, "steps": [{"layout": "/"}]}"#)
        #expect(run.output.hasPrefix("step 1 is the first"))
    }

    @Test(
        "says what is wrong",
        arguments: [
            ([], "'bisect' needs a condition", 2),
            (["--expect", "{}", "--command", "true"], "one condition at a time, but there are 2", 2),
            (["--expect", #"{"expect": "a", "frame": [1]}"#], "--expect:1:26: $.frame", 2),
            (["--query", #"{"query": "q", "from": "/", "named": "a"}"#, "--equals", "[]"], "--equals:1:1: $:", 2),
            (["--contains", "a", "--command", "true"], "'--contains' says what a query finds", 2),
            (["--command", "/no/such/command"], "'--command' cannot be run", 2),
        ] as [([String], String, Int32)])
    func wrong(_ arguments: [String], _ message: String, _ status: Int32) {
        let run = CommandRun(["bisect", "-"] + arguments, input: Self.screen)
        #expect(run.status == status && run.errors.contains(message) && run.output.isEmpty, "\(run.errors)")
    }
}
