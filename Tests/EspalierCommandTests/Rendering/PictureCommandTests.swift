import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierRendering
@testable import EspalierScenarios

@Suite("espalier render and espalier inspect")
struct PictureCommandTests {
    @Test("write the picture of the step that is asked for, or the last one")
    func render() throws {
        let recording = try ScenarioRecording(running: ScenarioDocument(json: SmallScenario.title))
        for (options, step) in [([], 2), (["--step", "1"], 1), (["--format", "svg", "--step=0"], 0)] {
            let run = CommandRun(["render", "-"] + options, input: SmallScenario.title)
            #expect(run.status == 0 && run.errors.isEmpty)
            #expect(Array(run.output.utf8) == (try recording.svg(step: step)))
        }
        #expect(CommandRun(["render", "-"], input: SmallScenario.failing).status == 0)
    }

    @Test("write the page of a run, with its text, into a file")
    func inspect() throws {
        let recording = try ScenarioRecording(
            running: ScenarioDocument(json: SmallScenario.title), source: SmallScenario.title)
        try withFolder { folder in
            let page = folder.appending(path: "report.html")
            let run = CommandRun(["inspect", "-", "-o", page.path], input: SmallScenario.title)
            #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
            let written = try Data(contentsOf: page)
            #expect(Array(written) == recording.inspectorPage())
        }
    }

    @Test("show an expectation that failed and a run that was ended in the page, too, and end with 1 and 65")
    func statuses() {
        let failing = CommandRun(["inspect", "-"], input: SmallScenario.failing)
        #expect(failing.status == 1 && failing.errors.isEmpty && failing.output.hasPrefix("<!DOCTYPE html>"))
        let ended = CommandRun(["inspect", "-"], input: SmallScenario.ended)
        #expect(ended.status == 65 && ended.errors == SmallScenario.endedMessage)
        #expect(ended.output.hasPrefix("<!DOCTYPE html>"))
    }
}
