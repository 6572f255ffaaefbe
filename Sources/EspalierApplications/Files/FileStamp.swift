import Foundation

/// By what it is seen that a file has been written: when, how long it is, and which file it is.
struct FileStamp: Equatable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let number: UInt64

    /// Nil where there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
        size = Int(status.st_size)
        number = UInt64(status.st_ino)
    }
}
