// swift-format-ignore-file
// The examples of Docs/Inspector.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Inspector.md")
struct InspectorExamples {
    @Test("1: The inspector")
    func example1() async throws {
        let printed = try await Printed.collect {
            let text = #"{"espalier": 1, "root": {"frame": [0, 0, 100, 100]}, "steps": []}"#
            let report = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
            let document = try ScenarioDocument(json: text)
            let recording = try ScenarioRecording(running: document, source: text)
            try Data(recording.inspectorPage()).write(to: report)
            #expect(try String(contentsOf: report, encoding: .utf8).contains("<html"))
            try FileManager.default.removeItem(at: report)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Inspector.md")
    }
}
