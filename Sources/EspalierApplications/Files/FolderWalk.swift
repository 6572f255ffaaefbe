import EspalierSupport
import Foundation

/// What stands below a folder that says something of an application's screens, found in one walk. Paths are relative to the
/// folder, with slashes, in the order of their bytes.
///
/// Links are not followed. Names that begin with a dot, and folders of dependencies and builds, are passed over.
struct FolderWalk: Sendable {
    /// `.storyboard` and `.xib` files.
    var interfaceFiles: [String] = []
    /// `.json` files; whether they are documents, their beginnings say.
    var jsonFiles: [String] = []
    /// `.strings`, `.stringsdict` and `.xcstrings` files.
    var stringFiles: [String] = []
    /// `.xcassets` folders.
    var catalogues: [String] = []
    /// Images beside catalogues.
    var looseImages: [String] = []
    /// `.ttf`, `.otf` and `.ttc` files.
    var fonts: [String] = []
    /// `project.pbxproj` files of Xcode projects.
    var projects: [String] = []
    /// `Info.plist` and `…-Info.plist` files.
    var infoLists: [String] = []
    /// Folders that cannot be read.
    var unreadable: [String] = []
    /// Names that are not UTF-8, with the character for what is none in its place: no path leads there.
    var undecodable: [String] = []
    /// Whether there was more than may be looked at.
    var isCut = false

    /// Folders that hold what others have written, or what was built.
    static let leftOut: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]
    private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic"]
    static let maxEntries = 1_000_000
    static let maxDepth = 200

    /// Walks through a folder.
    ///
    /// - Parameter excludes: which paths are passed over besides, folders with all that is in them.
    init(_ folder: String, excludes: [PathPattern] = []) {
        var left = Self.maxEntries
        var waiting = [(path: "", depth: 0)]
        while let next = waiting.popLast() {
            let place = next.path.isEmpty ? folder : "\(folder)/\(next.path)"
            guard let entries = DirectoryEntry.list(place) else {
                unreadable.append(next.path)
                continue
            }
            for entry in entries where !entry.name.hasPrefix(".") {
                left -= 1
                if left < 0 {
                    isCut = true
                    break
                }
                let path = next.path.isEmpty ? entry.name : "\(next.path)/\(entry.name)"
                if excludes.contains(where: { $0.matches(path) }) { continue }
                if !entry.isDecoded {
                    undecodable.append(path)
                    continue
                }
                switch entry.kind {
                case .folder:
                    if let below = enter(entry.name, path), next.depth < Self.maxDepth {
                        waiting.append((below, next.depth + 1))
                    }
                case .file: take(entry.name, path)
                case .other: break
                }
            }
            if isCut { break }
        }
        sort()
    }

    /// What the walk could not look at, but for the folder itself.
    var errors: [ApplicationFileError] {
        unreadable.filter { !$0.isEmpty }.map {
            ApplicationFileError(
                file: $0, place: nil, message: "the folder cannot be read", fix: "let it be read, or exclude it")
        }
            + undecodable.map {
                ApplicationFileError(
                    file: $0, place: nil, message: "the name is not UTF-8, and what has it is passed over",
                    fix: "give it a name in UTF-8")
            }
    }

    /// Answers a folder that is to be looked through.
    private mutating func enter(_ name: String, _ path: String) -> String? {
        if Self.leftOut.contains(name) { return nil }
        switch Self.ending(of: name) {
        case "xcassets":
            catalogues.append(path)
            return nil
        case "xcodeproj":
            projects.append(path + "/project.pbxproj")
            return nil
        // What Xcode or others treat as one thing.
        case "xcworkspace", "framework", "xcframework", "app", "bundle", "playground", "xcdatamodeld": return nil
        default: return path
        }
    }

    private mutating func take(_ name: String, _ path: String) {
        switch Self.ending(of: name) {
        case "storyboard", "xib": interfaceFiles.append(path)
        case "json": jsonFiles.append(path)
        case "strings", "stringsdict", "xcstrings": stringFiles.append(path)
        case _ where Self.isFont(name): fonts.append(path)
        case let ending where Self.imageEndings.contains(ending): looseImages.append(path)
        case "plist" where name.hasSuffix("Info.plist"): infoLists.append(path)
        default: break
        }
    }

    /// Whether a path is that of an image, or of something in a catalogue.
    static func isOfAssets(_ path: String) -> Bool {
        path.contains(".xcassets/") || imageEndings.contains(ending(of: path))
    }

    /// Whether a path is that of a file of fonts.
    static func isFont(_ path: String) -> Bool { ["ttf", "otf", "ttc"].contains(ending(of: path)) }

    /// The fonts in folders that the configuration names, relative to the application's folder.
    static func fonts(in folders: [String], of folder: String) -> [String] {
        folders.flatMap { name in FolderWalk("\(folder)/\(name)").fonts.map { "\(name)/\($0)" } }
    }

    private mutating func sort() {
        for list in [
            \FolderWalk.interfaceFiles, \.jsonFiles, \.stringFiles, \.catalogues, \.looseImages, \.fonts, \.projects,
            \.infoLists, \.unreadable, \.undecodable,
        ] { self[keyPath: list].sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }

    /// What stands behind the last dot of a name, in small letters.
    static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

/// One name in a folder.
struct DirectoryEntry {
    enum Kind { case file, folder, other }

    let name: String
    let kind: Kind
    /// Whether the name is UTF-8.
    let isDecoded: Bool

    /// The names of a folder, but `.` and `..`, in no order; nil where it cannot be read.
    static func list(_ folder: String) -> [DirectoryEntry]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [DirectoryEntry] = []
        while let entry = readdir(stream) {
            let (name, isDecoded) = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    (String(cString: $0), String(validatingCString: $0) != nil)
                }
            }
            if name == "." || name == ".." { continue }
            entries.append(
                DirectoryEntry(name: name, kind: kind(of: "\(folder)/\(name)"), isDecoded: isDecoded))
        }
        return entries
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        default: return .other
        }
    }
}
