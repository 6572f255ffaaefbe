import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

@Suite("Font files of the command")
struct FontOptionTests {
    private static let document =
        #"{"espalier": 1, "root": {"frame": [0, 0, 300, 300], "subviews": ["#
        + #"{"class": "UILabel", "name": "title", "text": "AV", "font": {"name": "UnitSans-Regular", "size": 100}, "#
        + #""constraints": ["self.top == super.top", "self.leading == super.leading"]}]}}"#

    private static func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Fonts"), withIntermediateDirectories: true)
            try Data(SyntheticFont().bytes).write(to: folder.appending(path: "Fonts/unit.ttf"))
            try document.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
            return try body(folder)
        }
    }

    @Test(
        "Each subcommand that runs a scenario measures by them, whether they come by file or by folder",
        arguments: [
            ["simulate", "--views", "all"], ["batch", "--views", "all", "--jobs", "2"], ["tree"], ["render"],
            ["inspect"],
            ["explain", "title"],
        ])
    func measured(command: [String]) throws {
        try Self.inFolder { folder in
            func run(_ options: [String]) -> CommandRun {
                let rest = Array(command.dropFirst())
                let operand = command[0] == "explain" ? [rest[0]] : []
                return CommandRun(
                    [command[0], "-"] + operand + rest.dropFirst(operand.count) + options, input: Self.document)
            }
            let byFile = run(["--font", folder.appending(path: "Fonts/unit.ttf").path])
            let byFolder = run(["--fonts=\(folder.path)/Fonts"])
            #expect(
                byFile.status == 0 && byFile.errors == (command[0] == "batch" ? "1 all well\n" : ""), "\(byFile.errors)"
            )
            #expect(byFile.output == byFolder.output && byFile.output != run([]).output)
            #expect(byFile.output.contains("130") && byFile.output.contains("112"))
        }
    }

    @Test("Two trees are compared, and findings looked for, with them")
    func others() throws {
        try Self.inFolder { folder in
            let (file, fonts) = (folder.appending(path: "a.json").path, "--fonts=\(folder.path)/Fonts")
            let tree = folder.appending(path: "a.tree").path
            #expect(CommandRun(["tree", file, fonts, "-o", tree]).status == 0)
            #expect(CommandRun(["diff", tree, file, fonts]).status == 0)
            #expect(CommandRun(["diff", tree, file]).status == 1)
            // With the file the label fits, without it does not.
            let narrow = Self.document.replacing("300, 300", with: "131, 300")
            let lint = CommandRun(["lint", "-", fonts], input: narrow)
            #expect(lint.status == 0, "\(lint.output)")
            #expect(CommandRun(["lint", "-"], input: narrow).output.contains("title"))
        }
    }

    @Test("A file that is wrong ends the command before anything runs")
    func wrong() throws {
        try Self.inFolder { folder in
            let run = CommandRun(
                ["simulate", "-", "--font", folder.appending(path: "a.json").path], input: Self.document)
            #expect(run.status == 65 && run.output.isEmpty)
            #expect(run.errors.contains("a.json: this is no TrueType or OpenType font: it begins with '{\"es'\nfix: "))
        }
    }
}
