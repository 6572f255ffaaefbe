import EspalierViews
import Foundation
import TestSupport

@testable import EspalierCommand
@testable import EspalierRendering
@testable import EspalierScenarios

// What is said about steps and views that there are not, and by `espalier lint`.
extension MessageTable {
    static let reasons = [
        MessageGroup("steps and views that there are not", calls, done: { "espalier \($0)" }) { call in
            CommandRun(
                call.split(separator: " ").map(String.init), input: screen(steps: #"{"layout": "n0"}"#)
            ).errors
        },
        MessageGroup(
            "the same from a program",
            [
                MessageRow("a picture of step 9") { try picture("{}", step: 9) },
                MessageRow("a picture where the tree could not be built") {
                    try picture(#"{"rules": [["w = %w", "lost"]]}"#, step: 0)
                },
                MessageRow("the reasons at step 9") {
                    ExplainError.noStep(asked: 9, last: 1).description
                },
                MessageRow("the reasons of a view that there is not") {
                    do {
                        _ = try ScenarioDocument(json: screen(steps: "")).explain("titel")
                        return ""
                    } catch {
                        return "\(error)"
                    }
                },
                MessageRow("a constraint that there is not") {
                    supposing(.without("gap"), #""wide: self.width == 3""#)
                },
                MessageRow("a constraint of a tree without any") { supposing(.without("gap"), "") },
                MessageRow("a constraint of a name that two have") {
                    supposing(.without("self.width == 3"), #""self.width == 3", "self.width == 3""#)
                },
                MessageRow("a constraint that is no side of a conflict") {
                    supposing(.broken("self.width == 3"), #""self.width == 3""#)
                },
                MessageRow("the same beside a conflict") {
                    supposing(.broken("self.height == 3"), #""self.height == 3", "self.width == 3", "self.width == 4""#)
                },
                MessageRow("a size") { try option { _ = try LintOptions.sizes("3x") } },
                MessageRow("a kind of finding") { try option { _ = try LintOptions.kinds("names") } },
                MessageRow("a range of sizes") { try option { _ = try LayoutSweep.range("400...300") } },
                MessageRow("a text size") { try option { _ = try LayoutSweep.textSizes("huge") } },
                MessageRow("a factor of texts") { try option { _ = try LayoutSweep.lengthenings("0.5") } },
            ]),
        MessageGroup(
            "findings of a sweep", swept, done: { "subviews: [\($0)]" }
        ) {
            linted($0, "--widths", "80...120", "--text-sizes", "L,XL", "--direction", "both", "--lengthen", "2")
        },
        MessageGroup(
            "more findings of a sweep",
            [
                MessageRow("one size") { linted(#"{"frame": [0, 0, 101, 9]}"#, "--text-sizes", "XL") },
                MessageRow("two axes") {
                    linted(#"{"frame": [0, 0, 101, 101]}"#, "--widths", "80...120", "--heights", "80...120")
                },
                MessageRow("one width") { linted(#"{"frame": [0, 0, 101, 9]}"#, "--widths", "100...140") },
                MessageRow("a cycle") { linted(ruled(#"["w = %w", "a"]"#), "--widths", "80...120") },
                MessageRow("from right to left") { linted("{}", "--direction", "rtl") },
                MessageRow("a control without a label") {
                    linted(#"{"class": "UISwitch", "name": "a", "frame": [0, 0, 51, 31]}"#, "--with", "no-label")
                },
                MessageRow("standard input twice") { CommandRun(["lint", "-", "-"], input: "").errors },
            ]),
        MessageGroup("findings of lint", subviews, done: { "subviews: [\($0)]" }) {
            linted($0, "--with", "unused-name")
        },
        MessageGroup(
            "more findings of lint",
            [
                MessageRow("a root without a frame") { linted(document: #"{"subviews": [{"frame": [0, 0, 5, 5]}]}"#) },
                MessageRow("a rule of the root") { linted(document: #"{"frame": [0, 0, 5, 5], "rules": ["w = 3"]}"#) },
                MessageRow("the same finding at two sizes") {
                    linted(#"{"frame": [0, 0, 30, 5]}"#, "--sizes", "10x10,20x20")
                },
                MessageRow("30 subviews that overlap") {
                    let views = (0..<30).map { #"{"frame": [\#($0 * 2), 0, 3, 3]}"# }
                    return linted(views.joined(separator: ", "), "--without", "outside")
                        .split(separator: "\n").suffix(5).joined(separator: "\n")
                },
                MessageRow("30 subviews that lie outside") {
                    linted((0..<30).map { #"{"frame": [\#(200 + $0), 0, 1, 1]}"# }.joined(separator: ", "))
                        .split(separator: "\n").suffix(5).joined(separator: "\n")
                },
                MessageRow("a step overwrites a rule") {
                    linted(ruled(#""w = 3""#), steps: #"{"rule": "w = 4", "on": "a"}"#)
                },
                MessageRow("120 names that nothing refers to") {
                    let views = (0..<120).map { #"{"name": "n\#($0)"}"# }
                    return linted(views.joined(separator: ", "), steps: #"{"layout": "n0"}"#, "--with", "unused-name")
                        .split(separator: "\n").suffix(5).joined(separator: "\n")
                },
                MessageRow("120 names that several views have") {
                    let views = (0..<120).map { #"{"name": "n\#($0)"}, {"name": "n\#($0)"}"# }
                    let steps = (0..<120).map { #"{"layout": "n\#($0)"}"# }
                    return linted(views.joined(separator: ", "), steps: steps.joined(separator: ", "))
                        .split(separator: "\n").suffix(5).joined(separator: "\n")
                },
                MessageRow("a run that ends by another error") { linted("{}", steps: #"{"remove": "b"}"#) },
                MessageRow("a picture that a program does not make") {
                    let folder = try TemporaryFolder(["rsvg-convert": "#!/bin/sh\n"])
                    let program = "\(folder.path)/rsvg-convert"
                    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
                    let input = #"{"espalier": 1, "root": {}}"#
                    let run = CommandRun(
                        ["render", "-", "-o", "a.png"], input: input, environment: ["PATH": "\(folder.path):/bin"])
                    return run.errors.replacing(folder.path, with: "FOLDER")
                },
                MessageRow("a text that is hard to read in the dark") {
                    CommandRun(
                        ["lint", "-"],
                        input: ##"""
                            {"espalier": 1, "traits": {"userInterfaceStyle": "dark"}, "root": {"frame": [0, 0, 90, 90], "subviews": [
                            {"class": "UILabel", "text": "a", "textColor": "#333333", "frame": [0, 0, 50, 30]}]}}
                            """##
                    ).output
                },
                MessageRow("nothing to find") { linted("{}") },
            ]),
        MessageGroup(
            "colours and images", looks, done: { "{\($0)}" }
        ) {
            CommandRun(["simulate", "-"], input: #"{"espalier": 1, "root": {\#($0)}}"#).errors
        },
    ]

    private static let looks = [
        #""backgroundColor": "systemRde""#, ##""backgroundColor": "#12""##, #""tintColor": 3"#,
        ##""tintColor": {"light": "white", "dark": "#000000"}"##, ##""tintColor": {"light": "#000000"}"##,
        #""image": {"name": "a"}"#, #""image": {"size": [1, 2], "name": "a", "symbol": "b"}"#,
        #""image": {"size": [1, 2], "name": ""}"#, #""image": 3"#,
    ]

    private static let calls = [
        "tree - --step 9", "diff - --steps 0 9", "render - --step 9", "render - --look screen --step 0 --crop nobody",
        "render - --crop title", "render - --device-frame", "render - --look screen --crop a --device-frame",
        "diff - other.json --format html", "explain - title --step 9", "explain - titel",
        "explain - /9", "explain - /0/", "explain - xyz", "explain - --without nothing",
        "explain - --nudge b --break c", "explain - --step 9",
    ]

    private static func picture(_ root: String, step: Int) throws -> String {
        let json = #"{"espalier": 1, "root": \#(root)}"#
        let recording = try ScenarioRecording(running: ScenarioDocument(json: json), source: json)
        do {
            _ = try recording.svg(step: step)
            return ""
        } catch {
            return "\(error)"
        }
    }

    private static func supposing(_ supposition: ConstraintSupposition, _ constraints: String) -> String {
        do {
            let json = #"{"espalier": 1, "root": {"subviews": [{"name": "a", "constraints": [\#(constraints)]}]}}"#
            _ = try ScenarioDocument(json: json).supposing(supposition)
            return ""
        } catch {
            return "\(error)"
        }
    }

    private static func option(_ body: () throws -> Void) throws -> String {
        do {
            try body()
            return ""
        } catch let error as LintOptionError {
            return "\(error)"
        }
    }

    private static func linted(_ subviews: String, steps: String = "", _ options: String...) -> String {
        linted(
            document: #"{"name": "screen", "frame": [0, 0, 100, 100], "subviews": [\#(subviews)]}"#, steps: steps,
            options)
    }

    private static func linted(document root: String, steps: String = "", _ options: [String] = []) -> String {
        CommandRun(
            ["lint", "-"] + options, input: #"{"espalier": 1, "root": \#(root), "steps": [\#(steps)]}"#
        ).output
    }

    private static func ruled(_ rules: String, _ name: String = "a", frame: String = "[0, 0, 5, 5]") -> String {
        #"{"name": "\#(name)", "frame": \#(frame), "rules": [\#(rules)]}"#
    }

    private static let word = #", "class": "UILabel", "text": "a""#
    private static let part = #", "subviews": [{"frame": [0, 0, 3, 3]}]"#

    /// A view `c`, and a label `d`, with constraints in a view of 90 points.
    private static func placing(_ constraints: String, _ view: String = "") -> String {
        #"{"name": "s", "frame": [0, 0, 90, 90], "constraints": [\#(constraints)], "#
            + #""subviews": [{"name": "c"\#(view)}, {"name": "d"\#(word)}]}"#
    }

    /// A view `c` in what scrolls, with constraints besides those of its leading and top edges.
    private static func scrolling(_ constraints: String) -> String {
        #"{"name": "s", "class": "UIScrollView", "frame": [0, 0, 90, 90], "#
            + #""constraints": ["c.leading == self.leading", "c.top == self.top", \#(constraints)], "#
            + #""subviews": [{"name": "c"}]}"#
    }

    private static let swept: [String] = [
        #"{"class": "UILabel", "text": "a text", "frame": [0, 0, 70, 20]}"#,
        #"{"class": "UILabel", "text": "a text", "frame": [0, 0, 70, 12]}"#,
        #"{"class": "UILabel", "text": "a text of lines", "lines": 0, "frame": [0, 0, 70, 25]}"#,
        #"{"class": "UILabel", "text": "a text of lines", "lines": 2, "frame": [0, 0, 50, 60]}"#,
        #"{"class": "UIButton", "title": "a button", "frame": [0, 0, 60, 44]}"#,
        #"{"class": "UIButton", "frame": [0, 0, 40, 30]}"#,
        #"{"class": "UILabel", "text": "a text", "font": {"style": "body"}, "frame": [0, 0, 88, 40]}"#,
        #"{"name": "b", "constraints": ["self.width == 8", "self.width == 9", "self.height == 3"]}"#,
        #"{"name": "b", "constraints": ["self.width >= 8", "self.width <= 9", "self.height == 3"]}"#,
        #"{"frame": [90, -4, 30, 9]}"#, ruled(#"["w = 9 / (%w - 100)", "screen"]"#),
    ]

    private static let subviews: [String] = [
        #"{"frame": [0, 0, 50, 50]}, {"frame": [40, 30, 50, 50]}"#, #"{"frame": [90, -4, 30, 9]}"#,
        #"{"frame": [100, 0, 10, 10]}"#, #"{"rules": ["ll = tt = 5"]}"#,
        #"{"class": "UILabel", "text": "a", "frame": [0, 50, 40, 0]}"#, ruled(#"["w = %w", "a"]"#),
        ruled(#""ll = 1, cl = 20, rl = 30""#), ruled(#""w = 3", "w = 4""#), ruled(#""lr = 3, lr = nil""#),
        ruled(#""ll = rl = 3, w = 4""#), ruled(#""ll - 5""#), ruled(#""w = nil""#), ruled(#""""#),
        ruled(#""w = 3, h = 4 / 0""#),
        ruled(#"["w = %@f", {"of": "a", "keyPath": "frame.size.width", "plus": 1}]"#),
        #"{"constraints": ["self.width == 8", "self.width == 9", "self.height == 3"]}"#,
        scrolling(#""c.trailing == self.trailing", "c.width == self.width", "c.height == 9""#),
        scrolling(#""c.trailing == self.trailing", "c.bottom == self.bottom", "c.height == 9""#),
        scrolling(#""c.bottom == self.bottom", "c.width == 9", "c.height == 9""#),
        #"""
        {"name": "s", "class": "UIScrollView", "frame": [0, 0, 90, 90], "constraints": ["c.leading == self.leading",
        "c.top == self.top", "c.width == 5", "c.height == 5"], "subviews": [{"frame": [0, 0, 50, 50], "subviews": [
        {"name": "c"}]}]}
        """#,
        placing(#""c.leading == self.leading", "c.top == self.top""#),
        placing(#"{"format": "H:|[c][d]|"}, {"format": "V:|[c]"}, {"format": "V:|[d]"}"#, word),
        placing(#""c.leading == self.leading", "c.top == self.top", "c.width == 0", "c.height == 9""#, part),
        placing(#""c.leading == self.leading", "c.top == self.top", "c.height == 9""#, part),
        placing(#""c.leading == self.leading""#, word + #", "translatesAutoresizingMaskIntoConstraints": true"#),
        #"{"name": "b"}, {"name": "b"}, "# + ruled(#"["w = %w + 1", "b"]"#), #"{"name": "b"}"#,
    ]
}
