import EspalierNibs
import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// What saved files touch, and what a second run lays out again (APPLICATIONS 4.3, 4.6).
@Suite struct LintMemoryTests {
    private static let strings = ["de.lproj/Main.strings": "\"l.text\" = \"Bestellungen\";"]

    private func read(_ folder: TemporaryFolder, _ old: Application? = nil, _ changed: Set<String> = []) throws
        -> Application
    {
        try Application(path: folder.path, configuration: nil, previous: old, changed: changed)
    }

    @Test("4.6: a run after one file changed lays out that file alone, and finds what a run from nothing finds")
    func secondRun() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30), Self.strings)
        var memory = LintMemory()
        let first = try read(folder)
        let one = first.lint(ApplicationLintOptions(), LintRun(), &memory)
        let stamps = FolderStamps(of: folder.path)
        #expect(one.layouts > 0)
        // Nothing has changed.
        let same = try read(folder, first)
        let two = same.lint(ApplicationLintOptions(), LintRun(), &memory)
        #expect(two.layouts == 0)
        #expect(two.findings.map(\.identity) == one.findings.map(\.identity))
        #expect(two.scenes == one.scenes)
        // The cell is saved.
        try folder.write(SampleApp.cell.replacing("constant=\"11\"", with: "constant=\"3\""), to: "Cells/RowCell.xib")
        let changed = FolderStamps(of: folder.path).changes(since: stamps)
        #expect(changed == ["Cells/RowCell.xib"])
        let third = try read(folder, same, changed)
        let touched = third.files(touchedBy: changed)
        #expect(touched == ["Cells/RowCell.xib"])
        memory.forget(touchedBy: changed, from: same, to: third)
        let three = third.lint(ApplicationLintOptions(), LintRun(), &memory)
        // The cell on each device, upright and lying.
        #expect(three.layouts == 2 * Device.current.count)
        let fresh = try SampleApp.lint(folder)
        let paths = FindingPaths(prefix: "")
        #expect(three.text(paths) == fresh.text(paths))
    }

    @Test("4.6: a configuration that is saved counts for all")
    func configuration() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30))
        var memory = LintMemory()
        let first = try read(folder)
        #expect(first.lint(ApplicationLintOptions(), LintRun(), &memory).findings.count == 1)
        try folder.write(#"{"devices": "iPhone SE", "kinds": {"small-target": "off"}}"#, to: ".espalier.json")
        let second = try read(folder, first)
        let report = second.lint(ApplicationLintOptions(), LintRun(), &memory)
        #expect(report.findings.isEmpty)
        #expect(report.layouts == 4)
    }

    @Test(
        "4.3: a file is touched by itself, its translations, its tables, the images and fonts that it names, and its classes",
        arguments: [
            (["Base.lproj/Main.storyboard"], ["Base.lproj/Main.storyboard"]),
            (["de.lproj/Main.storyboard"], ["Base.lproj/Main.storyboard"]),
            (["de.lproj/Main.strings"], ["Base.lproj/Main.storyboard"]),
            (["Main.xcstrings"], ["Base.lproj/Main.storyboard"]),
            (["de.lproj/RowCell.strings"], ["Cells/RowCell.xib"]),
            (["Cells/de.lproj/RowCell.strings"], ["Cells/RowCell.xib"]), (["Other/de.lproj/RowCell.strings"], []),
            (["de.lproj/Other.strings"], []), (["README.md", "A.swift"], []),
            (["Assets.xcassets/star.imageset/star.png"], ["Base.lproj/Main.storyboard"]),
            (["Assets.xcassets/star.imageset/Contents.json"], ["Base.lproj/Main.storyboard"]),
            (["Assets.xcassets/moon.imageset/moon.png"], []), (["Images/star@2x.png"], ["Base.lproj/Main.storyboard"]),
            (["Assets.xcassets/Icons/Contents.json"], ["Base.lproj/Main.storyboard"]),
            (["Fonts/A.ttf"], ["Cells/RowCell.xib"]),
        ] as [([String], [String])])
    func touched(_ changed: [String], _ files: [String]) throws {
        let storyboard = SampleApp.storyboard().replacing(
            "</scenes>", with: "</scenes><resources><image name=\"star\" width=\"8\" height=\"8\"/></resources>")
        let cell = SampleApp.cell.replacing(
            "<fontDescription key=\"fontDescription\" type=\"system\"",
            with: "<fontDescription key=\"fontDescription\" name=\"Lato-Bold\" family=\"Lato\"")
        let folder = try SampleApp.folder(storyboard, ["Cells/RowCell.xib": cell])
        let application = try read(folder)
        #expect(application.files(touchedBy: Set(changed)) == Set(files))
    }

    @Test("4.3: a class whose size has changed touches the files that have it")
    func classes() throws {
        let application = try read(SampleApp.folder())
        #expect(application.files(touchedBy: [], classes: ["RowCell"]) == ["Cells/RowCell.xib"])
        #expect(application.files(touchedBy: [], classes: ["Nobody"]) == [])
    }

    @Test("4.5: a run that is ended tells what it has, and neither what is gone nor what is silenced for nothing")
    func interrupted() throws {
        let folder = try SampleApp.folder(
            SampleApp.storyboard(buttonHeight: 30),
            [".espalier.json": #"{"ignore": [{"kind": "overlap"}]}"#])
        var memory = LintMemory()
        let whole = try SampleApp.lint(folder)
        #expect(whole.unusedIgnores == ["overlap"])
        var report = try read(folder).lint(ApplicationLintOptions(), LintRun(isStopped: { true }), &memory)
        #expect(report.isInterrupted)
        #expect(report.scenes == 0)
        #expect(report.layouts == 0)
        #expect(report.unusedIgnores == [])
        Baseline(whole.findings).apply(to: &report)
        #expect(report.gone == [])
        #expect(report.summary(seconds: nil).contains("interrupted"))
    }

    @Test("4.2: a note that silences nothing is told with its place, and one whose word is no kind with the nearest")
    func notes() throws {
        func note(_ text: String) -> String {
            "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
        }
        let storyboard = SampleApp.storyboard(buttonHeight: 30).replacing(
            "<state key=\"normal\" title=\"Pay now\"/>",
            with: "<state key=\"normal\" title=\"Pay now\"/>\(note("espalier:ignore small-target, overlap, outsid"))")
        let report = try SampleApp.lint(try SampleApp.folder(storyboard))
        #expect(report.findings.isEmpty)
        #expect(report.silenced == 1)
        try #require(report.unusedIgnores.count == 2)
        #expect(report.unusedIgnores[0].hasPrefix("outsid in the notes of 'b', Base.lproj/Main.storyboard:"))
        #expect(report.unusedIgnores[0].hasSuffix("it is no kind, did you mean 'outside'?"))
        #expect(report.unusedIgnores[1].hasPrefix("overlap in the notes of 'b'"))
    }

    @Test("4.2: only what was looked for is gone, and a baseline that is written anew keeps the rest")
    func partial() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30))
        let whole = try SampleApp.lint(folder)
        let baseline = Baseline(whole.findings)
        let application = try read(folder)
        let part = try Application(
            path: folder.path, selection: FileSelection(folders: [], files: ["Cells/RowCell.xib"]), configuration: nil)
        func gone(_ application: Application, isWhole: Bool, _ options: ApplicationLintOptions = .init()) -> [String] {
            var none = ApplicationReport()
            baseline.apply(to: &none) { application.isLookedAt($0, $1, options, isWhole: isWhole) }
            return none.gone
        }
        #expect(gone(application, isWhole: true) == [whole.findings[0].identity.text])
        #expect(gone(part, isWhole: false) == [])
        var options = ApplicationLintOptions()
        options.only = [.overlap]
        #expect(gone(application, isWhole: true, options) == [])
        options.only = nil
        options.settings.devices = try Device.named(["iPhone SE"])
        #expect(gone(application, isWhole: true, options) == [])
        options.settings.devices = Device.all
        #expect(gone(application, isWhole: true, options) != [])
        let kept = Baseline([]).keeping(baseline) { part.isLookedAt($0, $1, .init(), isWhole: false) }
        #expect(kept == baseline)
        #expect(Baseline([]).keeping(baseline) { _, _ in true } == Baseline([]))
    }
}
