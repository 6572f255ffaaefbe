import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Explain")
struct ExplainTests {
    private let title = """
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [
        {"name": "avatar", "rules": ["tt = ll = 16, w = h = 64"]},
        {"name": "title", "frame": [0, 0, 0, 24], "rules": [["ll = %rl + 8, ct = %ct", "avatar", "avatar"], "rr = 16, maxw = 200"]}
        ]}, "steps": [
        {"set": "screen", "keyPath": "frame.size", "value": [100, 100]},
        {"rule": "cl = 30, w = 9", "on": "title"},
        {"remove": "avatar"}
        ]}
        """

    private func explain(
        _ json: String, _ view: String, _ attribute: LayoutAttribute, step: Int? = nil
    ) throws -> LayoutExplanation {
        let explanation = try ScenarioDocument(json: json).explain(view, attributes: [attribute], step: step)
        return try #require(explanation.attributes.first)
    }

    @Test("the rules that give a number, with their places, what they measure, and the limits")
    func rules() throws {
        let first = RuleSite(
            text: "ll = %rl + 8, ct = %ct", line: 1, column: 1, length: 2, place: TextPlace(line: 3, column: 54),
            path: "$.root.subviews[1].rules[0][0]", step: 0)
        var second = first
        second.text = "rr = 16, maxw = 200"
        second.place = TextPlace(line: 3, column: 101)
        second.path = "$.root.subviews[1].rules[1]"
        var limit = second
        limit.column = 10
        limit.length = 4
        let width = try explain(title, "title", .width, step: 0)
        #expect(width.view == "title" && width.value == 200 && width.source == .rules && width.rulesGive == nil)
        #expect(width.formula == "rl - ll")
        #expect(width.computed == "390 (screen's width) - 16 (rr) - 88 (ll), at most 200 (maxw)")
        #expect(width.rules.map(\.name) == ["ll", "rr"] && width.rules.map(\.value) == [88, 16])
        #expect(width.rules.map(\.canonicalName) == [nil, "rl"] && width.rules.map(\.canonicalValue) == [nil, 374])
        #expect(width.rules.map(\.site) == [first, second] && width.rules.map(\.applied) == [true, true])
        #expect(width.rules.map(\.computed) == ["80 (avatar's rl) + 8", ""])
        #expect(width.rules[0].inputs.map(\.text) == ["%rl"] && width.rules[0].inputs.map(\.view) == ["avatar"])
        #expect(width.rules[0].inputs.map(\.path) == ["/0"] && width.rules[0].inputs.map(\.value) == [80])
        #expect(width.rules[1].inputs.map(\.text) == ["width"] && width.rules[1].inputs.map(\.view) == ["screen"])
        #expect(width.limits.map(\.name) == ["maxw"] && width.limits.map(\.site) == [limit])
        #expect(width.limits.map(\.applied) == [true] && width.limits.map(\.without) == [286])
        #expect(width.displaced.isEmpty)
        #expect(try explain(title, "/1", .width, step: 1).limits.map(\.applied) == [false])
        #expect(try explain(title, "/1", .x, step: 0).formula == "rl - width")
        #expect(try explain(title, "/1", .y, step: 0).formula == "ct - height / 2")
    }

    @Test("rules that were displaced, and by which; a size that is not used")
    func displaced() throws {
        let width = try explain(title, "title", .width, step: 2)
        #expect(width.rules.map(\.name) == ["cl", "rr"])
        #expect(width.formula == "(rl - cl) * 2")
        #expect(width.displaced.map(\.name) == ["ll", "w"])
        #expect(width.displaced.map(\.reason) == [.displaced, .unused])
        #expect(width.displaced.map(\.by) == ["cl", "rr and cl"])
        #expect(width.displaced.map(\.bySite?.path) == ["$.steps[1].rule", "$.steps[1].rule"])
        #expect(width.displaced.map(\.bySite?.step) == [2, 2])
    }

    @Test("rules whose view is gone leave the number as it was (SLL 8.5, 11.4)")
    func gone() throws {
        let y = try explain(title, "title", .y)
        #expect(y.source == .formerRules(step: 0))
        #expect(y.displaced.map(\.reason) == [.viewGone])
    }

    @Test("numbers that no rule decides: the frame, a step, the autoresizing mask, a stack view's layout")
    func given() throws {
        let json = """
            {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 100, 100], "subviews": [
            {"name": "a", "frame": [1, 2, 30, 40], "autoresizing": ["width"]},
            {"name": "b"},
            {"class": "UIStackView", "frame": [0, 0, 50, 50]}
            ]}, "steps": [
            {"set": "a", "keyPath": "frame.origin.x", "value": 5},
            {"set": "screen", "keyPath": "frame.size.width", "value": 120}
            ]}
            """
        let frame = RuleSite(
            text: "frame", line: 1, column: 1, place: TextPlace(line: 2, column: 24), path: "$.root.subviews[0].frame",
            step: 0)
        #expect(try explain(json, "a", .y).source == .frame(frame))
        #expect(try explain(json, "b", .y).source == .frame(nil))
        let value = RuleSite(
            text: "value", line: 1, column: 1, place: TextPlace(line: 6, column: 52), path: "$.steps[0].value", step: 1)
        #expect(try explain(json, "a", .x).source == .step(1, value))
        #expect(try explain(json, "a", .width).source == .autoresizing(step: 2))
        #expect(try explain(json, "a", .width, step: 1).source == .frame(frame))
        #expect(try explain(json, "screen", .height).source.isFrame)
    }

    @Test("a class whose code lays out its subviews, or adds rules")
    func code() throws {
        var classes = ScenarioClasses()
        classes.register("Column", Column.self) { Column() }
        classes.register("Own", Own.self) { Own() }
        let json = """
            {"espalier": 1, "root": {"frame": [0, 0, 9, 9], "subviews": [
            {"class": "Column", "frame": [0, 0, 9, 9], "subviews": [{"frame": [0, 0, 3, 3]}, {"class": "Own"}]}]}}
            """
        let document = try ScenarioDocument(json: json)
        let column = try document.explain("/0/0", attributes: [.y], classes: classes).attributes[0]
        #expect(column.value == 10)
        #expect(column.source == .code(step: 0))
        let own = try document.explain("/0/1", attributes: [.width], classes: classes).attributes[0]
        #expect(own.source == .ownRules)
        #expect(own.rules.map(\.name) == ["w"] && own.rules.map(\.value) == [7] && own.formula == "w")
        #expect(
            own.rules.first?.site.place == nil && own.rules.first?.site.path.contains("ExplainTests.swift:") == true)
        #expect(own.value == 7)
    }

    /// A title beside an icon by constraints, one of which a step takes away, and one of which it adds.
    private let anchored = """
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 390, 844],
        "constraints": ["icon.leading == self.leading + 8", "wide: icon.width == 44",
        "title.leading == icon.trailing + 8 @750"],
        "subviews": [{"name": "icon"}, {"name": "title", "intrinsicContentSize": [68, 20]}, {"frame": [1, 2, 3, 4]}]},
        "steps": [
        {"constrain": "title.top >= self.top + 20"},
        {"set": "title", "keyPath": "translatesAutoresizingMaskIntoConstraints", "value": true}
        ]}
        """

    @Test("numbers that constraints give: those that the axis depends on, with their places")
    func constraints() throws {
        let x = try explain(anchored, "title", .x, step: 1)
        #expect(x.source == .constraints && x.value == 60 && x.rules.isEmpty && x.formula.isEmpty)
        #expect(
            x.constraints.map(\.text) == [
                "icon.leading == self.leading + 8", "title.leading == icon.trailing + 8 @750", "wide: icon.width == 44",
            ])
        // The icon holds what is its own alone, and comes after the screen.
        #expect(x.constraints.map(\.path) == [0, 2, 1].map { "$.root.constraints[\($0)]" })
        #expect(x.constraints.map(\.step) == [0, 0, 0])
        #expect(try explain(anchored, "title", .width, step: 1).constraints == x.constraints)
        let y = try explain(anchored, "title", .y, step: 1)
        #expect(y.constraints.map(\.path) == ["$.steps[0].constrain"] && y.constraints.map(\.step) == [1])
        #expect(try explain(anchored, "title", .y, step: 0).constraints.isEmpty)
        // A view beside them is given.
        #expect(try explain(anchored, "/2", .x).source.isFrame)
        let kept = try explain(anchored, "title", .x)
        #expect(kept.source == .formerConstraints(step: 0) && kept.constraints.isEmpty)
        #expect(try explain(anchored, "title", .y).source == .formerConstraints(step: 1))
    }

    @Test("the text and the JSON of an explanation by constraints")
    func constraintsRendered() throws {
        let document = try ScenarioDocument(json: anchored)
        let explanation = try document.explain("title", attributes: [.x, .y], step: 1)
        #expect(
            explanation.text(file: "title.json") == """
                title  /1  UIView  at title.json:4:32 $.root.subviews[1]  after step 1

                x is 60, by constraints
                  wide: icon.width == 44  at title.json:2:53 $.root.constraints[1]
                  icon.leading == self.leading + 8  at title.json:2:17 $.root.constraints[0]
                  title.leading == icon.trailing + 8 @750  at title.json:3:1 $.root.constraints[2]

                y is 20, by constraints
                  title.top >= self.top + 20  at title.json:6:15 $.steps[0].constrain, step 1
                  nothing else decides it: it is as near to the origin as can be (AUTOLAYOUT 2.4)

                """)
        #expect(
            try document.explain("icon", attributes: [.height], step: 0).text().hasSuffix(
                "\nheight is 0, by constraints\n  nothing else decides it: it is as small as can be (AUTOLAYOUT 2.4)\n")
        )
        #expect(
            try document.explain("title", attributes: [.x]).text().hasSuffix(
                "\nx is 60, kept from the constraints of step 0\n"))
        #expect(
            try document.explain("title", attributes: [.y], step: 1).json() == """
                {"espalier": 1, "step": 1, "path": "/1", "name": "title", "class": "UIView", "line": 4, "column": 32, \
                "documentPath": "$.root.subviews[1]", "attributes": [{"attribute": "y", "value": 20, \
                "source": "constraints", "constraints": [{"constraint": "title.top >= self.top + 20", "line": 6, \
                "column": 15, "documentPath": "$.steps[0].constrain", "step": 1}], \
                "holders": [{"kind": "constraint", "text": "title.top >= screen.top + 20", "share": 1, "line": 6, \
                "column": 15, "documentPath": "$.steps[0].constrain"}, {"kind": "tie", "text": \
                "nothing else decides it: it is as near to the origin as can be (AUTOLAYOUT 2.4)"}]}]}
                """)
        #expect(
            try document.explain("title", attributes: [.x]).json().contains(
                #""source": "formerConstraints", "sourceStep": 0"#))
    }

    @Test("a number that comes out as none keeps the frame's (SLL 11.3); before a pass the rules give another")
    func notYet() throws {
        let json =
            #"{"espalier": 1, "layout": "manual", "root": {"frame": [0, 0, 9, 9], "subviews": ["#
            + #"{"rules": ["w = 4, h = 4 / 0"]}]}, "steps": [{"layout": "/"}]}"#
        #expect(try explain(json, "/0", .width, step: 0).rulesGive == 4)
        #expect(try explain(json, "/0", .width, step: 0).value == 0)
        #expect(try explain(json, "/0", .width).rulesGive == nil)
        #expect(try explain(json, "/0", .height).rulesGive == .infinity)
        let text = try ScenarioDocument(json: json).explain("/0", attributes: [.height]).text()
        #expect(text.contains("height is 0, by h; the rules give no finite number, so it stays (SLL 11.3)"))
    }

    @Test("the text and the JSON of an explanation")
    func rendered() throws {
        let explanation = try ScenarioDocument(json: title).explain("title", attributes: [.x], step: 2)
        #expect(
            explanation.text(file: "title.json") == """
                title  /1  UIView  at title.json:3:1 $.root.subviews[1]  after step 2

                x is -24, by cl - width / 2 = 30 (cl) - 108 (its own width) / 2
                  cl = 30  1:1 in 'cl = 30, w = 9' at title.json:6:10 $.steps[1].rule, step 2
                                   ^^
                    width of title is 108
                  not ll, 1:1 in 'll = %rl + 8, ct = %ct' at title.json:3:54 $.root.subviews[1].rules[0][0]: \
                displaced by cl, 1:1 in 'cl = 30, w = 9' at title.json:6:10 $.steps[1].rule, step 2
                                  ^^\
                \("                                                                                                  ")^^

                """)
        #expect(
            explanation.json()
                == #"{"espalier": 1, "step": 2, "path": "/1", "name": "title", "class": "UIView", "line": 3, "#
                + #""column": 1, "#
                + #""documentPath": "$.root.subviews[1]", "attributes": [{"attribute": "x", "value": -24, "#
                + #""source": "rules", "formula": "cl - width / 2", "#
                + #""computed": "30 (cl) - 108 (its own width) / 2", "rules": [{"name": "cl", "value": 30, "#
                + #""rule": "cl = 30, w = 9", "ruleLine": 1, "ruleColumn": 1, "ruleLength": 2, "line": 6, "column": 10, "#
                + #""documentPath": "$.steps[1].rule", "step": 2, "inputs": [{"text": "width", "view": "title", "path": "/1", "#
                + #""value": 108}]}], "displaced": [{"name": "ll", "reason": "displaced", "#
                + #""rule": "ll = %rl + 8, ct = %ct", "ruleLine": 1, "ruleColumn": 1, "ruleLength": 2, "line": 3, "#
                + #""column": 54, "documentPath": "$.root.subviews[1].rules[0][0]", "step": 0, "by": {"name": "cl", "#
                + #""rule": "cl = 30, w = 9", "ruleLine": 1, "ruleColumn": 1, "ruleLength": 2, "line": 6, "column": 10, "#
                + #""documentPath": "$.steps[1].rule", "step": 2}}]}]}"#)
    }

    @Test("a width that a limit raises: the rule is said to apply, and what the width would be without it is so")
    func raised() throws {
        func json(_ rules: String) -> String {
            #"{"espalier": 1, "root": {"frame": [0, 0, 300, 200], "subviews": [{"frame": [0, 0, 50, 10], "rules": \#(rules)}]}}"#
        }
        let width = try explain(json(#"["minw = 80"]"#), "/0", .width)
        #expect(width.value == 80 && width.limits.map(\.applied) == [true] && width.limits.map(\.without) == [50])
        #expect(try explain(json("[]"), "/0", .width).value == 50)
        let text = try ScenarioDocument(json: json(#"["minw = 80"]"#)).explain("/0", attributes: [.width]).text()
        #expect(
            text.contains("\n  minw = 80, the limit that applies: without it the width is 50  1:1 in 'minw = 80' at "))
        let data = try ScenarioDocument(json: json(#"["minw = 80"]"#)).explain("/0", attributes: [.width]).json()
        #expect(data.contains(#""limits": [{"name": "minw", "value": 80, "applied": true, "without": 50, "rule""#))
        // A frame that is as wide already is held too, but nothing is claimed of it.
        let same = try explain(json(#"["w = 80, minw = 80, maxw = 90"]"#), "/0", .width)
        #expect(same.limits.map(\.applied) == [false, false] && same.limits.map(\.without) == [nil, nil])
    }

    @Test("views and steps that are not there")
    func errors() throws {
        let document = try ScenarioDocument(json: title)
        func message(_ view: String, _ step: Int? = nil) -> String? {
            #expect(throws: ExplainError.self) { try document.explain(view, step: step) }?.description
        }
        #expect(message("titel", 0) == "no view has the name 'titel'\nfix: did you mean 'title'?")
        #expect(message("/7", 0) == "there is no view '/7'\nfix: '/' has 2 subviews; count from 0 to 1")
        #expect(
            message("/x")
                == "'/x' is neither a name nor a path\nfix: write a view's name, or its path such as \"/\" or \"/0/2\"")
        #expect(message("title", 4) == "there is no step 4\nfix: write a step from 0 to 3")
        let broken = try ScenarioDocument(json: #"{"espalier": 1, "root": {}, "steps": [{"remove": "a"}]}"#)
        #expect(throws: ExplainError.self) { try broken.explain("/") }
        #expect(throws: Never.self) { try broken.explain("/", step: 0) }
        let unknown = try ScenarioDocument(json: #"{"espalier": 1, "root": {"class": "Nothing"}}"#)
        let error = #expect(throws: ExplainError.self) { try unknown.explain("/") }
        guard case .document = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}

extension LayoutExplanation.Source {
    fileprivate var isFrame: Bool {
        if case .frame = self { true } else { false }
    }
}

private final class Column: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in subviews.enumerated() { view.frame.origin.y = CGFloat(10 * (index + 1)) }
    }
}

private final class Own: UIView {
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        try? layoutRules.add("w = 7")
    }
}
