import Foundation
import TestSupport

/// A copy of the sample's folder, in which files can be changed.
final class ShopFolder {
    let folder: TemporaryFolder
    var path: String { folder.path }

    init() throws {
        folder = try TemporaryFolder([:])
        let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples/Shop")
        for entry in try FileManager.default.contentsOfDirectory(atPath: sample.path) {
            try FileManager.default.copyItem(atPath: sample.appending(path: entry).path, toPath: "\(path)/\(entry)")
        }
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    func change(_ name: String, _ old: String, _ new: String) throws {
        let text = try text(name)
        precondition(text.contains(old), "\(name) has no \(old)")
        try folder.write(text.replacing(old, with: new), to: name)
    }

    /// `espalier lint`, on one device, of the folder.
    func lint(_ arguments: String..., environment: [String: String] = ProcessInfo.processInfo.environment)
        -> CommandRun
    {
        CommandRun(["lint", path, "--devices", "iPhone SE"] + arguments, environment: environment)
    }

    /// Makes a clone of the folder as it is.
    func commit() throws {
        let name = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
        for arguments in [["init", "-q"], ["add", "-A"], name + ["commit", "-q", "-m", "first"]] {
            let run = try ToolRun("git", arguments, in: URL(filePath: path))
            precondition(run.status == 0, run.errors)
        }
    }
}
