import EspalierViews
import Testing

@testable import EspalierScenarios

@Suite("Steps of a scenario")
struct StepTests {
    private let root = #"""
        {"name": "r", "subviews": [{"name": "a", "subviews": [{"name": "a0"}, {"name": "a1"}]}, {"name": "b"}, {"name": "c"}]}
        """#

    /// The names of the tree after the steps, depth-first, with their paths.
    private func tree(after steps: String) throws -> String {
        let json = #"{"espalier": 1, "root": \#(root), "steps": [\#(steps)]}"#
        let result = try run(json, views: .last)
        try #require(result.error == nil, "\(result.error?.description ?? "")")
        return (result.steps.last?.views ?? []).dropFirst().map { "\($0.path)\($0.name ?? "-")" }.joined(separator: " ")
    }

    @Test(
        "change the tree",
        arguments: [
            (#"{"layout": "/"}"#, "/0a /0/0a0 /0/1a1 /1b /2c"),
            (
                #"{"add": {"name": "n", "subviews": [{"name": "m"}]}, "to": "a"}"#,
                "/0a /0/0a0 /0/1a1 /0/2n /0/2/0m /1b /2c"
            ),
            (#"{"add": {}, "to": "/", "at": 0}"#, "/0- /1a /1/0a0 /1/1a1 /2b /3c"),
            (#"{"add": {}, "to": "/", "at": 3}"#, "/0a /0/0a0 /0/1a1 /1b /2c /3-"),
            (#"{"move": "b", "to": "a"}"#, "/0a /0/0a0 /0/1a1 /0/2b /1c"),
            (#"{"move": "b", "to": "a", "at": 1}"#, "/0a /0/0a0 /0/1b /0/2a1 /1c"),
            (#"{"move": "a", "to": "r", "at": 2}"#, "/0b /1c /2a /2/0a0 /2/1a1"),
            (#"{"move": "a", "to": "r", "at": 1}"#, "/0b /1a /1/0a0 /1/1a1 /2c"),
            (#"{"move": "a", "to": "/"}"#, "/0b /1c /2a /2/0a0 /2/1a1"),
            (#"{"remove": "a"}"#, "/0b /1c"),
            (#"{"remove": "/0/1"}"#, "/0a /0/0a0 /1b /2c"),
            (#"{"front": "a"}"#, "/0b /1c /2a /2/0a0 /2/1a1"),
            (#"{"back": "c"}"#, "/0c /1a /1/0a0 /1/1a1 /2b"),
            (#"{"exchange": ["a", "c"]}"#, "/0c /1b /2a /2/0a0 /2/1a1"),
            (#"{"exchange": ["b", "/1"]}"#, "/0a /0/0a0 /0/1a1 /1b /2c"),
            (#"{"exchange": ["/", "r"]}"#, "/0a /0/0a0 /0/1a1 /1b /2c"),
        ])
    func structure(_ steps: String, _ expected: String) throws {
        #expect(try tree(after: steps) == expected)
    }

    @Test("refer to the first view of a name, depth-first, at the time of the step")
    func references() throws {
        let root = #"{"subviews": [{"subviews": [{"name": "x"}]}, {"name": "x"}, {"name": "x"}]}"#
        let result = try run(
            root: root,
            steps: """
                {"set": "x", "keyPath": "tag", "value": 1}, {"set": "x", "keyPath": "name", "value": null},
                {"set": "x", "keyPath": "tag", "value": 2}, {"front": "x"}, {"set": "x", "keyPath": "tag", "value": 3}
                """)
        #expect(result.steps[1].views?.map(\.path) == ["/0/0"])
        #expect(result.steps[3].views?.map(\.path) == ["/1"])
        #expect(result.steps[4].views?.map { "\($0.path) \($0.tag)" } == ["/1 0", "/2 2"])
        #expect(result.steps[5].views?.map { "\($0.path) \($0.tag)" } == ["/1 3"])
    }

    @Test("add rules once the whole tree is there, so that they may name what comes later")
    func rulesOfAddedViews() throws {
        let result = try run(
            root: #"{"frame": [0, 0, 100, 100]}"#,
            steps: #"""
                {"add": {"rules": [["w = %w + 1, ll = %f", "later", 3]], "subviews": [{"name": "later", "frame": [0, 0, 9, 9]}]},
                 "to": "/"}
                """#)
        #expect(result.listed(1) == ["/0 3 0 10 0", "/0/0 later 0 0 9 9"])
    }

    @Test("expect frames within the tolerance, each number for itself")
    func tolerance() throws {
        let result = try run(
            root: #"{"frame": [1, 2, 3, 4]}"#,
            steps: """
                {"expect": "/", "frame": [1.001, 1.999, 3, 4]}, {"expect": "/", "frame": [1.0011, 2, 3, 4]},
                {"expect": "/", "frame": [2, 2, 3, 5], "tolerance": 1}, {"expect": "/", "frame": [1, 2, 3, 4], "tolerance": 0},
                {"expect": "/", "frame": [1, 2, 3, 4.0000001], "tolerance": 0}
                """)
        #expect(result.failures.map(\.step) == [2, 5])
        #expect(result.error == nil && result.steps.count == 6)
    }

    @Test("read attributes of views as numbers at every pass, for formats of functions and of objects")
    func attributes() throws {
        let result = try run(
            root: #"""
                {"frame": [0, 0, 100, 50], "subviews": [
                  {"name": "a", "tag": 4, "frame": [1, 2, 30, 40], "bounds": [5, 6, 30, 40], "alpha": 0.5,
                   "transform": [1, 0, 0, 1, 7, 8], "properties": {"gap": 12, "word": "x"}},
                  {"name": "b", "rules": [
                    ["ll = %^f", {"of": "a", "keyPath": "bounds.origin.x", "times": 10, "plus": -1}],
                    ["tt = %@f + %^f", {"of": "a", "keyPath": "tag"}, {"of": "a", "keyPath": "alpha"}],
                    ["w = %@p", {"of": "a", "keyPath": "properties.gap"}],
                    ["h = %^f + %@f", {"of": "a", "keyPath": "transform.tx"}, {"of": "a", "keyPath": "center.y"}]]}]}
                """#,
            steps: #"""
                {"set": "a", "keyPath": "properties.gap", "value": 20}, {"rule": "w = %@p", "arguments":
                 [{"of": "a", "keyPath": "properties.gap"}], "on": "b"}
                """#)
        #expect(result.frame("/1") == [49, 4.5, 20, 29])
        #expect(result.steps[0].views?[2].frame.numbers == [49, 4.5, 12, 29])
    }

    @Test("end with a report, and not with an error, where an attribute is no number (SLL 11.3)")
    func attributeWithoutNumber() throws {
        let result = try run(
            root: #"{"subviews": [{"rules": [["ll = %@f", {"of": "/", "keyPath": "properties.gap"}]]}]}"#)
        #expect(result.error == nil && result.steps[0].diagnostics.count == 1)
    }
}
