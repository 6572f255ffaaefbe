import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Real screens")
struct ScenarioScreensTests {
    /// The folder beside the package that holds them, where there is one.
    static let folder = SharedFolder.there("screens")

    @Test(
        "are read without a problem, and written so that they read back",
        .enabled(if: folder != nil, "there is no folder ../shared/screens beside the package"))
    func screens() throws {
        let files = SharedFolder.files(below: try #require(Self.folder), ["jsonl"])
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
