import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("The data of the inspector's page")
struct InspectorDataTests {
    static let profile = """
        {"espalier": 1, "title": "T", "root": {"name": "screen", "frame": [0, 0, 100, 200], "subviews": [
          {"name": "a", "tag": 7, "rules": ["ll = 10, w = 50%", "tt = 5"]},
          {"name": "b", "class": "UILabel", "text": "hello", "rules": [["ll = %rl + 8", "a"]],
           "properties": {"role": "x"}}]},
         "observers": [{"id": "o", "target": "a", "keyPath": "frame", "options": ["old", "new"]}],
         "steps": [
          {"set": "screen", "keyPath": "frame", "value": [0, 0, 200, 200]},
          {"query": "q", "from": "screen", "named": "b"},
          {"expect": "a", "frame": [1, 2, 3, 4]}]}
        """

    @Test("The tree is told once, and of a later step only what changed")
    func deltas() throws {
        let steps = try #require(try pageData(recording(Self.profile))["steps"] as? [[String: Any]])
        #expect(steps.count == 4)
        #expect(steps[0]["in"] as? [Int] == [0, -1, 0, 1, 0, 0, 2, 0, 1])
        #expect(steps[0]["frames"] as? [Double] == [0, 12, 100, 200, 1, 7, 10, 5, 50, 1, 1, 68])
        // The root's width, the width of a, and where b stands.
        #expect(steps[1]["frames"] as? [Double] == [0, 4, 200, 1, 4, 100, 1, 1, 118])
        #expect(steps[1]["in"] == nil)
        #expect(steps[1]["facts"] == nil)
        #expect(steps[1]["reasons"] == nil)
        #expect(steps[2]["frames"] == nil)
    }

    @Test("Reasons tell the rule, the place in it, and what it needs")
    func reasons() throws {
        let data = try pageData(recording(Self.profile))
        let texts = try #require(data["texts"] as? [String])
        let records = try #require(data["reasons"] as? [[Any]])
        let step = try #require((data["steps"] as? [[String: Any]])?.first)
        // The first record is that of a: the width comes from the second statement of its first rule.
        #expect(step["reasons"] as? [Int] == [1, 0, 1, 1])
        let rules = try #require(records[0][0] as? [Int])
        #expect(texts[rules[0]] == "ll = 10, w = 50%")
        #expect(texts[rules[1]] == "scenario:2")
        let width = try #require(records[0][3] as? [Any])
        let part = try #require(width[0] as? [Int])
        #expect(texts[part[0]] == "w")
        #expect(Array(part.dropFirst()) == [-1, 0, 0, 1, 10])
        #expect(width[1] as? [Int] == [0, 2])
        #expect(texts[try #require(width[2] as? Int)] == "w")
    }

    @Test("Events, answers and failures stand with their step")
    func reports() throws {
        let data = try pageData(recording(Self.profile))
        let steps = try #require(data["steps"] as? [[String: Any]])
        let texts = try #require(data["texts"] as? [String])
        let event = try #require((steps[1]["events"] as? [[Int]])?.first)
        #expect(event[..<6].map { texts[$0] } == ["o", "setting", "/0", "frame", "[10, 5, 50, 0]", "[10, 5, 100, 0]"])
        #expect(steps[2]["queries"] as? [[String]] == [["q", "\"/1\""]])
        #expect(steps[3]["failures"] as? [[String]] == [["/0", "[1, 2, 3, 4]", "[10, 5, 100, 0]"]])
    }

    @Test("Events above the limit are counted")
    func eventLimit() throws {
        let data = try pageData(recording(Self.profile), eventLimit: 0)
        let steps = try #require(data["steps"] as? [[String: Any]])
        #expect((steps[1]["events"] as? [[Int]])?.isEmpty == true)
        #expect(steps[1]["eventCount"] as? Int == 1)
    }

    @Test("A run that ended tells why")
    func error() throws {
        let json = #"{"espalier": 1, "root": {}, "steps": [{"remove": "nobody"}]}"#
        let data = try pageData(recording(json))
        let error = try #require(data["error"] as? [String: Any])
        #expect(error["step"] as? Int == 1)
        #expect(error["path"] as? String == "$.steps[0].remove")
        #expect((data["steps"] as? [Any])?.count == 1)
    }

    @Test("Steps applied one after the other give every snapshot", arguments: 0..<12 as Range<UInt64>)
    func replay(seed: UInt64) throws {
        let json = RandomScenario(seed: seed, views: 30, steps: 40).json
        let recording = try recording(json)
        let steps = try #require(try pageData(recording)["steps"] as? [[String: Any]])
        #expect(recording.error == nil, "seed \(seed): \(json)")
        var reader = PageReader()
        for (number, step) in recording.steps.enumerated() {
            reader.apply(steps[number])
            let entries = step.snapshot.entries
            try #require(reader.order == entries.map(\.id), "seed \(seed), step \(number)")
            for entry in entries {
                let frame = entry.frame
                let view = try #require(reader.views[entry.id])
                let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
                #expect(view.frame == numbers, "seed \(seed), step \(number), id \(entry.id)")
                #expect(view.facts["g"] ?? "0" == "\(entry.tag)", "seed \(seed), step \(number), id \(entry.id)")
                #expect(view.facts["n"] == entry.name, "seed \(seed), step \(number), id \(entry.id)")
            }
            let ruled = Set(step.reasons.map(\.id))
            #expect(
                Set(reader.order.filter { (reader.views[$0]?.record ?? -1) >= 0 }) == ruled,
                "seed \(seed), step \(number)")
        }
    }
}
