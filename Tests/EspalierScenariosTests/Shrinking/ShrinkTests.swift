import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Shrinking")
struct ShrinkTests {
    /// Something that documents at random show often enough.
    struct Property: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let holds: @Sendable (ScenarioDocument) -> Bool

        init(_ name: String, _ holds: @escaping @Sendable (ScenarioDocument) -> Bool) {
            testDescription = name
            self.holds = holds
        }
    }

    static let properties = [
        Property("a query and a view with a tag") { document in
            document.steps.contains { $0.askedQuery != nil } && document.root.allViews.contains { $0.tag != 0 }
        },
        Property("an error") { document in
            guard let result = try? document.simulate(views: .none) else { return true }
            return result.error != nil
        },
        Property("a view with rules in one with a name") { document in
            document.root.views.indices.contains { index in
                let parent = document.root.parent(of: index)
                return !document.root[index].rules.isEmpty && parent.map { document.root[$0].name != nil } ?? false
            }
        },
        Property("five views, two steps and a frame that is no whole number") { document in
            document.root.views.count >= 5 && document.steps.count >= 2
                && document.root.views.contains { $0.frame.width != $0.frame.width.rounded() }
        },
        Property("a constraint with a constant above 3") { document in
            document.root.allViews.flatMap(\.constraints).contains { $0.text.contains(" + ") }
        },
    ]

    @Test("leaves what shows it, and nothing that can go by itself", arguments: properties)
    func isMinimal(_ property: Property) throws {
        var shrunk = 0
        for seed in UInt64(0)..<400 where shrunk < 6 {
            var random = RandomScenario(seed: seed)
            let document = random.document()
            guard let read = try? ScenarioDocument(json: document.json()), property.holds(read) else { continue }
            shrunk += 1
            let result = try #require(read.shrunk { property.holds($0) })
            let json = result.document.json()
            #expect(result.isMinimal && property.holds(result.document))
            #expect(json.utf8.count <= read.json().utf8.count)
            for (lacking, json) in try SmallerDocuments.all(of: json) {
                guard let smaller = try? ScenarioDocument(json: json) else { continue }
                #expect(!property.holds(smaller), "seed \(seed): \(lacking) of \(result.document.json())")
            }
            // The same again, from a document of the same text.
            #expect(read.shrunk { property.holds($0) }?.document.json() == json)
        }
        #expect(shrunk > 0)
    }

    @Test("says that a document does not show it")
    func doesNotShow() throws {
        #expect(try ScenarioDocument(json: #"{"espalier": 1, "root": {}}"#).shrunk { _ in false } == nil)
    }

    @Test("throws what the condition throws")
    func throwsOn() throws {
        struct Stop: Error {}
        var count = 0
        let document = try Self.screen(#""tag": 7, "name": "a""#)
        #expect(throws: Stop.self) {
            _ = try document.shrunk { (_) throws(Stop) in
                count += 1
                if count == 2 { throw Stop() }
                return true
            }
        }
    }

    @Test("stops at the limit with what it has, and says so")
    func limit() throws {
        let document = try Self.screen(#""tag": 7, "name": "a", "subviews": [{}, {}, {}]"#)
        let result = try #require(document.shrunk(limit: 2) { _ in true })
        #expect(result.asked == 2 && !result.isMinimal)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let root: String
        var steps = ""
        /// What the candidate must have in its text.
        let kept: [String]
        let result: String
    }

    static let cases = [
        Case(
            testDescription: "numbers become 0, 1, 10 or halves", root: #""frame": [3, 17.5, 390, 844], "tag": 44"#,
            kept: [#""frame""#, #""tag""#], result: #"{"tag": 1, "frame": [1, 0, 0, 0]}"#),
        Case(
            testDescription: "a rule loses statements with their arguments",
            root: #""subviews": [{"name": "b"}, {"rules": [["ll = %rl + 8, tt = %f, w = %w", "b", 4, "b"]]}]"#,
            kept: ["tt = %f"], result: #"{"rules": [["tt = %f", 0]]}"#),
        Case(
            testDescription: "a constraint loses its identifier, factor, constant and priority",
            root: #""constraints": ["wide: self.width == 2 * self.height + 40 @750"]"#,
            kept: ["self.width", "self.height"], result: #"{"constraints": ["self.width == self.height"]}"#),
        Case(
            testDescription: "texts lose what is not needed",
            root: #""subviews": [{"class": "UILabel", "text": "The quick brown fox"}]"#, kept: ["ck"],
            result: #"{"text": "ck"}"#),
        Case(
            testDescription: "names become letters, wherever they stand",
            root: #""subviews": [{"name": "title"}, {"name": "icon", "rules": [["ll = %rl", "title"]]}]"#,
            steps: #"{"set": "icon", "keyPath": "tag", "value": 1}"#, kept: ["%rl", #""set""#],
            result: #"{"name": "b", "rules": [["ll = %rl", "a"]]}"#),
        Case(
            testDescription: "paths become names", root: #""subviews": [{}, {}, {"subviews": [{}, {"tag": 5}]}]"#,
            steps: #"{"set": "/2/1", "keyPath": "tag", "value": 9}"#, kept: [#""tag": 5"#, #""set""#],
            result: #"{"name": "a", "tag": 5}"#),
    ]

    @Test("makes all parts simple", arguments: cases)
    func parts(_ test: Case) throws {
        let document = try Self.screen(test.root, steps: test.steps)
        let result = try #require(
            document.shrunk { candidate in
                let json = candidate.json()
                guard let result = try? candidate.simulate(views: .none), result.error == nil else {
                    return test.testDescription == "texts lose what is not needed" && json.contains("ck")
                }
                return test.kept.allSatisfy { json.contains($0) }
            })
        #expect(result.document.json().contains(test.result), "\(result.document.json())")
    }

    @Test("asks about few candidates where the cause is small: 2,000 views, deep ones too, and 2,000 steps")
    func cost() throws {
        var root = "{\"name\": \"bottom\", \"tag\": 3}"
        for depth in 0..<500 { root = "{\"name\": \"d\(depth)\", \"subviews\": [\(root)]}" }
        let views = (0..<1500).map { #"{"name": "n\#($0)", "frame": [\#($0), 0, 5, 5]}"# }
        let steps = (0..<2000).map { step in
            #"{"set": "n\#(step % 1500)", "keyPath": "tag", "value": \#(step == 777 ? 4711 : step % 50)}"#
        }
        let document = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"subviews": [\(views.joined(separator: ",")), \(root)]},
                "steps": [\(steps.joined(separator: ","))]}
                """)
        let result = try #require(
            document.shrunk { candidate in
                candidate.root.views.contains { $0.tag == 3 }
                    && candidate.steps.contains {
                        if case .set(_, let setting) = $0.action { setting.value == .integer(4711) } else { false }
                    }
            })
        #expect(result.asked < 250, "\(result.asked)")
        #expect(
            result.document.json()
                == #"{"espalier": 1, "root": {"tag": 3}, "steps": [{"set": "n777", "keyPath": "tag", "value": 4711}]}"#)
    }

    static func screen(_ root: String, steps: String = "") throws -> ScenarioDocument {
        try ScenarioDocument(json: #"{"espalier": 1, "root": {\#(root)}, "steps": [\#(steps)]}"#)
    }
}
