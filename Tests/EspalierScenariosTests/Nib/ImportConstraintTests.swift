import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Constraints of an imported interface file")
struct ImportConstraintTests {
    private func imported(
        _ subviews: String, _ constraints: String = "", extra: String = "", head: String = "",
        options: InterfaceImport.Options = .init()
    ) throws -> InterfaceImport {
        let text = """
            <document \(head)><device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints>\(extra)</view></objects></document>
            """
        let document = try InterfaceDocument(data: Data(text.utf8), name: "folder/a.xib")
        return try InterfaceImport(document, options: options)
    }

    private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    private static let rect = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>"

    @Test("are texts in the list of their holder, under the identifiers that the file has")
    func texts() throws {
        let imported = try imported(
            "<label id=\"a\" \(Self.free) horizontalHuggingPriority=\"251\">\(Self.rect)</label>",
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" secondAttribute="lastBaseline" \
            constant="-3.5" priority="750" identifier="low gap" id="c2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="0-c"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9"/>
            <constraint firstItem="a" firstAttribute="width" placeholder="YES" constant="4" id="p"/>
            <constraint firstItem="a" firstAttribute="centerX" secondItem="g" secondAttribute="centerX" id="c3"/>
            """, extra: "<viewLayoutGuide key=\"safeArea\" id=\"s\"/><viewLayoutGuide id=\"g\" identifier=\"mine\"/>")
        let (root, label) = (imported.document.root[0], imported.document.root[1])
        #expect(
            root.constraints.map(\.text) == [
                "c1: a.leading == self.leadingMargin", "'low gap': self.bottom >= a.lastBaseline - 3.5 @750",
                "'0-c': a.top == self.safeArea.bottom", "a.width == 16/9 * a.height", "c3: a.centerX == mine.centerX",
            ])
        #expect(root.layoutGuides == ["mine"] && root.layoutMargins == nil)
        #expect(label.name == "a" && label.translatesAutoresizing == false && label.frame == .zero)
        #expect(label.hugging?.numbers == [251, 250] && label.compressionResistance == nil)
        #expect(imported.notes.isEmpty)
    }

    @Test("go without frames and with stored sizes, where that is asked for; views without constraints keep frames")
    func frames() throws {
        let views = """
            <switch id="s" \(Self.free)><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
            <view id="b" \(Self.free)>\(Self.rect)<subviews><view id="c">\(Self.rect)
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
            """
        let own = try imported(views).document.root
        #expect(own[1].intrinsicContentSize == nil && own[1].frame == .zero)
        #expect(own[2].frame == CGRect(x: 1, y: 2, width: 30, height: 40), "masks follow how far a frame changed")
        #expect(own[3].autoresizing == .flexibleWidth && own[3].translatesAutoresizing == nil)
        let stored = try imported(views, options: .init(keepsContentSizes: true)).document.root
        #expect(stored[1].intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(stored[2].intrinsicContentSize == nil)
    }

    @Test("have the insets of the device, or those of the canvas")
    func insets() throws {
        let head = "toolsVersion=\"20037\""
        #expect(try imported("", head: head).document.root[0].safeAreaInsets?.numbers == [20, 0, 0, 0])
        #expect(try imported("", head: head, options: .init(usesCanvas: true)).document.root[0].safeAreaInsets == nil)
    }

    @Test(
        "have stacks, whose frames are those of the file's, rounded to the device's pixels",
        arguments: [
            "axis=\"vertical\" spacing=\"4\"", "alignment=\"center\" spacing=\"4\"", "distribution=\"fillEqually\"",
            "alignment=\"top\" distribution=\"equalSpacing\" spacing=\"2\"",
            "axis=\"vertical\" alignment=\"trailing\" distribution=\"equalCentering\" spacing=\"1\"",
            "distribution=\"fillProportionally\" spacing=\"10\"", "spacingType=\"standard\" alignment=\"bottom\"",
        ])
    func stacks(_ attributes: String) throws {
        func leaf(_ id: String, _ width: Int, _ height: Int, _ more: String = "") -> String {
            "<imageView id=\"\(id)\" \(Self.free) \(more)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" "
                + "height=\"\(height)\"/></imageView>"
        }
        let text = """
            <document><device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <stackView id="s" \(attributes) \(Self.free)>\(Self.rect)<subviews>\(leaf("a", 30, 20))
            \(leaf("b", 50, 10, "hidden=\"YES\""))\(leaf("c", 40, 35, "horizontalHuggingPriority=\"251\""))
            \(leaf("d", 20, 25))</subviews></stackView></subviews><constraints>
            \(["leading", "trailing", "top", "bottom"].map {
                "<constraint firstItem=\"s\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"/>"
            }.joined())</constraints></view></objects></document>
            """
        let document = try InterfaceDocument(data: Data(text.utf8), name: "a.xib")
        let imported = try InterfaceImport(document, options: .init(keepsContentSizes: true, usesCanvas: true))
        let result = try ScenarioDocument(json: imported.document.json()).simulate()
        #expect(result.error == nil)
        let build = UINib(document).build()
        let root = try #require(build.object(id: "root") as? UIView)
        for (element, object) in build.objects {
            if let view = object as? UIView, let size = element.storedContentSize { view.documentContentSize = size }
        }
        root.layoutIfNeeded()
        for view in result.steps[0].views ?? [] {
            guard let name = view.name, ["s", "a", "c", "d"].contains(name) else { continue }
            let live = try #require(build.object(id: name) as? UIView)
            let isSame = zip(view.frame.numbers, live.frame.numbers).allSatisfy { abs($0 - $1) <= 0.5 }
            #expect(isSame, "\(name): \(view.frame.numbers), live \(live.frame.numbers)")
        }
    }

    @Test("of a storyboard without a view give the controller's, as large as the screen")
    func withoutView() throws {
        let text = """
            <document type="a.Storyboard.XIB"><device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
            <navigationController id="n"><nil name="viewControllers"/><navigationBar key="navigationBar" id="bar">\(Self.rect)
            </navigationBar></navigationController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(data: Data(text.utf8), name: "a.storyboard")
        let root = try InterfaceImport(document).document.root
        #expect(root.views.count == 1 && root[0].frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(try UIStoryboard(document).reports.isEmpty)
    }
}
