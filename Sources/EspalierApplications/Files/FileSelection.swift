import Foundation

/// Which interface files and documents of an application's folder are looked at.
package struct FileSelection: Sendable, Equatable {
    /// Folders, relative to the application's, of which all is looked at; empty for the application's own.
    package var folders: [String]
    /// Files that are named one by one: they are looked at even where the configuration or their folder leaves them out.
    package var files: [String]
    /// Whether what the configuration excludes is left out of files that are named, too.
    package var forcesExcludes = false

    /// All files of all folders.
    package init() { self.init(folders: [""], files: []) }

    /// What arguments name.
    package init(folders: [String], files: [String]) {
        self.folders = folders
        self.files = files
    }

    /// Whether the whole folder is looked at, so that what is not there is gone.
    package var isWhole: Bool { folders.contains("") }

    /// Whether a path is in one of the folders.
    func takesAll(of path: String) -> Bool {
        folders.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
    }

    /// The files that are looked at, in the order of the walk; those that it does not find, as they stand in a folder that is
    /// passed over, last.
    func interfaceFiles(
        _ walk: FolderWalk, _ localizations: Localizations, _ configuration: LintConfiguration, in folder: String
    ) -> [String] {
        let all = Set(walk.interfaceFiles)
        var named = Set(files)
        if forcesExcludes {
            named = named.filter { file in
                all.contains(file) && !configuration.exclude.contains { $0.matches(file) }
            }
        }
        let found = walk.interfaceFiles.filter { file in
            named.contains(file)
                || takesAll(of: file) && configuration.takes(file)
                    && localizations.original(of: file, among: all) == file
        }
        return found
            + files.filter { file in
                named.contains(file) && !all.contains(file)
                    && FileManager.default.fileExists(atPath: "\(folder)/\(file)")
            }
    }
}
