import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Real screens")
struct ScenarioScreensTests {
    /// The folder beside the package that holds them, where there is one.
    static let folder: URL? = {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = package.deletingLastPathComponent().appending(path: "shared/screens")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    @Test(
        "are read without a problem, and written so that they read back",
        .enabled(if: folder != nil, "there is no folder ../shared/screens beside the package"))
    func screens() throws {
        let folder = try #require(Self.folder)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
        #expect(!files.isEmpty)
        var expectations = 0
        for file in files {
            for (index, line) in try Data(contentsOf: file).split(separator: 0x0A).enumerated() {
                do {
                    let document = try ScenarioDocument(json: Array(line))
                    #expect(document.title != nil && document.root.views.count > 1)
                    #expect(try ScenarioDocument(json: document.json()) == document)
                    expectations += document.steps.count
                } catch {
                    Issue.record("line \(index + 1) of \(file.lastPathComponent): \(error)")
                }
            }
        }
        #expect(expectations > 0)
    }
}
