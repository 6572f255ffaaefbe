import EspalierNibs
import EspalierScenarios

/// Reads a string catalogue, `.xcstrings`: JSON with all languages of a table.
struct StringCatalogReader {
    private let tree: JSONTree
    private let file: String

    /// A catalogue's tables by language, and the language in which its keys are written.
    struct Catalog: Sendable {
        var sourceLanguage: String?
        var tables: [String: StringTable] = [:]
        /// Keys that are not to be translated: `shouldTranslate` says no, or Xcode has found them stale.
        var untranslated: Set<String> = []
    }

    static func read(_ bytes: [UInt8], file: String) throws(ApplicationFileError) -> Catalog {
        var limits = JSONReader.Limits()
        limits.depth = 100
        do {
            let reader = StringCatalogReader(tree: try JSONReader.read(bytes, limits: limits), file: file)
            return try reader.catalog()
        } catch let error as JSONError {
            throw ApplicationFileError(file: file, place: error.place, message: error.message, fix: error.fix)
        } catch let error as ApplicationFileError {
            throw error
        } catch {
            throw ApplicationFileError(file: file, place: nil, message: "\(error)", fix: "mend the file")
        }
    }

    private func catalog() throws(ApplicationFileError) -> Catalog {
        guard tree.isObject(tree.root), let strings = tree.value("strings", in: tree.root), tree.isObject(strings)
        else {
            throw ApplicationFileError(
                file: file, place: tree.place(tree.root),
                message: "the file is no string catalogue: it has no 'strings'",
                fix: "save it with Xcode 15 or later")
        }
        var catalog = Catalog()
        catalog.sourceLanguage = tree.value("sourceLanguage", in: tree.root).flatMap { tree.text($0) }
        for member in tree.members(strings) {
            let entry = member.value
            let isLeftAlone = tree.value("shouldTranslate", in: entry).flatMap { tree.boolean($0) } == false
            let isStale = tree.value("extractionState", in: entry).flatMap { tree.text($0) } == "stale"
            if isLeftAlone || isStale {
                catalog.untranslated.insert(member.key)
                continue
            }
            guard let languages = tree.value("localizations", in: entry) else { continue }
            for language in tree.members(languages) {
                guard let text = longestText(language.value) else { continue }
                catalog.tables[language.key, default: StringTable()].set(
                    member.key, LocalizedText(value: text, file: file, place: tree.place(member.keyIndex)))
            }
        }
        return catalog
    }

    /// The text of one language: of its variations the longest, with its substitutions put in.
    private func longestText(_ localization: Int) -> String? {
        guard var text = TextWidth.longest(of: texts(in: localization)) else { return nil }
        if let substitutions = tree.value("substitutions", in: localization) {
            for member in tree.members(substitutions) {
                guard let longest = TextWidth.longest(of: texts(in: member.value)) else { continue }
                text = text.replacingVariable(member.key, by: longest)
            }
        }
        return text
    }

    /// All texts of units, in whatever variations they stand. Units marked stale count as none.
    private func texts(in node: Int) -> [String] {
        var texts: [String] = []
        var waiting = [node]
        while let node = waiting.popLast() {
            if let unit = tree.value("stringUnit", in: node) {
                let state = tree.value("state", in: unit).flatMap { tree.text($0) }
                if state != "stale", let value = tree.value("value", in: unit), let text = tree.text(value) {
                    texts.append(text)
                }
            }
            if let variations = tree.value("variations", in: node) {
                for kind in tree.members(variations) {
                    for variation in tree.members(kind.value) { waiting.append(variation.value) }
                }
            }
        }
        return texts
    }
}
