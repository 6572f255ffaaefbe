import EspalierControls
import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// At which sizes scenes are laid out.
@Suite struct SizeTests {
    @Test("2.2: devices are held as the Info.plist says, phones and pads by themselves; else upright and lying")
    func orientations() throws {
        let list = """
            <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
            <array><string>UIInterfaceOrientationPortrait</string></array>
            <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationLandscapeLeft</string>
            <string>UIInterfaceOrientationLandscapeRight</string></array></dict></plist>
            """
        let storyboard = SampleApp.storyboard(buttonHeight: 30)
        let held = try #require(
            try SampleApp.lint(SampleApp.folder(storyboard, ["App/Info.plist": list])).findings.first)
        #expect(held.settings.count == Device.current.count)
        for setting in held.settings {
            #expect(setting.hasSuffix("/landscape") == setting.hasPrefix("iPad"), "\(setting)")
        }
        let usual = try #require(try SampleApp.lint(SampleApp.folder(storyboard)).findings.first)
        #expect(usual.settings.count == 2 * Device.current.count)
        #expect(usual.settings.count { $0.hasSuffix("/landscape") } == Device.current.count)
    }

    @Test("2.1: a view of a nib is as wide as the file has it, and where somebody asks as each device and width")
    func views() throws {
        let view = SampleApp.cell
            .replacing(#"<tableViewCellContentView key="contentView""#, with: "<view")
            .replacing("</tableViewCellContentView></tableViewCell>", with: "</view>")
        let start = try #require(view.range(of: "<tableViewCell "))
        let end = try #require(view.range(of: "<view"))
        let nib = (view[..<start.lowerBound] + view[end.lowerBound...])
            .replacing(#"text="Name""#, with: #"text="Your orders and what became of them since May""#)
            .replacing(#"numberOfLines="0" "#, with: "")
        func settings(_ change: (inout ApplicationLintOptions) -> Void = { _ in }) throws -> [String] {
            let report = try SampleApp.lint(
                SampleApp.folder(SampleApp.storyboard(), ["Cells/RowCell.xib": String(nib)]), change)
            for finding in report.findings where finding.settings.count > 1 {
                #expect(finding.occurrence.hasPrefix("as the file has it, and on \(finding.settings.count - 1) of "))
            }
            return report.findings.flatMap(\.settings)
        }
        // The file's 320 points leave it 288.
        #expect(try settings() == ["0 x 0"])
        let devices = try settings { $0.settings.devices = try? Device.named(["iPhone SE", "iPad mini (8.3 inches)"]) }
        #expect(devices == ["0 x 0", "iPhone SE"])
        let text = "Your orders and what became of them since May"
        let needed = Int(text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width.rounded(.up)) + 32
        let widths = try settings { $0.settings.widths = (needed - 2)...(needed + 2) }
        #expect(widths.filter { $0.hasSuffix("x667") } == ["\(needed - 2)x667", "\(needed - 1)x667"])
    }

    @Test("2.1: a cell is as wide as its table on the device; it stands in the list under its table's scene")
    func cells() throws {
        let table = """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" rowHeight="-1" estimatedRowHeight="-1" id="t">
            <rect key="frame" x="50" y="200" width="293" height="300"/><prototypes>
            <tableViewCell reuseIdentifier="Row" id="p"><rect key="frame" x="0" y="0" width="293" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="p" id="pc"><rect key="frame" x="0" y="0" width="293" height="44"/>
            <subviews><label text="Your orders and what became" lineBreakMode="tailTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="pl"><rect key="frame" x="16" y="11" width="261" height="22"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="pl" firstAttribute="leading" secondItem="pc" secondAttribute="leading" constant="16" id="p1"/>
            <constraint firstItem="pl" firstAttribute="top" secondItem="pc" secondAttribute="top" constant="11" id="p2"/>
            <constraint firstAttribute="trailing" secondItem="pl" secondAttribute="trailing" constant="50" id="p3"/>
            <constraint firstAttribute="bottom" secondItem="pl" secondAttribute="bottom" constant="11" id="p4"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let constraints = """
            <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="50" id="t1"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="50" id="t2"/>
            <constraint firstItem="t" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="50" id="t3"/>
            <constraint firstItem="t" firstAttribute="height" constant="300" id="t4"/>
            """
        let folder = try SampleApp.folder(SampleApp.storyboard(constraints: constraints, views: table))
        let scenes = try Application(folder: URL(filePath: folder.path)).scenes
        #expect(scenes.map(\.name) == ["n", "Orders", "Row", "Row"])
        #expect(scenes[2].listID == "t" && scenes[2].ownerID == "c")
        let report = try SampleApp.lint(folder) {
            $0.settings.devices = try? Device.named(["iPhone SE", "iPhone 17 Pro Max"])
            $0.settings.orientations = [.portrait]
            $0.only = [.cutOff]
        }
        let finding = try #require(report.findings.first { $0.objects == ["pl"] })
        // 375 - 2 · 50 wide; 440 - 100 is enough.
        #expect(finding.settings == ["iPhone SE"])
        #expect(finding.occurrence.contains("iPhone SE, 275 x 667"), "\(finding.occurrence)")
        #expect(finding.scene == "Base.lproj/Main.storyboard#Row")
    }
}
