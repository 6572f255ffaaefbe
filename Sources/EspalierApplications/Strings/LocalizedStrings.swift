import Foundation

/// The texts that an application's code asks for, in one language: what `NSLocalizedString` finds on a phone that runs in it.
///
///     let strings = try LocalizedStrings(folder: URL(filePath: "MyApp"), language: "de")
///     label.text = strings("cart.title", comment: "")
///
/// A value: what happens to the files afterwards changes nothing.
public struct LocalizedStrings: Sendable {
    /// The language, as it was asked for; `longest` for the longest translation of each text.
    public let language: String
    /// Tables that cannot be used; the others can.
    public let errors: [ApplicationFileError]
    private let tables: [String: StringTable]

    /// Reads the tables of a folder: `.strings`, `.stringsdict` and `.xcstrings` files, found as ``Application`` finds them.
    ///
    /// - Parameters:
    ///   - folder: of the application.
    ///   - language: a code such as `de` or `zh-Hant-HK`, which falls back to `zh-Hant`; or `longest`.
    /// - Throws: ``ApplicationFileError`` where there is no such folder. What else is wrong is in ``errors``.
    /// - Complexity: O(files in the folder, and bytes of those that are read).
    public init(folder: URL, language: String) throws(ApplicationFileError) {
        let walk = FolderWalk(folder.path)
        if walk.unreadable.contains("") {
            throw ApplicationFileError(
                file: folder.path, place: nil, message: "there is no such folder, or it cannot be read",
                fix: "write the path of an application's folder")
        }
        let found = Localizations(walk, in: folder.path, takesAll: true)
        self.language = language
        errors = found.errors
        var tables: [String: StringTable] = [:]
        for name in found.tableNames {
            tables[name] =
                language == SceneSurroundings.longest
                ? found.longest { found.table(named: name, in: $0) } : found.table(named: name, in: language)
        }
        self.tables = tables
    }

    /// A text, as `Bundle.localizedString(forKey:value:table:)` finds it.
    ///
    /// - Parameters:
    ///   - key: of the text.
    ///   - value: what is shown without a translation; nil or empty: the key.
    ///   - table: the name of the table; nil or empty: `Localizable`.
    /// - Returns: the translation. Of plural forms the longest.
    /// - Complexity: O(1).
    public func localizedString(forKey key: String, value: String? = nil, table: String? = nil) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = tables[name]?.texts[key] { return text.value }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// A text, with the arguments of `NSLocalizedString`.
    public func callAsFunction(_ key: String, tableName: String? = nil, value: String = "", comment: String) -> String {
        localizedString(forKey: key, value: value, table: tableName)
    }
}
