import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("AUTOLAYOUT 5: the traits of a document")
struct ScenarioTraitTests {
    private static let all = #"""
        {"scale": 3, "horizontalSizeClass": "regular", "verticalSizeClass": "compact", \#
        "layoutDirection": "rightToLeft", "contentSizeCategory": "AX2", "idiom": "pad"}
        """#

    private func document(_ traits: String, _ root: String = "{}") throws -> ScenarioDocument {
        try ScenarioDocument(json: #"{"espalier": 1, "root": \#(root), "traits": \#(traits)}"#)
    }

    @Test("takes every key, and writes it back")
    func reading() throws {
        let document = try document(Self.all)
        #expect(document.json() == #"{"espalier": 1, "root": {}, "traits": \#(Self.all)}"#)
        #expect(try ScenarioDocument(json: document.json()) == document)
        #expect(try self.document("{}") != document)
    }

    @Test("gives them to all views of the tree")
    func running() throws {
        let simulation = try Simulation(document(Self.all, #"{"subviews": [{}]}"#))
        _ = simulation.run { _ in }
        let traits = try #require(simulation.root.subviews.first).traitCollection
        #expect(traits.displayScale == 3 && traits.horizontalSizeClass == .regular)
        #expect(traits.verticalSizeClass == .compact && traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge && traits.userInterfaceIdiom == .pad)
    }

    @Test("rounds frames to pixels, and mirrors leading and trailing")
    func frames() throws {
        let root = #"""
            {"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "constraints": [
                "self.leading == super.leading + 10", "self.top == super.top", "self.width == 0.333 * super.width",
                "self.height == 20"]}]}
            """#
        func frame(_ traits: String) throws -> CGRect? {
            let simulation = try Simulation(document(traits, root))
            _ = simulation.run { _ in }
            return simulation.root.subviews.first?.frame
        }
        #expect(try frame(#"{"scale": 2}"#) == CGRect(x: 10, y: 0, width: 33.5, height: 20))
        #expect(try frame(#"{"scale": 1}"#) == CGRect(x: 10, y: 0, width: 33, height: 20))
        #expect(
            try frame(#"{"scale": 1, "layoutDirection": "rightToLeft"}"#)
                == CGRect(x: 57, y: 0, width: 33, height: 20))
    }
}
