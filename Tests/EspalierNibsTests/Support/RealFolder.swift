import Foundation
import TestSupport

/// The real files that the counts are held against. They stand beside the project and are not part of it.
enum RealFolder {
    static let url = SharedFolder.url("interface-files")
    static let isThere = SharedFolder.there("interface-files") != nil

    /// The files of one folder, by name.
    static func files(_ folder: String) -> [URL] {
        SharedFolder.interfaceFiles(below: url.appendingPathComponent(folder))
    }
}
