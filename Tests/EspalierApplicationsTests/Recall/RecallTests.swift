import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct RecallTests {
    @Test("3.3: a screen without a mistake has no finding", arguments: randomPrograms(UInt64(12)))
    func clean(_ seed: UInt64) throws {
        let folder = try CleanScreen(seed: seed).folder
        let report = try SampleApp.lint(folder)
        #expect(report.findings.isEmpty, "\(report.text(FindingPaths(prefix: "")))")
    }

    @Test(
        "3.1 3.4 each way of breaking it is found: its kind, its element's line, its widths and settings, and a fix",
        arguments: Break.allCases, randomPrograms(UInt64(12)))
    func breaks(_ way: Break, _ seed: UInt64) throws {
        var screen = CleanScreen(seed: seed)
        var options = ApplicationLintOptions()
        let expected = way.apply(to: &screen, &options)
        let folder = try screen.folder
        let report = try SampleApp.lint(folder) { $0 = options }
        let text = report.text(FindingPaths(prefix: ""))
        let finding = try #require(
            report.findings.first { $0.kind == expected.kind && $0.objects.contains { $0.hasPrefix(expected.object) } },
            "\(text)")
        #expect(finding.file == "Base.lproj/Main.storyboard")
        let place = try #require(finding.place)
        let line = screen.storyboard.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
        #expect(
            line.contains(#""\#(expected.object)""#) || finding.objects.contains { line.contains(#"id="\#($0)""#) },
            "\(line)")
        if let axis = expected.axis { #expect(finding.axis == axis) }
        if let widths = expected.widths { #expect(finding.widths.first == widths, "\(finding.widths) \(text)") }
        #expect(finding.settings.allSatisfy { $0.hasSuffix(expected.setting) }, "\(finding.settings)")
        #expect(!finding.fix.isEmpty && (expected.fix.isEmpty || finding.fix.contains(expected.fix)), "\(finding.fix)")
        // What a value is now is no fix.
        #expect(!finding.fix.contains("at the value"))
        if let (file, start) = expected.related {
            let related = try #require(finding.related.first { $0.file == file }, "\(text)")
            let lines = try #require(screen.files[file]).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[try #require(related.place).line - 1].hasPrefix(start))
        }
    }
}
