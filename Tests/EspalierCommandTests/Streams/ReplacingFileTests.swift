import EspalierScenarios
import Foundation
import Testing

@testable import EspalierCommand

@Suite("A file that the command writes")
struct ReplacingFileTests {
    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("is there under its name only when all of it is written")
    func whole() throws {
        try withFolder { folder in
            let path = folder.appending(path: "result").path
            try "old".write(toFile: path, atomically: true, encoding: .utf8)
            let file = try ReplacingFile(path)
            try file.write(Array("new".utf8))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
            #expect(try names(folder).count == 2)
            try file.finish()
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
            #expect(try names(folder) == ["result"])
            try file.finish()
            #expect(try names(folder) == ["result"])
        }
    }

    @Test("leaves nothing behind where its writing does not come to an end")
    func unfinished() throws {
        try withFolder { folder in
            let path = folder.appending(path: "result").path
            do {
                let file = try ReplacingFile(path)
                try file.write([1, 2, 3])
                #expect(try names(folder).count == 1)
            }
            #expect(try names(folder).isEmpty)
            // What cannot be read to its end gives no result.
            let input = FakeInput("{\"espalier\": 1, \"root\": {}}\n", error: StreamError(code: EIO))
            let tool = CommandLineTool(input: input, output: FakeOutput(), errors: FakeOutput())
            for jobs in ["1", "2"] {
                #expect(tool.run(["batch", "--jobs", jobs, "-o", path]) == .document)
                #expect(try names(folder).isEmpty)
            }
        }
    }

    @Test("keeps its permissions, and links to it stay links")
    func kept() throws {
        try withFolder { folder in
            let path = folder.appending(path: "result").path
            let link = folder.appending(path: "link").path
            try "old".write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "result")
            let file = try ReplacingFile(link)
            try file.write(Array("new".utf8))
            try file.finish()
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "result")
            #expect(try names(folder) == ["link", "result"])
        }
    }

    @Test("may be no plain file, which is then written as it is, and nothing stands beside it")
    func devices() throws {
        try ReplacingFile("/dev/null").write([1])
        try withFolder { folder in
            let link = folder.appending(path: "null").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
            let file = try ReplacingFile(link)
            try file.write([1])
            try file.finish()
            #expect(try names(folder) == ["null"])
            #expect(throws: StreamError(code: EISDIR)) { try ReplacingFile(folder.path) }
        }
    }

    @Test("may be the input")
    func same() throws {
        try withFolder { folder in
            let path = folder.appending(path: "a").path
            try #"{"espalier": 1, "root": {}}"#.write(toFile: path, atomically: true, encoding: .utf8)
            #expect(CommandRun(["tree", path, "-o", path]).status == 0)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "UIView [0, 0, 0, 0]\n")
        }
    }
}

@Suite("Progress")
struct ProgressTests {
    @Test(
        "of a long run is told on a terminal, and gone at its end",
        arguments: [(["simulate"], 2000), (["tree"], 2000), (["inspect", "--widths", "none"], 1000)])
    func steps(_ command: [String], count: Int) {
        let steps = Array(repeating: #"{"layout": "/"}"#, count: count).joined(separator: ", ")
        let json = #"{"espalier": 1, "root": {}, "steps": [\#(steps)]}"#
        let run = CommandRun(command + ["-"], input: json, errorTerminal: true)
        #expect(run.status == 0)
        let told = stride(from: 1000, through: count, by: 1000).map { "\r\($0) of \(count) steps" }
        #expect(run.errors == told.joined() + "\r\u{1B}[K")
        #expect(CommandRun(command + ["-"], input: json).errors.isEmpty)
        // A page is not written to a terminal.
        if command[0] != "inspect" {
            #expect(CommandRun(command + ["-"], input: json, terminal: true).errors.isEmpty)
        }
    }
}
