import EspalierViews
import Testing

@testable import EspalierScenarios

@Suite("Classes of a scenario")
struct ClassTests {
    private func problems(_ json: String, _ classes: ScenarioClasses = .withCaption) throws -> String? {
        let document = try ScenarioDocument(json: json)
        do {
            _ = try document.simulate(classes: classes)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("that are not registered, texts without a class for them, and windows below others are found before the run")
    func problems() throws {
        #expect(
            try problems(
                #"""
                {"espalier": 1, "root": {"class": "UIVeiw", "subviews": [{"class": "UIWindow"}, {"text": "x"}]},
                 "steps": [{"add": {"class": "UIWindow"}, "to": "/"}, {"add": {"text": "y"}, "to": "nowhere"}]}
                """#) == """
                    1:35: $.root.class: unknown class 'UIVeiw'
                    fix: did you mean 'UIView'?
                    1:68: $.root.subviews[0].class: a window cannot be a subview
                    fix: make it the root, or write another class
                    1:90: $.root.subviews[1].text: the class 'UIView' has no text
                    fix: leave it out, or use a class that has a text: \
                    UILabel, UITextField, UISearchTextField, UITextView, UISearchBar, Caption
                    2:30: $.steps[0].add.class: a window cannot be a subview
                    fix: make it the root, or write another class
                    2:72: $.steps[1].add.text: the class 'UIView' has no text
                    fix: leave it out, or use a class that has a text: \
                    UILabel, UITextField, UISearchTextField, UITextView, UISearchBar, Caption
                    """)
        let none = #"{"espalier": 1, "root": {"text": "x"}}"#
        var classes = ScenarioClasses()
        for name in classes.names where classes.entry(name)?.text != nil {
            classes.register(name, UIView.self) { UIView() }
        }
        #expect(
            try problems(none, classes)?.hasSuffix("leave it out; no registered class has a text") == true)
        #expect(try problems(#"{"espalier": 1, "root": {"class": "UIWindow"}}"#) == nil)
    }

    @Test("show no more problems than other errors do")
    func manyProblems() throws {
        let views = repeatElement(#"{"text": ""}"#, count: 25).joined(separator: ", ")
        let text = try problems(#"{"espalier": 1, "root": {"subviews": [\#(views)]}}"#)
        #expect(text?.hasSuffix("and 5 more problems") == true)
    }

    @Test("of one's own are made by their factories, get their texts, and stand in the result by their names")
    func registered() throws {
        var classes = ScenarioClasses.withCaption
        classes.register("UILabel", Caption.self, text: (get: { $0.caption }, set: { $0.caption = "<\($1)>" })) {
            Caption()
        }
        classes.register("Plain", UIView.self) { UIView() }
        #expect(classes.names == ScenarioClasses().names + ["Caption", "Plain"])
        let json = #"""
            {"espalier": 1, "root": {"class": "UIWindow", "subviews": [{"class": "Caption", "text": "a"},
             {"class": "UILabel", "text": "b"}, {"class": "Plain"}]},
             "steps": [{"set": "/1", "keyPath": "text", "value": "c"}]}
            """#
        let simulation = try Simulation(try ScenarioDocument(json: json), classes: classes)
        var names: [String] = []
        let error = simulation.run { step in
            if step.index == 0 { names = (step.views ?? []).map(\.className) }
        }
        #expect(error == nil)
        #expect(names == ["UIWindow", "Caption", "UILabel", "Plain"])
        #expect(simulation.root.subviews.map { ($0 as? Caption)?.caption } == ["a", "<c>", nil])
        classes.register("Plain", Caption.self) { Caption() }
        #expect(classes.names.suffix(2) == ["Caption", "Plain"] && classes.make("Plain") is Caption)
    }

    @Test("with code of their own may rename and retag views in a pass, and the next step knows")
    func foreignCode() throws {
        let json = #"""
            {"espalier": 1, "root": {"class": "Caption"}, "steps": [
             {"set": "laid out 1", "keyPath": "frame.size.width", "value": 5}, {"layout": "laid out 2"}]}
            """#
        let result = try run(json, classes: .withCaption)
        #expect(result.error == nil)
        #expect(
            result.steps.map { $0.views?.map { "\($0.name ?? "") \($0.tag)" } } == [
                ["laid out 1 1"], ["laid out 2 2"], [],
            ])
    }
}
