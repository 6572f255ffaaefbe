import Foundation
import Testing

@testable import EspalierApplications

@Suite struct StringCatalogTests {
    private func catalog(_ strings: String) throws -> StringCatalogReader.Catalog {
        let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"# + strings + "}}"
        return try StringCatalogReader.read(Array(text.utf8), file: "Main.xcstrings")
    }

    @Test("2.3: each language of a catalogue has its table")
    func languages() throws {
        let catalog = try catalog(
            #""a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}},"#
                + #" "fr": {"stringUnit": {"state": "needs_review", "value": "Bonjour"}}}}"#)
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.tables["de"]?.texts["a.text"]?.value == "Hallo")
        #expect(catalog.tables["fr"]?.texts["a.text"]?.value == "Bonjour")
        #expect(catalog.tables["de"]?.texts["a.text"]?.place.line == 1)
    }

    @Test("2.3: of plural forms, devices and substitutions the longest counts")
    func variations() throws {
        let catalog = try catalog(
            #"""
            "a.text": {"localizations": {"de": {
              "stringUnit": {"state": "translated", "value": "%#@files@ fertig"},
              "substitutions": {"files": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "Eine Datei"}}, "other": {"stringUnit": {"value": "%arg Dateien und mehr"}}}}}}}}},
            "b.text": {"localizations": {"de": {"variations": {"device": {
              "iphone": {"stringUnit": {"value": "kurz"}},
              "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "viel länger"}}}}}}}}}}
            """#)
        #expect(catalog.tables["de"]?.texts["a.text"]?.value == "%arg Dateien und mehr fertig")
        #expect(catalog.tables["de"]?.texts["b.text"]?.value == "viel länger")
    }

    @Test("2.3: what is stale, or not to be translated, counts as no translation")
    func leftAlone() throws {
        let unit = #""localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}"#
        let catalog = try catalog(
            #""a": {"extractionState": "stale", \#(unit)}, "b": {"shouldTranslate": false, \#(unit)}, "#
                + #""c": {"localizations": {"de": {"stringUnit": {"state": "stale", "value": "x"}}}}"#)
        #expect(catalog.tables["de"] == nil)
        #expect(catalog.untranslated == ["a", "b"])
    }

    @Test("6: a file that is no catalogue is an error with its place")
    func mistakes() {
        #expect(throws: ApplicationFileError.self) { try StringCatalogReader.read(Array("{}".utf8), file: "M") }
        #expect(throws: ApplicationFileError.self) { try StringCatalogReader.read(Array("{".utf8), file: "M") }
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: ApplicationFileError.self) { try StringCatalogReader.read(Array(deep.utf8), file: "M") }
    }
}
