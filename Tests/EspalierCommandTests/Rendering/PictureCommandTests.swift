import EspalierText
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

    @Test(
        "refuse a file whose name says that it is something else",
        arguments: [
            (["render", "-o", "x.jpg"], "write '-o x.svg'"),
            (["render", "--format", "png", "-o", "a/b.PDF"], "write '-o b.png'"),
            (["inspect", "-o", "x.svg"], "write '-o x.html'"),
        ])
    func otherForms(_ words: [String], _ fix: String) {
        let run = CommandRun(words + ["-"], input: SmallScenario.title)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("fix: \(fix)"))
    }

    @Test("have a program of the machine make PNG and PDF, as the name or the option says, and say how to get one")
    func otherPrograms() throws {
        try withFolder { folder in
            let program = folder.appending(path: "rsvg-convert")
            // `--format png --zoom 2 --output made svg`: what it is called with, and the picture.
            try "#!/bin/sh\necho $1 $2 $3 $4 >\"$6\"; cat \"$7\" >>\"$6\"\n"
                .write(to: program, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let environment = ["PATH": "/nowhere:\(folder.path):/bin"]
            let svg = CommandRun(["render", "-"], input: SmallScenario.title).output
            let pdf = CommandRun(
                ["render", "-", "--format", "pdf"], input: SmallScenario.title, environment: environment)
            #expect(pdf.status == 0 && pdf.output == "--format pdf --zoom 1\n" + svg)
            let file = folder.appending(path: "x.PNG")
            let png = CommandRun(
                ["render", "-", "-o", file.path], input: SmallScenario.title, environment: environment)
            #expect(png.status == 0)
            #expect(try String(contentsOf: file, encoding: .utf8) == "--format png --zoom 2\n" + svg)
        }
        let none = CommandRun(["render", "-", "-o", "x.png"], input: SmallScenario.title)
        #expect(none.status == 2 && none.errors.contains("install one, as in 'apt-get install librsvg2-bin'"))
    }

    @Test("write no page to a terminal, but to a pipe")
    func terminal() {
        let refused = CommandRun(["inspect", "-"], input: SmallScenario.title, terminal: true, errorTerminal: false)
        #expect(refused.status == 2 && refused.output.isEmpty && refused.errors.contains("fix: write '-o page.html'"))
        #expect(CommandRun(["inspect", "-"], input: SmallScenario.title).output.contains("<html"))
        #expect(CommandRun(["render", "-"], input: SmallScenario.title, terminal: true).status == 0)
    }

    /// What a page shows, with pictures of the screen.
    private static func recording(widths: RecordedWidths?) throws -> ScenarioRecording {
        try ScenarioRecording(
            running: ScenarioDocument(json: SmallScenario.title), source: SmallScenario.title,
            classes: ScenarioClasses(), nibs: ScenarioNibs(), fonts: FontBook(), explaining: true, painting: true,
            widths: widths
        ) { _ in }
    }

    @Test("write the page of a run, with its text, into a file")
    func inspect() throws {
        let recording = try Self.recording(widths: .usual)
        try withFolder { folder in
            let page = folder.appending(path: "report.html")
            let run = CommandRun(["inspect", "-", "-o", page.path], input: SmallScenario.title)
            #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
            let written = try Data(contentsOf: page)
            #expect(Array(written) == recording.inspectorPage())
        }
    }

    @Test("write the widths that are asked for into the page, or none")
    func widths() throws {
        for (option, widths) in [
            ("380...400", RecordedWidths(380...400)), ("400", RecordedWidths(400...400)), ("none", nil),
        ] {
            let run = CommandRun(["inspect", "-", "--widths", option], input: SmallScenario.title)
            #expect(run.status == 0 && run.errors.isEmpty)
            let recording = try Self.recording(widths: widths)
            #expect(Array(run.output.utf8) == recording.inspectorPage())
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
