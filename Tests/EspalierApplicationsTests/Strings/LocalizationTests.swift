import EspalierNibs
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct LocalizationTests {
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        """

    @Test("2.3: tables beside a file and above it are found by its name, and fall back to more general languages")
    func tables() throws {
        let folder = try TemporaryFolder([
            "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "\"a.text\" = \"A de\";",
            "de-AT.lproj/Main.strings": "\"a.text\" = \"A at\"; \"b.text\" = \"B at\";",
            "App/fr.lproj/Other.strings": "\"a.text\" = \"A fr\";",
            "App/mul.lproj/Main.xcstrings": #"""
            {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {"ja": {"stringUnit": {"value": "A ja"}}}}}}
            """#,
        ])
        let localizations = Localizations(FolderWalk(folder.path), in: folder.path)
        #expect(localizations.errors.isEmpty)
        #expect(localizations.developmentLanguage == "en")
        #expect(localizations.languages == ["de", "de-AT", "en", "fr", "ja"])
        let path = "App/Base.lproj/Main.storyboard"
        func texts(_ language: String) -> [String: String] {
            localizations.table(of: path, in: language).texts.mapValues(\.value)
        }
        #expect(texts("de") == ["a.text": "A de"])
        #expect(texts("de-AT") == ["a.text": "A de", "b.text": "B at"])
        #expect(texts("fr").isEmpty)
        #expect(texts("ja") == ["a.text": "A ja"])
        #expect(localizations.longestTable(of: path).texts.mapValues(\.value) == ["a.text": "A de", "b.text": "B at"])
    }

    @Test("2.3: the language of a project is the one of Xcode's file, else of an Info.plist, else of a catalogue")
    func developmentLanguage() throws {
        let info = Self.list + "<key>CFBundleDevelopmentRegion</key><string>it</string></dict></plist>"
        let project = "{ developmentRegion = \"pt-BR\"; }"
        let both = try TemporaryFolder(["A.xcodeproj/project.pbxproj": project, "App/Info.plist": info])
        #expect(Localizations(FolderWalk(both.path), in: both.path).developmentLanguage == "pt-BR")
        let one = try TemporaryFolder(["App/Info.plist": info])
        #expect(Localizations(FolderWalk(one.path), in: one.path).developmentLanguage == "it")
        let variable = try TemporaryFolder([
            "Info.plist": info.replacing(">it<", with: ">$(DEVELOPMENT_LANGUAGE)<"), "M.xib": "",
            "M.xcstrings": #"{"sourceLanguage": "nl", "strings": {}}"#,
        ])
        #expect(Localizations(FolderWalk(variable.path), in: variable.path).developmentLanguage == "nl")
    }

    @Test("2.3: an interface file that is translated as a whole stands for the original in its language")
    func wholeFiles() throws {
        let folder = try TemporaryFolder([
            "en.lproj/Main.storyboard": "", "zh-Hant.lproj/Main.storyboard": "", "Base.lproj/Cell.xib": "",
            "de.lproj/Cell.xib": "",
        ])
        let walk = FolderWalk(folder.path)
        let localizations = Localizations(walk, in: folder.path)
        let files = Set(walk.interfaceFiles)
        #expect(localizations.original(of: "zh-Hant.lproj/Main.storyboard", among: files) == "en.lproj/Main.storyboard")
        #expect(localizations.original(of: "de.lproj/Cell.xib", among: files) == "Base.lproj/Cell.xib")
        let main = "en.lproj/Main.storyboard"
        #expect(localizations.translatedFile(of: main, in: "zh-Hant-HK") == "zh-Hant.lproj/Main.storyboard")
        #expect(localizations.translatedFile(of: main, in: "de") == nil)
    }

    @Test("2.3: plural rules and property lists in XML are tables as well")
    func propertyLists() throws {
        let folder = try TemporaryFolder([
            "Main.xib": "",
            "de.lproj/Main.strings": Self.list + "<key>a.text</key><string>Zwei &amp; drei</string></dict></plist>",
            "fr.lproj/Main.stringsdict": Self.list + """
                <key>b.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@n@ ici</string>
                <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>one</key><string>un fichier</string><key>other</key><string>%d fichiers nombreux</string></dict></dict>
                </dict></plist>
                """,
            "it.lproj/Main.strings": "<!DOCTYPE plist [<!ENTITY e \"boom\">]><plist><dict></dict></plist>",
        ])
        let localizations = Localizations(FolderWalk(folder.path), in: folder.path)
        #expect(localizations.table(of: "Main.xib", in: "de").texts["a.text"]?.value == "Zwei & drei")
        #expect(localizations.table(of: "Main.xib", in: "fr").texts["b.text"]?.value == "%d fichiers nombreux ici")
        #expect(localizations.errors.map(\.file) == ["it.lproj/Main.strings"])
    }

    @Test(
        "2.3: languages that are written from right to left are known by their code or their script",
        arguments: [
            ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("de", false), ("pa-Arab", true),
            ("az-Latn", false),
            ("zh-Hant-HK", false),
        ])
    func directions(_ language: String, _ isRightToLeft: Bool) {
        #expect(Language.runsRightToLeft(language) == isRightToLeft)
    }
}
