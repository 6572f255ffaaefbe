import Testing

@testable import EspalierScenarios

@Suite("Errors that only running shows")
struct RunErrorTests {
    private static let root = #"""
        {"name": "root", "subviews": [{"name": "title", "subviews": [{"name": "icon"}]}, {"name": "list"}]}
        """#

    static let cases = [
        ErrorCase(
            #"{"set": "tittle", "keyPath": "tag", "value": 1}"#,
            "2:9: $.steps[0].set: no view has the name 'tittle'\nfix: did you mean 'title'?"),
        ErrorCase(
            #"{"layout": "somewhere"}"#,
            """
            2:12: $.steps[0].layout: no view has the name 'somewhere'
            fix: write the name of a view that is in the tree now, or a path such as "/" or "/0/2"
            """),
        ErrorCase(
            #"{"expect": "/0/3", "frame": [0, 0, 0, 0]}"#,
            "2:12: $.steps[0].expect: there is no view '/0/3'\nfix: '/0' has one subview; count from 0"),
        ErrorCase(
            #"{"remove": "/2/0"}"#,
            "2:12: $.steps[0].remove: there is no view '/2/0'\nfix: '/' has 2 subviews; count from 0 to 1"),
        ErrorCase(
            #"{"front": "/1/0"}"#, "2:11: $.steps[0].front: there is no view '/1/0'\nfix: '/1' has no subviews"),
        ErrorCase(
            #"{"move": "list", "to": "nowhere"}"#,
            """
            2:24: $.steps[0].to: no view has the name 'nowhere'
            fix: write the name of a view that is in the tree now, or a path such as "/" or "/0/2"
            """),
        ErrorCase(
            #"{"rule": "ll = %rl", "arguments": ["lost"], "on": "title"}"#,
            "2:36: $.steps[0].arguments[0]: no view has the name 'lost'\nfix: did you mean 'list'?"),
        ErrorCase(
            #"{"rule": "ll = %^f", "arguments": [{"of": "lost", "keyPath": "tag"}], "on": "title"}"#,
            "2:43: $.steps[0].arguments[0].of: no view has the name 'lost'\nfix: did you mean 'list'?"),
        ErrorCase(
            #"{"rule": "ll = %rl", "arguments": ["lost"], "on": "title", "fails": true}"#,
            "2:36: $.steps[0].arguments[0]: no view has the name 'lost'\nfix: did you mean 'list'?"),
        ErrorCase(
            #"{"add": {"rules": [["ll = %rl", "lost"]]}, "to": "/"}"#,
            "2:33: $.steps[0].add.rules[0][1]: no view has the name 'lost'\nfix: did you mean 'list'?"),
        ErrorCase(
            #"{"add": {}, "to": "/", "at": 3}"#,
            """
            2:30: $.steps[0].at: 'at' is 3, but there are 2 other subviews
            fix: write 0 to 2, or leave 'at' out for the last place
            """),
        ErrorCase(
            #"{"move": "title", "to": "/", "at": 2}"#,
            """
            2:36: $.steps[0].at: 'at' is 2, but there is 1 other subview
            fix: write 0 to 1, or leave 'at' out for the last place
            """),
        ErrorCase(
            #"{"add": {}, "to": "list", "at": 1}"#,
            "2:33: $.steps[0].at: 'at' is 1, but there are 0 other subviews\nfix: write 0, or leave 'at' out"),
        ErrorCase(
            #"{"remove": "/"}"#, "2:12: $.steps[0].remove: the root cannot be removed\nfix: name a view below it"),
        ErrorCase(
            #"{"move": "root", "to": "list"}"#,
            "2:10: $.steps[0].move: the root cannot be moved\nfix: name a view below it"),
        ErrorCase(
            #"{"front": "/"}"#,
            "2:11: $.steps[0].front: the root cannot be brought to the front\nfix: name a view below it"),
        ErrorCase(
            #"{"back": "/"}"#,
            "2:10: $.steps[0].back: the root cannot be sent to the back\nfix: name a view below it"),
        ErrorCase(
            #"{"move": "title", "to": "/0"}"#,
            "2:25: $.steps[0].to: a view cannot be moved into itself\nfix: name another view"),
        ErrorCase(
            #"{"add": {"class": "UIVisualEffectView"}, "to": "/"}, {"move": "/2/0", "to": "/2"}"#,
            "2:77: $.steps[1].to: '/2/0' is the view that takes what is put into '/2'\nfix: name another view"),
        ErrorCase(
            #"{"move": "title", "to": "icon"}"#,
            """
            2:25: $.steps[0].to: 'title' cannot be moved to 'icon', which is below it
            fix: name a view that is not below it
            """),
        ErrorCase(
            #"{"exchange": ["title", "icon"]}"#,
            """
            2:14: $.steps[0].exchange: 'title' and 'icon' are no siblings
            fix: name two subviews of the same view
            """),
        ErrorCase(
            #"{"exchange": ["/", "title"]}"#,
            """
            2:14: $.steps[0].exchange: '/' and 'title' are no siblings
            fix: name two subviews of the same view
            """),
        ErrorCase(
            #"{"set": "title", "keyPath": "text", "value": "x"}"#,
            """
            2:29: $.steps[0].keyPath: the class 'UIView' has no text
            fix: leave it out, or use a class that has a text: \
            UILabel, UITextField, UISearchTextField, UITextView, UISearchBar
            """),
        ErrorCase(
            #"{"set": "title", "keyPath": "bounds.size.width", "value": 1.7e308}"#,
            "no error"),
        ErrorCase(
            #"{"set": "title", "keyPath": "center.x", "value": 1.7e308}, {"set": "title", "keyPath": "bounds", "value": [0, 0, 1.7e308, 0]}, {"set": "title", "keyPath": "center.x", "value": -1.7e308}"#,
            "2:128: $.steps[2]: the view gets a frame that is not finite\nfix: write smaller numbers"),
        ErrorCase(
            #"{"set": "title", "keyPath": "frame.size.width", "value": 8e307}, {"set": "title", "keyPath": "transform", "value": [10, 0, 0, 1, 0, 0]}, {"set": "title", "keyPath": "frame.origin.x", "value": 1}"#,
            "2:138: $.steps[2]: the frame of the view is not finite\nfix: set the whole frame"),
        ErrorCase(
            #"{"rule": "w = %w", "arguments": ["title"], "on": "title"}"#,
            """
            2:1: $.steps[0]: 1:5: cycle: title.width needs title.width
              title.width needs title.width, 1:5 in the rule of title (scenario:2)
                w = %w
                    ^
            fix: give title a width that does not come from itself, for example 'w = 80'
            """),
    ]

    @Test("say where, what, and what would be right, and end the run", arguments: cases)
    func message(_ test: ErrorCase) throws {
        let json = "{\"espalier\": 1, \"root\": \(Self.root.replacing("\n", with: "")), \"steps\": [\n\(test.source)]}"
        let result = try run(json)
        #expect(result.error?.description ?? "no error" == test.expected)
        if let error = result.error { #expect(result.steps.count == error.step) }
    }

    @Test("of a document that was put together have no place")
    func withoutSource() throws {
        var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        document.steps = [
            ScenarioStep(.set(ScenarioReference(.path([])), ScenarioSetting(.init(.tag), .text("x"))))
        ]
        #expect(
            try document.simulate().error?.description == """
                $: the value is of the wrong kind for 'tag'
                fix: give a value of the kind of the key path
                """)
    }

    @Test("do not keep a run from going on where an expectation failed before")
    func failureBeforeError() throws {
        let result = try run(
            root: "{}",
            steps: #"{"expect": "/", "frame": [1, 0, 0, 0]}, {"layout": "/"}, {"layout": "/0"}, {"layout": "/"}"#)
        #expect(result.failures.count == 1 && result.steps.count == 3 && result.error?.step == 3)
    }
}
