import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

@Suite("Several documents")
struct ManyFilesTests {
    private static let good = #"{"espalier": 1, "title": "good", "root": {"name": "r", "frame": [0, 0, 9, 9]}}"#
    private static let failing = #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}]}"#
    private static let wrong = #"{"espalier": 1, "root": {"fram": 1}}"#
    private static let ended = #"{"espalier": 1, "root": {}, "steps": [{"layout": "gone"}]}"#

    /// A folder with documents, some of them in folders, and with what is none.
    private func inScreens(_ body: (_ folder: String) throws -> Void) throws {
        try withFolder { folder in
            let texts = [
                ("b.json", Self.failing), ("a.json", Self.good), ("c/a.json", Self.good),
                ("c/d/wrong.json", Self.wrong),
                ("c/ended.json", Self.ended), ("notes.txt", "no document"), (".hidden/x.json", "no document"),
                (".x.json", "no document"), ("c-2.json", Self.good),
            ]
            for (name, text) in texts {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: false, encoding: .utf8)
            }
            // A link that leads back, and one to a document.
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "c/up").path, withDestinationPath: "..")
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "link.json").path, withDestinationPath: "a.json")
            try body(folder.path)
        }
    }

    private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    @Test("one after the other: each result behind its name, then who failed; the status is the highest")
    func simulated() throws {
        try inScreens { folder in
            let (a, b) = ("\(folder)/a.json", "\(folder)/b.json")
            let alone = [a, b].map { CommandRun(["simulate", $0]) }
            let both = CommandRun(["simulate", a, b])
            #expect(both.status == 1 && both.errors.isEmpty)
            #expect(
                both.output == "==> \(a) <==\n" + alone[0].output + "\n==> \(b) <==\n" + alone[1].output
                    + "\nfailed: \(b)\n2 files: 1 all well, 1 failed\n")
            #expect(CommandRun(["simulate", a, a]).status == 0)
            #expect(CommandRun(["simulate", a, a]).output.hasSuffix("\n2 files: 2 all well\n"))
            let piped = CommandRun(["simulate", "-", a], input: Self.good)
            #expect(piped.output.hasPrefix("==> standard input <==\n") && piped.status == 0)
        }
    }

    @Test("a wrong one, one that is gone and one whose run ends are told, and the others are done")
    func goesOn() throws {
        try inScreens { folder in
            let files = ["c/d/wrong.json", "gone.json", "a.json", "c/ended.json", "b.json"].map { "\(folder)/\($0)" }
            let run = CommandRun(["simulate"] + files)
            #expect(run.status == 65)
            let alone = files.map { CommandRun(["simulate", $0]) }
            #expect(run.errors == alone.map(\.errors).joined())
            #expect(
                lines(run.output).suffix(5) == [
                    "failed: \(files[4])", "wrong: \(files[0])", "wrong: \(files[1])", "wrong: \(files[3])",
                    "5 files: 1 all well, 1 failed, 3 wrong",
                ])
            #expect(!run.output.contains("==> \(files[0])") && run.output.contains("==> \(files[3])"))
        }
    }

    @Test("as JSON are a line each, which names the file; a single one is as it was")
    func json() throws {
        try inScreens { folder in
            let files = ["a.json", "c/d/wrong.json", "gone.json", "c/ended.json"].map { "\(folder)/\($0)" }
            let run = CommandRun(["simulate", "--format", "json"] + files)
            let found = lines(run.output)
            #expect(run.status == 65 && found.count == 4)
            let alone = files.map { CommandRun(["simulate", "--format", "json", $0]).output }
            for index in [0, 3] {
                let named = #"{"espalier": 1, "file": "\#(files[index])", "#
                #expect(found[index] + "\n" == alone[index].replacing(#"{"espalier": 1, "#, with: named))
            }
            for (index, message) in [(1, "fram"), (2, "the file cannot be read: No such file")] {
                #expect(alone[index].isEmpty)
                #expect(
                    found[index].hasPrefix(#"{"espalier": 1, "file": "\#(files[index])", "error": {"message": "#)
                        && found[index].contains(message))
            }
        }
    }

    @Test(
        "are those of a folder in the order of their paths, with what begins with a dot and links to folders left out")
    func recursive() throws {
        try inScreens { folder in
            let run = CommandRun(["tree", "--recursive", folder])
            let headings = lines(run.output).filter { $0.hasPrefix("==> ") }
            let names = ["a.json", "b.json", "c-2.json", "c/a.json", "link.json"]
            #expect(headings == names.map { "==> \(folder)/\($0) <==" })
            #expect(run.status == 65)
            #expect(run.errors.contains("wrong.json:1:") && run.errors.contains("ended.json:1:"))
            let tree = CommandRun(["tree", "\(folder)/a.json"]).output
            #expect(run.output.hasPrefix("==> \(folder)/a.json <==\n\(tree)\n==> "))
            // The form is that of several, however many there are.
            let one = CommandRun(["simulate", "--recursive", "\(folder)/c/d/"])
            #expect(one.output == "wrong: \(folder)/c/d/wrong.json\n1 file: 1 wrong\n")
        }
    }

    @Test("a folder without the option, and one without documents, are refused")
    func folders() throws {
        try inScreens { folder in
            for command in ["simulate", "tree", "render", "inspect"] {
                let run = CommandRun([command, folder])
                #expect(run.status == 65 && run.output.isEmpty)
                #expect(
                    run.errors == "\(folder): it is a folder\nfix: write '--recursive' to take the .json files in it\n")
            }
            try FileManager.default.createDirectory(atPath: "\(folder)/empty", withIntermediateDirectories: true)
            let run = CommandRun(["lint", "--recursive", "\(folder)/empty"])
            #expect(run.status == 65 && run.errors.hasPrefix("\(folder)/empty: there is no .json file in the folder\n"))
        }
    }

    @Test("are looked through by lint, whatever one of them is")
    func linted() throws {
        try inScreens { folder in
            let (a, wrong) = ("\(folder)/a.json", "\(folder)/c/d/wrong.json")
            let run = CommandRun(["lint", wrong, a])
            #expect(run.status == 65 && run.errors == CommandRun(["lint", wrong]).errors)
            #expect(run.output == "==> \(a) <==\n" + CommandRun(["lint", a]).output)
        }
    }

    @Test("are drawn into a folder, each by its name", arguments: [("render", ".svg"), ("inspect", ".html")])
    func drawn(command: String, suffix: String) throws {
        try inScreens { folder in
            let out = "\(folder)/out/of"
            let run = CommandRun([command, "--recursive", folder, "-o", out])
            #expect(run.status == 65 && run.output.isEmpty)
            let made = try FileManager.default.subpathsOfDirectory(atPath: out).filter { $0.hasSuffix(suffix) }.sorted()
            let names = ["a", "b", "c-2", "c/a", "link"] + (command == "inspect" ? ["c/ended"] : [])
            #expect(made == names.map { $0 + suffix }.sorted())
            let alone = CommandRun([command, "\(folder)/c/a.json"]).output
            #expect(try String(contentsOfFile: "\(out)/c/a\(suffix)", encoding: .utf8) == alone)

            let two = ["\(folder)/a.json", "\(folder)/c/a.json"]
            let same = CommandRun([command] + two + ["-o", out])
            #expect(same.status == 2 && same.errors.contains("would both be written to 'a\(suffix)'"))
            #expect(CommandRun([command] + two).errors.contains("of several documents need a folder"))
            let piped = CommandRun([command, "-", two[0], "-o", out], input: Self.good)
            #expect(piped.status == 2 && piped.errors.contains("standard input has no name"))
            let file = CommandRun([command, "--recursive", folder, "-o", "\(folder)/notes.txt/x"])
            #expect(file.status == 74 && file.errors.contains("Not a directory"))
        }
    }

    @Test("end at once where the result cannot be written")
    func unwritable() throws {
        try inScreens { folder in
            let errors = FakeOutput()
            let tool = CommandLineTool(input: FakeInput(""), output: FakeOutput(room: 10), errors: errors)
            #expect(tool.run(["simulate", "\(folder)/a.json", "\(folder)/gone.json"]) == .output)
            #expect(
                errors.text == "espalier: the result cannot be written to standard output: No space left on device\n")
        }
    }
}
