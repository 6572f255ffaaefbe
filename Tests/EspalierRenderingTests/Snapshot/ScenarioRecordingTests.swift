import EspalierLayout
import EspalierRendering
import EspalierScenarios
import Testing

@Suite("Recordings of scenarios")
struct ScenarioRecordingTests {
    static let text = """
        {"espalier": 1, "title": "Two", "root": {"name": "screen", "frame": [0, 0, 100, 200], "subviews": [
          {"name": "a", "rules": ["tt = ll = 10, w = h = 20"]},
          {"name": "b", "properties": {"role": "x"}, "rules": [["ll = %rl + 5, w = h = 8", "a"]]}]},
         "observers": [{"id": "o", "target": "a", "keyPath": "frame", "options": ["new"]}],
         "steps": [
          {"set": "screen", "keyPath": "tag", "value": 3},
          {"rule": "tt = 30", "on": "a"},
          {"query": "q", "from": "screen", "named": "b"},
          {"expect": "a", "frame": [0, 0, 1, 1]},
          {"remove": "a"},
          {"add": {"name": "c"}, "to": "/"}]}
        """

    @Test("Each step has its own tree, events, queries, failures and place")
    func steps() throws {
        let recording = try ScenarioRecording(running: ScenarioDocument(json: Self.text), source: Self.text)
        #expect(recording.title == "Two")
        #expect(recording.error == nil)
        #expect(recording.expectationCount == 1)
        let steps = recording.steps
        #expect(steps.map(\.index) == Array(0...6))
        #expect(steps[0].summary == "the tree as it is built")
        #expect(steps[2].summary == "rule on a: tt = 30")
        #expect(steps[2].json == #"{"rule": "tt = 30", "on": "a"}"#)
        #expect(steps.map { $0.place?.line } == [nil, 6, 7, 8, 9, 10, 11])
        #expect(steps[0].snapshot.entries.map(\.name) == ["screen", "a", "b"])
        #expect(steps[1].snapshot.entries.map(\.tag) == [3, 0, 0])
        #expect(steps[2].snapshot.entries[1].frame.origin.y == 30)
        #expect(steps[1].snapshot.entries[1].frame.origin.y == 10)
        #expect(steps.map(\.events.count) == [1, 0, 1, 0, 0, 0, 0])
        #expect(steps[3].queries.map(\.id) == ["q"])
        #expect(steps.map(\.failures.count) == [0, 0, 0, 0, 1, 0, 0])
        // The view is gone at once, as it is in a run that is not recorded (SLL 11.4).
        #expect(steps[5].diagnostics.count == 1)
        #expect(steps[6].snapshot.entries.map(\.id) == [0, 2, 3])
        #expect(steps[6].snapshot.entries[1].properties == [.init(name: "properties.role", value: "\"x\"")])
    }

    @Test("A recording tells the same as a result of the run")
    func sameAsSimulation() throws {
        let document = try ScenarioDocument(json: Self.text)
        let recording = try ScenarioRecording(running: document)
        let result = try document.simulate(views: .all)
        for (step, expected) in zip(recording.steps, result.steps) {
            #expect(step.events == expected.events)
            #expect(step.diagnostics == expected.diagnostics)
            #expect(step.snapshot.entries.indices.map(step.snapshot.path) == expected.views?.map(\.path))
            #expect(step.snapshot.entries.map(\.frame) == expected.views?.map(\.frame))
        }
        #expect(recording.steps.flatMap(\.failures) == result.failures)
    }

    @Test("The reasons of a view name the rule, its line, and what it is computed from")
    func reasons() throws {
        let recording = try ScenarioRecording(running: ScenarioDocument(json: Self.text))
        let before = try #require(recording.steps[1].reasons.first { $0.id == 1 })
        #expect(before.rules.map(\.text) == ["tt = ll = 10, w = h = 20"])
        let reasons = try #require(recording.steps[2].reasons.first { $0.id == 1 })
        #expect(reasons.rules.map(\.text) == ["tt = ll = 10, w = h = 20", "tt = 30"])
        #expect(reasons.rules.map(\.origin) == ["scenario:2", "scenario:7"])
        let y = reasons.attributes[LayoutAttribute.y.rawValue]
        #expect(y.attribute == .y)
        #expect(y.value == 30)
        #expect(y.parts.map(\.rule) == ["tt = 30"])
        #expect(y.formula == "tt" && y.parts.map(\.name) == ["tt"])
        let other = try #require(recording.steps[0].reasons.first { $0.id == 2 })
        #expect(Set(other.attributes[0].needs.map { "\($0.id).\($0.attribute)" }) == ["1.x", "1.width"])
    }

    @Test("A run that an error ends has the steps before it")
    func error() throws {
        let document = try ScenarioDocument(
            json: #"{"espalier": 1, "root": {}, "steps": [{"layout": "/"}, {"remove": "nobody"}, {"layout": "/"}]}"#)
        let recording = try ScenarioRecording(running: document)
        #expect(recording.steps.count == 2)
        #expect(recording.error?.step == 2)
    }

    @Test("A class that nobody knows is refused before anything runs")
    func unknownClass() throws {
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {"class": "Nothing"}}"#)
        #expect(throws: ScenarioError.self) { try ScenarioRecording(running: document) }
    }
}
