import EspalierViews
import Testing

@testable import EspalierScenarios

@Suite("Observers of queries in a scenario")
struct QueryObserverTests {
    private let root = #"""
        {"name": "r", "subviews": [
          {"name": "a", "tag": 1, "subviews": [{"name": "x", "tag": 2}, {"name": "y", "tag": 1}]},
          {"name": "b", "class": "UILabel", "properties": {"role": "hint"}}]}
        """#

    /// The events of the last step, without observer and batch 0.
    private func events(_ by: String, of view: String = "/", _ steps: String) throws -> [String] {
        let observer = #"{"id": "q", "query": "\#(view)", "by": \#(by)}"#
        let result = try run(root: root, observers: observer, steps: steps)
        try #require(result.error == nil, "\(result.error?.description ?? "")")
        return result.events(result.steps.count - 1).map { event in
            event.replacing(#""observer": "q", "kind": "#, with: "").replacing(#", "batch": 0"#, with: "")
        }
    }

    @Test("tell which views come, leave and change places among what the query finds")
    func kinds() throws {
        let tags = #"{"tag": [1]}"#
        #expect(try events(tags, #"{"set": "x", "keyPath": "tag", "value": 1}"#) == [#""entered", "path": "/0/0""#])
        #expect(try events(tags, #"{"remove": "a"}"#) == [#""left", "path": "/0""#, #""left", "path": "/0/1""#])
        #expect(
            try events(tags, #"{"move": "y", "to": "/", "at": 0}"#) == [#""moved", "from": "/0/1", "path": "/0""#])
        #expect(try events(tags, of: "a", #"{"move": "y", "to": "b"}"#) == [#""left", "path": "/1/0""#])
        #expect(try events(tags, #"{"front": "x"}"#).isEmpty)
        #expect(
            try events(#"{"class": ["UILabel"]}"#, #"{"add": {"class": "UILabel"}, "to": "x"}"#)
                == [#""entered", "path": "/0/0/0""#])
        #expect(try events(#"{"name": ["n", "y"]}"#, #"{"set": "y", "keyPath": "name", "value": "z"}"#).count == 1)
        #expect(
            try events(#"{"property": "role"}"#, #"{"set": "y", "keyPath": "properties.role", "value": 3}"#)
                == [#""entered", "path": "/0/1""#])
    }

    @Test("the path of a view that left is the one that it had after the step before")
    func paths() throws {
        let steps = #"{"move": "b", "to": "/", "at": 0}, {"remove": "y"}"#
        #expect(try events(#"{"tag": [1]}"#, steps) == [#""left", "path": "/1/1""#])
    }

    @Test("agree with the query asked after each step")
    func queries() throws {
        let document = try ScenarioDocument(
            json: #"""
                {"espalier": 1, "root": \#(root), "observers": [{"id": "q", "query": "/", "by": {"tag": [1]}}], "steps": [
                  {"query": "n", "from": "/", "group": "descendants", "by": {"tag": [1]}},
                  {"set": "b", "keyPath": "tag", "value": 1}, {"exchange": ["a", "b"]}, {"remove": "y"},
                  {"query": "n", "from": "/", "group": "descendants", "by": {"tag": [1]}}]}
                """#)
        let result = try document.simulate()
        var count = 2
        for step in result.steps {
            for event in step.events {
                if event.kind == .entered { count += 1 }
                if event.kind == .left { count -= 1 }
            }
        }
        #expect(result.steps.last?.queries.first?.answer.json == #"{"1": ["/0", "/1"]}"# && count == 2)
    }
}
