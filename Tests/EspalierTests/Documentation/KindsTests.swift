import Espalier
import EspalierApplications
import Foundation
import Testing

@Suite("The page of the kinds of findings")
struct KindsTests {
    /// A document whose root has the views of an example.
    private static func document(_ kind: LintKind) throws -> (json: String, document: ScenarioDocument) {
        // Contrast is looked at in the dark alone.
        let traits = kind == .lowContrast ? #""traits": {"userInterfaceStyle": "dark"}, "# : ""
        let json =
            #"{"espalier": 1, \#(traits)"root": {"frame": [0, 0, 200, 80], "subviews": \#(kind.help.example)}, "steps": []}"#
        return (json, try ScenarioDocument(json: json))
    }

    private static func findings(_ kind: LintKind) throws -> [LintFinding] {
        var options = LintOptions()
        options.without = []
        return try document(kind).document.lint(options).findings.filter { $0.kind == kind }
    }

    private static var ofDocuments: [LintKind] { LintKind.allCases.filter { !LintKind.ofApplications.contains($0) } }

    @Test("Each example has what it is an example of", arguments: KindsTests.ofDocuments)
    func examples(kind: LintKind) throws {
        #expect(try !Self.findings(kind).isEmpty)
    }

    @Test("Has the texts that 'espalier kinds' prints, with an example of each kind, and a picture where it shows")
    func page() throws {
        var page = """
            # The kinds of findings

            What `espalier lint` looks for: what each kind means, how to mend it, and how to silence it. `espalier kinds` prints
            the same texts, and they stand in SARIF. Tests make this page and its pictures. An example of JSON has the subviews
            of a [document](Scenarios.md) whose root has 200 x 80 points; below it is what the lint says.

            | kind | weighs | what it is |
            | --- | --- | --- |

            """
        for kind in LintKind.allCases {
            page += "| [`\(kind.rawValue)`](#\(kind.rawValue)) | \(weight(kind)) | \(kind.summary) |\n"
        }
        for kind in LintKind.allCases {
            let help = kind.help
            page += "\n## \(kind.rawValue)\n\n"
            for text in [help.meaning, "To mend it: \(help.mend)", help.silence] { page += wrapped(text) + "\n" }
            guard !LintKind.ofApplications.contains(kind) else {
                page += "```\n\(help.example)\n```\n"
                continue
            }
            let (json, document) = try Self.document(kind)
            page += "```json\n\(help.example.replacing("}, {", with: "},\n {"))\n```\n\n"
            let recording = try ScenarioRecording(running: document, source: json)
            if recording.error == nil {
                let path = "Pictures/kind-\(kind.rawValue).svg"
                page += "![\(kind.rawValue)](\(path))\n\n"
                try ProjectFiles.expect("Docs/\(path)", is: String(decoding: try recording.svg(), as: UTF8.self))
            }
            let lines = try Self.findings(kind).prefix(1).map { "\($0.message)\nfix: \($0.fix)\n" }
            page += "```\n\(lines.joined())```\n"
        }
        try ProjectFiles.expect("Docs/Kinds.md", is: page)
    }

    private func weight(_ kind: LintKind) -> String { kind.usualSeverity?.rawValue ?? "off" }

    /// A paragraph of lines of 118 letters at most.
    private func wrapped(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= 118 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
