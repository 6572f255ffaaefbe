import EspalierRendering
import EspalierScenarios
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct FormatTests {
    private func report() throws -> (ApplicationReport, Application) {
        let hostile = "a]]>&<b>\"'%\u{1B}[31m"
        let folder = try SampleApp.folder(
            SampleApp.storyboard(buttonHeight: 30).replacing(
                "title=\"Pay now\"", with: "title=\"Pay &amp; &lt;go&gt; %0A\""))
        let application = try Application(folder: URL(filePath: folder.path))
        var report = application.lint()
        report.findings[0].message += hostile
        return (report, application)
    }

    @Test("4.4: each form is well-formed, whatever texts have in them, and has the finding's place")
    func forms() throws {
        let (report, application) = try report()
        let paths = FindingPaths(prefix: "App Ü")
        for xml in [report.junit(application, paths), report.checkstyle(paths)] {
            let parser = XMLParser(data: Data(xml.utf8))
            #expect(parser.parse(), "\(xml)")
            #expect(xml.contains("small-target"))
        }
        let sarif = try JSONReader.read(Array(report.sarif(paths, version: "1").utf8))
        let runs = try #require(sarif.value("runs", in: sarif.root))
        let run = try #require(sarif.elements(runs).first { _ in true })
        let results = try #require(sarif.value("results", in: run))
        #expect(Array(sarif.elements(results)).count == 1)
        #expect(report.sarif(paths, version: "1").contains("App%20%C3%9C/Base.lproj/Main.storyboard"))
        _ = try JSONReader.read(Array(report.gitlab(paths).utf8))
        for line in report.jsonLines(paths).split(separator: "\n") { _ = try JSONReader.read(Array(line.utf8)) }
        let github = report.github(paths)
        #expect(github.hasPrefix("::error file=App Ü/Base.lproj/Main.storyboard,line="))
        #expect(github.split(separator: "\n").count == 1)
        #expect(!report.text(paths).contains("\u{1B}"))
        #expect(!report.junit(application, paths).contains("\u{1B}"))
    }

    @Test("4.4: a suite has a case for each scene, and fails where something was found")
    func junit() throws {
        let (report, application) = try report()
        let xml = report.junit(application, FindingPaths(prefix: ""))
        #expect(xml.contains("tests=\"3\" failures=\"1\" errors=\"0\""))
        #expect(xml.contains("<testcase name=\"Cells/RowCell.xib#Row\" classname=\"Cells/RowCell.xib\"/>"))
    }

    @Test("3.5 4.4: fingerprints stand for identities: not for words and lines")
    func fingerprints() throws {
        let (report, _) = try report()
        var moved = report
        moved.findings[0].message = "other words"
        moved.findings[0].place = nil
        #expect(moved.findings[0].identity == report.findings[0].identity)
        #expect(Fingerprint.text(of: "a").count == 32)
        #expect(Fingerprint.text(of: "a") != Fingerprint.text(of: "b"))
    }

    @Test("4.5: the last line counts scenes, layouts, findings and what is left out")
    func summary() throws {
        var (report, _) = try report()
        report.silenced = 2
        report.known = 1
        report.unknownClasses = ["A", "B"]
        #expect(
            report.summary(seconds: 1.25)
                == "3 scenes; 64 layouts; 1 error; 2 silenced; 1 in the baseline; 2 unknown classes (A, B); 1.3 s\n")
    }
}

/// How files are called, and several folders in one text (APPLICATIONS 4.4, 3.5).
@Suite struct ReportPartTests {
    @Test(
        "4.4: paths are told from a folder above, from one below, and from the root where neither is",
        arguments: [
            ("/a/b", "/a", "b/x/y.xib"), ("/a", "/a", "x/y.xib"), ("/a", "/a/x", "y.xib"), ("/a", "/a/z", "../x/y.xib"),
            ("/a", "/a/x/w", "../y.xib"), ("/c", "/a", "/c/x/y.xib"), ("/a", "/", "a/x/y.xib"),
        ])
    func paths(_ folder: String, _ base: String, _ path: String) {
        #expect(FindingPaths(of: folder, from: base).path(of: "x/y.xib") == path)
    }

    @Test("4.4: each form holds what was found in all folders", arguments: ReportForm.allCases)
    func several(_ form: ReportForm) throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30))
        let report = try SampleApp.lint(folder)
        let parts = ["One", "Two"].map { name in
            ReportPart(
                report, scenes: [], paths: FindingPaths(prefix: name), clonePaths: FindingPaths(prefix: name))
        }
        let text = form.text(of: parts, version: "1")
        #expect(text.contains("One/Base.lproj/Main.storyboard"))
        #expect(text.contains("Two/Base.lproj/Main.storyboard"))
        switch form {
        case .sarif, .gitlab: _ = try JSONReader.read(Array(text.utf8))
        case .junit, .checkstyle: #expect(XMLParser(data: Data(text.utf8)).parse())
        case .json: #expect(text.split(separator: "\n").count == 3)
        case .github: #expect(text.split(separator: "\n").count == 2)
        case .text: break
        }
        if form == .gitlab {
            let marks = text.matches(of: #/"fingerprint": ?"([0-9a-f]{32})"/#).map { String($0.1) }
            #expect(Set(marks).count == 2)
        }
    }

    @Test(
        "3.5: a text that stops at 20 of a kind and an object says how many more there are; forms for machines have all"
    )
    func limit() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30))
        var report = try SampleApp.lint(folder)
        let one = report.findings[0]
        report.findings = (0..<25).map { number in
            var finding = one
            finding.objects = ["b", "z\(number)"]
            return finding
        }
        let paths = FindingPaths(prefix: "")
        let lines = report.text(paths).split(separator: "\n")
        #expect(lines.count { $0.contains(": small-target: the ") } == 20)
        #expect(lines.last == "Base.lproj/Main.storyboard: small-target: 5 more about 'b'; --format json lists all")
        #expect(report.jsonLines(paths).split(separator: "\n").count == 26)
        report.findings.removeLast(5)
        #expect(!report.text(paths).contains("more about"))
    }

    @Test("4.4: GitHub shows ten of a severity, and the others follow as text, which no command can hide in")
    func github() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30))
        var report = try SampleApp.lint(folder)
        report.findings = (0..<12).map { number in
            var finding = report.findings[0]
            finding.file = number == 11 ? "::error::x.xib" : finding.file
            return finding
        }
        let lines = report.github(FindingPaths(prefix: "")).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::") } == 10)
        #expect(lines.contains { $0.hasPrefix("./::error::x.xib:") })
        #expect(lines.contains("The service shows ten of a severity; these are the others:"))
    }
}
