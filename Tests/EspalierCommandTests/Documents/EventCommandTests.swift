import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Events in a result")
struct EventCommandTests {
    private let document = #"""
        {"espalier": 1, "root": {"name": "r", "frame": [0, 0, 100, 100], "subviews": [{"name": "a"}, {"name": "b"}]},
         "observers": [
          {"id": "o1", "target": "a", "keyPath": "frame", "options": ["initial", "prior", "old", "new"]},
          {"id": "o2", "target": "r", "keyPath": "subviews", "options": ["old", "new"]},
          {"id": "h1", "hierarchy": "r", "subtree": true, "children": true, "keyPaths": ["name"], "old": true}],
         "steps": [
          {"set": "a", "keyPath": "frame", "value": [1, 2, 3, 4]},
          {"move": "a", "to": "b"},
          {"set": "a", "keyPath": "name", "value": "\n"},
          {"unobserve": "h1"},
          {"rule": "h = 1 / 0", "on": "b"},
          {"remove": "b"}]}
        """#

    private func run(_ json: String, views: ScenarioResult.Views = .changed) throws -> ScenarioResult {
        try ScenarioDocument(json: json).simulate(views: views)
    }

    private func run(root: String, observers: String, steps: String) throws -> ScenarioResult {
        try run(#"{"espalier": 1, "root": \#(root), "observers": [\#(observers)], "steps": [\#(steps)]}"#)
    }

    @Test("stand between views and diagnostics, in the order of delivery, and are left out where there are none")
    func json() throws {
        #expect(
            try run(document, views: .none).json() == #"""
                {"espalier": 1, "steps": [\#
                {"step": 0, "events": [{"observer": "o1", "kind": "setting", "path": "/0", "keyPath": "frame", \#
                "new": [0, 0, 0, 0]}]}, \#
                {"step": 1, "events": [\#
                {"observer": "o1", "kind": "setting", "path": "/0", "keyPath": "frame", "prior": true, \#
                "old": [0, 0, 0, 0]}, \#
                {"observer": "o1", "kind": "setting", "path": "/0", "keyPath": "frame", "old": [0, 0, 0, 0], \#
                "new": [1, 2, 3, 4]}]}, \#
                {"step": 2, "events": [\#
                {"observer": "o2", "kind": "removal", "path": "/", "keyPath": "subviews", "indexes": [0], \#
                "old": ["/0"]}, \#
                {"observer": "h1", "kind": "moved", "from": "/0", "path": "/0/0", "parent": "/0", "index": 0, \#
                "batch": 0}]}, \#
                {"step": 3, "events": [{"observer": "h1", "kind": "property", "path": "/0/0", "keyPath": "name", \#
                "old": "a", "new": "\n", "batch": 0}]}, \#
                {"step": 4}, \#
                {"step": 5, "diagnostics": [{"path": "/0", "message": "b.height is not a finite number and \#
                stays 0, 1:1 in the rule of b (scenario:11)\n  h = 1 / 0\n  ^\nfix: see that the rule does not \#
                divide by zero, and that functions and objects give a number"}]}, \#
                {"step": 6, "events": [{"observer": "o2", "kind": "removal", "path": "/", "keyPath": "subviews", \#
                "indexes": [0], "old": ["/0"]}]}]}
                """#)
        let changed = try run(document).json()
        #expect(changed.contains(#"], "removed": ["/0", "/0/0"], "events": [{"observer": "o2""#))
        #expect(changed == (try run(document).json()))
    }

    @Test("stand as lines in the text for reading")
    func text() {
        let run = CommandRun(["simulate", "-", "--views", "none"], input: document)
        #expect(
            run.output == """
                step 0  the tree as it is built
                  * o1  frame of /0: [0, 0, 0, 0]
                step 1  set frame of a to [1, 2, 3, 4]
                  * o1  frame of /0, prior: was [0, 0, 0, 0]
                  * o1  frame of /0: [0, 0, 0, 0] -> [1, 2, 3, 4]
                step 2  move a to b
                  * o2  subviews of /, removal at 0: ["/0"]
                  * h1  moved /0 to /0/0
                step 3  set name of a to "\\n"
                  * h1  name of /0/0: "a" -> "\\n"
                step 4  unobserve h1
                step 5  rule on b: h = 1 / 0
                  ! /0: b.height is not a finite number and stays 0, 1:1 in the rule of b (standard input:11)
                      h = 1 / 0
                      ^
                    fix: see that the rule does not divide by zero, and that functions and objects give a number
                step 6  remove b
                  * o2  subviews of /, removal at 0: ["/0"]

                6 steps, 0 expectations

                """)
    }

    @Test("of all kinds have a line in the text for reading")
    func lines() {
        let json = #"""
            {"espalier": 1, "root": {"subviews": [{}, {}]},
             "observers": [{"id": "o\u001b", "target": "/", "keyPath": "subviews"}],
             "steps": [{"observe": {"id": "h", "hierarchy": "/", "children": true}},
              {"observe": {"id": "i", "hierarchy": "/", "subtree": true}}, {"add": {}, "to": "/"}, {"front": "/0"}, {"remove": "/0"}]}
            """#
        let run = CommandRun(["simulate", "-", "--views", "none"], input: json)
        #expect(
            run.output == """
                step 0  the tree as it is built
                step 1  observe the hierarchy of / as h
                step 2  observe the subtree of / as i
                step 3  add a view to /
                  * oU+001B  subviews of /, insertion at 2
                  * h  inserted /2
                step 4  bring /0 to the front
                  * oU+001B  subviews of /, replacement at 0, 1, 2
                  * h  reordered /2, from 0 to 2
                step 5  remove /0
                  * oU+001B  subviews of /, removal at 0
                  * h  removed /0

                5 steps, 0 expectations

                """)
        let colored = CommandRun(
            ["simulate", "-", "--views", "none"], input: json, environment: ["TERM": "xterm"], terminal: true)
        #expect(colored.output.contains("  \u{1B}[36m* h\u{1B}[0m  inserted /2\n"))
    }

    @Test("end with the steps that ran")
    func runError() throws {
        let result = try run(
            root: "{}", observers: #"{"id": "o", "target": "/", "keyPath": "tag", "options": ["initial", "new"]}"#,
            steps: #"{"set": "/", "keyPath": "tag", "value": 1}, {"layout": "/0"}"#)
        #expect(result.steps.map(\.events.count) == [1, 1] && result.error?.step == 2)
        #expect(result.steps[1].events[0].new?.json == "1")
    }

    @Test("have numbers that are not finite as texts")
    func notFinite() throws {
        let result = try run(
            root: #"{"subviews": [{"frame": [0, 0, 1e300, 1]}]}"#,
            observers: #"{"id": "o", "target": "/0", "keyPath": "frame", "options": ["old", "new"]}"#,
            steps: #"{"set": "/0", "keyPath": "transform", "value": [1e300, 0, 0, 1, -0.0, 0]}"#)
        #expect(result.steps[1].events[0].old?.json == "[0, 0, 1e+300, 1]")
        #expect(result.steps[1].events[0].new?.json == #"["-inf", 0, "inf", 1]"#)
    }

    @Test("do not depend on which views are listed")
    func views() throws {
        let events = try run(document, views: .none).steps.map(\.events)
        for views in ScenarioResult.Views.allCases {
            #expect(try run(document, views: views).steps.map(\.events) == events)
        }
    }

    @Test("of one line of a batch do not reach the next")
    func batch() throws {
        let line =
            #"{"espalier": 1, "root": {}, "observers": [{"id": "o", "target": "/", "keyPath": "tag", "options": ["initial"]}]}"#
        let run = CommandRun(["batch", "--views", "none"], input: "\(line)\n\(line)\n")
        let result =
            #"{"espalier": 1, "steps": [{"step": 0, "events": [{"observer": "o", "kind": "setting", "path": "/", "keyPath": "tag"}]}]}"#
        #expect(run.output == "\(result)\n\(result)\n")
    }
}
