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

    @Test("each form is well-formed, whatever texts have in them, and has the finding's place")
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

    @Test("a suite has a case for each scene, and fails where something was found")
    func junit() throws {
        let (report, application) = try report()
        let xml = report.junit(application, FindingPaths(prefix: ""))
        #expect(xml.contains("tests=\"3\" failures=\"1\" errors=\"0\""))
        #expect(xml.contains("<testcase name=\"Cells/RowCell.xib#Row\" classname=\"Cells/RowCell.xib\"/>"))
    }

    @Test("fingerprints stand for identities: not for words and lines")
    func fingerprints() throws {
        let (report, _) = try report()
        var moved = report
        moved.findings[0].message = "other words"
        moved.findings[0].place = nil
        #expect(moved.findings[0].identity == report.findings[0].identity)
        #expect(Fingerprint.text(of: "a").count == 32)
        #expect(Fingerprint.text(of: "a") != Fingerprint.text(of: "b"))
    }

    @Test("the last line counts scenes, layouts, findings and what is left out")
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
