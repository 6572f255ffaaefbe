import Testing

@testable import EspalierScenarios

@Suite("Errors of a scenario document")
struct ScenarioErrorTests {
    private func message(_ json: String) -> String {
        do {
            _ = try ScenarioDocument(json: json)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test("of the document say where, what, and what would be right", arguments: documents)
    func document(_ test: ErrorCase) {
        #expect(message(test.source) == test.expected)
    }

    @Test("of a view say where, what, and what would be right", arguments: views)
    func view(_ test: ErrorCase) {
        #expect(message(#"{"espalier": 1, "root": \#(test.source)}"#) == test.expected)
    }

    @Test("of a rule say where, what, and what would be right", arguments: rules)
    func rule(_ test: ErrorCase) {
        #expect(message(#"{"espalier": 1, "root": {"rules": [\#(test.source)]}}"#) == test.expected)
    }

    @Test("of a constraint say where, what, and what would be right", arguments: constraints)
    func constraint(_ test: ErrorCase) {
        #expect(message(#"{"espalier": 1, "root": {"constraints": [\#(test.source)]}}"#) == test.expected)
    }

    @Test("of what constraints read say where, what, and what would be right", arguments: constraintKeys)
    func constraintKey(_ test: ErrorCase) {
        #expect(message(#"{"espalier": 1, "root": \#(test.source)}"#) == test.expected)
    }

    @Test("of a step with constraints say where, what, and what would be right", arguments: constraintSteps)
    func constraintStep(_ test: ErrorCase) {
        let root = #"{"constraints": ["gap: self.width == 5"]}"#
        #expect(message(#"{"espalier": 1, "root": \#(root), "steps": [\#(test.source)]}"#) == test.expected)
    }

    @Test(
        "of a step say where, what, and what would be right", arguments: settings + steps + checks + observing + queries
    )
    func step(_ test: ErrorCase) {
        #expect(message(#"{"espalier": 1, "root": {}, "steps": [\#(test.source)]}"#) == test.expected)
    }

    @Test("of an observer say where, what, and what would be right", arguments: observers)
    func observer(_ test: ErrorCase) {
        #expect(message(#"{"espalier": 1, "root": {}, "observers": [\#(test.source)]}"#) == test.expected)
    }

    @Test("begin with the file's name where there is one")
    func file() {
        let error = #expect(throws: ScenarioError.self) { try ScenarioDocument(json: "{\n\"root\": {}, \"x\": 1}") }
        #expect(
            error?.rendered(file: "a.json") == """
                a.json:1:1: $: the document needs the key 'espalier'
                fix: add '"espalier": 1'
                a.json:2:13: $.x: unknown key 'x' of the document
                fix: leave it out; known here: espalier, root, title, observers, steps, layout, traits, ignore
                """)
        let placeless = ScenarioProblem(place: nil, path: "$", message: "what", fix: "how")
        #expect(placeless.rendered(file: "a.json") == "a.json: $: what\nfix: how")
        #expect(placeless.description == "$: what\nfix: how")
    }

    @Test("name the nearest class where the classes are known")
    func classes() throws {
        var options = ScenarioDocument.Options()
        options.knownClasses = ["UIView", "UILabel"]
        let good = #"{"espalier": 1, "root": {"class": "UILabel"}}"#
        #expect(try ScenarioDocument(json: good, options: options).root[0].className == "UILabel")
        let bad = #"{"espalier": 1, "root": {"class": "UILable", "subviews": [{"class": "Chart"}]}}"#
        #expect(try ScenarioDocument(json: bad).root[0].className == "UILable")
        let error = #expect(throws: ScenarioError.self) { try ScenarioDocument(json: bad, options: options) }
        #expect(
            error?.description == """
                1:35: $.root.class: unknown class 'UILable'
                fix: did you mean 'UILabel'?
                1:69: $.root.subviews[0].class: unknown class 'Chart'
                fix: write one of UIView, UILabel
                """)
    }

    @Test("are sorted by their places, and no more than 20 are shown")
    func limit() throws {
        let views = (0..<25).map { _ in #"{"tag": true}"# }.joined(separator: ",\n")
        let json = #"{"steps": [{}], "root": {"subviews": [\#n\#(views)], "name": ""}, "espalier": true}"#
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: json) }
        #expect(error.problems.count == 20)
        #expect(error.omitted == 8)
        #expect(error.problems.map { $0.place?.line } == [1] + (2...20))
        #expect(error.description.hasSuffix("\nand 8 more problems"))
        let two = ScenarioError(problems: error.problems.suffix(1), omitted: 1)
        #expect(two.description.hasSuffix("\nand 1 more problem"))
    }

    @Test("end the work where there are very many")
    func veryMany() throws {
        let keys = (0..<100_000).map { #""fram\#($0)": 0"# }.joined(separator: ", ")
        let steps = repeatElement("3", count: 100_000).joined(separator: ", ")
        let json = #"{"espalier": 1, "root": {"subviews": [{\#(keys)}]}, "steps": [\#(steps)]}"#
        let error = try #require(throws: ScenarioError.self) { try ScenarioDocument(json: json) }
        #expect(error.problems.count == 20)
        #expect(error.omitted == 980)
    }
}
