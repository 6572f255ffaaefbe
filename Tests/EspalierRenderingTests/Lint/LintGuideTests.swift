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

    @Test("leaves out no kind")
    func kinds() throws {
        let guide = try read("Docs/Lint.md")
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
