import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("AUTOLAYOUT 5: the traits of a document")
struct ScenarioTraitTests {
    private static let all = #"""
        {"scale": 3, "horizontalSizeClass": "regular", "verticalSizeClass": "compact", \#
        "layoutDirection": "rightToLeft", "contentSizeCategory": "AX2", "idiom": "pad", \#
        "controlDesign": "iOS12", "userInterfaceStyle": "dark", "accessibilityContrast": "high", \#
        "userInterfaceLevel": "elevated"}
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
        #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
        #expect(traits.userInterfaceLevel == .elevated)
    }

    @Test(
        "gives every value of every key, and leaves the others as they are",
        arguments: [
            ("scale", ["1", "2", "3", "1.5"]), ("horizontalSizeClass", ScenarioTraits.SizeClass.allCases.map(quoted)),
            ("verticalSizeClass", ScenarioTraits.SizeClass.allCases.map(quoted)),
            ("layoutDirection", ScenarioTraits.LayoutDirection.allCases.map(quoted)),
            ("contentSizeCategory", ScenarioTraits.ContentSize.allCases.map(quoted)),
            ("idiom", ScenarioTraits.Idiom.allCases.map(quoted)),
        ])
    func everyKey(key: String, values: [String]) throws {
        func told(_ traits: String) throws -> [String] {
            let simulation = try Simulation(document(traits, #"{"subviews": [{}]}"#))
            _ = simulation.run { _ in }
            let traits = try #require(simulation.root.subviews.first).traitCollection
            return [
                "\(traits.displayScale)", "\(traits.horizontalSizeClass)", "\(traits.verticalSizeClass)",
                "\(traits.layoutDirection)", "\(traits.preferredContentSizeCategory)",
                "\(traits.userInterfaceIdiom)",
            ]
        }
        let none = try told("{}")
        var seen: Set<[String]> = []
        for value in values {
            let document = try document(#"{"\#(key)": \#(value)}"#)
            #expect(try ScenarioDocument(json: document.json()) == document)
            let traits = try told(#"{"\#(key)": \#(value)}"#)
            // One value of each is that of a view without surroundings.
            #expect(zip(traits, none).count { $0 != $1 } <= 1, "\(key) \(value)")
            #expect(seen.insert(traits).inserted, "\(key) \(value)")
        }
    }

    private static func quoted<Word: RawRepresentable>(_ word: Word) -> String where Word.RawValue == String {
        "\"\(word.rawValue)\""
    }

    @Test(
        "says which design controls have: those of the tree, of a tree that is added later, and of rows",
        arguments: [
            ("", CGSize(width: 63, height: 28)), (#""controlDesign": "iOS26""#, CGSize(width: 63, height: 28)),
            (#""controlDesign": "iOS18""#, CGSize(width: 51, height: 31)),
            (#""controlDesign": "iOS12""#, CGSize(width: 51, height: 31)),
        ], ["UIView", "UIWindow"])
    func design(row: (traits: String, size: CGSize), root: String) throws {
        let switches = #"{"class": "UISwitch", "frame": [5, 6, 0, 0], "name": "NAME"}"#
        func named(_ name: String) -> String { switches.replacing("NAME", with: name) }
        let document = try ScenarioDocument(
            json: #"""
                {"espalier": 1, "traits": {\#(row.traits)}, "root": {"class": "\#(root)", "frame": [0, 0, 300, 300],
                 "subviews": [{"frame": [9, 9, 80, 80], "subviews": [\#(named("a"))]},
                    {"class": "UITableView", "frame": [0, 100, 300, 200], "name": "table", "rowHeight": 50,
                     "rows": 1, "cell": {"subviews": [\#(named("row"))]}}]},
                 "steps": [{"add": {"subviews": [\#(named("b"))]}, "to": "/"}]}
                """#)
        let simulation = try Simulation(document)
        #expect(simulation.run { _ in } == nil)
        var found = 0
        var open = [simulation.root]
        while let view = open.popLast() {
            open += view.subviews
            guard view is UISwitch else { continue }
            found += 1
            #expect(view.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: row.size), "\(view.name ?? "")")
        }
        #expect(found == 3)
    }

    @Test("stands beside a safe area, which the root and its margins have, and views below get their parts of")
    func safeArea() throws {
        let simulation = try Simulation(
            document(
                #"{"scale": 2}"#,
                #"""
                {"frame": [0, 0, 100, 100], "safeAreaInsets": [20, 1, 10, 2], "subviews": [
                    {"name": "a", "constraints": [{"format": "|[self]|"}]}, {"frame": [0, 10, 100, 85], "name": "b"}],
                 "constraints": ["a.top == self.safeArea.top", "a.bottom == self.margins.bottom"]}
                """#.replacing(#"{"format": "|[self]|"}"#, with: #""self.width == 5.25""#)))
        _ = simulation.run { _ in }
        #expect(simulation.root.safeAreaInsets == UIEdgeInsets(top: 20, left: 1, bottom: 10, right: 2))
        let views = simulation.root.subviews
        #expect(views[0].frame.origin.y == 20 && views[0].frame.maxY == 82 && views[0].frame.width == 5.5)
        #expect(views[1].safeAreaInsets == UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2))
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
