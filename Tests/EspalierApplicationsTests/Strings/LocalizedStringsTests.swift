import EspalierApplications
import Foundation
import TestSupport
import Testing

@Suite struct LocalizedStringsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "de.lproj/Localizable.strings": "\"a\" = \"A de\"; \"b\" = \"B de\";",
            "App/de-AT.lproj/Localizable.strings": "\"a\" = \"A at\";",
            "App/fr.lproj/Errors.strings": "\"a\" = \"Une faute\";", "ja.lproj/Localizable.strings": "\"a\" =",
            "Localizable.xcstrings": #"""
            {"sourceLanguage": "en", "strings": {"c": {"localizations": {"de": {"stringUnit": {"value": "C de"}}}}}}
            """#,
        ])
    }

    private func strings(_ language: String) throws -> LocalizedStrings {
        try LocalizedStrings(folder: URL(filePath: folder.path), language: language)
    }

    @Test("2.3: code gets a text of its table and language, which falls back; else the value, else the key")
    func found() throws {
        let german = try strings("de")
        #expect(german.localizedString(forKey: "a") == "A de")
        #expect(german.localizedString(forKey: "c", value: nil, table: "") == "C de")
        let austrian = try strings("de-AT")
        #expect(austrian("a", comment: "") == "A at" && austrian("b", comment: "") == "B de")
        #expect(austrian("d", comment: "") == "d" && austrian("d", value: "D", comment: "") == "D")
        #expect(try strings("fr")("a", tableName: "Errors", comment: "") == "Une faute")
        #expect(try strings("fr")("a", comment: "") == "a")
        #expect(try strings("longest")("b", comment: "") == "B de")
    }

    @Test("2.3: a table that is broken is told, and the others are there; a folder that is none is an error")
    func broken() throws {
        #expect(try strings("de").errors.map(\.file) == ["ja.lproj/Localizable.strings"])
        #expect(throws: ApplicationFileError.self) {
            try LocalizedStrings(folder: URL(filePath: "\(folder.path)/gone"), language: "de")
        }
    }
}
