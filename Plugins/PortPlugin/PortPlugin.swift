import Foundation
import PackagePlugin

/// Rewrites the sources of an application for a target on Linux, before each build.
///
/// The target's folder has a file `.espalier-port.json`:
///
///     {"folder": "../App", "patches": "../Patches", "leave": ["AppDelegate.swift", "Previews/"]}
///
/// Paths are relative to the target's folder, those to leave out to the application's. All sources of a target go through
/// one command, for an override moves into its class wherever that is.
@main
struct PortPlugin: BuildToolPlugin {
    private struct Settings: Decodable {
        var folder: String
        var patches: String?
        var leave: [String]?
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let home = target.directoryURL
        let file = home.appending(path: ".espalier-port.json")
        let settings = try Self.settings(file, of: target.name)
        let folder = home.appending(path: settings.folder).standardizedFileURL
        let patches = settings.patches.map { home.appending(path: $0).standardizedFileURL }
        let left = settings.leave ?? []
        let sources = Self.files(of: folder, ending: ".swift").filter { path in
            !left.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        }
        if sources.isEmpty {
            throw Failure(
                description: "\(file.path): there are no .swift files in '\(settings.folder)'; "
                    + "fix: write the path of the application's folder, from the folder of the target '\(target.name)'")
        }
        let results = Self.names(sources).map { context.pluginWorkDirectoryURL.appending(path: $0) }
        let folderSource = context.pluginWorkDirectoryURL.appending(path: "PortedFolder.swift")
        var arguments = ["--folder", folder.path(percentEncoded: false).trimmed, "--module", target.moduleName]
        arguments += ["--folder-source", folderSource.path] + left.flatMap { ["--leave", $0] }
        // A folder changes where a file comes or goes: SwiftPM keeps its plan then, and the tool says what to do.
        var inputs = [file, folder] + Self.folders(of: folder) + sources.map { folder.appending(path: $0) }
        if let patches {
            arguments += ["--patches", patches.path(percentEncoded: false).trimmed]
            inputs += Self.files(of: patches, ending: ".patch").map { patches.appending(path: $0) }
        }
        for (source, result) in zip(sources, results) {
            arguments += [folder.appending(path: source).path, result.path]
        }
        return [
            .buildCommand(
                displayName: "Porting \(sources.count) sources to \(target.name)",
                executable: try context.tool(named: "espalier-port").url, arguments: arguments, inputFiles: inputs,
                outputFiles: results + [folderSource])
        ]
    }

    private static func settings(_ file: URL, of target: String) throws -> Settings {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Failure(
                description:
                    "\(file.path): it is not there; fix: write {\"folder\": \"PATH\"} into it, the path of the "
                    + "application's sources from the folder of the target '\(target)'")
        }
        do {
            return try JSONDecoder().decode(Settings.self, from: data)
        } catch {
            throw Failure(
                description:
                    "\(file.path): it is not {\"folder\": \"PATH\", \"patches\": \"PATH\", \"leave\": [\"PATH\"]}")
        }
    }

    private static func folders(of folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        let entries = files?.compactMap { $0 as? URL } ?? []
        return entries.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false }
            .sorted { $0.path < $1.path }
    }

    /// The paths of files below a folder, from there, in order. Hidden ones are none.
    private static func files(of folder: URL, ending: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            path.hasSuffix(ending) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }

    /// What the results are called: as the source, with its folders where several have its name.
    private static func names(_ paths: [String]) -> [String] {
        func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
        let counts = Dictionary(grouping: paths, by: name).mapValues(\.count)
        return paths.map { counts[name($0)] == 1 ? name($0) : $0.replacingOccurrences(of: "/", with: "_") }
    }
}

extension Target {
    /// What code imports.
    fileprivate var moduleName: String { sourceModule?.moduleName ?? name }
}

extension String {
    /// Without a slash at the end.
    fileprivate var trimmed: String { hasSuffix("/") ? String(dropLast()) : self }
}
