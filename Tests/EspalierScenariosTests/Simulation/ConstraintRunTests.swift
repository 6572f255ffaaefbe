import Foundation
import Testing

@testable import EspalierScenarios

@Suite("AUTOLAYOUT 5: running documents with constraints")
struct ConstraintRunTests {
    private static let row = #"""
        {"frame": [0, 0, 320, 100], "constraints": ["icon.leading == self.leading + 16", "icon.top == self.top + 8",
         "gap: title.leading == icon.trailing + 8", "title.centerY == icon.centerY"],
         "subviews": [{"name": "icon", "intrinsicContentSize": [40, 40]},
                      {"name": "title", "intrinsicContentSize": [100, 20]}]}
        """#

    @Test("places the views that constraints name, from what they wish")
    func row() throws {
        let result = try run(root: Self.row)
        #expect(result.listed(0) == ["/ 0 0 320 100", "/0 icon 16 8 40 40", "/1 title 64 18 100 20"])
    }

    @Test("steps add constraints, switch them off and on, and change them")
    func steps() throws {
        let result = try run(
            root: Self.row,
            steps: #"""
                {"constrain": "edge: title.trailing == super.trailing - 16", "in": "icon"},
                {"deactivate": ["edge"]}, {"activate": ["edge", "gap"]}, {"setConstraint": "edge", "constant": -20},
                {"setConstraint": "edge", "priority": 1}, {"deactivate": ["gap"]}
                """#)
        #expect(result.error == nil)
        #expect(result.listed(1) == ["/1 title 64 18 240 20"])
        #expect(result.listed(2) == ["/1 title 64 18 100 20"])
        #expect(result.listed(3) == ["/1 title 64 18 240 20"])
        #expect(result.listed(4) == ["/1 title 64 18 236 20"])
        #expect(result.listed(5) == ["/1 title 64 18 100 20"])
        #expect(result.listed(6) == ["/1 title 200 18 100 20"])
    }

    @Test("steps set what constraints read")
    func settings() throws {
        let root = #"""
            {"frame": [0, 0, 200, 100], "constraints": ["a.left == self.leftMargin", "b.left == a.right",
             "b.right == self.rightMargin"], "layoutMargins": [0, 10, 0, 10],
             "subviews": [{"name": "a", "intrinsicContentSize": [50, 20]}, {"name": "b", "intrinsicContentSize": [50, 20]}]}
            """#
        let result = try run(
            root: root,
            steps: #"""
                {"set": "b", "keyPath": "hugging", "value": [251, 250]},
                {"set": "/", "keyPath": "layoutMargins", "value": [0, 20, 0, 0]},
                {"set": "b", "keyPath": "intrinsicContentSize", "value": [60, null]},
                {"set": "a", "keyPath": "intrinsicContentSize", "value": [170, 20]},
                {"set": "a", "keyPath": "compressionResistance", "value": [751, 750]},
                {"set": "b", "keyPath": "translatesAutoresizingMaskIntoConstraints", "value": true},
                {"set": "b", "keyPath": "frame", "value": [100, 0, 30, 30]}
                """#)
        #expect(result.error == nil)
        #expect(result.listed(0) == ["/ 0 0 200 100", "/0 a 10 0 50 20", "/1 b 60 0 130 20"])
        #expect(result.listed(1) == ["/0 a 10 0 130 20", "/1 b 140 0 50 20"])
        #expect(result.listed(2) == ["/0 a 20 0 130 20", "/1 b 150 0 50 20"])
        #expect(result.listed(3) == ["/0 a 20 0 120 20", "/1 b 140 0 60 0"])
        #expect(result.listed(4) == [])
        #expect(result.listed(5) == ["/0 a 20 0 170 20", "/1 b 190 0 10 0"])
        #expect(result.listed(6) == [])
        #expect(result.steps[7].conflicts.count == 1)
    }

    @Test("AUTOLAYOUT 4.2: a circle of rules and constraints stands among the diagnostics, and the run goes on")
    func circle() throws {
        let root = #"""
            {"frame": [0, 0, 99, 99], "constraints": ["a.width == b.width + 1"],
             "subviews": [{"name": "a"}, {"name": "b", "frame": [0, 0, 5, 5], "rules": [["w = %w + 1", "a"]]}]}
            """#
        let result = try run(root: root, steps: #"{"rule": "w = 20", "on": "b"}"#)
        #expect(result.error == nil)
        #expect(result.steps.map(\.diagnostics.count) == [1, 0])
        #expect(result.steps[0].diagnostics.first?.message.contains("in a circle") ?? false)
        #expect(result.listed(0).last == "/1 b 0 0 5 5")
        #expect(result.listed(1) == ["/0 a 0 0 21 0", "/1 b 0 0 20 5"])
    }

    @Test("a view with frame, mask or rules stays with them; so does one that says so")
    func placedByItself() throws {
        for key in [#""frame": [5, 0, 10, 10]"#, #""autoresizing": []"#, #""rules": ["ll = 5, w = h = 10, tt = 0"]"#] {
            let root =
                #"{"frame": [0, 0, 99, 99], "constraints": ["a.left >= self.left"], "subviews": [{"name": "a", \#(key)}]}"#
            let x = key.contains("autoresizing") ? "0 0 0 0" : "5 0 10 10"
            #expect(try run(root: root).listed(0).last == "/0 a \(x)")
        }
        let root = #"""
            {"frame": [0, 0, 99, 99], "constraints": ["a.left == self.left + 7"], "subviews": [
             {"name": "a", "translatesAutoresizingMaskIntoConstraints": true},
             {"translatesAutoresizingMaskIntoConstraints": false, "intrinsicContentSize": [9, 9]},
             {"intrinsicContentSize": [9, 9]}, {"frame": [0, 0, 0, 0], "name": "b", "intrinsicContentSize": [9, 9]}]}
            """#
        let result = try run(root: root, steps: #"{"constrain": "b.width >= 0"}"#)
        #expect(
            result.listed(0) == ["/ 0 0 99 99", "/0 a 0 0 0 0", "/1 0 0 9 9", "/2 0 0 0 0", "/3 b 0 0 0 0"])
        #expect(result.listed(1) == [])
    }

    @Test("a view is left to constraints from the moment on at which one that names it is activated")
    func moment() throws {
        let root = #"{"frame": [0, 0, 99, 99], "subviews": [{"name": "a", "intrinsicContentSize": [9, 9]}]}"#
        let result = try run(root: root, steps: #"{"layout": "/"}, {"constrain": "a.safeArea.left == self.left + 3"}"#)
        #expect(result.listed(0).last == "/0 a 0 0 0 0")
        #expect(result.listed(1) == [])
        #expect(result.listed(2) == ["/0 a 3 0 9 9"])
    }

    @Test("names count from the view with the list on; then the first in the document")
    func names() throws {
        let root = #"""
            {"frame": [0, 0, 99, 99], "subviews": [
             {"name": "x", "frame": [10, 0, 10, 10]},
             {"name": "box", "frame": [50, 50, 40, 40], "constraints": ["a.left == x.left", "b.left == far.left"],
              "layoutGuides": ["far"], "subviews": [{"name": "a"}, {"name": "b"}, {"name": "x", "frame": [3, 0, 1, 1]}]},
             {"frame": [0, 0, 50, 50], "constraints": ["c.left == x.left"], "subviews": [{"name": "c"}]}]}
            """#
        let result = try run(
            root: root,
            steps:
                #"{"constrain": "far.left == self.left + 7", "in": "box"}, {"constrain": "c.top == far.top", "in": "/2"}"#
        )
        #expect(result.frame("/1/0") == [3, 0, 0, 0])
        #expect(result.listed(1) == ["/1/1 b 7 0 0 0"])
        #expect(result.frame("/2/0") == [10, 50, 0, 0])
        #expect(result.error == nil)
    }

    @Test("guides of a document, and those that views have by themselves")
    func guides() throws {
        let root = #"""
            {"frame": [0, 0, 200, 400], "safeAreaInsets": [20, 0, 30, 0], "layoutGuides": ["row"],
             "constraints": ["row.left == self.left + 10", "row.width == 50", "row.top == self.safeArea.top",
              "row.bottom == self.safeArea.bottom", "a.left == row.right", "a.top == self.margins.top",
              "a.right == self.readable.right", "a.bottom == row.bottom"], "subviews": [{"name": "a"}]}
            """#
        // Margins of the root are 8 and the safe area.
        #expect(try run(root: root).listed(0).last == "/0 a 60 28 132 342")
    }

    @Test("an added tree brings its constraints, which name what is around it")
    func added() throws {
        let result = try run(
            root: Self.row,
            steps: #"""
                {"add": {"name": "badge", "constraints": ["self.left == title.right", "inner.width == 5",
                 "super.right >= self.right"], "intrinsicContentSize": [10, 10], "subviews": [{"name": "inner"}]}, "to": "/"}
                """#)
        #expect(result.error == nil)
        #expect(result.listed(1) == ["/2 badge 164 0 10 10", "/2/0 inner 0 0 5 0"])
    }

    @Test("right to left mirrors leading and trailing")
    func mirrored() throws {
        let root = Self.row.replacing(
            "{\"frame\": [0, 0, 320, 100]",
            with: #"{"semanticContentAttribute": "forceRightToLeft", "frame": [0, 0, 320, 100]"#)
        #expect(try run(root: root).listed(0) == ["/ 0 0 320 100", "/0 icon 264 8 40 40", "/1 title 156 18 100 20"])
    }

    @Test("conflicts stand in each step at which they last, by identifier or as they were written")
    func conflicts() throws {
        let root = #"""
            {"frame": [0, 0, 200, 100], "constraints": ["a.left == self.left", "w: a.width == 50"],
             "subviews": [{"name": "a"}, {"name": "b", "frame": [0, 0, 30, 30]}]}
            """#
        let result = try run(
            root: root,
            steps: #"""
                {"constrain": "a.right ==  self.right"}, {"layout": "/"}, {"constrain": "b.width == 40"},
                {"deactivate": ["w"]}
                """#)
        #expect(result.steps[0].conflicts == [])
        // What a view holds itself is taken up after what its superview holds.
        #expect(result.steps[1].conflicts.map(\.broken) == ["w"])
        #expect(result.steps[1].conflicts.first?.with.prefix(2) == ["a.left == self.left", "a.right ==  self.right"])
        #expect(result.steps[2].conflicts == result.steps[1].conflicts)
        #expect(result.steps[3].conflicts.count == 2)
        #expect(result.steps[4].conflicts.map(\.broken) == ["b.width == 40"])
        let reports = result.steps.flatMap(\.diagnostics)
        #expect(reports == [])
        let json = result.json()
        #expect(
            json.contains(#""conflicts": [{"broken": "w", "with": ["a.left == self.left", "a.right ==  self.right""#))
        #expect(json.ranges(of: "\"conflicts\"").count == 4)
    }

    @Test("'expect' asks whether a view is ambiguous")
    func ambiguous() throws {
        let root = #"{"frame": [0, 0, 99, 99], "constraints": ["a.width == 5"], "subviews": [{"name": "a"}]}"#
        let result = try run(
            root: root,
            steps: #"""
                {"expect": "a", "ambiguous": true}, {"expect": "/", "ambiguous": false}, {"expect": "a", "ambiguous": false}
                """#)
        #expect(result.failures.count == 1)
        #expect(result.json().hasSuffix(#""failures": [{"step": 3, "path": "/0", "expected": false, "got": true}]}"#))
    }

    static let errors: [ErrorCase] = [
        ErrorCase(
            #"{"constrain": "tittle.left == self.left"}"#,
            """
            $.steps[0].constrain: constraint 'tittle.left == self.left', 1:1: no view and no guide has the name 'tittle'
            fix: did you mean 'title'?
            """),
        ErrorCase(
            #"{"constrain": "title.left == super.left"}"#,
            """
            $.steps[0].constrain: constraint 'title.left == super.left', 1:15: the root has no superview
            fix: write 'self', or another view's name
            """),
        ErrorCase(
            #"{"constrain": "title.left == /7.left"}"#,
            """
            $.steps[0].constrain: there is no view '/7'
            fix: '/' has 2 subviews; count from 0 to 1
            """),
        ErrorCase(
            #"{"constrain": "title.left == self.content.left"}"#,
            """
            $.steps[0].constrain: constraint 'title.left == self.content.left', 1:20: only scroll views have the guide \
            'content', and this is a 'UIView'
            fix: write 'safeArea', 'margins', 'readable' or 'keyboard', or no guide
            """),
        ErrorCase(
            #"{"constrain": "title.left == row.margins.left"}"#,
            """
            $.steps[0].constrain: constraint 'title.left == row.margins.left', 1:19: 'row' is a guide itself, and has \
            no guide 'margins'
            fix: write 'row.left'
            """),
        ErrorCase(
            #"{"remove": "icon"}, {"activate": ["gap"]}"#,
            """
            $.steps[1]: the constraint 'gap' cannot be activated: a view of it is gone
            fix: make a new constraint with {"constrain": …}
            """),
    ]

    @Test("errors that only the tree shows end the run", arguments: errors)
    func runErrors(_ test: ErrorCase) throws {
        let root = #"""
            {"layoutGuides": ["row"], "constraints": ["gap: title.left == icon.right"],
             "subviews": [{"name": "icon"}, {"name": "title"}]}
            """#
        let error = try #require(try run(root: root, steps: test.source).error)
        let problem = error.problem
        #expect("\(problem.path): \(problem.message)\nfix: \(problem.fix)" == test.expected)
    }

    @Test("an error in the root's constraints ends the run at step 0")
    func rootError() throws {
        let result = try run(root: #"{"constraints": ["self.left == lost.left"]}"#)
        #expect(result.steps.isEmpty)
        #expect(result.error?.step == 0)
        #expect(result.error?.problem.path == "$.root.constraints[0]")
    }

    @Test("a document that was put together ends its run at an unknown identifier, and at a value of the wrong kind")
    func putTogether() throws {
        for action in [
            ScenarioStep.Action.activate(["x"]), .setConstraint("x", constant: 1, priority: nil),
            .set(ScenarioReference(.path([])), ScenarioSetting(ScenarioKeyPath(.hugging), .number(1))),
        ] {
            var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
            document.steps = [ScenarioStep(action)]
            #expect(try document.simulate().error?.step == 1)
        }
    }

    @Test("what observers hear, where constraints write frames")
    func observed() throws {
        let result = try run(
            root: Self.row, observers: #"{"id": "o", "target": "title", "keyPath": "frame", "options": ["new"]}"#,
            steps: #"{"setConstraint": "gap", "constant": 10}"#)
        #expect(
            result.events(1) == [
                #""observer": "o", "kind": "setting", "path": "/1", "keyPath": "frame", "new": [66, 18, 100, 20]"#
            ])
    }

    @Test("The order of keys and of equal documents changes no byte")
    func deterministic() throws {
        let results = try (0..<3).map { _ in try run(root: Self.row, steps: #"{"deactivate": ["gap"]}"#).json() }
        #expect(Set(results).count == 1)
    }
}
