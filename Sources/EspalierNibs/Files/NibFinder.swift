import EspalierSupport
import Foundation

/// Looks for interface files in bundles.
package struct NibFinder: CustomStringConvertible {
    /// The folders that are searched, in order.
    package let folders: [URL]

    /// - Parameter bundle: Where to look; nil for the main bundle and the bundles of resources beside the program.
    package init(_ bundle: Bundle?) {
        if let bundle {
            folders = Self.folders(of: bundle)
            return
        }
        var folders = Self.folders(of: .main)
        var beside = [Bundle.main.bundleURL]
        if let program = Bundle.main.executableURL { beside.append(program.deletingLastPathComponent()) }
        if let path = CommandLine.arguments.first {
            beside.append(URL(fileURLWithPath: path).deletingLastPathComponent())
        }
        for folder in beside { folders += Self.entries(of: folder, ending: "resources") }
        var seen: Set<String> = []
        self.folders = folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }

    /// The file of that name and extension: of the ``InterfaceFolder`` in use; directly in a folder, in `Base.lproj`, or in another `*.lproj`.
    package func find(_ name: String, _ pathExtension: String) -> URL? {
        if let url = InterfaceFolder.current?.find(name, pathExtension) { return url }
        let file = "\(name).\(pathExtension)"
        for folder in folders {
            let direct = folder.appendingPathComponent(file)
            if FileManager.default.fileExists(atPath: direct.path) { return direct }
            let localized = Self.entries(of: folder, ending: "lproj").ordered {
                ($0.lastPathComponent != "Base.lproj" ? 1 : 0, $0.lastPathComponent)
                    < ($1.lastPathComponent != "Base.lproj" ? 1 : 0, $1.lastPathComponent)
            }
            for language in localized {
                let url = language.appendingPathComponent(file)
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// The folders, by their paths.
    package var description: String { folders.map(\.path).joined(separator: ", ") }

    private static func folders(of bundle: Bundle) -> [URL] {
        [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    }

    private static func entries(of folder: URL, ending: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.ordered().filter { $0.hasSuffix(".\(ending)") }.map { folder.appendingPathComponent($0) }
    }
}
