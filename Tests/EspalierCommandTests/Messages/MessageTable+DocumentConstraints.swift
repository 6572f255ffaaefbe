import EspalierViews

@testable import EspalierCommand
@testable import EspalierScenarios

// What is said about the constraints of scenario documents, before they run and while they do.
extension MessageTable {
    static let documentConstraints = [
        MessageGroup("constraints of scenarios", constraintTexts, done: { "constraints: [\($0)]" }) {
            simulated(#"{"espalier": 1, "root": {"constraints": [\#($0)]}}"#)
        },
        MessageGroup("what constraints of scenarios read", keys, done: { "root: \($0)" }) {
            simulated(#"{"espalier": 1, "root": \#($0)}"#)
        },
        MessageGroup("steps with constraints", constraintSteps, done: { "steps: [\($0)]" }) {
            simulated(constrained(steps: $0))
        },
        MessageGroup("runs with constraints that end", constraintRuns, done: { "steps: [\($0)]" }) {
            simulated(constrained(steps: $0))
        },
        MessageGroup(
            "constraints of other makes",
            [
                MessageRow("a constraint text that is too long") {
                    var options = ScenarioDocument.Options()
                    options.maxRuleLength = 10
                    do {
                        let json = #"{"espalier": 1, "root": {"constraints": ["self.width == 5"]}}"#
                        _ = try ScenarioDocument(json: json, options: options)
                        return ""
                    } catch {
                        return "\(error)"
                    }
                },
                MessageRow("an identifier that was put together, and no constraint") {
                    var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
                    document.steps = [ScenarioStep(.activate(["gap"]))]
                    return try document.simulate().error?.description ?? ""
                },
                MessageRow("a view that its class keeps") {
                    var classes = ScenarioClasses()
                    classes.register("Keeper", Keeper.self) { Keeper() }
                    let json = #"""
                        {"espalier": 1, "root": {"class": "Keeper", "constraints": ["gap: a.left == self.left"],
                         "subviews": [{"name": "a"}]}, "steps": [{"remove": "a"}, {"activate": ["gap"]}]}
                        """#
                    return try ScenarioDocument(json: json).simulate(classes: classes).error?.description ?? ""
                },
            ]),
    ]

    /// Holds its subviews when they are taken out.
    private final class Keeper: UIView {
        private var kept: [UIView] = []

        override func willRemoveSubview(_ subview: UIView) { kept.append(subview) }
    }

    /// A document of a root with two views, a guide and a constraint, and the given steps.
    private static func constrained(steps: String) -> String {
        #"{"espalier": 1, "root": {"frame": [0, 0, 100, 100], "layoutGuides": ["row"], "constraints": "#
            + #"["gap: title.left == icon.right"], "subviews": [{"name": "icon"}, {"name": "title"}]}, "steps": ["#
            + "\n\(steps)]}"
    }

    private static let constraintTexts = [
        #""a.left = 5""#, #""a.leading == b.right""#, #""a.widht == 5 @2000""#, "3", #"{"format": "H:|[a]|"}"#,
        #""gap: self.width == 5", "gap: self.height == 5""#,
    ]

    private static let keys = [
        #"{"subviews": [{"safeAreaInsets": [0, 0, 0, 0]}]}"#, #"{"hugging": [250, 1001]}"#, #"{"hugging": [0, 1]}"#,
        #"{"compressionResistance": 250}"#, #"{"layoutMargins": [1, 2, 3]}"#, #"{"intrinsicContentSize": [-1, 20]}"#,
        #"{"intrinsicContentSize": [1]}"#, #"{"intrinsicContentSize": null}"#,
        #"{"semanticContentAttribute": "forceLeftToRihgt"}"#, #"{"layoutGuides": [""]}"#,
    ]

    private static let constraintSteps = [
        #"{"constrain": "gap: self.height == 5"}"#, #"{"constrain": 3}"#, #"{"activate": ["gpa"]}"#,
        #"{"deactivate": ["later"]}, {"constrain": "later: self.height == 5"}"#, #"{"setConstraint": "gap"}"#,
        #"{"setConstraint": "gap", "priority": 0}"#, #"{"expect": "/", "ambiguous": 1}"#,
        #"{"expect": "/", "ambiguous": true, "frame": [0, 0, 0, 0]}"#,
        #"{"expect": "/", "ambiguous": true, "tolerance": 0}"#,
        #"{"set": "/", "keyPath": "huging", "value": [1, 2]}"#, #"{"set": "/", "keyPath": "colour", "value": [1, 2]}"#,
    ]

    private static let constraintRuns = [
        #"{"constrain": "tittle.left == self.left"}"#, #"{"constrain": "somewhere.left == self.left"}"#,
        #"{"constrain": "title.left == super.left"}"#, #"{"constrain": "title.left == /7.left"}"#,
        #"{"constrain": "title.left == self.content.left"}"#, #"{"constrain": "title.left == row.margins.left"}"#,
        #"{"remove": "icon"}, {"activate": ["gap"]}"#,
    ]
}
