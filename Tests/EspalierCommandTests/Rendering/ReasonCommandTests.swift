import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierRendering
@testable import EspalierScenarios

@Suite("espalier explain and espalier lint")
struct ReasonCommandTests {
    private let document = SmallScenario.title

    @Test("tell why a view is where it is, at the step and for the attributes that are asked for")
    func explain() throws {
        let scenario = try ScenarioDocument(json: document)
        let all = CommandRun(["explain", "-", "title"], input: document)
        #expect(all.status == 0 && all.errors.isEmpty)
        #expect(all.output == (try scenario.explain("title")).text(file: "standard input"))
        let expected = try scenario.explain("title", attributes: [.x, .width], step: 0)
        for options in [["--attribute", "x,width"], ["--attribute", "width", "--attribute=x"]] {
            let run = CommandRun(["explain", "-", "title", "--step", "0"] + options, input: document)
            #expect(run.output == expected.text(file: "standard input"))
            let json = CommandRun(
                ["explain", "-", "title", "--step", "0", "--format", "json"] + options, input: document)
            #expect(json.status == 0 && json.output == expected.json() + "\n")
        }
    }

    @Test("refuse a step that is not there with 2, a view that is not there with 65")
    func explainErrors() {
        let step = CommandRun(["explain", "-", "title", "--step", "9"], input: document)
        #expect(step.status == 2 && step.output.isEmpty)
        #expect(step.errors == "standard input: there is no step 9\nfix: write a step from 0 to 2\n")
        let view = CommandRun(["explain", "-", "tilte"], input: document)
        #expect(view.status == 65 && view.output.isEmpty)
        #expect(view.errors.hasPrefix("standard input: no view has the name 'tilte'\nfix: "))
        let ended = CommandRun(["explain", "-", "/"], input: SmallScenario.ended)
        #expect(ended.status == 65 && ended.errors == SmallScenario.endedMessage)
        #expect(CommandRun(["explain", "-", "/"], input: SmallScenario.wrong).errors == SmallScenario.wrongMessage)
    }

    /// Two views cover each other, and one leaves the root where that is small.
    private let doubtful = #"""
        {"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [
          {"name": "card", "frame": [0, 0, 60, 60]}, {"frame": [50, 50, 50, 50]}]}}
        """#

    @Test("tell what is most likely a mistake, and end with 1 where there is something, else with 0")
    func lint() throws {
        let report = try ScenarioDocument(json: doubtful).lint()
        #expect(report.findings.map(\.kind) == [.overlap])
        let run = CommandRun(["lint", "-"], input: doubtful)
        #expect(run.status == 1 && run.errors.isEmpty && run.output == report.text(file: "standard input"))
        let json = CommandRun(["lint", "-", "--format", "json"], input: doubtful)
        #expect(json.status == 1 && json.output == report.jsonLines())
        let options = ["--without", "overlap", "--without=outside"]
        let none = CommandRun(["lint", "-"] + options, input: doubtful)
        #expect(none.status == 0 && none.output == "no findings\n")
        #expect(CommandRun(["lint", "-", "--sizes", "50x50", "--without", "outside"], input: doubtful).status == 1)
        #expect(CommandRun(["lint", "-", "--without", "overlap,outside"], input: doubtful).status == 0)
    }

    @Test("look at the sizes that are asked for")
    func sizes() throws {
        var options = LintOptions()
        options.sizes = try LintOptions.sizes("50x50,100x100")
        let report = try ScenarioDocument(json: doubtful).lint(options)
        let run = CommandRun(["lint", "-", "--sizes", "50x50,100x100"], input: doubtful)
        #expect(run.status == 1 && run.output == report.text(file: "standard input"))
        #expect(run.output != CommandRun(["lint", "-"], input: doubtful).output)
    }

    @Test("of a run that was ended print what they found, then the error, and end with 65")
    func ended() {
        let run = CommandRun(["lint", "-", "--format", "json"], input: SmallScenario.ended)
        #expect(run.status == 65 && run.errors == SmallScenario.endedMessage)
    }
}
