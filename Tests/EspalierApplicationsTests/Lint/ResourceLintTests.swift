import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// Names that the application does not have, and translations.
@Suite struct ResourceLintTests {
    private static let catalogue = [
        "Assets.xcassets/star.imageset/Contents.json":
            #"{"images": [{"idiom": "universal", "filename": "star.svg"}], "info": {"version": 1, "author": "xcode"}}"#,
        "Assets.xcassets/star.imageset/star.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#,
    ]

    private func image(_ id: String, _ name: String) -> String {
        #"<imageView image="\#(name)" id="\#(id)"><rect key="frame" x="16" y="300" width="8" height="8"/></imageView>"#
    }

    private func label(_ id: String, _ font: String) -> String {
        #"<label text="A" id="\#(id)"><rect key="frame" x="16" y="400" width="20" height="21"/>"#
            + #"<fontDescription key="fontDescription" name="\#(font)" family="Lato" pointSize="17"/></label>"#
    }

    @Test("1.4: a name that is not found is told once, with the nearest one, and where it is named first")
    func names() throws {
        let views =
            image("i1", "stars") + image("i2", "star") + image("i3", "stars") + label("f1", "Lato-Bold")
            + label("f2", "Lato-Bold") + label("f3", "HelveticaNeue-Bold")
        let storyboard = SampleApp.storyboard(views: views)
        let report = try SampleApp.lint(SampleApp.folder(storyboard, Self.catalogue)) {
            $0.only = [.missingImage, .missingFont]
        }
        let lines = storyboard.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(report.findings.map(\.kind) == [.missingImage, .missingFont])
        #expect(report.findings.map(\.objects) == [["stars"], ["Lato-Bold"]])
        #expect(report.findings.map(\.severity) == [.warning, .warning])
        #expect(report.findings[0].fix == "did you mean 'star'?")
        for finding in report.findings {
            let line = try #require(finding.place).line
            #expect(lines[line - 1].contains(finding.objects[0]))
        }
        // Where there are neither images nor fonts, this is not the application's folder.
        #expect(
            try SampleApp.lint(SampleApp.folder(storyboard)) { $0.only = [.missingImage, .missingFont] }.findings
                .isEmpty)
    }

    @Test("2.3: texts without a translation, and translations without a text, are told where somebody asks for them")
    func translations() throws {
        let storyboard = SampleApp.storyboard()
        var tables = [
            "de.lproj/Main.strings":
                "\"l.text\" = \"A\";\n\"c.title\" = \"B\";\n\"ni.title\" = \"C\";\n\"gone.text\" = \"D\";\n",
            "de.lproj/RowCell.strings": "\"cl.text\" = \"Name\";",
        ]
        func findings() throws -> [ApplicationFinding] {
            try SampleApp.lint(SampleApp.folder(storyboard, tables)) {
                $0.only = [.untranslated, .staleTranslation]
                $0.settings.languages = ["de"]
            }.findings
        }
        let found = try findings()
        #expect(found.map(\.kind) == [.untranslated, .staleTranslation])
        #expect(found.map(\.objects) == [["b.normalTitle"], ["gone.text"]])
        #expect(found[0].message.contains("'Pay now' is not translated into de"))
        #expect(found[1].file == "de.lproj/Main.strings" && found[1].place?.description == "4:1")
        #expect(
            try SampleApp.lint(SampleApp.folder(storyboard, tables)) { $0.settings.languages = ["de"] }.findings.isEmpty
        )
        // A catalogue says what is not to be translated.
        tables["Main.xcstrings"] =
            #"{"sourceLanguage": "en", "strings": {"b.normalTitle": {"shouldTranslate": false}}, "version": "1.0"}"#
        #expect(try findings().map(\.kind) == [.staleTranslation])
    }
}
