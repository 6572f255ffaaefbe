import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// Files that applications have besides their interface files, whatever is in them.
@Suite struct BadInputTests {
    /// A kind of file: a text of it, and what reads it.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let read: @Sendable ([UInt8]) throws -> Void
    }

    static let kinds = [
        Kind(testDescription: "strings", text: "/* ä */ \"a.text\" = \"Gr\\U00f6\\n\"; // b\n'c' = d; e;\n") {
            _ = try StringsFileReader.read(TextDecoding.utf8(Data($0), file: "F"), file: "F")
        },
        Kind(
            testDescription: "string catalogue",
            text: #"""
                {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"shouldTranslate": true, "localizations": {"de":
                {"stringUnit": {"state": "translated", "value": "A %#@n@"}, "substitutions": {"n": {"variations": {"plural":
                {"one": {"stringUnit": {"value": "eins"}}, "other": {"stringUnit": {"value": "viele"}}}}}}}}}}}
                """#
        ) { _ = try StringCatalogReader.read($0, file: "F") },
        Kind(
            testDescription: "plural rules",
            text: """
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x"><plist version="1.0"><dict><key>a.text</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>one</key><string>1</string>
                <key>other</key><string>%d</string></dict></dict></dict></plist>
                """
        ) { _ = PluralRulesReader.table(try PropertyList($0, file: "F", maxBytes: Localizations.maxBytes), file: "F") },
        Kind(
            testDescription: "configuration",
            text: #"""
                {"include": ["App/**"], "devices": ["iPhone SE", "6.1", "390x844"], "textSizes": ["L", "AX1"], "lengthen": 1.3,
                "widths": "320...400", "kinds": {"overlap": "off"}, "classes": {"A": {"size": [1, 2]}}, "overrides":
                [{"files": ["B/**"], "languages": "de"}], "ignore": [{"kind": "overlap", "file": "a.xib", "why": "x"}]}
                """#
        ) { _ = try LintConfiguration(text: $0, shown: "F") },
        Kind(testDescription: "sizes of classes", text: #"{"RatingView": {"size": [120, 24]}}"#) {
            _ = try LintConfiguration.classes($0, shown: "F")
        },
        Kind(
            testDescription: "baseline",
            text: "{\"baseline\": 1, \"findings\": {\n\"overlap a.xib b c\": [\"iPhone SE\", \"iPhone SE/de\"]\n}}\n"
        ) { _ = try Baseline(text: $0, shown: "F") },
    ]

    /// Nothing but an error that names the file, and says what is wrong and what to do.
    private func read(_ bytes: [UInt8], _ kind: Kind) {
        do {
            try kind.read(bytes)
        } catch let error as ApplicationFileError {
            #expect(error.file == "F" && !error.message.isEmpty && !error.fix.isEmpty)
        } catch {
            Issue.record("\(kind.testDescription): \(error)")
        }
    }

    @Test(
        "6: cut off anywhere, or with any byte in another state, a file is read, or an error says where",
        arguments: kinds)
    func changed(_ kind: Kind) throws {
        let bytes = Array(kind.text.utf8)
        try kind.read(bytes)
        for end in bytes.indices { read(Array(bytes[..<end]), kind) }
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x0A, 0x22, 0x2D, 0x30, 0x3C, 0x5C, 0x7B, 0x7D, 0xC3, 0xFF] {
                var other = bytes
                other[index] = byte
                read(other, kind)
            }
        }
    }

    @Test("6: so with random changes of several bytes", arguments: kinds)
    func random(_ kind: Kind) {
        var numbers = SplitMix64(seed: 41)
        let bytes = Array(kind.text.utf8)
        for _ in randomPrograms(4000) {
            var other = bytes
            for _ in 0...numbers.below(5) {
                let place = numbers.below(other.count)
                switch numbers.below(4) {
                case 0: other[place] = UInt8(numbers.below(256))
                case 1: other.remove(at: place)
                case 2: other.insert(bytes[numbers.below(bytes.count)], at: place)
                default:
                    other.insert(contentsOf: bytes.dropFirst(place).prefix(numbers.below(40)), at: place)
                }
            }
            read(other, kind)
        }
    }

    @Test("6: deep nesting ends at a limit", arguments: kinds)
    func deep(_ kind: Kind) {
        for part in ["[", "{\"a\":", "<dict><key>a</key>", "{", "\"", "/*"] {
            read(Array(String(repeating: part, count: 100_000).utf8), kind)
            read(Array(("<plist>" + String(repeating: part, count: 10_000)).utf8), kind)
        }
    }

    @Test("6: a file beyond the limit of bytes is an error, and the others are told")
    func large() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30), ["de.lproj/Main.strings": ""])
        let path = "\(folder.path)/de.lproj/Main.strings"
        #expect(truncate(path, off_t(Localizations.maxBytes + 1)) == 0)
        let report = try SampleApp.lint(folder) { $0.settings.languages = ["de"] }
        #expect(report.errors.map(\.file) == ["de.lproj/Main.strings"])
        #expect(report.errors.first?.message.contains("more than \(Localizations.maxBytes) bytes") == true)
        #expect(report.findings.map(\.kind) == [.smallTarget])
    }
}
