import Foundation

/// What was measured on phones and what others have written: a folder beside the project, and no part of it.
package enum SharedFolder {
    package static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    package static let text = url("text")
    package static let isThere = there("text") != nil

    /// A folder in it, whether or not it is there.
    package static func url(_ name: String) -> URL {
        project.deletingLastPathComponent().appendingPathComponent("shared/\(name)")
    }

    /// A folder in it; nil where it is missing.
    package static func there(_ name: String) -> URL? {
        let folder = url(name)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// The files below a folder that have one of these extensions, by path.
    package static func files(below folder: URL, _ extensions: Set<String>) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).filter { extensions.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }

    /// The interface files below a folder, by path.
    package static func interfaceFiles(below folder: URL) -> [URL] { files(below: folder, ["xib", "storyboard"]) }

    package static func decode<Content: Decodable>(_ type: Content.Type, _ file: String) throws -> Content {
        try JSONDecoder().decode(type, from: Data(contentsOf: text.appendingPathComponent(file)))
    }
}
