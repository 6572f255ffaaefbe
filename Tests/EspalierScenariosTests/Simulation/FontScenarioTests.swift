import EspalierControls
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Scenarios with font files")
struct FontScenarioTests {
    private static func fonts() throws -> FontBook {
        try FontBook([FontFile(data: Data(SyntheticFont().bytes), name: "unit.ttf")])
    }

    private static let label =
        #"{"class": "UILabel", "text": "AV", "font": {"name": "UnitSans-Regular", "size": 100}, "#
        + #""constraints": ["self.top == super.top", "self.leading == super.leading"]}"#

    private func size(_ json: String, _ fonts: FontBook, step: Int = 0) throws -> CGSize? {
        let result = try ScenarioDocument(json: json).simulate(views: .all, fonts: fonts)
        return result.steps[step].views?.last?.frame.size
    }

    @Test("Texts in a font of a file are as wide and high as it says, also those that steps add")
    func sizes() throws {
        let built = #"{"espalier": 1, "root": {"frame": [0, 0, 300, 300], "subviews": [\#(Self.label)]}}"#
        let added =
            #"{"espalier": 1, "root": {"frame": [0, 0, 300, 300]}, "steps": [{"add": \#(Self.label), "to": "/"}]}"#
        #expect(try size(built, Self.fonts()) == CGSize(width: 130, height: 112))
        #expect(try size(added, Self.fonts(), step: 1) == CGSize(width: 130, height: 112))
        #expect(try size(built, FontBook()) != CGSize(width: 130, height: 112))
    }

    @Test("Sizes are rounded to the pixels of the document's traits")
    func pixels() throws {
        let text = Self.label.replacing("100", with: "10")
        let json =
            #"{"espalier": 1, "traits": {"scale": 3}, "root": {"frame": [0, 0, 300, 300], "subviews": [\#(text)]}}"#
        let height = try #require(try size(json, Self.fonts())?.height)
        #expect(abs(height - 34.0 / 3) < 1e-9)
    }

    @Test("Custom fonts of an interface file are those of the files, by their PostScript names")
    func interfaceFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <customFonts key="customFonts">
                <array key="Unit.ttf"><string>UnitSans-Regular</string></array>
            </customFonts>
            <objects>
                <view contentMode="scaleToFill" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
                    <subviews>
                        <label text="AV" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                            <fontDescription key="fontDescription" name="UnitSans-Regular" family="Unit Sans"
                                pointSize="100"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
                        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading"
                            id="c2"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """.write(to: folder.appending(path: "card.xib"), atomically: true, encoding: .utf8)
        var nibs = ScenarioNibs()
        nibs.folder = folder.path
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {"nib": "card.xib"}}"#)
        let result = try document.simulate(views: .all, nibs: nibs, fonts: Self.fonts())
        #expect(result.steps[0].views?.last?.frame.size == CGSize(width: 130, height: 112))
    }
}
