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

    /// A view of 200 points that leaves the root where that is narrower.
    private let narrow =
        #"{"espalier": 1, "root": {"frame": [0, 0, 300, 100], "subviews": [{"name": "card", "frame": [0, 0, 200, 60]}]}}"#

    @Test("sweep over sizes, text sizes and directions, tell ranges, and say what was covered")
    func sweep() throws {
        let run = CommandRun(["lint", "-", "--widths", "150...400"], input: narrow)
        #expect(run.status == 1 && run.errors.isEmpty)
        #expect(
            CommandRun.withoutLines(run.output) == """
                standard input:1:66: $.root.subviews[0]: outside: 'card' lies outside its superview / at widths 150 to 199; \
                first at 150x100: 50 over the right
                  fix: move it, make it smaller, or make the superview larger; a UIScrollView may hold more than it shows
                1 finding: 1 outside
                covered: widths 150 to 400; 251 layouts

                """)
        let rest = ["--heights=90...110", "--text-sizes", "all", "--direction", "both", "--lengthen", "1.4"]
        let none = CommandRun(["lint", "-", "--widths", "200...400"] + rest, input: narrow)
        #expect(none.status == 0)
        #expect(none.output.hasPrefix("standard input: no findings\ncovered: widths 200 to 400, heights 90 to 110, "))
        let json = CommandRun(["lint", "-", "--widths", "150...400", "--format", "json"], input: narrow)
        #expect(json.status == 1 && json.output.split(separator: "\n").count == 2)
        #expect(json.output.contains(#""ranges": [[150, 199]]"#))
    }

    @Test("read several files, and write a page of all of them")
    func severalFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.json", "b.json"].map { folder.appendingPathComponent($0).path }
        try narrow.write(toFile: files[0], atomically: true, encoding: .utf8)
        try doubtful.write(toFile: files[1], atomically: true, encoding: .utf8)
        let page = folder.appendingPathComponent("page.html").path
        let run = CommandRun(["lint", "--widths", "150...210", "--html", page] + files)
        #expect(run.status == 1 && run.errors.isEmpty)
        for file in files { #expect(run.output.contains("\(file):")) }
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("<h2>\(files[0])</h2>") && html.contains("data:image/svg+xml;base64,"))
        let json = CommandRun(["lint", "--format", "json"] + files)
        #expect(json.output.contains(#""file": "\#(files[1])""#))
        #expect(CommandRun(["lint", "-", files[0], "-"], input: narrow).status == 2)
        #expect(CommandRun(["lint", files[0], folder.appendingPathComponent("c.json").path]).status == 65)
    }

    @Test("tell what is most likely a mistake, and end with 1 where there is something, else with 0")
    func lint() throws {
        let report = try ScenarioDocument(json: doubtful).lint()
        #expect(report.findings.map(\.kind) == [.overlap])
        let run = CommandRun(["lint", "-"], input: doubtful)
        #expect(
            run.status == 1 && run.errors.isEmpty
                && CommandRun.withoutLines(run.output) == report.text(file: "standard input"))
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
        #expect(run.output == report.text(file: "standard input", source: Array(doubtful.utf8)) && run.status == 1)
        #expect(run.output != CommandRun(["lint", "-"], input: doubtful).output)
    }

    @Test("of a run that was ended print what they found, then the error, and end with 65")
    func ended() {
        let run = CommandRun(["lint", "-", "--format", "json"], input: SmallScenario.ended)
        #expect(run.status == 65 && run.errors == SmallScenario.endedMessage)
    }
}
