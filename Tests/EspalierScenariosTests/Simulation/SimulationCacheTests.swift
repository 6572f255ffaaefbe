import EspalierControls
import EspalierLayout
import EspalierSupport
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("What runs leave to one another")
struct SimulationCacheTests {
    private func simulation(_ json: String, _ cache: SimulationCache) throws -> Simulation {
        try Simulation(
            ScenarioDocument(json: json), views: .changed, nibs: ScenarioNibs(), fonts: FontBook(), cache: cache)
    }

    /// A document with as many ruled views as there are texts.
    private func document(_ rules: [String]) -> String {
        let views = rules.map { #"{"rules": ["\#($0)"]}"# }.joined(separator: ", ")
        return #"{"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [\#(views)]}}"#
    }

    private func compiled(_ rules: [String], _ cache: SimulationCache) throws -> Int {
        let simulation = try simulation(document(rules), cache)
        #expect(simulation.performStep(0) == nil)
        return simulation.root.layoutRules.counters.textsCompiled
    }

    @Test("Rules that one run has read are not read by the next")
    func rules() throws {
        let cache = SimulationCache(ScenarioClasses())
        #expect(try compiled(["ll = 1, w = 10%", "ll = 2"], cache) == 2)
        #expect(try compiled(["ll = 2", "ll = 1, w = 10%"], cache) == 2)
        #expect(try compiled(["ll = 2", "ll = 3"], cache) == 3)
    }

    @Test("Many rules, or long ones, are forgotten")
    func forgotten() throws {
        let cache = SimulationCache(ScenarioClasses())
        #expect(try compiled((0..<257).map { "ll = \($0)" }, cache) == 257)
        #expect(try compiled(["ll = 1"], cache) == 1)
        let long = "ll = 0" + String(repeating: " + 1", count: 5000)
        #expect(try compiled([long], cache) == 2)
        #expect(try compiled(["ll = 1"], cache) == 1)
    }

    @Test("No result is other for what has run before", arguments: 0..<8)
    func results(_ seed: UInt64) throws {
        let cache = SimulationCache(ScenarioClasses())
        var random = SplitMix64(seed: seed)
        let texts = ["ll = 5", "rr = 7, w = 20", "w = 50%", "h = %f", "tt = bb = 3", "ct = 10", "minw = 30"]
        for _ in 0..<40 {
            let rules = (0..<1 + random.below(4)).map { _ in
                let text = texts[random.below(texts.count)]
                return text.contains("%f") ? #"["\#(text)", \#(random.below(50))]"# : #""\#(text)""#
            }
            let other = texts[random.below(3)]
            let json = #"""
                {"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [
                    {"rules": [\#(rules.joined(separator: ", "))]}, {"class": "UILabel", "rules": ["\#(other)"]}]},
                 "steps": [{"rule": "\#(texts[random.below(3)])", "on": "/0"}]}
                """#
            var withCache = ScenarioResultWriter()
            let simulation = try simulation(json, cache)
            withCache.begin(title: nil)
            let error = simulation.run { withCache.step($0) }
            withCache.failures(simulation.failures) { _ in }
            withCache.end(error: error)
            #expect(withCache.writer.text == (try run(json).json()), "seed \(seed): \(json)")
        }
    }

    private enum Outer { struct Generic<Value> {} }
    private final class Hidden {}

    @Test("The name of a type is what its description says")
    func names() {
        struct Local {}
        let types: [Any.Type] = [
            Int.self, [String: Int].self, Outer.self, Outer.Generic<Hidden>.self, Hidden.self, Local.self,
            (Int, String?).self, ScenarioDocument.self,
        ]
        for type in types { #expect(typeName(type) == String(describing: type)) }
    }
}
