import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

/// Documents of version 1, and what the command gives for them, byte for byte. Nobody who has such documents, or reads
/// such results, should notice a new version of the package.
@Suite("Golden documents and results")
struct GoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let documents = folder.appending(path: "Documents")
    private static let results = folder.appending(path: "Results")

    /// Whether the results are written anew: asked for, and never where a machine checks.
    private static var records: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["ESPALIER_RECORD"] == "1" && (environment["CI"] ?? "").isEmpty
    }

    private static func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func run(_ words: String, _ file: String) -> CommandRun {
        let path = documents.appending(path: file).path
        var run = CommandRun(words.split(separator: " ").map { $0 == "FILE" ? path : String($0) })
        run.output = run.output.replacing(path, with: file)
        run.errors = run.errors.replacing(path, with: file)
        return run
    }

    /// What the command gives: the names of the files, with their contents.
    private static func given() throws -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        var ends = ""
        func add(_ words: String, _ file: String, as name: String) {
            let run = run(words, file)
            ends += "espalier \(words.replacing("FILE", with: file)): \(run.status)\n"
            if words == "simulate FILE" { ends += run.errors }
            if !run.output.isEmpty { files.append((name, run.output)) }
        }
        for file in try names(documents) {
            let name = String(file.prefix { $0 != "." })
            switch URL(filePath: file).pathExtension {
            case "json":
                add("simulate FILE", file, as: "\(name).txt")
                add("simulate FILE --format json", file, as: "\(name).json")
                add("tree FILE --ids", file, as: "\(name).tree")
                add("diff FILE --steps 0 1 --format json", file, as: "\(name).diff.json")
                add("explain FILE / --format json", file, as: "\(name).reasons.json")
            case "jsonl":
                for views in ScenarioResult.Views.allCases {
                    add("batch FILE --views \(views.rawValue)", file, as: "\(name).\(views.rawValue).jsonl")
                }
            case "xib": add("import FILE", file, as: "\(name).imported.json")
            default: Issue.record("what is \(file)?")
            }
        }
        return files + [("ends.txt", ends)]
    }

    @Test("are the same, byte for byte")
    func same() throws {
        let given = try Self.given()
        #expect(given.count > 50)
        var differing: [String] = []
        for (name, text) in given {
            let file = Self.results.appending(path: name)
            if (try? Data(contentsOf: file)) == Data(text.utf8) { continue }
            differing.append(name)
            if Self.records {
                try text.write(to: file, atomically: true, encoding: .utf8)
                continue
            }
            let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            let lines = (old.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
            let line = zip(lines.0, lines.1).prefix { $0 == $1 }.count
            let (was, now) = (lines.0.dropFirst(line).first ?? "(end)", lines.1.dropFirst(line).first ?? "(end)")
            Issue.record("\(name):\(line + 1): \(now.prefix(400))\ninstead of \(was.prefix(400))")
        }
        let known = given.map(\.name).sorted()
        let others = try Self.names(Self.results).filter { !known.contains($0) }
        #expect(others == [], "no longer given")
        if Self.records, !differing.isEmpty {
            Issue.record("written: \(differing); look at them, and run again without ESPALIER_RECORD")
        }
    }

    @Test("name the version of the format, all results of scenarios")
    func versions() throws {
        for file in try Self.names(Self.results) where file.hasSuffix(".json") || file.hasSuffix(".jsonl") {
            let text = try String(contentsOf: Self.results.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") { #expect(line.hasPrefix(#"{"espalier": 1"#), "\(file)") }
        }
    }

    @Test("say the same when they are written again, and give the same results")
    func rewritten() throws {
        var count = 0
        for file in try Self.names(Self.documents) where file.hasSuffix(".json") {
            let bytes = Array(try Data(contentsOf: Self.documents.appending(path: file)))
            guard let document = try? ScenarioDocument(json: bytes), document.nib == nil else { continue }
            let again = try ScenarioDocument(json: document.json())
            #expect(again == document, "\(file)")
            let expected = Self.run("simulate FILE --format json", file).output
            let result = try #require(try? again.simulate())
            // Places are those of the other text.
            if result.error == nil { #expect(result.json() + "\n" == expected, "\(file)") }
            count += 1
        }
        #expect(count > 10)
    }
}
