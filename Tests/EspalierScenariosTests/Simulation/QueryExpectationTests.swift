import Testing

@testable import EspalierScenarios

@Suite("Expectations of queries")
struct QueryExpectationTests {
    private static let root = #"""
        {"name": "r", "subviews": [{"name": "a", "tag": 1}, {"name": "b", "tag": 1, "subviews": [{"tag": 2}]}]}
        """#

    private static let queries = [
        "first": #"{"query": "q", "from": "/1/0", "first": "ancestor", "by": {"tag": [1]}}"#,
        "none": #"{"query": "q", "from": "/1/0", "named": "x"}"#,
        "group": #"{"query": "q", "from": "/", "group": "descendants", "by": {"tag": [1, 2]}}"#,
        "empty": #"{"query": "q", "from": "/", "group": "siblings", "by": {"tag": [1]}}"#,
        "is": #"{"query": "q", "from": "a", "is": "sibling", "of": "b"}"#,
    ]

    private func failures(_ query: String, _ expected: String) throws -> [ScenarioResult.Failure] {
        let step = try #require(Self.queries[query])
        let result = try run(root: Self.root, steps: #"\#(step), {"expect": "q", "equals": \#(expected)}"#)
        #expect(result.error == nil && result.steps.count == 3)
        return result.failures
    }

    @Test(
        "hold where the answer is the same, with the keys of groups in any order",
        arguments: [
            ("first", #""/1""#), ("first", #""/01""#), ("none", "null"), ("is", "true"), ("empty", "{}"),
            ("group", #"{"1": ["/0", "/1"], "2": ["/1/0"]}"#), ("group", #"{"2": ["/1/0"], "1": ["/0", "/1"]}"#),
        ])
    func hold(query: String, expected: String) throws {
        #expect(try failures(query, expected).isEmpty)
    }

    @Test(
        "fail where it is not: another path, kind, key, member, order, or number of groups",
        arguments: [
            ("first", #""/0""#), ("first", "null"), ("first", "true"), ("none", #""/""#), ("none", "false"),
            ("none", "{}"),
            ("is", "false"), ("is", "null"), ("empty", "null"), ("empty", #"{"1": []}"#),
            ("group", "{}"), ("group", #"{"1": ["/0", "/1"]}"#), ("group", #"{"1": ["/1", "/0"], "2": ["/1/0"]}"#),
            ("group", #"{"1": ["/0"], "2": ["/1/0"]}"#), ("group", #"{"1": ["/0", "/1"], "3": ["/1/0"]}"#),
            ("group", #"{"1": ["/0", "/1"], "2": ["/1/0"], "3": []}"#), ("group", #""/0""#),
        ])
    func fail(query: String, expected: String) throws {
        let failures = try failures(query, expected)
        #expect(failures.map(\.step) == [2])
    }

    @Test("that failed stand in the result with both answers, the path of the view as it was, and the query")
    func bytes() throws {
        let result = try run(
            root: Self.root,
            steps: #"""
                {"query": "tags", "from": "b", "group": "descendants", "by": {"tag": [2, 1]}}, {"remove": "a"},
                {"expect": "tags", "equals": {"7": ["/0"], "2": []}}, {"query": "none", "from": "b", "named": "x"},
                {"expect": "none", "equals": "/0"}, {"expect": "b", "frame": [1, 0, 0, 0]}
                """#)
        #expect(
            result.json().hasSuffix(
                #"""
                "failures": [\#
                {"step": 3, "expected": {"2": [], "7": ["/0"]}, "got": {"2": ["/1/0"]}, "path": "/1", "query": "tags"}, \#
                {"step": 5, "expected": "/0", "got": null, "path": "/0", "query": "none"}, \#
                {"step": 6, "expected": [1, 0, 0, 0], "got": [0, 0, 0, 0], "path": "/0"}]}
                """#))
    }

    @Test("mean the last query of their id, and may come again and again")
    func last() throws {
        let query = #"{"query": "q", "from": "/", "named": "a"}"#
        let result = try run(
            root: Self.root,
            steps: #"""
                \#(query), {"expect": "q", "equals": "/0"}, {"front": "a"}, {"expect": "q", "equals": "/0"}, \#(query),
                {"expect": "q", "equals": "/0"}, {"expect": "q", "equals": "/1"}
                """#)
        #expect(result.failures.map(\.step) == [6])
    }

    @Test("are counted, and answers that none of them checks are not kept")
    func kept() throws {
        let steps = #"{"query": "a", "from": "/", "named": "r"}, {"query": "b", "from": "/", "named": "r"}"#
        let json = #"{"espalier": 1, "root": \#(Self.root), "steps": [\#(steps), {"expect": "b", "equals": "/"}]}"#
        let simulation = try Simulation(try ScenarioDocument(json: json))
        #expect(simulation.run { _ in } == nil)
        #expect(simulation.expectationCount == 1 && simulation.failures.isEmpty)
        #expect(simulation.answers["a"] == nil && simulation.answers["b"]?.answer == .view("/"))
    }

    @Test("of a document that was put together: an id that was not asked ends the run")
    func notAsked() throws {
        var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        let query = ScenarioQuery("owner", from: ScenarioReference(.path([])), .named("a"))
        document.steps = [
            ScenarioStep(.query(query)), ScenarioStep(.expectAnswer("onwer", .view(nil), tolerance: 0)),
            ScenarioStep(.query(query)),
        ]
        let result = try document.simulate()
        #expect(result.steps.count == 2)
        #expect(
            result.error?.description
                == "$: no query before this step has the id 'onwer'\nfix: did you mean 'owner'?")
        document.steps.removeFirst()
        #expect(try document.simulate().error?.problem.fix == "ask it first, with {\"query\": …}")
    }
}
