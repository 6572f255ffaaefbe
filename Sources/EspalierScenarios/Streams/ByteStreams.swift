import Foundation
import Synchronization

/// Where bytes come from.
package protocol ByteInput: AnyObject, Sendable {
    /// The next bytes, as many as are there at once; none at the end.
    func read() throws -> [UInt8]
}

extension ByteInput {
    /// All that comes; a little more than `most` bytes where there are more.
    package func allBytes(atMost most: Int = .max) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let more = try read()
            if more.isEmpty || bytes.count > most { return bytes }
            bytes += more
        }
    }
}

/// Where bytes go.
package protocol ByteOutput: AnyObject {
    /// Writes all of the bytes.
    func write(_ bytes: [UInt8]) throws
    /// Says that nothing more comes. What the system then finds out about earlier bytes is an error, too.
    func finish() throws
    /// Takes the last bytes back that were written, where that can be.
    func takeBack(_ count: Int)
    /// Whether nobody will ever read what would be written.
    var hasLostReader: Bool { get }
}

extension ByteOutput {
    package func takeBack(_ count: Int) {}
    package var hasLostReader: Bool { false }
}

/// Why the system did not read or write.
package struct StreamError: Error, Equatable {
    /// The number of the error, as the C library has it.
    package var code: Int32
    /// How many of the bytes were written before.
    package var written = 0

    package init(code: Int32) {
        self.code = code
    }

    /// The reason in the system's words.
    package var reason: String { String(cString: strerror(code)) }

    /// Whether the one who reads has gone, which is no mistake of anybody.
    package var isBrokenPipe: Bool { code == EPIPE }
}

/// An open file, pipe or terminal.
package final class FileStream: ByteInput, ByteOutput {
    /// What the system calls the file.
    package let descriptor: Int32
    private let closes: Bool
    private static let chunk = 1 << 16

    /// A descriptor that is open already, and stays open.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        closes = false
    }

    /// Opens a file to read it.
    package init(reading path: String) throws {
        descriptor = try Self.retried { open(path, O_RDONLY | O_CLOEXEC) }
        closes = true
    }

    /// Opens a file to write it: made if need be, emptied otherwise.
    ///
    /// - Parameter isNew: whether the file must not be there yet.
    package init(writing path: String, isNew: Bool = false) throws {
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isNew ? O_EXCL : O_TRUNC)
        descriptor = try Self.retried { open(path, flags, 0o666) }
        closes = true
    }

    deinit {
        if closes, !isFinished.load(ordering: .relaxed) { close(descriptor) }
    }

    private let isFinished = Atomic(false)

    package func read() throws -> [UInt8] {
        let descriptor = descriptor
        return try [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
            count = try Self.retried { Foundation.read(descriptor, buffer.baseAddress, Self.chunk) }
        }
    }

    package func write(_ bytes: [UInt8]) throws {
        let descriptor = descriptor
        var written = 0
        while written < bytes.count {
            do {
                written += try bytes.withUnsafeBytes { buffer in
                    let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                    return try Self.retried { Foundation.write(descriptor, rest.baseAddress, rest.count) }
                }
            } catch var error as StreamError {
                error.written = written
                throw error
            }
        }
    }

    /// Only at the end of a plain file bytes can be taken back.
    package func takeBack(_ count: Int) {
        var status = stat()
        guard count > 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        let end = lseek(descriptor, 0, SEEK_CUR)
        // Somebody else may have written behind it.
        guard end == status.st_size, end >= count, ftruncate(descriptor, end - off_t(count)) == 0 else { return }
        lseek(descriptor, end - off_t(count), SEEK_SET)
    }

    /// Of pipes and sockets the system knows.
    package var hasLostReader: Bool {
        var poll = pollfd(fd: descriptor, events: 0, revents: 0)
        return Foundation.poll(&poll, 1, 0) == 1 && poll.revents & Int16(POLLERR) != 0
    }

    package func finish() throws {
        guard closes, !isFinished.exchange(true, ordering: .relaxed) else { return }
        if close(descriptor) != 0 { throw StreamError(code: errno) }
    }

    /// Calls the system again where a signal came in between.
    private static func retried<Result: SignedInteger>(_ call: () -> Result) throws -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw StreamError(code: errno) }
        }
    }
}
