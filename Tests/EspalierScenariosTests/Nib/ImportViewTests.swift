import EspalierNibs
import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Views of an imported interface file")
struct ImportViewTests {
    static let rect = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>"

    /// The import of a root with some elements in it.
    static func imported(
        _ subviews: String, constraints: String = "", options: InterfaceImport.Options = .rules,
        classes: ScenarioClasses = ScenarioClasses()
    ) throws -> InterfaceImport {
        let text = """
            <document><objects><view id="root">\(rect)<subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints></view></objects></document>
            """
        let document = try InterfaceDocument(data: Data(text.utf8), name: "folder/a.xib")
        return try InterfaceImport(document, options: options, classes: classes)
    }

    private func first(_ element: String, classes: ScenarioClasses = ScenarioClasses()) throws -> ScenarioView {
        try Self.imported(element, classes: classes).document.root[1]
    }

    @Test("have the class that scenarios know, else UIView, and keep the name of their own as a property")
    func classes() throws {
        func view(_ element: String) throws -> [String?] {
            let view = try first(element)
            let kept = view.properties.first { $0.name == "class" }?.value
            if case .text(let name) = kept { return [view.className, name] }
            return [view.className, nil]
        }
        #expect(try view("<label id=\"a\">\(Self.rect)</label>") == ["UILabel", nil])
        #expect(try view("<label id=\"a\" customClass=\"Fancy\">\(Self.rect)</label>") == ["UILabel", "Fancy"])
        #expect(try view("<view id=\"a\" customClass=\"UIControl\">\(Self.rect)</view>") == ["UIControl", nil])
        #expect(try view("<view id=\"a\" customClass=\"UIWindow\">\(Self.rect)</view>") == ["UIView", "UIWindow"])
        #expect(try view("<mapView id=\"a\">\(Self.rect)</mapView>") == ["MKMapView", nil])
        #expect(try view("<containerView id=\"a\">\(Self.rect)</containerView>") == ["UIView", nil])
        #expect(try view("<collectionView id=\"a\">\(Self.rect)</collectionView>") == ["UICollectionView", nil])
        // It comes with a content view of its own, beside which that of the file would stand.
        #expect(try view("<tableViewCell id=\"a\">\(Self.rect)</tableViewCell>") == ["UIView", "UITableViewCell"])
    }

    @Test("have classes that a program registers")
    func registered() throws {
        var classes = ScenarioClasses()
        classes.register("Chart", UIView.self) { UIView() }
        let view = try first("<view id=\"a\" customClass=\"Chart\">\(Self.rect)</view>", classes: classes)
        #expect(view.className == "Chart" && view.properties.isEmpty)
    }

    @Test("have their geometry, and the mask where no constraints place them")
    func geometry() throws {
        let mask =
            "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" heightSizable=\"YES\" "
            + "widthSizable=\"NO\"/>"
        let bounds = "<rect key=\"bounds\" x=\"0\" y=\"-5\" width=\"30\" height=\"40\"/>"
        let view = try first("<view id=\"a\" tag=\"7\">\(Self.rect)\(bounds)\(mask)</view>")
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: -5, width: 30, height: 40))
        #expect(view.autoresizing == [.flexibleLeftMargin, .flexibleHeight])
        #expect(view.tag == 7)
        let placed = try first(
            "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(Self.rect)\(mask)</view>")
        #expect(placed.autoresizing == nil)
    }

    @Test("have the text that the file gives them in one of three ways")
    func texts() throws {
        #expect(try first("<label id=\"a\" text=\"x\">\(Self.rect)</label>").text == "x")
        let long = "<label id=\"a\">\(Self.rect)<string key=\"text\">one\ntwo</string></label>"
        #expect(try first(long).text == "one\ntwo")
        let attributed = """
            <label id="a">\(Self.rect)<attributedString key="attributedText"><fragment content="x"/>\
            <fragment><string key="content">y</string></fragment></attributedString></label>
            """
        #expect(try first(attributed).text == "xy")
        #expect(try first("<view id=\"a\" text=\"x\">\(Self.rect)</view>").text == nil)
    }

    @Test("have their runtime attributes as properties, and the name as a name")
    func attributes() throws {
        func attribute(_ type: String, _ keyPath: String, _ inner: String, _ value: String = "") -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" \(value)>"
                + "\(inner)</userDefinedRuntimeAttribute>"
        }
        let list =
            attribute("string", "name", "", "value=\"title\"")
            + attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"2.5\"/>")
            + attribute("number", "count", "<integer key=\"value\" value=\"3\"/>")
            + attribute("boolean", "on", "", "value=\"YES\"") + attribute("boolean", "off", "", "value=\"NO\"")
            + attribute("string", "role", "<string key=\"value\">long</string>")
            + attribute("image", "icon", "", "value=\"star\"")
            + attribute("point", "at", "<point key=\"value\" x=\"1\" y=\"2\"/>")
            + attribute("range", "part", "<range key=\"value\" location=\"3\" length=\"4\"/>")
            + attribute("nil", "nothing", "") + attribute("color", "tint", "<color key=\"value\" white=\"1\"/>")
            + attribute("number", "count", "<integer key=\"value\" value=\"4\"/>")
        let imported = try Self.imported(
            "<view id=\"a\">\(Self.rect)<userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes></view>")
        let view = imported.document.root[1]
        #expect(view.name == "title")
        func listed(_ numbers: Double...) -> ScenarioValue {
            .structure([.beginList] + numbers.map { .number($0) } + [.endList])
        }
        let expected: [ScenarioView.Property] = [
            .init("layer.cornerRadius", .number(2.5)), .init("count", .number(4)), .init("on", .boolean(true)),
            .init("off", .boolean(false)),
            .init("role", .text("long")), .init("icon", .text("star")), .init("at", listed(1, 2)),
            .init("part", listed(3, 4)),
        ]
        #expect(view.properties == expected)
        #expect(imported.notes.count == 1)
        #expect(
            imported.notes[0].hasSuffix(
                "the runtime attribute 'tint' is left out: a scenario has no values of its type"))
        #expect(imported.notes[0].hasPrefix("folder/a.xib:1:"))
    }

    @Test("have what they are called for those who do not see them as a property")
    func labels() throws {
        func label(_ inner: String) throws -> [ScenarioView.Property] {
            try Self.imported("<button id=\"a\">\(Self.rect)\(inner)</button>").document.root[1].properties
        }
        let attribute = "<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>"
        #expect(try label(attribute) == [.init("accessibilityLabel", .text("Close"))])
        let child =
            "<accessibility key=\"accessibilityConfiguration\"><string key=\"label\">Close it</string></accessibility>"
        #expect(try label(child) == [.init("accessibilityLabel", .text("Close it"))])
        #expect(try label("<accessibility key=\"accessibilityConfiguration\" identifier=\"b\"/>") == [])
    }

    @Test("stand in the tree in the order of the file: subviews, cells of tables, content views; not views of bars")
    func tree() throws {
        let table = """
            <tableView id="t">\(Self.rect)<prototypes><tableViewCell id="p">\(Self.rect)\
            <tableViewCellContentView key="contentView" id="pc">\(Self.rect)</tableViewCellContentView></tableViewCell>\
            </prototypes><sections><tableViewSection><cells><tableViewCell id="q">\(Self.rect)</tableViewCell></cells>\
            </tableViewSection></sections></tableView>
            """
        let bar = """
            <toolbar id="b">\(Self.rect)<items><barButtonItem id="i"><view key="customView" id="v">\(Self.rect)</view>\
            </barButtonItem></items></toolbar>
            """
        let imported = try Self.imported(table + bar)
        let root = imported.document.root
        #expect((0..<root.views.count).map { root.parent(of: $0) } == [nil, 0, 1, 2, 1, 0])
        #expect(
            imported.notes.map { $0.split(separator: ": ", maxSplits: 1).last } == ["'v' is left out: a bar places it"])
    }

    @Test("get names where rules refer to them: their label, else their id; the path where neither is free")
    func names() throws {
        let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        let views = """
            <view id="a" \(free)>\(Self.rect)</view><view id="b" userLabel="Box">\(Self.rect)</view>\
            <view id="c" userLabel="Box">\(Self.rect)</view><view id="d" userLabel="/x">\(Self.rect)</view>\
            <view id="/e">\(Self.rect)</view>
            """
        let constraints = ["b", "c", "d", "/e"].enumerated().map { index, other in
            let line = ["leading", "trailing", "top", "bottom"][index]
            return
                "<constraint firstItem=\"a\" firstAttribute=\"\(line)\" secondItem=\"\(other)\" "
                + "secondAttribute=\"\(line)\"/>"
        }
        let root = try Self.imported(views, constraints: constraints.joined()).document.root
        #expect(root.views.map(\.name) == [nil, nil, "b", "Box", "d", nil])
        let arguments = root[1].rules.flatMap(\.arguments).map { argument in
            if case .view(let view) = argument.kind { view.description } else { "?" }
        }
        #expect(arguments == ["Box", "b", "/4", "d"])
    }
}
