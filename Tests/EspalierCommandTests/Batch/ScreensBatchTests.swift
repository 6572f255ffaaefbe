import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Real screens under batch")
struct ScreensBatchTests {
    /// The folder beside the package that holds them, where there is one.
    private static let folder: URL? = {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = package.deletingLastPathComponent().appending(path: "shared/screens")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    @Test(
        "have the frames that their interface files give them",
        .enabled(if: folder != nil, "there is no folder ../shared/screens beside the package"))
    func screens() throws {
        let folder = try #require(Self.folder)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
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
