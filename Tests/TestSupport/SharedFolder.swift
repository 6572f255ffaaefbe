import Foundation

/// What was measured of texts and controls on phones: a folder beside the project, and no part of it.
package enum SharedFolder {
    package static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    package static let text = project.deletingLastPathComponent().appendingPathComponent("shared/text")
    package static let isThere = FileManager.default.fileExists(atPath: text.path)

    package static func decode<Content: Decodable>(_ type: Content.Type, _ file: String) throws -> Content {
        try JSONDecoder().decode(type, from: Data(contentsOf: text.appendingPathComponent(file)))
    }
}
