import Foundation

/// The real files that the counts are held against. They stand beside the project and are not part of it.
enum InterfaceFolder {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("../shared/interface-files").standardizedFileURL

    static let isThere = FileManager.default.fileExists(atPath: url.path)

    /// The files of one folder, by name.
    static func files(_ folder: String) -> [URL] {
        let folder = url.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
            .map { folder.appendingPathComponent($0) }
    }
}
