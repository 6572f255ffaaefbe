/// Questions to paths of an application's files: relative, with slashes.
enum ProjectPath {
    static func name(of path: String) -> Substring {
        path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    }

    /// The folder of a file; empty for the topmost one.
    static func folder(of path: some StringProtocol) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The name of a file without its ending.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// The language of the `.lproj` folder in which a file stands.
    static func language(of path: String) -> String? { Language.ofFolder(name(of: folder(of: path))) }

    /// The folder of a file, or, for a file in an `.lproj` folder, the one around that.
    static func container(of path: String) -> String {
        let folder = folder(of: path)
        return folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
    }

    /// Its container, and all folders around that, the nearest first.
    static func containers(of path: String) -> [String] {
        var result = [container(of: path)]
        while let last = result.last, !last.isEmpty { result.append(folder(of: last)) }
        return result
    }

    /// The path without the `.lproj` folder in which the file stands.
    static func withoutLanguage(_ path: String) -> String { join(container(of: path), name(of: path)) }

    /// The path in an `.lproj` folder.
    static func withLanguageFolder(_ language: String, _ path: String) -> String {
        join(join(folder(of: path), "\(language).lproj"), name(of: path))
    }

    static func join(_ folder: String, _ name: some StringProtocol) -> String {
        folder.isEmpty ? String(name) : "\(folder)/\(name)"
    }
}
