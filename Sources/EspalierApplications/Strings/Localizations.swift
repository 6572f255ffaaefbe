import EspalierNibs
import EspalierSupport
import Foundation

/// The translations of an application's interface files, read once.
struct Localizations: Sendable {
    /// The language in which the application is written.
    let developmentLanguage: String
    /// All languages that there are, the development language included, sorted.
    let languages: [String]
    /// What of the files cannot be used.
    private(set) var errors: [ApplicationFileError] = []

    /// One file of texts: the folder in which its `.lproj` folder stands (or it itself, for a catalogue), and its texts.
    private struct Source: Sendable {
        let container: String
        let language: String
        let table: StringTable
    }

    /// By the stem of the file: `Main` for `Main.strings`.
    private var sources: [String: [Source]] = [:]
    /// Keys of catalogues that are not to be translated, by the stem of the catalogue.
    private var untranslated: [String: Set<String>] = [:]
    /// Translated interface files by their path without the `.lproj` folder, and the language.
    private var translatedFiles: [String: [String: String]] = [:]

    static let maxBytes = 16 << 20

    /// No translations.
    init() {
        developmentLanguage = "en"
        languages = ["en"]
    }

    /// Reads the tables that belong to interface files of the folder, and finds those that are translated as a whole.
    ///
    /// - Parameters:
    ///   - folder: where the paths of the walk begin.
    ///   - takesAll: whether tables count that belong to no interface file, such as those for code.
    init(_ walk: FolderWalk, in folder: String, takesAll: Bool = false) {
        var reader = SourceReader(folder: folder)
        let stems = Set(walk.interfaceFiles.map { ProjectPath.stem(of: $0) })
        var found: Set<String> = []
        for path in walk.stringFiles {
            if let language = ProjectPath.language(of: path) { found.insert(language) }
            guard takesAll || stems.contains(ProjectPath.stem(of: path)) else { continue }
            reader.read(path)
        }
        for path in walk.interfaceFiles {
            guard let language = ProjectPath.language(of: path) else { continue }
            found.insert(language)
            translatedFiles[ProjectPath.withoutLanguage(path), default: [:]][language] = path
        }
        for (stem, tables) in reader.tables.ordered(byKey: \.key) {
            sources[stem] = tables.map { Source(container: $0.container, language: $0.language, table: $0.table) }
            found.formUnion(tables.map(\.language))
        }
        untranslated = reader.untranslated
        errors = reader.errors
        developmentLanguage =
            DevelopmentLanguage.of(walk, in: folder) ?? reader.sourceLanguage ?? "en"
        found.insert(developmentLanguage)
        languages = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether something of the translations is read from a file of that name: a table, or what names the language.
    static func isReadFrom(_ path: String) -> Bool {
        ["strings", "stringsdict", "xcstrings", "pbxproj", "plist"].contains(FolderWalk.ending(of: path))
    }

    /// The interface file that stands for another one in a language: the whole file translated; nil where there is none.
    func translatedFile(of path: String, in language: String) -> String? {
        guard let files = translatedFiles[ProjectPath.withoutLanguage(path)] else { return nil }
        for name in Language.chain(language) { if let file = files[name] { return file } }
        return nil
    }

    /// The path of the file that stands for all translations of it: that of `Base.lproj`, else that of the development
    /// language, else the first one.
    func original(of path: String, among files: Set<String>) -> String {
        guard ProjectPath.language(of: path) != nil else { return path }
        let plain = ProjectPath.withoutLanguage(path)
        let base = ProjectPath.withLanguageFolder("Base", plain)
        if files.contains(base) { return base }
        let translations = translatedFiles[plain] ?? [:]
        for name in Language.chain(developmentLanguage) { if let file = translations[name] { return file } }
        return translations.values.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? path
    }

    /// The texts of an interface file in a language, by `OBJECTID.property`. Tables beside the file count before those above
    /// it, and those of the language before those of the languages to which it falls back.
    func table(of path: String, in language: String) -> StringTable {
        var result = StringTable()
        let candidates = sources[ProjectPath.stem(of: path)] ?? []
        if candidates.isEmpty { return result }
        for container in ProjectPath.containers(of: path) {
            for name in Language.chain(language) {
                for source in candidates where source.container == container && source.language == name {
                    result.add(source.table)
                }
            }
        }
        return result
    }

    /// The texts of all tables of a name in a language.
    func table(named name: String, in language: String) -> StringTable {
        var result = StringTable()
        for fallback in Language.chain(language) {
            for source in sources[name] ?? [] where source.language == fallback { result.add(source.table) }
        }
        return result
    }

    /// The names of all tables, sorted.
    var tableNames: [String] { sources.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// For each text of an interface file the longest translation in any language.
    func longestTable(of path: String) -> StringTable { longest { table(of: path, in: $0) } }

    /// For each text the longest translation in any language.
    func longest(_ tableIn: (_ language: String) -> StringTable) -> StringTable {
        var all: [String: [LocalizedText]] = [:]
        var keys: [String] = []
        for language in languages {
            let table = tableIn(language)
            for key in table.keys {
                guard let text = table.texts[key] else { continue }
                if all[key] == nil { keys.append(key) }
                all[key, default: []].append(text)
            }
        }
        var result = StringTable()
        for key in keys {
            let texts = all[key] ?? []
            guard let longest = TextWidth.longest(of: texts.map(\.value)),
                let text = texts.first(where: { $0.value == longest })
            else { continue }
            result.set(key, text)
        }
        return result
    }

    /// Whether a text is not meant to be translated.
    func isLeftAlone(_ key: String, of path: String) -> Bool {
        untranslated[ProjectPath.stem(of: path)]?.contains(key) ?? false
    }
}

/// Reads files of texts, and keeps what they say by their stems.
private struct SourceReader {
    let folder: String
    var tables: [String: [(container: String, language: String, table: StringTable)]] = [:]
    var untranslated: [String: Set<String>] = [:]
    var errors: [ApplicationFileError] = []
    var sourceLanguage: String?

    init(folder: String) { self.folder = folder }

    mutating func read(_ path: String) {
        let stem = ProjectPath.stem(of: path)
        do {
            if FolderWalk.ending(of: path) == "xcstrings" {
                let catalog = try StringCatalogReader.read(
                    TextFile.utf8("\(folder)/\(path)", shown: path), file: path)
                let container = ProjectPath.container(of: path)
                for (language, table) in catalog.tables.ordered(byKey: \.key) {
                    tables[stem, default: []].append((container, Language.normalized(language), table))
                }
                untranslated[stem, default: []].formUnion(catalog.untranslated)
                sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
            } else if let language = ProjectPath.language(of: path) {
                let table = try StringTableFile.table("\(folder)/\(path)", shown: path)
                tables[stem, default: []].append((ProjectPath.container(of: path), language, table))
            }
        } catch {
            errors.append(error)
        }
    }
}

/// Reads a `.strings` or `.stringsdict` file.
enum StringTableFile {
    /// - Parameters:
    ///   - path: of the file.
    ///   - shown: what errors and texts call it.
    static func table(_ path: String, shown: String) throws(ApplicationFileError) -> StringTable {
        let bytes = try TextFile.utf8(path, shown: shown)
        let isList = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
        if FolderWalk.ending(of: path) == "stringsdict" {
            return PluralRulesReader.table(
                try PropertyList(bytes, file: shown, maxBytes: Localizations.maxBytes), file: shown)
        }
        if !isList { return try StringsFileReader.read(bytes, file: shown) }
        var table = StringTable()
        let list = try PropertyList(bytes, file: shown, maxBytes: Localizations.maxBytes)
        for (key, value) in PropertyList.pairs(list.root) where value.name == "string" {
            table.set(key.text, LocalizedText(value: value.text, file: shown, place: key.place))
        }
        return table
    }
}

/// Reads whole files of texts.
enum TextFile {
    /// The text of a file as UTF-8.
    static func utf8(_ path: String, shown: String) throws(ApplicationFileError) -> [UInt8] {
        let data: Data
        do {
            data = try FileReading.bytes(of: URL(filePath: path), atMost: Localizations.maxBytes + 1)
        } catch {
            throw ApplicationFileError(
                file: shown, place: nil, message: error.reason, fix: "allow it to be read, or exclude it")
        }
        if data.count > Localizations.maxBytes {
            throw ApplicationFileError(
                file: shown, place: nil, message: "the file has more than \(Localizations.maxBytes) bytes",
                fix: "make it smaller, or exclude it")
        }
        if data.starts(with: Array("bplist".utf8)) {
            throw ApplicationFileError(
                file: shown, place: nil, message: "the file is a binary property list",
                fix: "convert it: 'plutil -convert xml1 FILE'")
        }
        return try TextDecoding.utf8(data, file: shown)
    }
}
