import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Sample scenarios")
struct SampleTests {
    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    private static let folder = package.appending(path: "Samples/Scenarios")

    private static var files: [URL] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        }
    }

    @Test("run, and all that they expect holds")
    func run() throws {
        let files = try Self.files
        #expect(files.count >= 10)
        for file in files {
            let run = CommandRun(["simulate", file.path])
            #expect(run.status == 0, "\(file.lastPathComponent): \(run.errors)\(run.output.suffix(500))")
            #expect(run.output.hasSuffix(" expectations: all hold\n"), "\(file.lastPathComponent)")
            let json = CommandRun(["simulate", file.path, "--format", "json", "--views", "all"])
            #expect(json.output == CommandRun(["simulate", file.path, "--format", "json", "--views", "all"]).output)
        }
    }

    @Test("are described, each by its name, where samples are")
    func described() throws {
        let readme = try String(contentsOf: Self.package.appending(path: "Samples/README.md"), encoding: .utf8)
        for file in try Self.files { #expect(readme.contains("Scenarios/\(file.lastPathComponent)")) }
        let samples = Self.package.appending(path: "Samples")
        var programs = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: samples.path)
        where FileManager.default.fileExists(atPath: samples.appending(path: "\(name)/main.swift").path) {
            #expect(readme.contains("$ swift run \(name)"), "\(name) is not described")
            programs += 1
        }
        #expect(programs >= 3)
    }

    @Test("of the guide print what the guide shows")
    func guide() throws {
        let guide = try String(contentsOf: Self.package.appending(path: "Docs/Scenarios.md"), encoding: .utf8)
        var document: Substring?
        var shownCount = 0
        for block in guide.split(separator: "```", omittingEmptySubsequences: false) {
            if block.hasPrefix("json\n") { document = block.dropFirst(5) }
            if block.hasPrefix("\n{\"observer\"") || block.hasPrefix("\n\"queries\": ") {
                let run = CommandRun(["simulate", "-", "--format", "json"], input: String(try #require(document)))
                for line in block.split(separator: "\n") { #expect(run.output.contains(line)) }
                shownCount += 1
            }
            guard block.hasPrefix("\n$ espalier simulate ") else { continue }
            let lines = block.dropFirst().split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let options = lines[0].split(separator: " ").dropFirst(4).map(String.init)
            let run = CommandRun(["simulate", "-"] + options, input: String(try #require(document)))
            #expect(run.status == 0)
            #expect(run.output == String(lines[1]))
            shownCount += 1
        }
        #expect(shownCount == 6)
    }

    @Test("give the same frames at their end when they are written out and run again")
    func captured() throws {
        for file in try Self.files {
            let document = try ScenarioDocument(json: Array(try Data(contentsOf: file)))
            let simulation = try Simulation(document, views: .last)
            var last: [ScenarioResult.View] = []
            let error = simulation.run { last = $0.views ?? [] }
            #expect(error == nil)
            let again = try ScenarioDocument(json: try ScenarioDocument(capturing: simulation.root).json())
            let result = try again.simulate(views: .last)
            #expect(result.steps.last?.views == last, "\(file.lastPathComponent)")
        }
    }
}
