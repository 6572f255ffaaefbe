import EspalierScenarios

/// Collects what is written, and hands it on in large pieces.
final class OutputBuffer {
    /// The target, made when the first bytes go out: a result that never comes does not empty a file.
    private let open: () throws -> any ByteOutput
    private let name: String
    private var target: (any ByteOutput)?
    private var collected: [UInt8] = []
    private static let size = 1 << 16

    /// - Parameter name: what messages call the target.
    init(_ name: String, open: @escaping () throws -> any ByteOutput) {
        self.name = name
        self.open = open
    }

    /// Hands on what a writer has, if that is much, and takes it out of the writer.
    func take(_ writer: inout JSONWriter) throws(CommandError) {
        guard writer.bytes.count >= Self.size else { return }
        try flush(&writer)
    }

    /// Hands on what a writer has, and takes it out of the writer.
    func flush(_ writer: inout JSONWriter) throws(CommandError) {
        try write(writer.bytes)
        writer.clearBytes()
    }

    /// Takes bytes, and hands them on when there are many.
    func collect(_ bytes: [UInt8]) throws(CommandError) {
        collected += bytes
        if collected.count >= Self.size { try flush() }
    }

    /// Hands on what was collected.
    func flush() throws(CommandError) {
        try write(collected)
        collected.removeAll(keepingCapacity: true)
    }

    func write(_ bytes: [UInt8]) throws(CommandError) {
        guard !bytes.isEmpty else { return }
        try reporting { try opened().write(bytes) }
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
