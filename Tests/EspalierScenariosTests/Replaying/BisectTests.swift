import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Bisecting and replaying")
struct BisectTests {
    @Test("finds what a linear scan finds, with steps that are skipped")
    func linear() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<2000 {
            let last = random.below(40)
            let first = random.below(last + 3)
            let skipsOften = random.oneIn(2)
            let skipped = Set((0...last).filter { _ in random.oneIn(skipsOften ? 3 : 20) })
            let found = ScenarioBisection(through: last) { step in
                skipped.contains(step) ? .skipped : step < first ? .good : .bad
            }
            #expect(Set(found.asked).count == found.asked.count)
            let told = (0...last).filter { !skipped.contains($0) }
            guard let bad = told.first(where: { $0 >= first }) else {
                #expect(found.steps == nil)
                continue
            }
            let good = told.last { $0 < first } ?? -1
            #expect(found.steps == (good + 1)...bad, "first \(first) of \(last), skipped \(skipped.sorted())")
        }
    }

    @Test("finds a bad step behind a good one where it goes back and forth")
    func backAndForth() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<300 {
            let verdicts = (0...random.below(60)).map { _ in random.oneIn(2) }
            let found = ScenarioBisection(through: verdicts.count - 1) { verdicts[$0] ? .bad : .good }
            guard let steps = found.steps else {
                #expect(verdicts.last == false)
                continue
            }
            #expect(steps.count == 1 && verdicts[steps.lowerBound])
            #expect(steps.lowerBound == 0 || !verdicts[steps.lowerBound - 1])
        }
    }

    /// A screen whose view gets wider step by step.
    private static func growing(_ steps: Int) throws -> ScenarioDocument {
        let list = (1...steps).map { #"{"set": "box", "keyPath": "frame.size.width", "value": \#($0)}"# }
        return try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"frame": [0, 0, 500, 500], "subviews": [{"name": "box"},
                {"rules": [["w = %w, tt = 5", "box"]], "name": "follower"}]}, "steps": [\(list.joined(separator: ","))]}
                """)
    }

    @Test("an expectation: the first step of many, in few replays")
    func expectation() throws {
        let document = try Self.growing(300)
        for width in [1, 2, 150, 299, 300] {
            let found = try document.bisected(while: Self.narrower(than: width))
            #expect(found.steps == width...width)
            #expect(found.replays <= 10 && found.asked.count <= 10, "\(found)")
        }
    }

    /// The width is below a number: at most half of it away from half of it.
    private static func narrower(than width: Int) throws -> ScenarioCondition {
        let middle = Double(width - 1) / 2
        return try ScenarioCondition(
            expecting:
                #"{"expect": "box", "keyPath": "frame.size.width", "value": \#(middle), "tolerance": \#(middle)}"#)
    }

    @Test("a query: something, exactly that, and one among others")
    func query() throws {
        let document = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"subviews": [{"name": "a", "tag": 7}, {"name": "b", "tag": 7}]},
                "steps": [{"layout": "/"}, {"set": "b", "keyPath": "tag", "value": 8}, {"remove": "a"}, {"layout": "/"}]}
                """)
        let query = #"{"query": "q", "from": "/", "group": "descendants", "by": {"tag": [7]}}"#
        func first(_ answer: ScenarioCondition.Answer) throws -> ClosedRange<Int>? {
            try document.bisected(while: ScenarioCondition(asking: query, finding: answer)).steps
        }
        #expect(try first(.something) == 3...3)
        #expect(try first(.containing("b")) == 2...2)
        #expect(try first(.containing("/0")) == 3...3)
        #expect(try first(.equal(ScenarioResult.Answer(json: #"{"7": ["/0", "/1"]}"#))) == 2...2)
        // It holds after step 2 alone.
        #expect(try first(.equal(ScenarioResult.Answer(json: #"{"7": ["/0"]}"#))) == 0...0)
    }

    @Test("a run that ends with an error is looked at up to there; a view that is not there has no frame")
    func error() throws {
        let document = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"subviews": [{"name": "a"}]},
                "steps": [{"layout": "/"}, {"remove": "a"}, {"layout": "/"}, {"remove": "nobody"}, {"layout": "/"}]}
                """)
        let condition = try ScenarioCondition(expecting: #"{"expect": "a", "frame": [0, 0, 0, 0]}"#)
        #expect(try document.bisected(while: condition).steps == 2...2)
        let lost = try ScenarioDocument(json: #"{"espalier": 1, "root": {"rules": [["w = %w", "a"]]}}"#)
        #expect(throws: ScenarioReplayError.self) { _ = try lost.bisected(while: condition) }
    }

    @Test("conditions that are wrong are refused, with their places")
    func wrong() {
        for (text, message) in [
            (#"{"expect": "a", "frame": [1]}"#, "1:26: $.frame: a rectangle"),
            (#"{"remove": "a"}"#, "1:1: $: an expectation of a view belongs here"),
            (#"{"expect": "q", "equals": true}"#, "1:1: $: an expectation of a view belongs here"),
            (#"{"expect""#, "1:"), ("[]", "1:1: $: a step belongs here"),
        ] {
            #expect {
                _ = try ScenarioCondition(expecting: text)
            } throws: {
                "\($0)".hasPrefix(message)
            }
        }
        #expect {
            _ = try ScenarioCondition(asking: #"{"layout": "/"}"#)
        } throws: {
            "\($0)".hasPrefix("1:1: $: a query belongs here")
        }
        #expect(throws: ScenarioError.self) { _ = try ScenarioResult.Answer(json: "3") }
    }

    @Test("a replay goes on from the tree that is there, and begins anew only for an earlier step")
    func replay() throws {
        let document = try Self.growing(20)
        let replay = ScenarioReplay(of: document)
        #expect(replay.root == nil && replay.step == nil)
        var random = SplitMix64(seed: 5)
        var replays = 0
        var present = Int.max
        for _ in 0..<40 {
            let step = random.below(21)
            if step < present { replays += 1 }
            present = step
            try replay.go(to: step)
            let fresh = ScenarioReplay(of: document.ending(after: step))
            try fresh.go(to: step)
            #expect(replay.replays == replays && replay.step == step)
            #expect(replay.root?.subviews.map(\.frame) == fresh.root?.subviews.map(\.frame))
        }
        #expect(throws: ScenarioReplayError.noStep(asked: 21, last: 20)) { try replay.go(to: 21) }
        #expect(replay.step == present)
    }
}
