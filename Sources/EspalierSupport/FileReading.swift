import Foundation

/// Why a file was not read, in words.
package struct UnreadableFile: Error {
    package let reason: String
}

/// Reads files whose paths come from outside.
package enum FileReading {
    /// The bytes of a file; no more than `most`, however many there are.
    package static func bytes(of url: URL, atMost most: Int) throws(UnreadableFile) -> Data {
        guard url.isFileURL else {
            throw UnreadableFile(reason: "the URL is not that of a file; nothing is fetched from a network")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw UnreadableFile(reason: "there is no such file")
        }
        if isFolder.boolValue { throw UnreadableFile(reason: "the path is that of a folder") }
        do {
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            return try handle.read(upToCount: most) ?? Data()
        } catch {
            throw UnreadableFile(reason: "the file cannot be read: \(error.localizedDescription)")
        }
    }
}
