import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("AUTOLAYOUT 5: reading and writing constraints")
struct ScenarioConstraintReadingTests {
    private func document(_ root: String, steps: String = "") throws -> ScenarioDocument {
        try ScenarioDocument(json: #"{"espalier": 1, "root": \#(root), "steps": [\#(steps)]}"#)
    }

    private static let everyKey = #"""
        {"constraints": ["gap: self.left == super.left + 8 @750", "'a b'.width == 9/16 * self.height"], \#
        "layoutGuides": ["row", "a b"], "translatesAutoresizingMaskIntoConstraints": false, \#
        "intrinsicContentSize": [80, null], "hugging": [250, 251.5], "compressionResistance": [750, 1000], \#
        "layoutMargins": [1, 2, 3, 4], "semanticContentAttribute": "forceRightToLeft", "safeAreaInsets": [44, 0, 34, 0]}
        """#

    @Test("takes every key of a view, and writes it back")
    func views() throws {
        let document = try document(Self.everyKey)
        let view = document.root[0]
        #expect(view.constraints.map(\.identifier) == ["gap", nil])
        #expect(view.constraints.map(\.text).last == "'a b'.width == 9/16 * self.height")
        #expect(view.layoutGuides == ["row", "a b"])
        #expect(view.translatesAutoresizing == false)
        #expect(view.intrinsicContentSize == CGSize(width: 80, height: UIView.noIntrinsicMetric))
        #expect(view.hugging == ScenarioPriorities(horizontal: 250, vertical: 251.5))
        #expect(view.compressionResistance == ScenarioPriorities(horizontal: 750, vertical: 1000))
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.semanticContent == .forceRightToLeft)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(document.json() == #"{"espalier": 1, "root": \#(Self.everyKey)}"#)
        #expect(try ScenarioDocument(json: document.json()) == document)
    }

    @Test(
        "takes the steps, and writes them back",
        arguments: [
            #"{"constrain": "a.width == 5"}"#, #"{"constrain": "id: a.width == 5", "in": "/0"}"#,
            #"{"activate": ["gap"]}"#, #"{"deactivate": ["gap", "gap"]}"#, #"{"activate": []}"#,
            #"{"setConstraint": "gap", "constant": 12}"#, #"{"setConstraint": "gap", "priority": 500}"#,
            #"{"setConstraint": "gap", "constant": -1.5, "priority": 999.5}"#, #"{"expect": "a", "ambiguous": true}"#,
            #"{"set": "a", "keyPath": "hugging", "value": [1, 2]}"#,
            #"{"set": "a", "keyPath": "compressionResistance", "value": [1, 2]}"#,
            #"{"set": "a", "keyPath": "layoutMargins", "value": [1, 2, 3, 4]}"#,
            #"{"set": "a", "keyPath": "intrinsicContentSize", "value": [null, 20]}"#,
            #"{"set": "a", "keyPath": "translatesAutoresizingMaskIntoConstraints", "value": true}"#,
        ])
    func steps(json: String) throws {
        let document = try document(#"{"constraints": ["gap: self.width == 5"]}"#, steps: json)
        #expect(document.steps[0].json == json)
        #expect(try ScenarioDocument(json: document.json()) == document)
        #expect(!document.steps[0].summary.isEmpty)
    }

    @Test("in the root is the default of 'constrain'")
    func rootIsDefault() throws {
        let short = try document("{}", steps: #"{"constrain": "a.width == 5"}"#)
        let long = try document("{}", steps: #"{"constrain": "a.width == 5", "in": "/"}"#)
        #expect(short == long)
    }

    @Test("a frame of zeros counts where there are constraints, and is as good as none elsewhere")
    func zeroFrames() throws {
        let without = try document(#"{"subviews": [{"frame": [0, 0, 0, 0]}]}"#)
        #expect(without.json() == #"{"espalier": 1, "root": {"subviews": [{}]}}"#)
        #expect(try without == document(#"{"subviews": [{}]}"#))
        let json = #"{"constraints": ["/0.width == 5"], "subviews": [{"frame": [0, 0, 0, 0]}]}"#
        let with = try document(json)
        #expect(with.json() == #"{"espalier": 1, "root": \#(json)}"#)
        #expect(with.root[1].isPlacedByItself)
        let added = try document("{}", steps: #"{"add": {"frame": [0, 0, 0, 0]}, "to": "/"}"#)
        #expect(try added == document("{}", steps: #"{"add": {}, "to": "/"}"#))
    }

    @Test(
        "a view is placed by itself with a frame, a mask, rules, or where it says so",
        arguments: [
            (#"{"frame": [0, 0, 1, 1]}"#, true), (#"{"autoresizing": []}"#, true), (#"{"rules": ["tt = 5"]}"#, true),
            (#"{"rules": []}"#, false), (#"{"bounds": [0, 5, 0, 0]}"#, false), ("{}", false),
            (#"{"translatesAutoresizingMaskIntoConstraints": true}"#, true),
            (#"{"frame": [0, 0, 1, 1], "translatesAutoresizingMaskIntoConstraints": false}"#, false),
        ])
    func placedByItself(json: String, expected: Bool) throws {
        #expect(try document(json).root[0].isPlacedByItself == expected)
    }

    @Test("texts that are too long are refused, as those of rules are")
    func length() {
        var options = ScenarioDocument.Options()
        options.maxRuleLength = 20
        let json = #"{"espalier": 1, "root": {"constraints": ["self.width == 1234567"]}}"#
        let error = #expect(throws: ScenarioError.self) { try ScenarioDocument(json: json, options: options) }
        #expect(error?.problems.first?.message == "a constraint text has 21 bytes; 20 are allowed")
    }

    @Test("Summaries of the steps")
    func summaries() throws {
        let steps = #"""
            {"constrain": "a.width == 5"}, {"constrain": "b.width == 5", "in": "a"}, {"activate": ["gap"]},
            {"deactivate": ["gap", "gap"]}, {"setConstraint": "gap", "constant": 1.5, "priority": 500},
            {"expect": "a", "ambiguous": false}, {"expect": "a", "ambiguous": true}
            """#
        let document = try document(#"{"constraints": ["gap: self.width == 5"]}"#, steps: steps)
        #expect(
            document.steps.map(\.summary) == [
                "constrain: a.width == 5", "constrain in a: b.width == 5", "activate gap", "deactivate gap, gap",
                "set constraint gap: constant 1.5, priority 500", "expect a to be unambiguous",
                "expect a to be ambiguous",
            ])
    }
}
