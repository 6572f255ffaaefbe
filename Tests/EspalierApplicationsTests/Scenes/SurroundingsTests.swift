import EspalierControls
import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// In which settings at once scenes are laid out.
@Suite struct SurroundingsTests {
    private static let base = SceneSurroundings(language: "en")

    private static func with(_ change: (inout SceneSurroundings) -> Void) -> SceneSurroundings {
        var other = base
        change(&other)
        return other
    }

    private static let axes = SurroundingsAxes(
        base: base,
        plain: [["de", "ar"].map { language in with { $0.language = language } }, [with { $0.appearance = .dark }]],
        ordered: [
            [UIContentSizeCategory.small, .extraLarge, .accessibilityLarge].map { size in with { $0.textSize = size } },
            [with { $0.lengthening = 1.4 }],
        ])

    private func label(_ surroundings: SceneSurroundings) -> String { surroundings.label(besides: Self.base) }

    @Test("2.2: each value is looked at by itself, and of every two axes the ends")
    func planned() {
        let planned = Self.axes.planned.map(label)
        #expect(
            planned.prefix(8) == [
                "", "in de", "in ar", "in the dark", "with text size S", "with text size XL", "with text size AX2",
                "with texts 1.4 times as long",
            ])
        #expect(planned.contains("in de, with text size AX2") && planned.contains("in de, with text size S"))
        #expect(planned.contains("with text size AX2, with texts 1.4 times as long"))
        #expect(planned.contains("with text size S, in the dark"))
        #expect(!planned.contains { $0.contains("XL,") || $0.hasSuffix(", with text size XL") })
        // Languages with the dark, two ends of sizes and the length; the dark with the latter three; sizes with the length.
        #expect(planned.count == 8 + 2 * 4 + 3 + 2)
        #expect(Set(planned).count == planned.count)
    }

    @Test("2.2: both sides of where something begins are looked at with the values of the other axes")
    func changing() {
        // Something shows from XL on.
        let pairs = Self.axes.pairs { $0.textSize > .large ? ["x"] : [] }.map(label)
        #expect(
            pairs == [
                "in de, with text size XL", "in ar, with text size XL", "with text size XL, in the dark",
            ])
        #expect(Self.axes.pairs { _ in ["x"] }.isEmpty)
        #expect(Set(Self.axes.pairs { $0.textSize > .large ? ["x"] : [] }).isSubset(of: Self.axes.all))
    }

    @Test("2.2: what two settings bring about together is found where one of them alone begins to")
    func together() throws {
        let font = UIFont.systemFont(ofSize: 17)
        var german = "Ihre Bestellungen"
        while german.size(withAttributes: [.font: font]).width < 330 { german += "n" }
        let storyboard = SampleApp.storyboard(title: "Your orders since May").replacing(
            #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
            with: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
        let report = try SampleApp.lint(
            SampleApp.folder(storyboard, ["de.lproj/Main.strings": "\"l.text\" = \"\(german)\";"])
        ) { options in
            options.settings.devices = try? Device.named(["iPhone 14"])
            options.settings.orientations = [.portrait]
            options.settings.textSizes = try? LayoutSweep.textSizes("L,XL,AX5")
            options.settings.languages = ["de"]
        }
        let finding = try #require(report.findings.first { $0.kind == .cutOff })
        #expect(finding.settings == ["iPhone 14/AX5", "iPhone 14/de/AX5", "iPhone 14/de/XL"])
    }

    @Test("2.1: a cell of a collection is laid out as the file has it, and as large as its content wants it")
    func collectionCell() throws {
        let cell = SampleApp.cell
            .replacing("tableViewCellContentView key", with: "collectionViewCellContentView key")
            .replacing("</tableViewCellContentView>", with: "</collectionViewCellContentView>")
            .replacing("tableViewCell", with: "collectionViewCell").replacing("numberOfLines=\"0\"", with: "")
            .replacing("text=\"Name\"", with: "text=\"A name that is longer than the cell is wide, much longer\"")
        func found(_ cell: String) throws -> [String] {
            let report = try SampleApp.lint(SampleApp.folder(SampleApp.storyboard(), ["Cells/RowCell.xib": cell]))
            return report.findings.map { "\($0.kind.rawValue) \($0.settings) \($0.occurrence.prefix { $0 != ":" })" }
        }
        #expect(try found(cell) == [#"cut-off ["0 x 0"] as the file has it"#])
        // A button that the cell alone makes large enough.
        let button =
            #"<button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="cl">"#
            + #"<rect key="frame" x="16" y="11" width="288" height="22"/><state key="normal" title="A long title"/></button>"#
        let start = try #require(cell.range(of: "<label"))
        let end = try #require(cell.range(of: "</label>"))
        let high = (cell[..<start.lowerBound] + button + cell[end.upperBound...])
            .replacing("height=\"44\"", with: "height=\"90\"")
        #expect(try found(String(high)) == [#"small-target ["fitting"] as its content wants it"#])
    }
}
