import EspalierScenarios
import Foundation

/// Collects what is written, and hands it on in large pieces.
final class OutputBuffer {
    /// What is written.
    enum Content {
        case document
        /// Lines, each of worth without the others: no more than necessary, one stands there in part.
        case lines
    }

    /// The target, made when the first bytes go out: a result that never comes does not empty a file.
    private let open: () throws -> any ByteOutput
    private let name: String
    private let content: Content
    /// How many bytes went out since the last line end.
    private var unfinished = 0
    private var target: (any ByteOutput)?
    private var collected: [UInt8] = []
    private static let size = 1 << 16

    /// - Parameter name: what messages call the target.
    init(_ name: String, _ content: Content = .document, open: @escaping () throws -> any ByteOutput) {
        self.name = name
        self.content = content
        self.open = open
    }

    /// A target that is there already.
    convenience init(_ name: String, _ content: Content = .document, to target: any ByteOutput) {
        self.init(name, content) { target }
        self.target = target
    }

    /// Hands on what a writer has, if that is much, and takes it out of the writer.
    func take(_ writer: inout JSONWriter) throws(CommandError) {
        guard writer.bytes.count >= Self.size else { return }
        let end = wholeCount(writer.bytes)
        if end == writer.bytes.count { return try flush(&writer) }
        try write(Array(writer.bytes[..<end]))
        writer.clearBytes(upTo: end)
    }

    /// Hands on what a writer has, and takes it out of the writer.
    func flush(_ writer: inout JSONWriter) throws(CommandError) {
        try write(writer.bytes)
        writer.clearBytes()
    }

    /// Takes bytes, and hands them on when there are many.
    func collect(_ bytes: [UInt8]) throws(CommandError) {
        collected += bytes
        guard collected.count >= Self.size else { return }
        let end = wholeCount(collected)
        try write(Array(collected[..<end]))
        collected.removeSubrange(..<end)
    }

    /// Hands on what was collected.
    func flush() throws(CommandError) {
        try write(collected)
        collected.removeAll(keepingCapacity: true)
    }

    /// Ends a line of which a part is written, if there is one.
    func breakLine() throws(CommandError) {
        if unfinished > 0 { try write([UInt8(ascii: "\n")]) }
    }

    func write(_ bytes: [UInt8]) throws(CommandError) {
        guard !bytes.isEmpty else { return }
        do {
            try reporting { try opened().write(bytes) }
        } catch {
            if content == .lines, case .unwritable(_, let error) = error {
                takeBackUnfinished(bytes.prefix(error.written))
            }
            throw error
        }
        count(bytes[...])
    }

    /// Ends what nobody reads any more, though nothing is to be written yet.
    func checkReader() throws(CommandError) {
        guard let target, target.hasLostReader else { return }
        throw .unwritable(name, StreamError(code: EPIPE))
    }

    /// How many bytes are to be handed on: those of whole lines, or all of them where a single line is long.
    private func wholeCount(_ bytes: [UInt8]) -> Int {
        guard content == .lines, let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return bytes.count }
        return end + 1
    }

    private func count(_ written: ArraySlice<UInt8>) {
        if let end = written.lastIndex(of: UInt8(ascii: "\n")) {
            unfinished = written.endIndex - end - 1
        } else {
            unfinished += written.count
        }
    }

    /// Where a file could not take all, it ends with a whole line.
    private func takeBackUnfinished(_ written: ArraySlice<UInt8>) {
        count(written)
        target?.takeBack(unfinished)
        unfinished = 0
    }

    /// The end of the output. A file is made also where nothing was written.
    func finish() throws(CommandError) {
        try reporting { try opened().finish() }
    }

    private func opened() throws -> any ByteOutput {
        if let target { return target }
        let target = try open()
        self.target = target
        return target
    }

    private func reporting(_ body: () throws -> Void) throws(CommandError) {
        do {
            try body()
        } catch let error as StreamError {
            throw .unwritable(name, error)
        } catch {
            throw .inside("\(error)")
        }
    }
}
