// swift-format-ignore-file
// The examples of Docs/Applications.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierApplications
import EspalierTesting
import Foundation
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

struct ScreenTests {
    static let application = Result { try Application(folder: URL(filePath: "Samples/Shop")) }

    @Test(arguments: try application.get().scenes.filter { $0.kind == .screen })
    func fits(_ scene: ApplicationScene) throws {
        var options = ApplicationLintOptions()
        options.settings.devices = Device.phones
        options.settings.languages = ["en"]
        options.without = [.smallTarget, .ambiguous]
        expectLayout(of: scene, in: try Self.application.get(), options)
    }
}

@Suite("The examples of Docs/Applications.md")
struct ApplicationsExamples {
    @Test("1: In tests")
    func example1() async throws {
        let printed = try await Printed.collect {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try "\"cart.title\" = \"Ihr Warenkorb\";".write(
                to: folder.appendingPathComponent("de.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
            let strings = try LocalizedStrings(folder: folder, language: "de-AT")
            print(strings("cart.title", comment: ""))  // Ihr Warenkorb
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Applications.md")
    }

    @Test("2: In code")
    func example2() async throws {
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
        try Printed.compare(printed, withExample: 2, of: "Docs/Applications.md")
    }
}
