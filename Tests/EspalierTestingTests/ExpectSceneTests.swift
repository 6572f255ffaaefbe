import EspalierApplications
import EspalierRendering
import EspalierTesting
import Foundation
import TestSupport
import Testing

@Suite("Scenes of applications in tests")
struct ExpectSceneTests {
    private static func cell(height: Int) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v" userLabel="Bar"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews><button id="b" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="100" height="\(height)"/></button></subviews>
        <constraints><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
        <constraint firstItem="b" firstAttribute="width" constant="100" id="k3"/>
        <constraint firstItem="b" firstAttribute="height" constant="\(height)" id="k4"/></constraints></view>
        </objects></document>
        """
    }

    private func application(height: Int) throws -> (Application, TemporaryFolder) {
        let folder = try TemporaryFolder(["Bar.xib": Self.cell(height: height)])
        return (try Application(folder: URL(filePath: folder.path)), folder)
    }

    @Test(
        "6: a scene that holds has no issue, and one that breaks has one that names file, line and what to do",
        .hearsIssues)
    func scenes() throws {
        let (good, _) = try application(height: 44)
        for scene in good.scenes { expectLayout(of: scene, in: good) }
        let (bad, folder) = try application(height: 20)
        let scene = try #require(bad.scenes.first)
        let issues = recordedIssues { expectLayout(of: scene, in: bad) }
        #expect(issues.count == 1)
        let text = issues.first?.comments.map(\.rawValue).joined() ?? ""
        #expect(text.contains("\(folder.path)/Bar.xib:3:11: error: small-target: the button"), "\(text)")
        #expect(text.contains("fix: make it at least 44 x 44 points"))
        let swept = recordedIssues { expectLayout(LayoutSweep(widths: 320...330), of: scene, in: bad) }
        #expect(swept.count == 1)
        var none = LayoutSweep()
        none.without = [.smallTarget]
        expectLayout(none, of: scene, in: bad)
    }
}
