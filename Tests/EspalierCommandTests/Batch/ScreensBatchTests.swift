import Foundation
import TestSupport
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Real screens under batch")
struct ScreensBatchTests {
    /// The folder beside the package that holds them, where there is one.
    private static let folder = SharedFolder.there("screens")

    @Test(
        "have the frames that their interface files give them",
        .enabled(if: folder != nil, "there is no folder ../shared/screens beside the package"))
    func screens() throws {
        let files = SharedFolder.files(below: try #require(Self.folder), ["jsonl"])
        #expect(!files.isEmpty)
        for file in files {
            let run = CommandRun(["batch", file.path, "--views", "none"])
            #expect(run.status == 0, "\(file.lastPathComponent): \(run.output.prefix(2000))")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count
            #expect(run.output.split(separator: "\n").count == lines)
            #expect(run.output == CommandRun(["batch", file.path, "--views", "none", "--jobs", "3"]).output)
        }
    }
}
