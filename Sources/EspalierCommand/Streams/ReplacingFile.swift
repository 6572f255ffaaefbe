import EspalierScenarios
import Foundation

/// A file that is there only when all of it is written: until then the bytes go to another one beside it, which then
/// takes its place.
///
/// What is no plain file, such as a device or a named pipe, is written as it is.
final class ReplacingFile: ByteOutput {
    private let stream: FileStream
    /// Where the bytes are, and where they shall be; nil for what is written as it is.
    private let places: (temporary: String, final: String)?
    private var isDone = false
    /// Removes the file where a signal ends the process.
    private let interruption: Interruption

    init(_ path: String, _ interruption: Interruption = Interruption()) throws {
        self.interruption = interruption
        guard let final = Self.replaceable(path) else {
            stream = try FileStream(writing: path)
            places = nil
            return
        }
        let (stream, temporary) = try interruption.making { try Self.openBeside(final) }
        self.stream = stream
        places = (temporary, final)
        // A file that is there keeps its permissions.
        if let mode = Self.status(final)?.st_mode { fchmod(stream.descriptor, mode & 0o7777) }
    }

    deinit {
        if let places, !isDone { interruption.finishing { unlink(places.temporary) } }
    }

    func write(_ bytes: [UInt8]) throws {
        try stream.write(bytes)
    }

    var hasLostReader: Bool { stream.hasLostReader }

    func finish() throws {
        try stream.finish()
        guard let places, !isDone else { return }
        try interruption.finishing {
            if rename(places.temporary, places.final) != 0 { throw StreamError(code: errno) }
        }
        isDone = true
    }

    /// The path without links of a plain file, or of one that is not there yet; nil for anything else, and for what the
    /// system only shows as a file.
    private static func replaceable(_ path: String) -> String? {
        if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return nil }
        guard let status = status(path) else {
            // A link that leads nowhere is written through.
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil ? path : nil
        }
        guard status.st_mode & S_IFMT == S_IFREG, let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// Makes a file that was not there, in the same folder.
    private static func openBeside(_ path: String) throws -> (FileStream, String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().map { $0 + "/" }.joined()
        let name = parts.last ?? ""
        for number in 0... {
            // The name of a file has 255 bytes at most.
            let temporary = "\(folder).\(name.prefix(48)).\(getpid())-\(number).part"
            do {
                return (try FileStream(writing: temporary, isNew: true), temporary)
            } catch let error as StreamError where error.code == EEXIST {
                continue
            }
        }
        throw StreamError(code: EEXIST)
    }
}
