import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// A class of the program's that files may name.
final class ProbeLabel: UILabel {}

/// Settings in which a scene shows the same share what was laid out. Of the sample two scenes are laid out: a screen and a
/// cell.
@Suite struct SharedLayoutTests {
    private func lint(
        _ storyboard: String, _ others: [String: String] = [:], devices: [String] = ["iPhone 14"],
        textSizes: String? = nil, languages: [String]? = nil
    ) throws -> ApplicationReport {
        try SampleApp.lint(SampleApp.folder(storyboard, others)) { options in
            options.settings.devices = try? Device.named(devices)
            options.settings.orientations = [.portrait]
            options.settings.textSizes = textSizes.flatMap { try? LayoutSweep.textSizes($0) }
            options.settings.languages = languages
        }
    }

    private static let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    private static let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

    // MARK: Text sizes

    @Test("a scene in which no text follows the text size is built and laid out once for all of them, and told for all")
    func textSizes() throws {
        let report = try lint(SampleApp.storyboard(buttonHeight: 30), textSizes: "S,L,AX1,AX5")
        #expect(report.layouts == 2 * 4)
        #expect(report.work == SceneWork(stages: 2, layouts: 2))
        #expect(report.findings.map(\.kind) == [.smallTarget])
        #expect(report.findings[0].settings == ["iPhone 14", "iPhone 14/AX1", "iPhone 14/AX5", "iPhone 14/S"])
    }

    @Test("a scene with a text that follows the text size is laid out in each of them")
    func textStyle() throws {
        let storyboard = SampleApp.storyboard(title: "Your orders since May").replacing(Self.font, with: Self.style)
        let report = try lint(storyboard, textSizes: "S,L,AX1,AX5")
        #expect(report.layouts == 2 * 4)
        #expect(report.work == SceneWork(stages: 4 + 1, layouts: 4 + 1))
        let cutOff = try #require(report.findings.first { $0.kind == .cutOff })
        #expect(cutOff.settings.contains("iPhone 14/AX5") && !cutOff.settings.contains("iPhone 14"))
    }

    @Test("so is one with a button whose configuration chooses the font")
    func buttonConfiguration() throws {
        let storyboard = SampleApp.storyboard().replacing(
            #"<state key="normal" title="Pay now"/>"#,
            with: #"<state key="normal" title="Pay now"/><buttonConfiguration key="configuration" style="plain"/>"#)
        let report = try lint(storyboard, textSizes: "S,L,AX1,AX5")
        #expect(report.work == SceneWork(stages: 4 + 1, layouts: 4 + 1))
    }

    @Test("what is found in all text sizes at once is what is found in each alone")
    func sameAsAlone() throws {
        for font in [Self.font, Self.style] {
            let storyboard = SampleApp.storyboard(title: "Your orders and what became of them", buttonHeight: 40)
                .replacing(Self.font, with: font)
            func found(_ sizes: String) throws -> Set<String> {
                let report = try lint(storyboard, devices: ["all"], textSizes: sizes)
                return Set(
                    report.findings.flatMap { finding in
                        finding.settings.map { "\(finding.identity.text) \($0)" }
                    })
            }
            let all = try found("L,XL,AX3")
            // Where one size alone is asked for it is the usual one, and its name is left out.
            var alone = try found("L")
            for size in ["XL", "AX3"] { alone.formUnion(try found(size).map { "\($0)/\(size)" }) }
            #expect(all == alone)
        }
    }

    // MARK: Languages

    @Test(
        "a language in which a file says the same shares its layouts, unless it is read the other way",
        arguments: [("de", "Orders", 2), ("de", "Bestellungen", 3), ("ar", "Orders", 4)])
    func languages(_ language: String, _ title: String, _ stages: Int) throws {
        let report = try lint(
            SampleApp.storyboard(buttonHeight: 30), ["\(language).lproj/Main.strings": "\"l.text\" = \"\(title)\";"],
            languages: ["en", language])
        #expect(report.layouts == 2 * 2)
        #expect(report.work == SceneWork(stages: stages, layouts: stages))
        #expect(report.findings.map(\.languages) == [["en", language]])
    }

    @Test("a file in a language is made once for all its scenes, and let go when the last one is done")
    func files() throws {
        let folder = try SampleApp.folder(
            SampleApp.storyboard(), ["de.lproj/Main.strings": "\"l.text\" = \"Bestellungen\";"])
        let application = try Application(folder: URL(filePath: folder.path))
        let path = "Base.lproj/Main.storyboard"
        let document = try #require(application.document(of: path))
        let files = SceneFiles(application, document, path: path, users: 2)
        func roots() -> [InterfaceElement] { files.use(in: ["en", "de", "fr"]) { $0.map(\.document.root) } }
        let (one, two, three) = (roots(), roots(), roots())
        #expect(one[0] == document.root && one[2] == document.root)
        #expect(one[1] != document.root && two == one)
        #expect(three[1] != one[1])
    }

    // MARK: Devices

    @Test("a cell on screens of one width and different heights is laid out once, a screen on each")
    func cells() throws {
        let report = try lint(
            SampleApp.storyboard(buttonHeight: 30), devices: ["iPad (10.5 inches)", "iPad Pro (11 inches)"])
        #expect(report.layouts == 2 * 2)
        #expect(report.work == SceneWork(stages: 2, layouts: 2 + 1))
        #expect(report.findings.map(\.settings) == [["iPad (10.5 inches)", "iPad Pro (11 inches)"]])
    }

    @Test("the layouts before the first that is missing count, and those that others stand for")
    func places() {
        let widths: [CGFloat] = [320, 375, 320, 390, 375, 320]
        let layouts = widths.map {
            SceneLayout(stop: SceneStop(device: nil), surroundings: SceneSurroundings(), width: $0)
        }
        let shared = SharedLayouts(layouts, fillsWindow: false, isAlone: false)
        #expect(shared.made == [0, 1, 3])
        #expect((0...3).map(shared.count(made:)) == [0, 1, 3, 6])
        #expect(shared.places(of: [0...0, 2...2], among: 6) == [0, 2, 3, 5])
        #expect(shared.places(of: [0...1], among: 3) == [0, 1, 2])
        #expect(shared.places(of: 1) == [1, 4])
        #expect(SharedLayouts(layouts, fillsWindow: false, isAlone: true).made == Array(0..<6))
    }

    // MARK: Classes of the program

    @Test("where a file names a class that the program has, nothing of it is shared")
    func classesOfProgram() throws {
        let storyboard = SampleApp.storyboard().replacing(
            "<label opaque", with: #"<label customClass="ProbeLabel" customModule="EspalierApplicationsTests" opaque"#)
        let report = try lint(storyboard, devices: ["iPhone 14", "iPhone 16e"], textSizes: "L,AX1")
        #expect(report.layouts == 2 * 2 * 2)
        #expect(report.work == SceneWork(stages: 2 + 1, layouts: 2 * 2 + 1))
    }
}
