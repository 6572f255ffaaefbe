@testable import EspalierScenarios
import Foundation
import Testing

/// The steps that recordings need besides those of people.
@Suite struct RecordedStepTests {
    private static let root = #"""
        {"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "frame": [0, 0, 10, 10], "rules": ["tt = 5, ll = 7"]},
         {"name": "b", "frame": [0, 0, 20, 20]}]}
        """#

    @Test func `rules take the place of all that a view has`() throws {
        let result = try run(
            root: Self.root,
            steps: #"{"rules": ["ll = 9", ["tt = %h", "b"]], "on": "a"}, {"rules": [], "on": "a"}"#)
        #expect(result.error == nil)
        #expect(result.listed(0).contains("/0 a 7 5 10 10"))
        #expect(result.listed(1) == ["/0 a 9 20 10 10"])
        #expect(result.listed(2) == [])
    }

    @Test func `rules of which one cannot be added leave the view as it is`() throws {
        let result = try run(root: Self.root, steps: #"{"rules": ["ll = 9", ["tt = %h", "c"]], "on": "a"}"#)
        #expect(result.error?.description.contains("no view has the name 'c'") == true)
    }

    @Test func `a guide is there for constraints from its step on`() throws {
        let result = try run(
            root: Self.root,
            steps: #"""
                {"guide": "column", "on": "/"}, {"constrain": "column.left == self.left + 30"},
                {"constrain": "b.left == column.left"}, {"set": "b", "keyPath":
                "translatesAutoresizingMaskIntoConstraints", "value": false}
                """#)
        #expect(result.error == nil)
        #expect(result.listed(4).first?.hasPrefix("/1 b 30 ") == true)
    }

    @Test func `a view that is kept is there for rules when it has left`() throws {
        func last(_ steps: String) throws -> [String] {
            let result = try run(
                root: #"""
                    {"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "frame": [0, 0, 30, 10]},
                     {"name": "b", "rules": [["w = %w", "a"]]}]}
                    """#, steps: steps + #", {"remove": "a"}, {"set": "/", "keyPath": "tag", "value": 1}"#)
            #expect(result.error == nil)
            return result.steps.flatMap { $0.diagnostics.map(\.message) }
        }
        #expect(try last(#"{"mark": "x"}"#).count == 1)
        #expect(try last(#"{"keep": "a"}"#).isEmpty)
    }

    @Test func `marks and notes change nothing, and stand in the text`() throws {
        let steps = #"{"mark": "tapped save"}, {"note": "the class 'Chart' is not known"}"#
        let result = try run(root: Self.root, steps: steps)
        #expect(result.error == nil && result.listed(1) == [] && result.listed(2) == [])
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#)
        #expect(
            document.steps.map(\.summary) == ["mark: tapped save", "note: the class 'Chart' is not known"])
        #expect(try ScenarioDocument(json: document.json()) == document)
    }

    @Test(arguments: [
        (#"{"rules": "tt = 5", "on": "a"}"#, "a list belongs here, but this is a text"),
        (#"{"rules": ["tt = "], "on": "a"}"#, "rule 'tt = '"),
        (#"{"rules": []}"#, "the step 'rules' needs the key 'on'"),
        (#"{"guide": 5, "on": "a"}"#, "a text belongs here, but this is a number"),
        (#"{"guide": "g"}"#, "the step 'guide' needs the key 'on'"),
        (#"{"mark": null}"#, "a text belongs here, but this is null"),
        (#"{"note": "n", "on": "a"}"#, "unknown key 'on' of the step 'note'"),
    ])
    func `a step that is wrong is refused`(step: String, message: String) {
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioDocument(json: #"{"espalier": 1, "root": {"name": "a"}, "steps": [\#(step)]}"#)
        }
        #expect(error?.description.contains(message) == true, "\(error.map { "\($0)" } ?? "")")
    }
}
