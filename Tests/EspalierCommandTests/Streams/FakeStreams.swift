import Foundation
import Synchronization

@testable import EspalierCommand
@testable import EspalierScenarios

/// Input from memory, in pieces of a given size.
final class FakeInput: ByteInput {
    private let bytes: Mutex<ArraySlice<UInt8>>
    private let piece: Int
    private let error: (any Error)?

    /// - Parameter error: thrown where the bytes end.
    init(_ text: String = "", piece: Int = 1 << 16, error: (any Error)? = nil) {
        bytes = Mutex(Array(text.utf8)[...])
        self.piece = piece
        self.error = error
    }

    func read() throws -> [UInt8] {
        try bytes.withLock { bytes in
            if bytes.isEmpty, let error { throw error }
            defer { bytes = bytes.dropFirst(piece) }
            return Array(bytes.prefix(piece))
        }
    }
}

/// Output into memory, which may be full at some point.
final class FakeOutput: ByteOutput, Sendable {
    private struct State {
        var text = ""
        var largestPiece = 0
        var written = 0
    }

    private let state = Mutex(State())
    private let room: Int
    private let keeps: Bool
    private let error: any Error
    private let errorAtEnd: (any Error)?

    init(
        room: Int = .max, keeps: Bool = true, error: any Error = StreamError(code: ENOSPC),
        errorAtEnd: (any Error)? = nil
    ) {
        self.room = room
        self.keeps = keeps
        self.error = error
        self.errorAtEnd = errorAtEnd
    }

    var text: String { state.withLock { $0.text } }
    var largestPiece: Int { state.withLock { $0.largestPiece } }
    var written: Int { state.withLock { $0.written } }

    func write(_ bytes: [UInt8]) throws {
        try state.withLock { state in
            state.written += bytes.count
            state.largestPiece = max(state.largestPiece, bytes.count)
            if state.written > room { throw error }
            if keeps { state.text += String(decoding: bytes, as: UTF8.self) }
        }
    }

    func finish() throws {
        if let errorAtEnd { throw errorAtEnd }
    }
}

/// What a run of the command gave.
struct CommandRun {
    var status: Int32
    var output: String
    var errors: String

    /// What the calls of others get in place of their arguments and their input, and who hears what comes of it.
    struct Probe: Sendable {
        var change: @Sendable (_ arguments: [String], _ input: String) -> ([String], String)
        var heard: @Sendable (CommandRun) -> Void
    }

    @TaskLocal static var probe: Probe?

    /// Runs the command in this process.
    init(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], terminal: Bool = false,
        errorTerminal: Bool? = nil, classes: ScenarioClasses = ScenarioClasses()
    ) {
        let output = FakeOutput()
        let errors = FakeOutput()
        let (arguments, input) = Self.probe?.change(arguments, input) ?? (arguments, input)
        let tool = CommandLineTool(
            input: FakeInput(input), output: output, errors: errors, environment: environment,
            outputIsTerminal: terminal, errorsAreTerminal: errorTerminal ?? terminal, classes: classes)
        status = tool.run(arguments).rawValue
        self.output = output.text
        self.errors = errors.text
        Self.probe?.heard(self)
    }

    /// Messages without the lines of documents that they show.
    var errorsAlone: String { Self.withoutLines(errors) }

    static func withoutLines(_ text: String) -> String {
        text.replacing(/\n {2}[^\n]*\n *\^(?=\n)/, with: "")
    }
}
