import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Queries under espalier simulate and espalier batch")
struct QueryCommandTests {
    private let document = #"""
        {"espalier": 1, "root": {"name": "screen", "subviews": [
          {"name": "card", "tag": 7, "properties": {"role": "main"}, "subviews": [{"name": "title", "tag": 7}]},
          {"name": "badge", "tag": 12}]},
         "steps": [
          {"query": "tags", "from": "screen", "group": "descendants", "by": {"tag": [12, 7]}},
          {"query": "none", "from": "screen", "group": "siblings", "by": {"class": ["UILabel", "UIView"]}},
          {"query": "empty", "from": "title", "group": "ancestors", "by": {"name": []}},
          {"query": "up", "from": "title", "first": "ancestor", "by": {"property": "role"}},
          {"query": "far", "from": "title", "first": "ancestor", "by": {"name": ["a", "b\n"]}},
          {"query": "below", "from": "title", "is": "descendant", "of": "/"},
          {"query": "above", "from": "title", "is": "ancestor", "of": "card"},
          {"query": "title", "from": "/", "named": "title"},
          {"expect": "up", "equals": "/0"},
          {"expect": "tags", "equals": {"7": ["/0"]}}
         ]}
        """#

    private let text = """
        step 0  the tree as it is built
        step 1  query tags: descendants of screen by tag 12, 7
          = tags  7:   /0, /0/0
                  12:  /1
        step 2  query none: siblings of screen by class UILabel, UIView
          = none  none
        step 3  query empty: ancestors of title by no name
          = empty  none
        step 4  query up: nearest ancestor of title by property role
          = up  /0
        step 5  query far: nearest ancestor of title by name a, bU+000A
          = far  none
        step 6  query below: is title a descendant of /
          = below  yes
        step 7  query above: is title an ancestor of card
          = above  no
        step 8  query title: first view named title in /
          = title  /0/0
        step 9  expect up to be "/0"
        step 10  expect tags to be {"7": ["/0"]}
          FAILED  tags: expected {"7": ["/0"]}, got {"7": ["/0", "/0/0"], "12": ["/1"]}

        10 steps, 2 expectations: 1 failed
          step 10, standard input:14:3: tags is {"7": ["/0", "/0/0"], "12": ["/1"]}, not {"7": ["/0"]}

        """

    @Test("are printed as text, and an expectation that failed ends the command with 1")
    func readable() {
        let run = CommandRun(["simulate", "-", "--views", "none"], input: document)
        #expect(run.output == text)
        #expect(run.errors.isEmpty && run.status == 1)
        let colored = CommandRun(
            ["simulate", "-", "--views", "none"], input: document, environment: ["TERM": "xterm"], terminal: true)
        #expect(colored.output.contains("  \u{1B}[36m= up\u{1B}[0m  /0\n"))
        #expect(colored.output.replacing(/\u{1B}\[\d+m/, with: "") == text)
    }

    @Test("are printed as JSON with every format of views, and end with 0 where all expectations hold")
    func json() throws {
        let good = document.replacing(
            #", "equals": {"7": ["/0"]}"#, with: #", "equals": {"12": ["/1"], "7": ["/0", "/0/0"]}"#)
        #expect(CommandRun(["simulate", "-"], input: good).status == 0)
        for (json, status) in [(document, 1), (good, 0)] {
            for views in ScenarioResult.Views.allCases {
                let run = CommandRun(["simulate", "-", "--format", "json", "--views", views.rawValue], input: json)
                #expect(run.status == Int32(status))
                #expect(run.output == (try ScenarioDocument(json: json).simulate(views: views)).json() + "\n")
                #expect(run.output.contains(#""queries": {"tags": {"7": ["/0", "/0/0"], "12": ["/1"]}}}, "#))
            }
        }
    }

    @Test("end with 65 and no result where an id was not asked")
    func wrong() {
        let run = CommandRun(
            ["simulate", "-"], input: document.replacing(#""expect": "up""#, with: #""expect": "dwon""#))
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(
            run.errorsAlone == """
                standard input:13:14: $.steps[8].expect: no query before this step has the id 'dwon'
                fix: write one of 'tags', 'none', 'empty', 'up', 'far', 'below', 'above', 'title', or ask it first

                """)
    }

    @Test("of a batch stand in the results of their lines")
    func batch() {
        let line = document.replacing("\n", with: " ").replacing("  ", with: " ")
        let run = CommandRun(["batch", "--views", "none"], input: "\(line)\n\(line)\n")
        let one = CommandRun(["simulate", "-", "--format", "json", "--views", "none"], input: document)
        #expect(run.output == one.output + one.output)
        #expect(run.status == 1)
    }

    @Test("show no more than 20 groups, 8 views of each, and 400 characters of an answer that is wrong")
    func cut() {
        let views = (0..<250).map { #"{"tag": \#($0 % 25)}"# }.joined(separator: ", ")
        let tags = (0..<25).map(String.init).joined(separator: ", ")
        let json = #"""
            {"espalier": 1, "root": {"subviews": [\#(views)]}, "steps": [
             {"query": "q", "from": "/", "group": "descendants", "by": {"tag": [\#(tags)]}}, {"expect": "q", "equals": {}}]}
            """#
        let lines = CommandRun(["simulate", "-", "--views", "none"], input: json).output.split(separator: "\n")
        #expect(lines[1].count < 120)
        #expect(lines[2] == "  = q  0:   /0, /25, /50, /75, /100, /125, /150, /175 and 2 more")
        #expect(lines[21].hasPrefix("       19:  /19, /44, "))
        #expect(lines[22] == "    and 5 more groups")
        #expect(lines[24].hasPrefix("  FAILED  q: expected {}, got {\"0\": [") && lines[24].count < 440)
    }
}
