import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

/// The guide has every class and every key, as the code has them.
@Suite("The guide's classes and keys")
struct FieldGuideTests {
    private static let guide = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Docs/Scenarios.md")

    private func lines() throws -> [String] {
        try String(contentsOf: Self.guide, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The rows of the table whose head begins with `| head |`, as the code has them, each in one line.
    static var classes: [String] {
        ScenarioClasses().entries.map { entry in
            let keys = ScenarioField.ownFields(of: entry.type).map { "`\($0.key)`" }
            let text = entry.text == nil ? [] : ["`text`"]
            return "| `\(entry.name)` | \((text + keys).joined(separator: ", ")) |"
        }
    }

    static var keys: [String] {
        ScenarioField.all.filter { $0.group == .ofClass }.map { field in
            let uses = [
                field.uses.contains(.set) ? "set" : nil, field.uses.contains(.observed) ? "observed" : nil,
            ].compactMap(\.self)
            return "| `\(field.key)` | \(field.form.description) | \(uses.joined(separator: ", ")) |"
        }
    }

    @Test("are listed, all of them and no others")
    func listed() throws {
        let lines = try lines()
        let isRecording = ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil
        if isRecording { print((Self.classes + Self.keys).joined(separator: "\n")) }
        for (head, expected) in [("| class | has |", Self.classes), ("| key | value | may be |", Self.keys)] {
            let start = try #require(lines.firstIndex { $0.hasPrefix(head) }, "\(head)")
            let rows = lines[(start + 2)...].prefix { $0.hasPrefix("| ") }
            #expect(Array(rows) == expected, "run the test with ESPALIER_RECORD=1 to see the table")
        }
    }
}
