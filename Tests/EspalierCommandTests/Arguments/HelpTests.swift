import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Help")
struct HelpTests {
    @Test("of the command names each subcommand with what it does, and all exit statuses")
    func overview() {
        for arguments in [["--help"], ["-h"]] {
            let run = CommandRun(arguments)
            #expect(run.status == 0 && run.errors.isEmpty && run.output == CommandHelp.overview)
        }
        let overview = CommandRun(["--help"]).output
        for command in Subcommand.allCases {
            #expect(overview.contains("  espalier \(command.rawValue) "))
            #expect(overview.contains(command.usage.summary))
        }
        for status in CommandStatus.allCases { #expect(overview.contains("\(status.rawValue) ")) }
        #expect(overview.contains("\nexample: "))
    }

    @Test(
        "of a subcommand has its usage, arguments, options, an example and exit statuses",
        arguments: Subcommand.allCases)
    func subcommand(_ command: Subcommand) throws {
        let run = CommandRun([command.rawValue, "--help"])
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output == CommandRun([command.rawValue, "-h"]).output)
        // Asking for help is no wrong usage, whatever else is missing.
        #expect(run.output == CommandRun([command.rawValue, "x", "y", "z", "-h"]).output)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 100 && !$0.hasSuffix(" ") })
        #expect(run.output.contains("\nusage: espalier \(command.rawValue) "))
        for option in command.options {
            #expect(lines.contains { $0.hasPrefix("  \(option.synopsis)  ") }, "\(option.name)")
        }
        let examples = lines.filter { $0.hasPrefix("example: ") }
        #expect(!examples.isEmpty && examples.allSatisfy { $0.contains("espalier \(command.rawValue)") })
        #expect(run.output.contains("\nexit status: 0 "))
    }

    @Test("comes by the word 'help' as well, alone and before a subcommand")
    func word() {
        #expect(CommandRun(["help"]).output == CommandHelp.overview)
        for command in Subcommand.allCases {
            let run = CommandRun(["help", command.rawValue])
            #expect(run.status == 0 && run.output == CommandHelp.text(command))
        }
        #expect(CommandRun(["help", "simulte"]).errors.contains("did you mean 'simulate'?"))
        #expect(CommandRun(["hepl"]).errors.contains("did you mean 'help'?"))
    }

    @Test("lists limits by themselves, behind the other options")
    func limits() throws {
        for command in Subcommand.allCases {
            let parts = CommandHelp.text(command).components(separatedBy: "\nlimits, ")
            let limits = command.options.filter { $0.name.rawValue.hasPrefix("--max-") && $0.name != .maxRuns }
            #expect(limits.allSatisfy(\.isLimit) && parts.count == (limits.isEmpty ? 1 : 2))
            for limit in limits {
                #expect(!parts[0].contains(limit.name.rawValue) && parts[1].contains(limit.synopsis))
            }
            if parts.count > 1 { #expect(!parts[1].contains("--help") && parts[0].contains("--help")) }
        }
    }

    /// The words of a line, as a shell takes them: quotes keep blanks together.
    private static func words(_ line: String) -> [String] {
        line.matches(of: #/(?:'[^']*'|"[^"]*"|\S)+/#).map { String($0.output).replacing("'", with: "") }
    }

    @Test("shows examples that can be read as they stand", arguments: Subcommand.allCases)
    func examples(_ command: Subcommand) throws {
        for example in command.usage.examples {
            // The words between the subcommand and what the shell takes.
            let words = Self.words(example)
            let start = try #require(words.firstIndex(of: command.rawValue))
            let arguments = words[(start + 1)...].prefix { !["<", ">", "|", "&&"].contains($0) && !$0.hasSuffix(")") }
            let last = words.dropFirst(start + 1).first { $0.hasSuffix(")") }.map { [String($0.dropLast())] } ?? []
            #expect(throws: Never.self) { try CommandOptions(arguments + last, of: command) }
        }
        for option in command.options where !option.example.isEmpty {
            let words = Self.words(option.example)
            #expect(words.first == option.name.rawValue && words.count == option.values.count + 1)
            let operands = command.usage.arguments.filter { !$0.isOptional }.map { argument in
                if case .words(let words) = argument.kind { words[0] } else { "x" }
            }
            #expect(throws: Never.self) { try CommandOptions(operands + words, of: command) }
        }
    }

    @Test("does not say an option twice, and no short name means two")
    func names() {
        for command in Subcommand.allCases {
            let names = command.options.flatMap(\.names)
            #expect(Set(names).count == names.count, "\(command)")
        }
    }
}

@Suite("The version")
struct VersionTests {
    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    @Test("is told with that of the format")
    func printed() {
        let run = CommandRun(["--version"])
        #expect(run.status == 0 && run.output == "espalier \(CommandVersion.number), scenario format 1\n")
    }

    @Test("is the newest one of the list of changes")
    func changes() throws {
        let changes = try String(contentsOf: Self.package.appending(path: "Docs/CHANGELOG.md"), encoding: .utf8)
        let heading = try #require(changes.split(separator: "\n").first { $0.hasPrefix("## ") })
        #expect(heading == "## \(CommandVersion.number)")
    }

    @Test("is what the manual tells, too")
    func manual() {
        #expect(ManualPage.roff.hasPrefix(".TH ESPALIER 1 \"\" \"espalier \(CommandVersion.number)\""))
    }
}
