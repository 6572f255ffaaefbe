import EspalierNibs
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

/// A view that fills what holds it by its margins, its safe area or its edges, and where the canvas has it.
struct CanvasKind: CustomTestStringConvertible {
    let testDescription: String
    var tools = "17701"
    var device: String?
    let root: String
    /// Of the view `box`.
    let frame: [Double]

    init(_ what: String, _ tools: String, _ device: String?, _ root: String, _ frame: [Double]) {
        (testDescription, self.tools, self.device, self.root, self.frame) = (what, tools, device, root, frame)
    }

    static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    static func rect(_ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// `box`, and constraints that hold its edges to those of an item.
    static func box(in item: String, _ suffix: String = "", guide: String = "") -> String {
        let edges = ["top", "leading", "bottom", "trailing"].map {
            "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"\(item)\" secondAttribute=\"\($0)\(suffix)\"/>"
        }
        return "<subviews><view id=\"box\" \(free)>\(rect(0, 0))</view></subviews>\(guide)"
            + "<constraints>\(edges.joined())</constraints>"
    }

    static let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

    static func view(_ width: Double, _ height: Double, _ more: String = "", attributes: String = "") -> String {
        "<view id=\"root\" \(attributes)>\(rect(width, height))\(box(in: "safe", guide: safeArea))\(more)</view>"
    }

    static func cell(
        _ element: String, _ width: Double, _ height: Double, _ attributes: String = "", id: String = "root"
    ) -> String {
        let content = element == "tableViewCell" ? "tableViewCellContentView" : "view"
        return
            "<\(element) id=\"\(id)\" \(attributes)>\(rect(width, height))<\(content) key=\"contentView\" id=\"inside\">"
            + "\(rect(width, height))\(box(in: "inside", "Margin"))</\(content)></\(element)>"
    }

    static func table(_ width: Double) -> String {
        "<view id=\"root\">\(rect(width, 600))<subviews><tableView id=\"t\">\(rect(width, 600))<prototypes>"
            + "\(cell("tableViewCell", width, 60, id: "row"))</prototypes></tableView></subviews></view>"
    }

    static func margins(_ width: Double, _ height: Double, _ attributes: String) -> String {
        "<view id=\"root\" \(attributes)>\(rect(width, height))\(box(in: "root", "Margin"))"
            + "<edgeInsets key=\"layoutMargins\" top=\"16\" left=\"16\" bottom=\"16\" right=\"16\"/></view>"
    }

    static func symbolic(to item: String) -> String {
        "<view id=\"root\">\(rect(375, 667))<subviews><view id=\"box\" \(free)>\(rect(0, 0))</view></subviews>\(safeArea)"
            + "<constraints><constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"\(item)\" secondAttribute=\"top\"/>"
            + "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"\(item)\" secondAttribute=\"leading\" symbolic=\"YES\"/>"
            + "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"40\"/>"
            + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"30\"/></constraints></view>"
    }

    static let stackMargin = """
        <view id="root">\(rect(375, 667))<subviews><stackView id="s" axis="vertical" alignment="center" \(free)>\(rect(0, 0))
        <subviews><view id="box" \(free)>\(rect(0, 0))<constraints><constraint firstAttribute="height" constant="50"/>
        </constraints></view></subviews><constraints><constraint firstItem="box" firstAttribute="leading" secondItem="s"
        secondAttribute="leadingMargin" constant="25"/></constraints></stackView></subviews><constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/></constraints></view>
        """

    /// A view without content above one with content: the plain one gives way, or gives none where it is told a size.
    static func plain(_ attributes: String) -> String {
        """
        <view id="root">\(rect(300, 400))<subviews><view id="box" \(free) \(attributes)>\(rect(300, 90))</view>
        <slider id="knob" \(free)>\(rect(200, 31))</slider></subviews><constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
        <constraint firstItem="knob" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="knob" firstAttribute="top" secondItem="box" secondAttribute="bottom"/>
        <constraint firstItem="knob" firstAttribute="bottom" relation="lessThanOrEqual" secondItem="root" secondAttribute="bottom"/>
        <constraint firstItem="knob" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" priority="100"/>
        </constraints></view>
        """
    }

    static let effect = """
        <view id="root">\(rect(300, 400))<subviews><visualEffectView id="e" \(free)>\(rect(0, 0))
        <view key="contentView" id="inside">\(rect(300, 400))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(box(in: "inside"))</view>
        </visualEffectView></subviews><constraints>
        <constraint firstItem="e" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
        <constraint firstItem="e" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        <constraint firstItem="e" firstAttribute="width" constant="120"/>
        <constraint firstItem="e" firstAttribute="height" constant="60"/></constraints></view>
        """

    static let all: [CanvasKind] = [
        .init("a plain view gives way to contents", "17701", "retina4_7", plain(""), [0, 0, 300, 370]),
        .init(
            "a plain view that is told a size wishes the stored one", "17701", "retina4_7",
            plain("placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"70\""), [0, 0, 300, 90]),
        .init("a wide cell at the top", "20037", "retina6_1", cell("tableViewCell", 320, 110), [20, 11, 280, 88]),
        .init("a cell on a narrow screen", "17701", "retina4_7", cell("tableViewCell", 600, 75), [16, 11, 568, 53]),
        .init("a narrow cell at the top", "20037", "retina6_1", cell("tableViewCell", 200, 75), [16, 11, 168, 53]),
        .init("a cell before 13000", "12118", "retina4_7", cell("tableViewCell", 320, 110), [8, 8, 304, 94]),
        .init("a cell by its width", "14113", "retina4_7", cell("tableViewCell", 414, 60), [20, 11, 374, 38]),
        .init("a narrower one", "14113", "retina5_5", cell("tableViewCell", 413, 60), [16, 11, 381, 38]),
        .init(
            "an own accessory", "20037", "retina4_7",
            cell("tableViewCell", 375, 60, "accessoryType=\"checkmark\""), [16, 11, 351, 38]),
        .init("a prototype by the screen", "17701", "retina6_0", table(390), [20, 11, 350, 38]),
        .init("a prototype on a narrower one", "17701", "retina4_7", table(375), [16, 11, 343, 38]),
        .init("a prototype with 15", "23504", "retina6_1", table(414), [20, 15, 374, 30]),
        .init("with a home button 11 stay", "23504", "retina5_5", table(414), [20, 11, 374, 38]),
        .init("a low view", "14113", "retina4_7", view(300, 400), [0, 0, 300, 400]),
        .init("a view that is not low", "14113", "retina4_7", view(300, 401), [0, 20, 300, 381]),
        .init("a low view later", "21701", "retina4_7", view(300, 240), [0, 20, 300, 220]),
        .init(
            "margins without the safe area", "17701", "retina6_1",
            margins(414, 896, "insetsLayoutMarginsFromSafeArea=\"NO\""), [16, 16, 382, 864]),
        .init("margins with it", "17701", "retina6_1", margins(414, 896, ""), [16, 60, 382, 786]),
        .init("a view of its own size counts once", "24765", "retina6_12", view(393, 500), [0, 59, 393, 407]),
        .init("one of the screen's size twice", "24765", "retina6_12", view(393, 852), [0, 118, 393, 666]),
        .init("one of its own size without a bottom", "20037", "retina6_1", view(414, 500), [0, 44, 414, 456]),
        .init("margins of a stack", "17701", "retina4_7", stackMargin, [25, 0, 325, 50]),
        .init("standard spacing to a safe area", "20037", "retina4_7", symbolic(to: "safe"), [0, 0, 40, 30]),
        .init("standard spacing to a view", "20037", "retina4_7", symbolic(to: "root"), [8, 0, 40, 30]),
        .init("an effect's content", "17701", "retina4_7", effect, [0, 0, 120, 60]),
    ]
}

@Suite("Views of interface files, imported as the canvas has them")
struct CanvasKindTests {
    private func frame(of interface: InterfaceDocument, _ name: String, root: String) throws -> [Double]? {
        let options = InterfaceImport.Options(keepsContentSizes: true, usesCanvas: true)
        let imported = try InterfaceImport(interface, view: root, options: options)
        let result = try ScenarioDocument(json: imported.document.json()).simulate()
        #expect(result.error == nil)
        return result.steps.first?.views?.first { $0.name == name }?.frame.numbers
    }

    @Test("stand where it does", arguments: CanvasKind.all)
    func kinds(_ kind: CanvasKind) throws {
        let device = kind.device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        let text = "<document toolsVersion=\"\(kind.tools)\">\(device)<objects>\(kind.root)</objects></document>"
        let document = try InterfaceDocument(data: Data(text.utf8), name: "a.xib")
        #expect(try frame(of: document, "box", root: "root") == kind.frame)
    }

    @Test("that cells of collections are keep margins at their sides at the top, and 8 inside of a collection")
    func items() throws {
        func document(_ cell: String, device: String) throws -> InterfaceDocument {
            let text =
                "<document toolsVersion=\"14460\"><device id=\"\(device)\"/><objects>\(cell)</objects></document>"
            return try InterfaceDocument(data: Data(text.utf8), name: "a.xib")
        }
        func item(_ id: String) -> String {
            "<collectionViewCell id=\"\(id)\">\(CanvasKind.rect(375, 60))<view key=\"contentView\">\(CanvasKind.rect(375, 60))"
                + "<subviews><view id=\"box\" \(CanvasKind.free)>\(CanvasKind.rect(0, 0))</view></subviews></view><constraints>"
                + ["top", "leading", "bottom", "trailing"].map {
                    "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"\(id)\" secondAttribute=\"\($0)Margin\"/>"
                }.joined() + "</constraints></collectionViewCell>"
        }
        #expect(try frame(of: document(item("i"), device: "retina4_7"), "box", root: "i") == [16, 0, 343, 60])
        #expect(try frame(of: document(item("i"), device: "retina6_1"), "box", root: "i") == [20, 0, 335, 60])
        let list =
            "<collectionView id=\"c\">\(CanvasKind.rect(375, 400))<cells>\(item("i"))</cells></collectionView>"
        #expect(try frame(of: document(list, device: "retina4_7"), "box", root: "c") == [8, 8, 359, 44])
        #expect(try frame(of: document(list, device: "retina4_7"), "box", root: "i") == [8, 8, 359, 44])
    }

    @Test("that controllers have keep bars over them free before 14800, whatever their size")
    func bars() throws {
        func frame(_ tools: String, _ width: Double, device: String = "") throws -> [Double]? {
            let text = """
                <document type="a.Storyboard.XIB" toolsVersion="\(tools)">\(device)<scenes><scene><objects>
                <navigationController id="n"><connections><segue destination="vc" kind="relationship"
                relationship="rootViewController" id="s"/></connections></navigationController></objects></scene><scene>
                <objects><viewController id="vc"><view key="view" id="root">\(CanvasKind.rect(width, 568))
                \(CanvasKind.box(in: "safe", guide: CanvasKind.safeArea))</view></viewController></objects></scene></scenes></document>
                """
            let document = try InterfaceDocument(data: Data(text.utf8), name: "a.storyboard")
            return try self.frame(of: document, "box", root: "root")
        }
        #expect(try frame("9531", 320) == [0, 64, 320, 504])
        #expect(try frame("14799", 320, device: "<device id=\"retina4_7\"/>") == [0, 64, 320, 504])
        #expect(try frame("14800", 320, device: "<device id=\"retina4_7\"/>") == [0, 0, 320, 568])
        #expect(try frame("14800", 320, device: "<device id=\"retina4_0\"/>") == [0, 44, 320, 524])
    }

    private struct Kind: Decodable {
        let file: String
        let root: String
        let frames: [String: [Double]]
    }

    @Test(
        "that others have collected by kinds stand where they should, within half a point",
        .enabled(
            if: SharedFolder.there("interface-builder/kinds") != nil,
            "there is no folder ../shared/interface-builder/kinds beside the package"))
    func collected() throws {
        let folder = try #require(SharedFolder.there("interface-builder/kinds"))
        let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
        let kinds = try JSONDecoder().decode([Kind].self, from: data)
        #expect(kinds.count == 15)
        for kind in kinds {
            let document = try InterfaceDocument(contentsOf: folder.appendingPathComponent(kind.file))
            for (name, expected) in kind.frames {
                let frame = try frame(of: document, name, root: kind.root) ?? []
                let isSame = zip(frame, expected).allSatisfy { abs($0 - $1) <= 0.5 }
                #expect(isSame && !frame.isEmpty, "\(kind.file) \(name): \(frame), expected \(expected)")
            }
        }
    }
}
