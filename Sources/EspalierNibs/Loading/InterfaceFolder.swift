import EspalierSupport
import Foundation

/// The interface files of an application's folder, by their names, wherever they stand in it: for code whose bundle is not
/// there where it runs.
///
///     try InterfaceFolder(PortedFolder.url, modules: [PortedFolder.module]).use {
///         let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
///     }
///
/// While it is in use, `UINib(nibName:bundle:)`, `UIStoryboard(name:bundle:)` and what goes through them find a file here
/// first, whatever the bundle; then where they look otherwise.
public struct InterfaceFolder: Sendable {
    @TaskLocal static var current: InterfaceFolder?

    private let files: [String: URL]
    /// Where classes are looked for that files name without a module, or with that of the application.
    let modules: [String]

    /// Looks for all `.xib`, `.nib` and `.storyboard` files of a folder and of those in it. Of several with one name, that in
    /// `Base.lproj` or in no folder of a language counts, and of those the first one by its path.
    /// - Parameters:
    ///   - folder: a folder; of one that is not there nothing is found.
    ///   - modules: where classes are looked for that the files name, beside the module that they name.
    /// - Complexity: O(files in the folder), which are looked at here and not again.
    public init(_ folder: URL, modules: [String] = []) {
        self.modules = modules
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let kinds = [".xib", ".nib", ".storyboard"]
        var files: [String: URL] = [:]
        for path in paths.filter({ path in kinds.contains { path.hasSuffix($0) } }).ordered(byKey: {
            Self.order(of: $0)
        }) {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if files[name] == nil { files[name] = folder.appendingPathComponent(path) }
        }
        self.files = files
    }

    private static func order(of path: String) -> String {
        let isOfLanguage = path.contains(".lproj/") && !path.contains("Base.lproj/")
        return (isOfLanguage ? "1" : "0") + path
    }

    /// Runs code in which the folder's interface files are found.
    /// - Throws: what the code throws.
    public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) { try body() }
    }

    /// As ``use(_:)``, for code that waits.
    public func use<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self) { try await body() }
    }

    /// The file of that name and extension; nil where there is none.
    func find(_ name: String, _ pathExtension: String) -> URL? { files["\(name).\(pathExtension)"] }
}
