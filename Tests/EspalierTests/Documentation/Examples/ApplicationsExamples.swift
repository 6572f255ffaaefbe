// swift-format-ignore-file
// The examples of Docs/Applications.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierApplications
import Foundation
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Applications.md")
struct ApplicationsExamples {
    @Test("1: In code")
    func example1() async throws {
        let printed = try await Printed.collect {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }

            let application = try Application(folder: folder)
            var options = ApplicationLintOptions()
            options.settings.devices = Device.phones
            let report = application.lint(options)
            print(report.scenes, report.findings.count)  // 0 0
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Applications.md")
    }
}
