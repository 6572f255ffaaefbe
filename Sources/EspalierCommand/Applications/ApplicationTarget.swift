import EspalierApplications
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import Foundation

/// What arguments of a call name in one application: its folder, and which folders, files and scenes of it.
struct ApplicationTarget {
    /// The application's folder, as it is opened.
    let folder: String
    /// How paths are told: from the working folder.
    let paths: FindingPaths
    /// How paths are told: from the root of the clone, else from the application's folder.
    let clonePaths: FindingPaths
    /// The file with the configuration; nil for none.
    let configuration: String?
    /// Which interface files are looked at, and which folders are searched through.
    var selection = FileSelection(folders: [], files: [])
    /// The scenes that are named: file and name.
    var scenes: [(file: String, name: String)] = []
    /// Documents that are named, relative to the folder.
    var documents: [String] = []

    /// The only file that is named; nil where there are several, or folders.
    var file: String? { selection.folders.isEmpty && selection.files.count == 1 ? selection.files[0] : nil }

    init(folder: String, configuration: String?) {
        self.folder = folder
        self.configuration = configuration
        let whole = FilePath.whole(folder)
        paths = FindingPaths(of: whole, from: FilePath.whole("."))
        clonePaths = FindingPaths(of: whole, from: FilePath.clone(around: whole) ?? whole)
    }

    /// Reads the folder.
    ///
    /// - Parameters:
    ///   - previous: the same folder, as it was read before; what has not changed since is taken over.
    ///   - changed: the paths that may be other ones.
    func application(
        _ options: CommandOptions, previous: Application? = nil, changed: Set<String> = []
    ) throws(CommandError) -> Application {
        do throws(ApplicationFileError) {
            var settings = LintConfiguration()
            if let configuration { settings = try LintConfiguration(contentsOf: configuration, shown: configuration) }
            if let file = options.value(.classes) { try settings.addClasses(contentsOf: file, shown: file) }
            var selection = selection
            selection.forcesExcludes = options.has(.forceExclude)
            return try Application(
                path: folder, selection: selection, configuration: settings, limits: options.rootLimits,
                previous: previous, changed: changed)
        } catch {
            throw .applicationFile(error)
        }
    }
}

extension CommandLineTool {
    /// What the arguments name, by applications; the folder of the configuration, else the working folder, where there are none.
    func applicationTargets(_ options: CommandOptions) throws(CommandError) -> [ApplicationTarget] {
        try applicationTargets(of: options.operands, options)
    }

    /// What some arguments name.
    func applicationTargets(
        of operands: [String], _ options: CommandOptions
    ) throws(CommandError) -> [ApplicationTarget] {
        var operands = operands
        let configuration = try configuration(above: operands.first ?? ".", options)
        if operands.isEmpty {
            operands = [configuration.map { options.has(.configuration) ? "." : FilePath.folder(of: $0) } ?? "."]
        }
        var targets: [ApplicationTarget] = []
        for operand in operands {
            let named = try NamedPath(operand)
            let folder = root(of: named, configuration)
            let index = targets.firstIndex { $0.folder == folder } ?? targets.count
            if index == targets.count {
                targets.append(ApplicationTarget(folder: folder, configuration: configuration))
            }
            let path = FilePath.relative(named.path, to: folder)
            switch named.kind {
            case .folder: targets[index].selection.folders.append(path)
            case .interface(let scene):
                targets[index].selection.files.append(path)
                if let scene { targets[index].scenes.append((path, scene)) }
            case .document: targets[index].documents.append(path)
            }
        }
        return targets
    }

    /// The application's folder: the one with the configuration, if the path is in it; else the one that is named, or the one
    /// around a file and the folders of its translations.
    private func root(of named: NamedPath, _ configuration: String?) -> String {
        if let configuration {
            let folder = FilePath.folder(of: configuration)
            if FilePath.isIn(named.path, folder) { return folder }
        }
        if case .folder = named.kind { return named.path }
        let folder = FilePath.folder(of: named.path)
        return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
    }

    /// The configuration of the options, else the nearest one in the folders around a path.
    private func configuration(above path: String, _ options: CommandOptions) throws(CommandError) -> String? {
        if options.has(.noConfiguration) {
            if options.has(.configuration) {
                throw .usage(
                    "'--config' and '--no-config' contradict each other", fix: "leave one of them out", command: .lint)
            }
            return nil
        }
        if let file = options.value(.configuration) { return file }
        // As it is written as long as it leads up, and from the root where it does not lead any further.
        var place = path
        var seen = 0
        while seen < 1000 {
            let file = place == "." ? LintConfiguration.fileName : "\(place)/\(LintConfiguration.fileName)"
            if FileManager.default.fileExists(atPath: file) { return file }
            if place == "/" { return nil }
            let isAtEnd = place == "." || place.hasSuffix("..")
            place = FilePath.folder(of: isAtEnd ? FilePath.whole(place) : place)
            seen += 1
        }
        return nil
    }
}

/// What one argument names.
private struct NamedPath {
    enum Kind {
        case folder
        case interface(scene: String?)
        case document
    }

    /// Without a slash at its end.
    let path: String
    let kind: Kind

    init(_ operand: String) throws(CommandError) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
            path = operand.count > 1 && operand.hasSuffix("/") ? String(operand.dropLast()) : operand
            kind = .folder
            return
        }
        // A path that exists as written comes first.
        let mark = exists ? nil : operand.firstIndex(of: "#")
        path = mark.map { String(operand[..<$0]) } ?? operand
        guard FileManager.default.fileExists(atPath: path) else {
            throw .missing(
                operand, message: "there is no such file or folder",
                fix: "write the path of an application's folder, of a .storyboard, a .xib or a scenario document",
                status: .usage)
        }
        let scene = mark.map { String(operand[operand.index(after: $0)...]) }
        kind = path.hasSuffix(".json") ? .document : .interface(scene: scene)
    }
}

/// Questions to paths as arguments have them.
enum FilePath {
    /// From the root, without `.` and `..`.
    static func whole(_ path: String) -> String {
        let start = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        let parts = start.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The folder in which a file or folder stands.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func isIn(_ path: String, _ folder: String) -> Bool {
        let (path, folder) = (whole(path), whole(folder))
        return path == folder || folder == "/" || path.hasPrefix(folder + "/")
    }

    /// The path from a folder, in which it is; empty for the folder itself.
    static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (whole(path), whole(folder))
        if path == folder { return "" }
        return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }

    /// The root of the clone in which a folder is; nil outside of one.
    static func clone(around folder: String) -> String? {
        var place = folder
        while true {
            if FileManager.default.fileExists(atPath: "\(place == "/" ? "" : place)/.git") { return place }
            if place == "/" { return nil }
            place = Self.folder(of: place)
        }
    }
}
