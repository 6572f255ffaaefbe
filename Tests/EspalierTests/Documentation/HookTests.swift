import Foundation
import TestSupport
import Testing

@Suite("The hook of Samples/ContinuousIntegration")
struct HookTests {
    @Test("Refuses a commit with a screen that breaks, and lets all others pass")
    func commits() throws {
        guard ToolRun.find("git") != nil, ToolRun.find("bash") != nil else { return }
        try withFolder { folder in
            let shop = ProjectFiles.root.appending(path: "Samples/Shop").path
            for name in try FileManager.default.contentsOfDirectory(atPath: shop) {
                try FileManager.default.copyItem(atPath: "\(shop)/\(name)", toPath: folder.appending(path: name).path)
            }
            let command = BuiltProgram.products.appendingPathComponent("espalier")
            func git(_ arguments: String...) throws -> ToolRun {
                let git = URL(filePath: try #require(ToolRun.find("git")))
                let name = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
                return try ToolRun(
                    program: git, name + arguments, in: folder, environment: ["ESPALIER": command.path])
            }
            func write(_ text: String, to name: String) throws {
                try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
                #expect(try git("add", "-A").status == 0)
            }
            #expect(try git("init", "-q").status == 0)
            try FileManager.default.copyItem(
                at: ProjectFiles.root.appending(path: "Samples/ContinuousIntegration/pre-commit"),
                to: folder.appending(path: ".git/hooks/pre-commit"))
            // What there is, is known: the hook tells only what is new.
            let configuration = #"{"baseline": "known.json", "classes": {"RatingView": {"size": [120, 24]}}}"#
            try write(configuration, to: ".espalier.json")
            let known = try ToolRun(program: command, ["lint", "--write-baseline"], in: folder)
            #expect(known.status == 0, "\(known.errors)")
            #expect(try git("add", "-A").status == 0)
            #expect(try git("commit", "-q", "-m", "first").status == 0)

            try write("Words.\n", to: "README.md")
            #expect(try git("commit", "-q", "-m", "a text").status == 0)

            let cell = try String(
                contentsOf: folder.appending(path: "Cells/OrderCell.xib"), encoding: .utf8)
            try write(cell.replacing("image=\"stars\"", with: "image=\"star\""), to: "Cells/OrderCell.xib")
            let better = try git("commit", "-q", "-m", "better")
            #expect(better.status == 0, "\(better.output)\(better.errors)")

            let worse = cell.replacing("constant=\"30\"", with: "constant=\"31\"").replacing("c02", with: "c92")
            try write(worse.replacing("tall", with: "taller"), to: "Cells/Other.xib")
            let refused = try git("commit", "-q", "-m", "worse")
            #expect(refused.status != 0)
            #expect("\(refused.output)\(refused.errors)".contains("Cells/Other.xib:"))
            #expect(!"\(refused.output)\(refused.errors)".contains("OrderCell.xib:"))
        }
    }
}
