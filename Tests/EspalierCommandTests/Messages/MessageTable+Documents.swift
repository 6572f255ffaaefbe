import EspalierControls
import EspalierViews

@testable import EspalierCommand
@testable import EspalierScenarios

// What is said about scenario documents before they run.
extension MessageTable {
    static let documents = [
        MessageGroup("scenario documents", documentTexts, said: simulated),
        MessageGroup("observers of scenarios", observers, done: { "observers: [\($0)]" }) {
            simulated(#"{"espalier": 1, "root": {}, "observers": [\#($0)]}"#)
        },
        MessageGroup(
            "what scenarios ignore", [#"{"kind": "overlap"}, {"kind": "outsid"}, {"object": "c"}"#],
            said: { list in
                CommandRun(["lint", "-"], input: #"{"espalier": 1, "root": {}, "ignore": [\#(list)]}"#).output
            }),
        MessageGroup(
            "limits of scenarios",
            [
                MessageRow("views nested deeper than --max-depth 1 allows") {
                    CommandRun(
                        ["simulate", "-", "--max-depth", "1"],
                        input: #"{"espalier": 1, "root": {"subviews": [{"subviews": [{}]}]}}"#
                    ).errors
                },
                MessageRow("more views than --max-views 1 allows") {
                    CommandRun(
                        ["simulate", "-", "--max-views", "1"], input: #"{"espalier": 1, "root": {"subviews": [{}]}}"#
                    ).errors
                },
                MessageRow("more steps than --max-steps 0 allows") {
                    CommandRun(
                        ["simulate", "-", "--max-steps", "0"],
                        input: #"{"espalier": 1, "root": {}, "steps": [{"layout": "/"}]}"#
                    ).errors
                },
                MessageRow("a rule longer than --max-rule-length 5 allows") {
                    CommandRun(
                        ["simulate", "-", "--max-rule-length", "5"],
                        input: #"{"espalier": 1, "root": {"rules": ["tt = 5"]}}"#
                    ).errors
                },
                MessageRow("a text longer than --max-bytes 5 allows") {
                    CommandRun(["simulate", "-", "--max-bytes", "5"], input: #"{"espalier": 1, "root": {}}"#).errors
                },
                MessageRow("a tree as text that is longer than --max-bytes 5 allows") {
                    CommandRun(["diff", "-", "/dev/null", "--max-bytes", "5"], input: "UIView [0, 0, 0, 0]\n").errors
                },
                MessageRow("a document of 25 mistakes") {
                    let views = (0..<25).map { #"{"tga": \#($0)}"# }.joined(separator: ", ")
                    return simulated(#"{"espalier": 1, "root": {"subviews": [\#(views)]}}"#).suffix(560) + ""
                },
            ]),
    ]

    /// What `espalier simulate` says on standard error.
    static func simulated(_ document: String) -> String { CommandRun(["simulate", "-"], input: document).errors }

    private static let documentTexts = [
        "[]", "{}", #"{"espalier": 2, "root": {}}"#, #"{"espalier": "1", "root": {}}"#, #"{"espalier": 1}"#,
        #"{"espalier": 1, "roots": {}}"#, #"{"espalier": 1, "root": {}, "queries": []}"#,
        #"{"espalier": 1, "root": [], "title": 3, "layout": "manuel", "steps": {}}"#,
        #"{"espalier": 1, "root": {}, "layout": "sometimes"}"#, #"{"espalier": 1, "root": {}, "traits": []}"#,
        #"{"espalier": 1, "root": {}, "traits": {"scale": 0, "idom": "pad", "idiom": "pod"}}"#,
        #"{"espalier": 1, "root": {}, "ignore": [{"why": "x"}, {"knd": "overlap", "kind": "outside"}, 3]}"#,
        #"{"espalier": 1, "root": {"name": "", "class": "", "tag": 1.5, "hidden": 1, "alpha": "1"}}"#,
        #"{"espalier": 1, "root": {"name": "/a", "class": "UILable", "tag": 1e30, "frame": [0, 0, 1]}}"#,
        #"{"espalier": 1, "root": {"class": "Map", "tag": "3", "frame": 3, "properties": [], "text": "a"}}"#,
        #"{"espalier": 1, "root": {"text": "a", "subviews": [{"class": "UIWindow"}], "autoresizing": ["widht"]}}"#,
        #"{"espalier": 1, "root": {"subviews": [{"class": "UIWindow"}, {"text": "a"}]}}"#,
        #"{"espalier": 1, "root": {"rules": ["tt = ;", 3, [], ["w = %f"], ["w = %f", "a"], ["w = %w", 3]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %f", true], ["w = %f", {"of": "a"}], [3]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %@f", {"of": "a", "keyPath": "frame"}]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %@f", {"of": "a", "keyPath": "center"}]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %@f", {"of": "a", "keyPath": "frame.size"}]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %@f", {"of": "a", "keyPath": "transform"}]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %@f", {"of": "a", "keyPath": "name"}]]}}"#,
        #"{"espalier": 1, "root": {"rules": [["w = %w", {"of": "a", "keyPath": "tag"}]]}}"#,
        #"{"espalier": 1, "root": {"nib": "", "view": ""}}"#, #"{"espalier": 1, "root": {"nib": 3, "tag": 1}}"#,
    ]

    private static let observers = [
        "3", "{}", #"{"id": "o", "on": "a"}"#, #"{"id": "o", "hierachy": "a"}"#, #"{"id": "o", "keyPath": "frame"}"#,
        #"{"id": "o", "children": true}"#, #"{"id": "o", "target": "a", "keyPath": "frame", "hierarchy": "a"}"#,
        #"{"id": "o", "query": "a", "target": "b"}"#, #"{"id": "o", "by": {"tag": [1]}}"#,
        #"{"target": "a"}"#, #"{"hierarchy": "a"}"#,
        #"{"id": 1, "target": 2, "keypath": "frame", "options": "old"}"#,
        #"{"id": "o", "target": "", "keyPath": 3, "options": ["initial", "odl", true, "distinct"]}"#,
        #"{"id": "o", "target": "a", "keyPath": "superview.frame.width"}"#,
        #"{"id": "o", "target": "a", "keyPath": "backgroundColor"}"#,
        #"{"id": "o", "hierarchy": "/0/", "subtree": 1, "children": "yes", "keyPaths": "frame", "old": null}"#,
        #"{"id": "o", "hierarchy": "a", "keyPaths": ["fram", 3, "subviews", "superview.tag", "window.frame.x"]}"#,
        #"{"id": "o", "hierarchy": "a"}, {"id": "o", "target": "b", "keyPath": "tag"}"#,
        #"{"id": "o", "target": "/", "keyPath": "text"}"#, #"{"id": "o", "target": "tilte", "keyPath": "tag"}"#,
    ]
}
