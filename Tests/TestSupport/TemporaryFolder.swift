import Foundation

/// A folder with files, which goes with the value that stands for it.
public final class TemporaryFolder {
    /// Its path.
    public let path: String

    /// Makes a folder with files.
    ///
    /// - Parameter files: their contents by their paths in the folder.
    public init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    /// Writes a file, with the folders around it.
    public func write(_ text: String, to name: String) throws {
        let url = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: false, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
