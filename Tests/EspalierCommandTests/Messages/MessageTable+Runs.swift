import EspalierControls
import EspalierViews

@testable import EspalierCommand
@testable import EspalierScenarios

// What is said about scenarios that only their run shows to be wrong.
extension MessageTable {
    static let runs = [
        MessageGroup("runs that end", steps, done: { "steps: [\($0)]" }) { simulated(screen(steps: $0)) },
        MessageGroup(
            "expectations that fail",
            [
                #"{"expect": "title", "frame": [1, 2, 3, 4]}"#,
                #"{"rule": "tt = 5", "on": "title", "fails": true}"#,
                #"{"query": "q", "from": "title", "named": "list"}, {"expect": "q", "equals": "/0"}"#,
            ], done: { "steps: [\($0)]" }
        ) { step in
            let lines = CommandRun(["simulate", "-", "--views", "none"], input: screen(steps: step)).output
                .split(separator: "\n")
            return lines.filter { $0.contains("expected") || $0.contains("refused") || $0.contains("expectation") }
                .joined(separator: "\n")
        },
        MessageGroup(
            "documents that were put together",
            [
                MessageRow("a value of the wrong kind") {
                    let setting = ScenarioSetting(.init(.tag), .text("x"))
                    return try ended([ScenarioStep(.set(ScenarioReference(.path([])), setting))])
                },
                MessageRow("the id of a living observer") {
                    let observer = ScenarioObserver(
                        "o", .hierarchy(ScenarioReference(.path([])), ScenarioHierarchyOptions()))
                    return try ended([ScenarioStep(.observe(observer)), ScenarioStep(.observe(observer))])
                },
                MessageRow("a part of a view that has none") {
                    CommandRun(
                        ["simulate", "-"],
                        input: #"{"espalier": 1, "root": {"subviews": [{"part": "contentView"}]}}"#
                    ).errors
                },
                MessageRow("a part without a superview") {
                    CommandRun(["simulate", "-"], input: #"{"espalier": 1, "root": {"part": "contentView"}}"#).errors
                },
                MessageRow("traits that stand twice") {
                    let text = #"{"espalier": 1, "root": {"nib": "a.xib", "traits": {}}, "traits": {"scale": 2}}"#
                    return CommandRun(["simulate", "-"], input: text).errors
                },
                MessageRow("a class that is not registered") {
                    var root = ScenarioView()
                    root.className = "UILable"
                    let document = ScenarioDocument(root: ScenarioTree(root: root))
                    do {
                        return try document.simulate().error?.description ?? ""
                    } catch {
                        return "\(error)"
                    }
                },
                MessageRow("a rule that is refused") {
                    var rule = ScenarioRule("w = ;")
                    rule.text = "w = ;"
                    return try ended([
                        ScenarioStep(.rule(rule, on: ScenarioReference(.path([])), fails: false))
                    ])
                },
                MessageRow("a text that cannot be observed") {
                    final class Caption: UIView {}
                    var classes = ScenarioClasses()
                    classes.register("Caption", Caption.self, text: (get: { _ in "" }, set: { _, _ in })) { Caption() }
                    let observer = #"{"id": "o", "target": "/", "keyPath": "text"}"#
                    let json = #"{"espalier": 1, "root": {"class": "Caption"}, "observers": [\#(observer)]}"#
                    return try ScenarioDocument(json: json).simulate(classes: classes).error?.description ?? ""
                },
            ]),
    ]

    /// A document of a root with a few views and the given steps.
    static func screen(steps: String) -> String {
        #"{"espalier": 1, "root": {"name": "root", "frame": [0, 0, 100, 100], "subviews": ["#
            + #"{"name": "title", "subviews": [{"name": "icon"}]}, {"name": "list"}]}, "steps": ["# + "\n\(steps)]}"
    }

    private static func ended(_ steps: [ScenarioStep]) throws -> String {
        var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        document.steps = steps
        return try document.simulate().error?.description ?? ""
    }

    private static let steps = [
        #"{"set": "tittle", "keyPath": "tag", "value": 1}"#, #"{"layout": "somewhere"}"#,
        #"{"layout": "/0/3"}"#, #"{"remove": "/2"}"#, #"{"front": "/1/0"}"#,
        #"{"rule": "ll = %rl", "arguments": ["lost"], "on": "title"}"#, #"{"add": {}, "to": "/", "at": 3}"#,
        #"{"move": "title", "to": "/", "at": 2}"#, #"{"add": {}, "to": "list", "at": 1}"#, #"{"remove": "/"}"#,
        #"{"move": "root", "to": "list"}"#, #"{"front": "/"}"#, #"{"back": "/"}"#, #"{"move": "title", "to": "/0"}"#,
        #"{"move": "title", "to": "icon"}"#,
        #"{"add": {"class": "UIVisualEffectView"}, "to": "/"}, {"move": "/2/0", "to": "/2"}"#,
        #"{"exchange": ["title", "icon"]}"#,
        #"{"set": "title", "keyPath": "text", "value": "x"}"#,
        #"{"set": "title", "keyPath": "center.x", "value": 1.7e308}, "#
            + #"{"set": "title", "keyPath": "bounds", "value": [0, 0, 1.7e308, 0]}, "#
            + #"{"set": "title", "keyPath": "center.x", "value": -1.7e308}"#,
        #"{"set": "title", "keyPath": "frame.size.width", "value": 8e307}, "#
            + #"{"set": "title", "keyPath": "transform", "value": [10, 0, 0, 1, 0, 0]}, "#
            + #"{"set": "title", "keyPath": "frame.size.height", "value": 3}"#,
        #"{"rule": "w = %w", "arguments": ["title"], "on": "title"}"#, #"{"unobserve": "o"}"#,
        #"{"observe": {"id": "first", "hierarchy": "/"}}, {"unobserve": "fist"}"#,
        #"{"observe": {"id": "first", "hierarchy": "/"}}, {"unobserve": "x"}"#,
        #"{"observe": {"id": "o", "target": "title", "keyPath": "text"}}"#,
    ]
}
