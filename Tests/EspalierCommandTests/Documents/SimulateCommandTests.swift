import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("espalier simulate")
struct SimulateCommandTests {
    private let document = #"""
        {"espalier": 1, "title": "A card", "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [
          {"name": "avatar", "rules": ["tt = ll = 16, w = h = 64.12345"]},
          {"rules": [["ll = %rl + 8", "avatar"], "rr = 16"], "subviews": [{}]}]},
         "steps": [
          {"set": "/", "keyPath": "frame.size", "value": [844, 390]},
          {"add": {"name": "badge", "frame": [1, 2, 3, 4]}, "to": "/", "at": 0},
          {"expect": "avatar", "frame": [16, 16, 64, 64]},
          {"rule": "h = 1 / 0", "on": "badge"},
          {"rule": "w = ;", "on": "badge", "fails": true},
          {"remove": "/2"}
         ]}
        """#

    private let text = """
        A card

        step 0  the tree as it is built
          view      class        x   y    width  height
          screen    UIView       0   0      390     844
            avatar  UIView      16  16   64.123  64.123
            /1      UIView  88.123   0  285.877       0
              /1/0  UIView       0   0        0       0
        step 1  set frame.size of / to [844, 390]
          ~ screen       0  0      390  844  ->       0  0      844  390
          ~ /1      88.123  0  285.877    0  ->  88.123  0  739.877    0
        step 2  add badge to / at 0
          + badge        1   2        3       4  UIView
          ~ avatar      16  16   64.123  64.123  tag 0, at /1
          ~ /2      88.123   0  739.877       0  tag 0, at /2
          ~ /2/0         0   0        0       0  tag 0, at /2/0
        step 3  expect avatar at [16, 16, 64, 64]
          FAILED  avatar (/1): expected [16, 16, 64, 64], got [16, 16, 64.12345, 64.12345]
        step 4  rule on badge: h = 1 / 0
          ! /0: badge.height is not a finite number and stays 4, 1:1 in the rule of badge (standard input:8)
              h = 1 / 0
              ^
            fix: see that the rule does not divide by zero, and that functions and objects give a number
        step 5  rule to be refused on badge: w = ;
        step 6  remove /2
          - /2
          - /2/0

        6 steps, 2 expectations: 1 failed
          step 3, standard input:7:3: avatar (/1): width is 64.12345, not 64; height is 64.12345, not 64

        """

    @Test("tells failures once more at the end, with the step's place and the numbers that are others, 20 at most")
    func failuresAtTheEnd() {
        let steps = (0..<25).map { #"{"expect": "a", "frame": [0, \#($0 + 1), 5, 5]}"# }
        let input = """
            {"espalier": 1, "root": {"subviews": [{"name": "a", "frame": [0, 0, 5, 5.5]}]}, "steps": [
            {"expect": "a", "frame": [0, 3, 5, 5], "tolerance": 1},
            {"expect": "a", "keyPath": "alpha", "value": 0.5},
            \(steps.joined(separator: ",\n"))]}
            """
        let lines = CommandRun(["simulate", "-"], input: input).output.split(separator: "\n").suffix(22)
        #expect(lines.first == "27 steps, 27 expectations: 27 failed")
        #expect(lines.dropFirst().first == "  step 1, standard input:2:1: a (/0): y is 0, not 3")
        #expect(lines.dropFirst(2).first == "  step 2, standard input:3:1: a (/0): alpha is 1, not 0.5")
        #expect(lines.dropFirst(3).first == "  step 3, standard input:4:1: a (/0): y is 0, not 1; height is 5.5, not 5")
        #expect(lines.last == "  and 7 more")
    }

    @Test("writes no character that turns the direction of a text, wherever it stands in the document")
    func hiddenCharacters() {
        let input = #"""
            {"espalier": 1, "title": "a\u202Eb", "root": {"name": "r\u202E", "subviews": [
              {"name": "a\u202E", "class": "UILabel", "text": "x\u202E", "properties": {"p\u202E": "q\u202E"}}]},
             "steps": [{"mark": "m\u202E"}, {"query": "q\u202E", "from": "/", "named": "a\u202E"},
              {"expect": "a\u202E", "keyPath": "text", "value": "c\u202E"},
              {"expect": "a\u202E", "keyPath": "properties.p\u202E", "value": "c\u202E"}, {"remove": "n\u202E"}]}
            """#
        for command in ["simulate", "tree", "lint", "explain"] {
            let run = CommandRun([command, "-"], input: input)
            #expect(!(run.output + run.errors).unicodeScalars.contains("\u{202E}"), "\(command)")
        }
    }

    @Test("shows the line of a mistake with a caret, and colour where somebody sees it or asks for it")
    func colour() {
        let plain = CommandRun(["simulate", "-"], input: SmallScenario.wrong)
        #expect(plain.errors == SmallScenario.wrongMessage)
        let seen = CommandRun(["simulate", "-"], input: SmallScenario.wrong, errorTerminal: true).errors
        #expect(seen.contains("\u{1B}[1mstandard input:1:26:\u{1B}[0m $.root.fram"))
        #expect(seen.contains("\u{1B}[31m^\u{1B}[0m\n\u{1B}[32mfix:\u{1B}[0m did"))
        let always = ["simulate", "-", "--color", "always"]
        #expect(CommandRun(always, input: SmallScenario.wrong, environment: ["NO_COLOR": "1"]).errors == seen)
        #expect(CommandRun(always, input: SmallScenario.title).output.contains("\u{1B}["))
        let never = CommandRun(["simulate", "-", "--color=never"], input: SmallScenario.wrong, terminal: true)
        #expect(never.errors == SmallScenario.wrongMessage)
        let findings = CommandRun(["lint", "-", "--color", "always"], input: document).output
        #expect(findings.contains("\u{1B}[31m^") && findings.contains("  \u{1B}[32mfix:\u{1B}[0m "))
    }

    @Test("takes what UIKit calls 'hidden' as well, in views, steps and observers")
    func isHidden() {
        let input = #"""
            {"espalier": 1, "root": {"isHidden": true}, "observers": [{"id": "o", "target": "/", "keyPath": "isHidden"}],
             "steps": [{"expect": "/", "keyPath": "hidden", "value": true},
              {"set": "/", "keyPath": "isHidden", "value": false}, {"expect": "/", "keyPath": "isHidden", "value": false}]}
            """#
        let run = CommandRun(["simulate", "-"], input: input)
        #expect(run.status == 0 && run.output.contains("set hidden of / to false") && run.output.contains("* o"))
    }

    @Test("prints the tree, what each step changed, what passes reported, and what failed")
    func readable() {
        let run = CommandRun(["simulate", "-"], input: document)
        #expect(run.output == text)
        #expect(run.errors.isEmpty)
        #expect(run.status == 1)
    }

    @Test("is coloured on a terminal only, and not with NO_COLOR, a dumb terminal, or into a file")
    func color() throws {
        let colored = CommandRun(["simulate", "-"], input: document, environment: ["TERM": "xterm"], terminal: true)
        #expect(colored.output.contains("\u{1B}[1mA card\u{1B}[0m\n"))
        #expect(colored.output.contains("\u{1B}[31mFAILED\u{1B}[0m  avatar (/1)"))
        #expect(colored.output.replacing(/\u{1B}\[\d+m/, with: "") == text)
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let run = CommandRun(["simulate", "-"], input: document, environment: environment, terminal: true)
            #expect(run.output == text)
        }
        let empty = CommandRun(["simulate", "-"], input: document, environment: ["NO_COLOR": ""], terminal: true)
        #expect(empty.output == colored.output)
        try withFolder { folder in
            let file = folder.appending(path: "out").path
            let run = CommandRun(["simulate", "-", "-o", file], input: document, terminal: true)
            #expect(run.output.isEmpty && run.status == 1)
            let written = try String(contentsOfFile: file, encoding: .utf8)
            #expect(written == text)
        }
    }

    @Test("prints the result as one line of JSON where asked for")
    func json() throws {
        for views in ScenarioResult.Views.allCases {
            let run = CommandRun(
                ["simulate", "-", "--format", "json", "--views", views.rawValue], input: document)
            let result = try ScenarioDocument(json: document).simulate(views: views)
            #expect(run.output == result.json() + "\n")
            #expect(run.status == 1)
        }
    }

    @Test("ends with 0 where every expectation holds")
    func success() {
        let json = #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [0, 0, 0, 0]}]}"#
        let run = CommandRun(["simulate", "-", "--views", "none"], input: json)
        #expect(
            run.output == """
                step 0  the tree as it is built
                step 1  expect / at [0, 0, 0, 0]

                1 step, 1 expectation: all hold

                """)
        #expect(run.status == 0)
    }

    @Test("ends with 65 and no result where the document is wrong, which is known before anything runs")
    func wrongDocument() throws {
        let cases = [
            (
                "{",
                "standard input:1:2: $: the text ends inside the object that begins at 1:1\nfix: close it with '}'\n"
            ),
            (
                "{\"espalier\": 1, \"root\":\n {\"class\": \"UIVeiw\", \"tga\": 1}}",
                """
                standard input:2:12: $.root.class: unknown class 'UIVeiw'
                fix: did you mean 'UIView'?
                standard input:2:22: $.root.tga: unknown key 'tga' of a view
                fix: did you mean 'tag'?

                """
            ),
            (
                #"{"espalier": 1, "root": {"text": "x"}}"#,
                "standard input:1:34: $.root.text: the class 'UIView' has no text\n"
                    + "fix: leave it out, or use a class that has a text: "
                    + "UILabel, UITextField, UISearchTextField, UITextView, UISearchBar\n"
            ),
        ]
        for (json, message) in cases {
            let run = CommandRun(["simulate", "-"], input: json)
            #expect(run.output.isEmpty && run.status == 65)
            #expect(run.errorsAlone == message && run.errors.contains("^\n"))
        }
        try withFolder { folder in
            let file = folder.appending(path: "kept").path
            try "kept".write(toFile: file, atomically: true, encoding: .utf8)
            #expect(CommandRun(["simulate", "-", "-o", file], input: "{").status == 65)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
        }
    }

    @Test("ends with 65 after the result of the steps that ran, where only running shows an error")
    func runError() {
        let json = #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}, {"layout": "/0"}]}"#
        let run = CommandRun(["simulate", "-", "--views", "none"], input: json)
        #expect(
            run.output == """
                step 0  the tree as it is built
                step 1  expect / at [1, 0, 0, 0]
                  FAILED  /: expected [1, 0, 0, 0], got [0, 0, 0, 0]

                ended by an error at step 2 of 2
                2 steps, 1 expectation: 1 failed
                  step 1, standard input:1:39: /: x is 0, not 1

                """)
        #expect(
            run.errors == """
                standard input:1:90: $.steps[1].layout: there is no view '/0'
                  {"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}, {"layout": "/0"}]}
                                                                                                           ^
                fix: '/' has no subviews

                """)
        #expect(run.status == 65)
        let asJSON = CommandRun(["simulate", "-", "--format", "json"], input: json)
        #expect(asJSON.output.contains(#""error": {"step": 2, "#) && asJSON.status == 65)
    }

    @Test("ends with 65 where the file cannot be read, and names it")
    func unreadable() throws {
        let run = CommandRun(["simulate", "/no/such/file.json"])
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(
            run.errors == """
                /no/such/file.json: the file cannot be read: No such file or directory
                fix: write the path of a file that can be read, or '-' for standard input

                """)
        try withFolder { folder in
            #expect(CommandRun(["simulate", folder.path]).status == 65)
            let file = folder.appending(path: "a.json").path
            try #"{"espalier": 2, "root": {}}"#.write(toFile: file, atomically: true, encoding: .utf8)
            #expect(CommandRun(["simulate", file]).errors.hasPrefix("\(file):1:14: $.espalier: version 2"))
        }
    }

    @Test("allows deeper nesting with --max-depth, and no more than 1,000 views without it")
    func depth() {
        func json(_ depth: Int) -> String {
            #"{"espalier": 1, "root": "# + String(repeating: #"{"subviews": ["#, count: depth - 1) + "{}"
                + String(repeating: "]}", count: depth - 1) + "}"
        }
        #expect(CommandRun(["simulate", "-", "--views", "none"], input: json(1000)).status == 0)
        let run = CommandRun(["simulate", "-", "--views", "none"], input: json(1001))
        #expect(run.status == 65 && run.errors.contains("views are nested deeper than 1000"))
        #expect(run.errors.contains("--max-depth"))
        #expect(CommandRun(["simulate", "-", "--views", "none", "--max-depth", "1001"], input: json(1001)).status == 0)
    }

    @Test("shows control characters of names and titles as their codes")
    func control() {
        let json = "{\"espalier\": 1, \"title\": \"a\\u001b[31m\", \"root\": {\"name\": \"b\\nc\"}}"
        let output = CommandRun(["simulate", "-"], input: json).output
        #expect(output.hasPrefix("aU+001B[31m\n") && output.contains("  bU+000Ac  UIView"))
    }
}
