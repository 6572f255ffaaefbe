import Testing

@testable import EspalierScenarios

@Suite("Reading queries")
struct ScenarioQueryReadingTests {
    private func actions(_ steps: String) throws -> [ScenarioStep.Action] {
        try ScenarioDocument(json: #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#).steps.map(\.action)
    }

    private func question(_ keys: String) throws -> ScenarioQuery.Question? {
        guard case .query(let query) = try actions(#"{"query": "q", "from": "/0", \#(keys)}"#)[0] else { return nil }
        #expect(query.id == "q" && query.view == ScenarioReference(.path([0])))
        return query.question
    }

    @Test("takes each form, with its keys in any order")
    func forms() throws {
        let a = ScenarioReference(.name("a"))
        #expect(try question(#""first": "ancestor", "by": {"tag": [1]}"#) == .firstAncestor(by: .tags([1])))
        #expect(try question(#""by": {"tag": [1]}, "first": "ancestor""#) == .firstAncestor(by: .tags([1])))
        for relatives in ScenarioQuery.Relatives.allCases {
            let keys = #""group": "\#(relatives)", "by": {"property": ""}"#
            #expect(try question(keys) == .group(relatives, by: .property("")))
        }
        for relation in ScenarioQuery.Relation.allCases {
            #expect(try question(#""is": "\#(relation)", "of": "a""#) == .relation(relation, of: a))
        }
        #expect(try question(#""named": "title""#) == .named("title"))
    }

    @Test(
        "takes tags, classes whether known or not, a property and names",
        arguments: [
            (#"{"tag": []}"#, .tags([])), (#"{"tag": [3.0, -1, 3]}"#, .tags([3, -1, 3])),
            (#"{"class": ["UILabel", "NoSuchClass", ""]}"#, .classes(["UILabel", "NoSuchClass", ""])),
            (#"{"property": "a.b c"}"#, .property("a.b c")), (#"{"name": ["a", "é"]}"#, .names(["a", "é"])),
        ] as [(String, ScenarioQuery.Criterion)])
    func criteria(json: String, criterion: ScenarioQuery.Criterion) throws {
        var options = ScenarioDocument.Options()
        options.knownClasses = ["UIView"]
        let step = #"{"query": "q", "from": "a", "first": "ancestor", "by": \#(json)}"#
        let document = try ScenarioDocument(
            json: #"{"espalier": 1, "root": {}, "steps": [\#(step)]}"#, options: options)
        guard case .query(let query) = document.steps[0].action else {
            Issue.record("the step was read as another one")
            return
        }
        #expect(query.question == .firstAncestor(by: criterion))
    }

    @Test(
        "takes what each form finds, with keys in any order and paths in any writing",
        arguments: [
            ("null", .view(nil)), (#""/""#, .view("/")), (#""/0/02""#, .view("/0/2")), ("true", .boolean(true)),
            ("false", .boolean(false)), ("{}", .groups([])),
            (
                #"{"b": [], "10": ["/1", "/0"], "9": ["/"]}"#,
                .groups([
                    .init(key: "9", paths: ["/"]), .init(key: "10", paths: ["/1", "/0"]), .init(key: "b", paths: []),
                ])
            ),
        ] as [(String, ScenarioResult.Answer)])
    func answers(json: String, answer: ScenarioResult.Answer) throws {
        let query = #"{"query": "q", "from": "a", "named": "b"}"#
        #expect(
            try actions(#"\#(query), {"equals": \#(json), "expect": "q"}"#)[1]
                == .expectAnswer("q", answer, tolerance: ScenarioStep.defaultTolerance))
    }

    @Test("is undone by writing")
    func writing() throws {
        let json = #"""
            {"espalier": 1, "root": {}, "steps": [\#
            {"query": "q 1", "from": "/0", "first": "ancestor", "by": {"tag": [1, -2]}}, \#
            {"query": "q2", "from": "a", "group": "siblings", "by": {"class": ["UILabel", "X"]}}, \#
            {"query": "q3", "from": "a", "group": "ancestors", "by": {"property": "role"}}, \#
            {"query": "q4", "from": "a", "group": "descendants", "by": {"name": ["b", "\""]}}, \#
            {"query": "q5", "from": "a", "is": "descendant", "of": "/"}, \#
            {"query": "q5", "from": "/", "named": "x"}, \#
            {"expect": "q 1", "equals": null}, {"expect": "q5", "equals": "/0"}, {"expect": "q5", "equals": false}, \#
            {"expect": "q2", "equals": {"UILabel": ["/0", "/2"]}}]}
            """#
        #expect(try ScenarioDocument(json: json).json() == json)
    }

    @Test("looks for the nearest id no longer than problems are shown, and names no more than ten")
    func manyIds() throws {
        let queries = (0..<12).map { #"{"query": "query \#($0)", "from": "a", "named": "b"}"# }
        let wrong = (0..<30).map { _ in #"{"expect": "query 12", "equals": null}, {"expect": "x", "equals": null}"# }
        let json = #"{"espalier": 1, "root": {}, "steps": [\#((queries + wrong).joined(separator: ", "))]}"#
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: json) }
        #expect(error.problems.count == 20 && error.omitted == 40)
        #expect(
            error.problems[0].fix == "did you mean 'query 10'?" || error.problems[0].fix == "did you mean 'query 1'?")
        let names = (0..<10).map { "'query \($0)'" }.joined(separator: ", ")
        #expect(error.problems[1].fix == "write one of \(names), …, or ask it first")
    }
}
