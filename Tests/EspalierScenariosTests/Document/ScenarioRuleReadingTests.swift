import Testing

@testable import EspalierScenarios

@Suite("Reading rules")
struct ScenarioRuleReadingTests {
    private func rules(_ json: String) throws -> [ScenarioRule] {
        try ScenarioDocument(json: #"{"espalier": 1, "root": {"rules": [\#(json)]}}"#).root[0].rules
    }

    private func view(_ name: String) -> ScenarioArgument {
        ScenarioArgument(.view(ScenarioReference(.name(name))))
    }

    @Test("takes a text, and a list of the text and its arguments")
    func forms() throws {
        let read = try rules(#""tt = ll = 16", ["w = 3"], ["ll = %rl + 8, ct = %ct", "avatar", "/0/2"], """#)
        #expect(
            read == [
                ScenarioRule("tt = ll = 16"), ScenarioRule("w = 3"),
                ScenarioRule("ll = %rl + 8, ct = %ct", [view("avatar"), .init(.view(.init(.path([0, 2]))))]),
                ScenarioRule(""),
            ])
    }

    @Test("takes a number for every format of a number, a block or an object (SLL 7.1)")
    func numbers() throws {
        let formats = ["%f", "%^f", "%@f", "%p", "%^p", "%@p", "H:%p", "V:%^p"]
        for format in formats {
            #expect(try rules(#"["ll = \#(format)", 2.5]"#) == [ScenarioRule("ll = \(format)", [.init(.number(2.5))])])
        }
    }

    @Test("takes what is read from a view for formats of a block or an object (SLL 7.1)")
    func attributes() throws {
        let path = ScenarioKeyPath(.bounds, .width)
        for format in ["%^f", "%@f", "%^p", "H:%@p"] {
            let read = try rules(
                #"["ll = \#(format)", {"of": "a", "keyPath": "bounds.size.width", "times": 0.5, "plus": -4}]"#)
            let attribute = ScenarioAttribute(view: .init(.name("a")), keyPath: path, times: 0.5, plus: -4)
            #expect(read == [ScenarioRule("ll = \(format)", [.init(.attribute(attribute))])])
        }
        for format in ["%f", "%p", "%w", "%rl"] {
            #expect(throws: ScenarioError.self) {
                try rules(#"["ll = \#(format)", {"of": "a", "keyPath": "bounds.size.width"}]"#)
            }
        }
    }

    @Test("leaves `times` at 1 and `plus` at 0, and mixes all kinds of arguments")
    func mixed() throws {
        let read = try rules(
            #"["ll = %^f + %w + %f + %@f", {"keyPath": "tag", "of": "/"}, "a", 1, {"of": "a", "keyPath": "properties.gap"}]"#
        )
        #expect(
            read.first?.arguments == [
                .init(.attribute(.init(view: .init(.path([])), keyPath: .init(.tag), times: 1, plus: 0))), view("a"),
                .init(.number(1)), .init(.attribute(.init(view: .init(.name("a")), keyPath: .init(.stored("gap"))))),
            ])
    }

    @Test("leaves a wrong text to the run where its step says that it fails")
    func fails() throws {
        let json = #"""
            {"espalier": 1, "root": {}, "steps": [
             {"rule": "tt = ;", "on": "/", "fails": true}, {"rule": "tt = %w", "on": "/", "fails": true},
             {"rule": "tt = %w", "arguments": [3], "on": "/", "fails": true}]}
            """#
        let steps = try ScenarioDocument(json: json).steps
        #expect(
            steps.map(\.action) == [
                .rule(ScenarioRule("tt = ;"), on: .init(.path([])), fails: true),
                .rule(ScenarioRule("tt = %w"), on: .init(.path([])), fails: true),
                .rule(ScenarioRule("tt = %w", [.init(.number(3))]), on: .init(.path([])), fails: true),
            ])
    }
}
