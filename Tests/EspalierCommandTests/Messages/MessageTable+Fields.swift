import EspalierControls
import EspalierViews

@testable import EspalierCommand
@testable import EspalierScenarios

// What is said about keys of classes, and about visual formats in documents.
extension MessageTable {
    static let fields = [
        MessageGroup("visual formats of scenarios", formats, done: { "constraints: [\($0)]" }) {
            simulated(#"{"espalier": 1, "root": {"constraints": [\#($0)], "subviews": [{"name": "a"}]}}"#)
        },
        MessageGroup("keys of classes", classKeys, done: { "root: {\($0.prefix(300))}" }) {
            simulated(#"{"espalier": 1, "root": {\#($0)}}"#)
        },
        MessageGroup("steps with keys of classes", classSteps, done: { "root: {\($0.0)}, steps: [\($0.1)]" }) {
            simulated(#"{"espalier": 1, "root": {\#($0.0)}, "steps": [\#($0.1)]}"#)
        },
        MessageGroup(
            "keys of classes, otherwise",
            [
                MessageRow("a value of the wrong kind for a new view") {
                    try ended(.axis, .number(1), of: "UIStackView")
                },
                MessageRow("a value of the wrong kind for a table") { try ended(.rows, .text("3"), of: "UITableView") },
                MessageRow("a value that was captured and cannot be written") {
                    let label = UILabel()
                    label.font = .systemFont(ofSize: 20_000)
                    do {
                        return try ScenarioDocument(capturing: label).json()
                    } catch {
                        return "\(error)"
                    }
                },
                MessageRow("a name in a selector that no class has") { select("[hiden=true]") },
                MessageRow("a name in a selector that is like no other") { select("[qqqqqqqq]") },
                MessageRow("an expectation of a value that fails") {
                    let steps = #"{"expect": "/", "keyPath": "tag", "value": 3}"#
                    return CommandRun(
                        ["simulate", "-", "--views", "none"],
                        input: #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#
                    ).output.split(separator: "\n").filter { $0.contains("FAILED") }.joined(separator: "\n")
                },
            ]),
    ]

    private static func select(_ selector: String) -> String {
        CommandRun(["query", "-", "--select", selector], input: #"{"espalier": 1, "root": {}}"#).errors
    }

    private static func ended(
        _ field: ScenarioField, _ value: ScenarioSetting.Value, of className: String
    ) throws -> String {
        var root = ScenarioView()
        root.className = className
        root.settings[field] = value
        return try ScenarioDocument(root: ScenarioTree(root: root)).simulate().error?.description ?? ""
    }

    private static let formats = [
        #"{"format": "|-8[a]"}"#, #"{"fromat": "[a]"}"#, #"{"format": 8, "options": ["top"], "metrics": 1}"#,
        #"{"format": "[a]", "options": ["directionLeftToRight", "directionRightToLeft"]}"#,
        #"{"format": "|-gap-[a]"}"#, #"{"format": "[a(8@low)]", "metrics": {"low": 0}}"#, #"{"format": "[b]"}"#,
        #"{"format": "[a][super]"}"#,
    ]

    private static let classKeys = [
        #""hidden": true, "isHidden": true"#,
        #""axis": "vertical""#, #""axis": "vertcal""#, #""axsi": "vertical""#,
        #""class": "UITableView", "style": "medium""#, #""class": "UITableView", "cell": {"class": "UILabel"}"#,
        #""font": 3"#, #""font": {"size": 0}"#, #""font": {"name": "", "size": 9}"#,
        #""font": {"name": "A", "size": 9, "weight": "bold"}"#, #""rowHeight": "auto""#, #""rows": [15000, 15000]"#,
        #""customSpacing": 3"#, #""cell": {"cell": {"cell": {"cell": {"cell": {}}}}}"#,
        #""class": "UIStackView", "arrangedSubviews": ["aa"], "subviews": [{"name": "a"}]"#,
        #""class": "UIStackView", "customSpacing": {"x": 3}"#,
        #""class": "UISegmentedControl", "titles": ["a"], "selectedSegmentIndex": 1"#,
        #""class": "UITableView", "frame": [0, 0, 9, 100000], "rowHeight": 1, "rows": 20000, "#
            + #""cell": {"subviews": [{}]}"#,
        #""cell": []"#, #""estimatedItemSize": 3"#, #""directionalLayoutMargins": 3"#, #""attributedText": [3]"#,
        #""attributedText": [{"text": "a", "paragraphStyle": 3}]"#,
        #""attributedText": [{"text": "a", "paragraphStyle": {"lineSpacng": 3}}]"#,
        #""class": "UIScrollView", "viewForZooming": "page""#, #""subviews": [{"keyboard": null}]"#,
        #""class": "UITableView", "cell": [{}, {}], "kinds": [2]"#,
        #""class": "UITableView", "sectionHeader": {"class": "UILabel"}"#,
        #""class": "UICollectionView", "sectionFooter": {"class": "UILabel"}"#,
        #""attributedText": [\#(Array(repeating: "{\"text\": \"\"}", count: 10_001).joined(separator: ", "))]"#,
        #""kinds": [\#(Array(repeating: "0", count: 20_001).joined(separator: ", "))]"#,
    ]

    private static let classSteps = [
        (#""tag": 1"#, #"{"set": "/", "keyPath": "axis", "value": "vertical"}"#),
        (#""class": "UITableView""#, #"{"set": "/", "keyPath": "style", "value": "plain"}"#),
        (#""tag": 1"#, #"{"observe": {"id": "o", "target": "/", "keyPath": "axis"}}"#),
        (#""class": "UIButton""#, #"{"observe": {"id": "o", "target": "/", "keyPath": "buttonType"}}"#),
        (#""tag": 1"#, #"{"expect": "/", "keyPath": "tag"}"#),
        (#""subviews": [{}]"#, #"{"set": "/0", "keyPath": "keyboard", "value": null}"#),
    ]
}
