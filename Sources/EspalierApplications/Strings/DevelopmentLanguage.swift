/// The language in which an application is written.
enum DevelopmentLanguage {
    /// `developmentRegion` of the first Xcode project that has one, else `CFBundleDevelopmentRegion` of the first Info.plist
    /// that has one; nil where nothing says it.
    static func of(_ walk: FolderWalk, in folder: String) -> String? {
        for path in walk.projects {
            guard let bytes = try? TextFile.utf8("\(folder)/\(path)", shown: path) else { continue }
            if let language = region(in: bytes) { return Language.normalized(language) }
        }
        for path in walk.infoLists {
            guard let bytes = try? TextFile.utf8("\(folder)/\(path)", shown: path),
                let list = try? PropertyList(bytes, file: path, maxBytes: Localizations.maxBytes),
                let region = PropertyList.value("CFBundleDevelopmentRegion", in: list.root)?.text,
                !region.isEmpty, !region.hasPrefix("$")
            else { continue }
            return Language.normalized(region)
        }
        return nil
    }

    /// The value of `developmentRegion = en;` in the text of a project.
    private static func region(in bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let found = text.range(of: "developmentRegion") else { return nil }
        let value = text[found.upperBound...].prefix { $0 != ";" }
            .drop { $0.isWhitespace || $0 == "=" }.filter { $0 != "\"" && !$0.isWhitespace }
        return value.isEmpty || value.utf8.count > 20 ? nil : value
    }
}
