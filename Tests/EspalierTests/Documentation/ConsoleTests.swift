import Foundation
import Testing

@Suite("What the pages say that programs print")
struct ConsoleTests {
    /// How many lines are shown of what is cut, where a page does not say it by what it shows now.
    private static let shownLines = 16

    /// A folder in which the paths of the pages are those of the project, with the documents that the page has its
    /// readers save, and files can be written.
    private static func makeFolder(for page: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Samples", "Docs"] {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(name),
                withDestinationURL: ProjectFiles.root.appendingPathComponent(name))
        }
        for (name, text) in PageFence.files(of: page) where name.hasSuffix(".json") {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        return folder
    }

    /// What a command prints, line by line.
    private static func run(_ command: String, in folder: URL) throws -> [String] {
        var words = NamedCommand(command).words[...]
        if words.starts(with: ["swift", "run"]) { words = words.dropFirst(2) }
        let outcome = try BuiltProgram(name: try #require(words.first)).run(Array(words.dropFirst()), in: folder)
        // What differs and what fails is an answer; a wrong document or usage is not.
        #expect([0, 1].contains(outcome.status) && outcome.errors == "", "\(command)\n\(outcome.errors)")
        var lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    @Test("Is what they print", arguments: ProjectFiles.pages)
    func printed(page: String) throws {
        let text = try ProjectFiles.text(page)
        let console = Console(page: text)
        guard !console.entries.isEmpty else { return }
        let folder = try Self.makeFolder(for: text)
        defer { try? FileManager.default.removeItem(at: folder) }
        var present: [Console.Entry] = []
        for entry in console.entries {
            var now = entry
            now.shown = try Self.run(entry.command, in: folder)
            if entry.isCut {
                let count = entry.shown.isEmpty ? Self.shownLines : entry.shown.count
                #expect(now.shown.count > count, "\(page): nothing follows what is shown of '\(entry.command)'")
                now.shown = Array(now.shown.prefix(count))
            }
            present.append(now)
        }
        for (entry, now) in zip(console.entries, present) where entry.shown != now.shown {
            guard ProjectFiles.isRecording else {
                Issue.record("\(page): '\(entry.command)' prints\n\(now.shown.joined(separator: "\n"))")
                continue
            }
            try ProjectFiles.change(page) { Console.replacing([entry.command: now.shown], in: $0) }
        }
    }

    @Test("Is there for every program and every scenario of Samples")
    func complete() throws {
        let commands = Console(page: try ProjectFiles.text("Samples/README.md")).entries.map(\.command)
        let manifest = try ProjectFiles.text("Package.swift")
        let programs = manifest.matches(of: #/path: "Samples\/([A-Za-z]+)"/#).map { String($0.1) }
        #expect(programs.count >= 5)
        for program in programs {
            #expect(commands.contains { $0.hasPrefix("swift run \(program)") }, "no output of \(program)")
        }
        let scenarios = try FileManager.default.contentsOfDirectory(
            atPath: ProjectFiles.root.appendingPathComponent("Samples/Scenarios").path)
        for scenario in scenarios.sorted() where scenario.hasSuffix(".json") {
            #expect(commands.contains { $0.contains("Samples/Scenarios/\(scenario)") }, "no output of \(scenario)")
        }
    }

    @Test("Is found, and can be replaced")
    func found() {
        let page = "```console\n$ a b\nc\n…\n$ d\n```\ne\n"
        let entries = Console(page: page).entries
        #expect(entries.map(\.command) == ["a b", "d"])
        #expect(entries.map(\.shown) == [["c"], []] && entries.map(\.isCut) == [true, false])
        let replaced = Console.replacing(["a b": ["x", "y"], "d": ["z"]], in: page)
        #expect(replaced == "```console\n$ a b\nx\ny\n…\n$ d\nz\n```\ne\n")
    }
}
