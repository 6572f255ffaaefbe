import EspalierScenarios
import EspalierSupport
import Foundation

/// A command of the user that is asked about documents.
final class ShellCommand {
    /// How a run ended.
    enum Outcome: Equatable {
        case exited(Int32)
        /// By a signal, of the command or of what the shell ran for it.
        case crashed
        case timedOut
    }

    /// In seconds.
    static let usualTimeout = 60

    private let text: String
    private let timeout: Int
    private let command: Subcommand
    private let interruption: Interruption
    private let keepsOutput: Bool
    /// What the last run printed, to either stream, if that is kept.
    private(set) var output = ""

    init(
        _ text: String, timeout: Int?, of command: Subcommand, keepsOutput: Bool = false, _ interruption: Interruption
    ) {
        self.text = text
        self.timeout = timeout ?? Self.usualTimeout
        self.command = command
        self.keepsOutput = keepsOutput
        self.interruption = interruption
    }

    /// Runs the command with a document.
    ///
    /// - Throws: that there is no such command, or that a file for the document cannot be written.
    func run(_ document: ScenarioDocument) throws(CommandError) -> Outcome {
        let folder = FileManager.default.temporaryDirectory.path
        do {
            let (file, path) = try interruption.making { try Self.newFile(in: folder, "json") }
            defer { interruption.finishing { unlink(path) } }
            try file.write(Array(document.json().utf8))
            try file.finish()
            let outcome = try run(path, in: folder)
            if outcome == .exited(126) || outcome == .exited(127) {
                throw CommandError.usage(
                    "'--command' cannot be run: \(Quoted.text(self.text))",
                    fix: "write a command that the shell finds, and that may be run", command: command)
            }
            return outcome
        } catch let error as CommandError {
            throw error
        } catch let error as StreamError {
            throw .unwritable("a file in \(folder)", error)
        } catch {
            throw .inside("\(error)")
        }
    }

    private func run(_ path: String, in folder: String) throws -> Outcome {
        guard keepsOutput else { return try wait(for: start(path, output: "/dev/null")) }
        let (_, output) = try Self.newFile(in: folder, "txt")
        let child: pid_t
        let written: FileStream
        do {
            // Gone from the folder as soon as the command has it open.
            defer { unlink(output) }
            written = try FileStream(reading: output)
            child = try start(path, output: output)
        }
        let outcome = wait(for: child)
        self.output = String(decoding: try written.allBytes(), as: UTF8.self)
        return outcome
    }

    /// Starts the shell in a group of processes of its own, so that all of it can be ended.
    private func start(_ path: String, output: String) throws -> pid_t {
        try interruption.starting {
            try ChildProcess.start("/bin/sh", ["sh", "-c", text, "sh", path]) { actions in
                posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
                posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_APPEND, 0)
                posix_spawn_file_actions_adddup2(&actions, 1, 2)
            }
        }
    }

    private func wait(for child: pid_t) -> Outcome {
        let ended = ChildProcess.wait(for: child, atMost: timeout)
        interruption.ended()
        guard let (signal, status) = ended else { return .timedOut }
        // A shell says by a status above 128 that a signal has ended what it ran.
        return signal != nil || status > 128 ? .crashed : .exited(status)
    }

    private static func newFile(in folder: String, _ ending: String) throws -> (FileStream, String) {
        for number in 0... {
            let path = "\(folder)/espalier-\(getpid())-\(number).\(ending)"
            do {
                return (try FileStream(writing: path, isNew: true), path)
            } catch let error as StreamError where error.code == EEXIST {
                continue
            }
        }
        throw StreamError(code: EEXIST)
    }
}
