import Foundation
import Testing

@testable import EspalierCommand

@Suite("Completions")
struct CompletionTests {
    @Test("name all subcommands, options and words that options take", arguments: Shell.allCases)
    func complete(_ shell: Shell) {
        let run = CommandRun(["completions", shell.rawValue])
        #expect(run.status == 0 && run.errors.isEmpty && run.output == shell.completions)
        for command in Subcommand.allCases {
            #expect(run.output.contains(command.rawValue))
            for option in command.options {
                #expect(run.output.contains(option.name.rawValue.dropFirst(2)), "\(option.name)")
                for word in option.values.flatMap(\.completedWords) { #expect(run.output.contains(word), "\(word)") }
            }
        }
        #expect(!run.output.contains("\t"))
    }

    @Test(
        "are scripts that their shells can read", arguments: Shell.allCases.filter { ToolRun.find($0.rawValue) != nil })
    func syntax(_ shell: Shell) throws {
        try withFolder { folder in
            let file = folder.appending(path: "script").path
            #expect(CommandRun(["completions", shell.rawValue, "-o", file]).status == 0)
            let check = try ToolRun(shell.rawValue, ["-n", file])
            #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
        }
    }

    struct Line: Sendable {
        let words: [String]
        let completions: [String]
    }

    private static let screen = "Samples/Scenarios/profile.json"

    /// What the command prints of that document here.
    private static let tree = #"""
        UIView "screen" [0, 0, 390, 844]
          UILabel "title" tag 3 [0, 0, 10, 10] text "Hello \"you\""
            "My View" "two words $(false)" [0, 0, 1, 1]
          UIView "a \"quote\"" [0, 0, 1, 1]
          UILabel [0, 0, 1, 1] text "none"
        """#

    static let lines = [
        Line(words: ["espalier", "in"], completions: ["inspect"]),
        Line(words: ["espalier", "--v"], completions: ["--version"]),
        Line(words: ["espalier", "he"], completions: ["help"]),
        Line(words: ["espalier", "help", "comp"], completions: ["completions"]),
        Line(words: ["espalier", "simulate", "--color", "a"], completions: ["auto", "always"]),
        Line(words: ["espalier", "explain", screen, "tit"], completions: ["title"]),
        Line(words: ["espalier", "explain", screen, "-o", "x", "two"], completions: ["two words $(false)"]),
        Line(
            words: ["espalier", "query", screen, "--from", ""], completions: ["screen", "title", "two words $(false)"]),
        Line(words: ["espalier", "bisect", "--contains", "x"], completions: []),
        Line(words: ["espalier", "simulate", "--format", "j"], completions: ["json"]),
        Line(words: ["espalier", "simulate", "--format", "=", "t"], completions: ["text"]),
        Line(words: ["espalier", "render", "a.json", "--format", ""], completions: ["svg", "png", "pdf"]),
        Line(words: ["espalier", "batch", "--j"], completions: ["--jobs"]),
        Line(words: ["espalier", "batch", "--jobs", "c"], completions: ["cores"]),
        Line(words: ["espalier", "completions", ""], completions: ["bash", "zsh", "fish"]),
        Line(words: ["espalier", "tree", "Samples/Scenarios/prof"], completions: ["Samples/Scenarios/profile.json"]),
        Line(
            words: ["espalier", "lint", "x", "-o", "Samples/Scenarios/inb"],
            completions: ["Samples/Scenarios/inbox.json"]),
        Line(words: ["espalier", "tree", "--fonts", "Samples/Scenar"], completions: ["Samples/Scenarios"]),
        Line(words: ["espalier", "tree", "--step", ""], completions: []),
        Line(words: ["espalier", "tree", "--attr"], completions: []),
    ]

    @Test(
        "give in bash what fits", .enabled(if: ToolRun.find("bash") != nil, "bash is not installed"), arguments: lines)
    func bash(_ line: Line) throws {
        try withFolder { folder in
            let script = folder.appending(path: "complete").path
            let words = line.words.map { "'\($0)'" }.joined(separator: " ")
            let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            try """
            cd '\(package.path)'
            espalier() { printf '%s\n' '\(Self.tree.replacing("'", with: ""))'; }
            \(Shell.bash.completions)
            COMP_WORDS=(\(words)); COMP_CWORD=\(line.words.count - 1)
            _espalier
            for word in "${COMPREPLY[@]}"; do echo "$word"; done
            """.write(toFile: script, atomically: true, encoding: .utf8)
            let run = try ToolRun("bash", [script])
            #expect(run.errors.isEmpty)
            #expect(run.output.split(separator: "\n").map(String.init) == line.completions)
        }
    }

    @Test(
        "give in fish what fits", .enabled(if: ToolRun.find("fish") != nil, "fish is not installed"),
        arguments: [
            Line(words: ["espalier in"], completions: ["inspect"]),
            Line(words: ["espalier simulate x --format j"], completions: ["json"]),
            Line(words: ["espalier completions z"], completions: ["zsh"]),
            Line(words: ["espalier batch --jo"], completions: ["--jobs"]),
        ])
    func fish(_ line: Line) throws {
        try withFolder { folder in
            let script = folder.appending(path: "complete").path
            try "\(Shell.fish.completions)\ncomplete -C'\(line.words[0])'\n"
                .write(toFile: script, atomically: true, encoding: .utf8)
            let run = try ToolRun("fish", ["--no-config", script])
            let words = run.output.split(separator: "\n").compactMap {
                $0.split(separator: "\t").first.map(String.init)
            }
            #expect(words == line.completions, "\(run.errors)")
        }
    }
}

@Suite("The manual page")
struct ManualTests {
    @Test("has a section for each subcommand with all its options")
    func complete() {
        let run = CommandRun(["manual"])
        #expect(run.status == 0 && run.errors.isEmpty && run.output == ManualPage.roff)
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "EXIT STATUS", "ENVIRONMENT"] {
            #expect(run.output.contains("\n.SH \(section)\n"))
        }
        for command in Subcommand.allCases { #expect(run.output.contains("\n.SS \"espalier \(command.rawValue)")) }
        #expect(run.output.contains("\\fB\\-o, \\-\\-output FILE\\fR\n"))
        #expect(run.output.contains("NO_COLOR"))
    }

    @Test("is set without a warning", .enabled(if: ToolRun.find("groff") != nil, "groff is not installed"))
    func groff() throws {
        try withFolder { folder in
            let page = folder.appending(path: "espalier.1").path
            #expect(CommandRun(["manual", "-o", page]).status == 0)
            let run = try ToolRun("groff", ["-man", "-ww", "-Tascii", "-P-c", "-P-b", "-P-u", "-P-o", page])
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            #expect(run.output.contains("espalier batch [FILE] [options]"))
            #expect(run.output.contains("--jobs N"))
            #expect(run.output.contains("source <(espalier completions bash)"))
            #expect(run.output.contains("-o ~/.config/fish/completions/espalier.fish"))
        }
    }
}
