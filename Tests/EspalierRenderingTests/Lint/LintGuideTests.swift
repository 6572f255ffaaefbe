import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Lint: the guide")
struct LintGuideTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func read(_ path: String) throws -> String {
        try String(contentsOf: Self.project.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("what the guide shows of an explanation is what comes out")
    func explanation() throws {
        // The first document of the guide to scenarios.
        let scenarios = try read("Docs/Scenarios.md")
        let begin = try #require(scenarios.range(of: "```json\n"))
        let end = try #require(scenarios.range(of: "\n```", range: begin.upperBound..<scenarios.endIndex))
        let document = try ScenarioDocument(json: String(scenarios[begin.upperBound..<end.lowerBound]))
        let text = try document.explain("title", attributes: [.width], step: 0).text(file: "title.json")
        #expect(try read("Docs/Lint.md").contains("--step 0\n" + text + "```"), "\(text)")
    }

    @Test("what the guide shows of the lint is what comes out, and no kind is left out")
    func lint() throws {
        let guide = try read("Docs/Lint.md")
        let document = try ScenarioDocument(json: read("Samples/Scenarios/dashboard.json"))
        var options = LintOptions()
        options.sizes = try LintOptions.sizes("320x568,1200x800")
        let text = try document.lint(options).text(file: "dashboard.json")
        #expect(guide.contains("1200x800\n" + text + "```"), "\(text)")
        for kind in LintKind.allCases { #expect(guide.contains("| `\(kind.rawValue)` |"), "\(kind)") }
    }

    @Test(
        "the examples of the guide",
        arguments: [
            (LintKind.displaced, #""ll = 10, cl = 50, rl = 80""#, #""cl = 50, rl = 80""#),
            (.displaced, #""ll = rr = 8, w = 200""#, #""ll = rr = 8, maxw = 200""#),
            (.noEffect, #""ll - 5""#, #""ll -= 5""#),
            (.divisionByZero, #"["h = %w / 0", "a"]"#, #"["h = %w / 2", "a"]"#),
            (
                .unsettled, #"["w = %@f", {"of": "a", "keyPath": "frame.size.width", "plus": 1}]"#,
                #"["w = %h + 1", "a"]"#
            ),
        ])
    func examples(_ kind: LintKind, _ wrong: String, _ right: String) throws {
        func view(_ rule: String) -> String {
            screen(#"{"name": "a", "frame": [0, 0, 5, 5], "rules": [\#(rule)]}"#)
        }
        #expect(try findings(kind, in: view(wrong)).count == 1)
        #expect(try findings(kind, in: view(right)) == [])
    }
}
