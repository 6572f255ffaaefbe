import EspalierSupport
import Foundation

/// Why a file of a catalogue is left out, in words.
struct AssetFailure: Error {
    let reason: String
}

/// Reads what stands in folders that come from outside.
enum AssetFile {
    /// The bytes of a file; no more than `most`, however many there are. Links are followed to an ordinary file; pipes,
    /// devices and folders are refused, so that nothing waits.
    static func bytes(of url: URL, atMost most: Int) throws(AssetFailure) -> Data {
        let real = url.resolvingSymlinksInPath()
        if let type = kind(of: real), type != .typeRegular, type != .typeDirectory {
            throw AssetFailure(reason: "the path is neither that of a file nor that of a folder")
        }
        do {
            return try FileReading.bytes(of: real, atMost: most)
        } catch {
            throw AssetFailure(reason: error.reason)
        }
    }

    /// What stands at a path, without following a link; nil where there is nothing.
    static func kind(of url: URL) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
    }

    /// Whether a name stays in its folder: a single component of a path.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
    }
}
