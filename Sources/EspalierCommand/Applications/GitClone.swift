import EspalierApplications
import EspalierScenarios
import EspalierSupport
import Foundation

/// A clone of git, asked by the command `git`.
struct GitClone {
    /// Its root, from the root of the file system.
    let root: String
    private let program: String

    /// Finds the clone in which a folder is.
    ///
    /// - Parameter path: the folders of programs, as `PATH` has them.
    init(around folder: String, path: String) throws(CommandError) {
        let programs = path.split(separator: ":").map { "\($0)/git" }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw .usage(
                "'--since' asks git, and there is no command 'git'", fix: "install git, or leave '--since' out",
                command: .lint)
        }
        self.program = program
        let answer = try Self.run(program, ["rev-parse", "--show-toplevel"], in: folder)
        guard answer.status == 0, let line = Self.line(answer.output) else {
            throw .usage(
                "'--since' needs a clone of git, and \(Quoted.text(folder)) is in none",
                fix: "name a folder of a clone, or leave '--since' out", command: .lint)
        }
        root = line
    }

    /// What a revision is called by git itself.
    func commit(_ revision: String) throws(CommandError) -> String {
        // A revision never begins with a dash: git would take it for an option.
        let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
        let answer = revision.hasPrefix("-") ? nil : try Self.run(program, arguments, in: root)
        guard let answer, answer.status == 0, let line = Self.line(answer.output) else {
            throw .usage(
                "git knows no revision \(Quoted.text(revision))",
                fix: "write a branch, a tag or a commit, as in '--since origin/main'; a shallow clone may not have it",
                command: .lint)
        }
        return line
    }

    /// The paths that differ from a commit, relative to the root: changed, new, gone, and those that git does not know yet.
    func changes(since commit: String) throws(CommandError) -> [String] {
        let differing = try ask(["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit, "--"])
        let unknown = try ask(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"])
        return (differing + unknown).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A file as a commit has it; nil where it has none.
    func contents(of path: String, at commit: String) throws(CommandError) -> [UInt8]? {
        let answer = try Self.run(program, ["show", "--no-textconv", "\(commit):\(path)"], in: root)
        return answer.status == 0 ? answer.output : nil
    }

    private func ask(_ arguments: [String]) throws(CommandError) -> [UInt8] {
        let answer = try Self.run(program, arguments, in: root)
        if answer.status != 0 {
            throw .usage(
                "'git \(arguments[0])' has failed: \(PlainText.line(answer.errors))",
                fix: "mend the clone, or leave '--since' out",
                command: .lint)
        }
        return answer.output
    }

    private static func line(_ output: [UInt8]) -> String? {
        let text = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).first
        return text.map(String.init)
    }

    /// Runs git to its end.
    private static func run(
        _ program: String, _ arguments: [String], in folder: String
    ) throws(CommandError) -> (status: Int32, output: [UInt8], errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["-C", folder, "-c", "core.quotePath=false"] + arguments
        // In a hook git tells where it is, as seen from where the hook runs.
        let told = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
        process.environment = ProcessInfo.processInfo.environment.filter { !told.contains($0.key) }
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw .inside("git cannot be started: \(error)")
        }
        // Errors of git are a few lines, which a pipe holds.
        let read = output.fileHandleForReading.readDataToEndOfFile()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, Array(read), String(decoding: said, as: UTF8.self))
    }
}

extension CommandLineTool {
    /// The files of an application whose screens may look otherwise than at a revision.
    func files(
        of application: Application, _ target: ApplicationTarget, since revision: String,
        _ options: CommandOptions
    ) throws(CommandError) -> Set<String> {
        let clone = try GitClone(around: target.folder, path: environment["PATH"] ?? "")
        let commit = try clone.commit(revision)
        let changed = try clone.changes(since: commit)
        let folder = FilePath.whole(target.folder)
        // Links on the way lead to the same place.
        let root = FilePath.real(clone.root)
        let start = FilePath.relative(FilePath.real(folder), to: root)
        let below = changed.compactMap { path -> String? in
            start.isEmpty ? path : path.hasPrefix(start + "/") ? String(path.dropFirst(start.count + 1)) : nil
        }
        var classes: Set<String> = []
        for file in [target.configuration, options.value(.classes)].compactMap(\.self) {
            let path = FilePath.real(FilePath.whole(file))
            guard FilePath.isIn(path, root), changed.contains(FilePath.relative(path, to: root)) else { continue }
            let old = try clone.contents(of: FilePath.relative(path, to: root), at: commit) ?? []
            let isConfiguration = file == target.configuration
            classes.formUnion(Self.classesThatDiffer(old, application.configuration.classes, isConfiguration))
        }
        return application.files(touchedBy: Set(below), classes: classes)
    }

    /// The classes whose sizes were others; all that have one now, where the old text cannot be read.
    private static func classesThatDiffer(
        _ old: [UInt8], _ now: [String: CGSize], _ isConfiguration: Bool
    ) -> Set<String> {
        let before: [String: CGSize]? =
            isConfiguration
            ? (try? LintConfiguration(text: old, shown: ""))?.classes : try? LintConfiguration.classes(old, shown: "")
        guard let before else { return Set(now.keys) }
        return Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }
    }
}

extension FilePath {
    /// The same path without links.
    fileprivate static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
