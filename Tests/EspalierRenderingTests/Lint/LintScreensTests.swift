import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Lint: samples and real screens")
struct LintScreensTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Screens of published apps as scenarios, a folder of JSON Lines: `ESPALIER_SCREENS`, or beside the project.
    private static let screens =
        ProcessInfo.processInfo.environment["ESPALIER_SCREENS"].map { URL(fileURLWithPath: $0) }
        ?? project.deletingLastPathComponent().appendingPathComponent("shared/screens")

    private static func documents(in folder: URL, _ ending: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .flatMap { ending == "jsonl" ? $0.split(separator: "\n").map(String.init) : [$0] }
    }

    @Test("samples", arguments: [("badge", 1), ("dashboard", 1), ("profile", 0), ("observers", 0), ("inbox", 22)])
    func samples(_ name: String, _ count: Int) throws {
        let file = Self.project.appendingPathComponent("Samples/Scenarios/\(name).json")
        var options = LintOptions()
        options.without = []
        let report = try ScenarioDocument(json: String(contentsOf: file, encoding: .utf8)).lint(options)
        #expect(report.findings.count == count, "\(report.text())")
        #expect(report.error == nil)
    }

    @Test("all samples, at three sizes, and each view of them explained")
    func allSamples() throws {
        let samples = Self.documents(in: Self.project.appendingPathComponent("Samples/Scenarios"), "json")
        #expect(samples.count >= 10)
        for json in samples { try look(at: json, views: 8) }
    }

    @Test("real screens", .enabled(if: FileManager.default.fileExists(atPath: screens.path)))
    func realScreens() throws {
        let screens = Self.documents(in: Self.screens, "jsonl")
        #expect(screens.count == 45)
        for json in screens {
            let report = try look(at: json, views: .max)
            // No screen has a cycle, an unused or repeated name, or a frame that does not settle.
            let kinds: Set<LintKind> = [.cycle, .unusedName, .repeatedName, .unsettled, .divisionByZero, .noEffect]
            #expect(report.findings.filter { kinds.contains($0.kind) } == [])
        }
    }

    @discardableResult
    private func look(at json: String, views: Int) throws -> LintReport {
        let document = try ScenarioDocument(json: json)
        var options = LintOptions()
        options.sizes = try LintOptions.sizes("320x568,390x844,1024x768")
        _ = try document.lint(options)
        let last = try document.simulate(views: .last).steps.last
        for view in (last?.views ?? []).prefix(views) {
            for attribute in try document.explain(view.path).attributes {
                #expect(attribute.value == attribute.attribute.number(in: view.frame))
                #expect(attribute.rulesGive == nil, "\(view.path) \(attribute)")
            }
        }
        options = LintOptions()
        options.without = []
        return try document.lint(options)
    }

    @Test("10,000 siblings that all overlap, and 10,000 names that nothing refers to")
    func large() throws {
        let views = (0..<10_000).map {
            #"{"name": "v\#($0)", "frame": [\#($0), \#($0), 20000, 20000], "rules": ["ll = 1, ll = \#($0)"]}"#
        }
        let json = screen(views.joined(separator: ",\n"), rest: #", "steps": [{"front": "v0"}]"#)
        var options = LintOptions()
        options.without = []
        let report = try ScenarioDocument(json: json).lint(options)
        let messages = report.findings.map(\.message)
        #expect(messages.contains("at least 79980 more pairs of subviews of 'screen' overlap"))
        #expect(messages.contains("9979 more names that nothing refers to"))
        #expect(report.findings.count { $0.kind == .displaced } == 10_000)
    }
}
