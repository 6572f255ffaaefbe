import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Scenes of interface files")
struct LiveSceneTests {
    private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"60\"/>"

    private static let storyboard = """
        <document type="a.Storyboard.XIB" initialViewController="two"><device id="retina4_7" orientation="portrait"/><scenes>
        <scene><objects><viewController id="one" storyboardIdentifier="First" title="Start"><view key="view" id="v1">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><tableView id="t">\(rect)<prototypes>
        <tableViewCell id="p" reuseIdentifier="Row" customClass="Row">\(rect)<tableViewCellContentView key="contentView" id="pc">
        \(rect)<subviews><collectionView id="c">\(rect)<cells><collectionViewCell id="i" reuseIdentifier="Item">\(rect)
        </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="h">\(rect)</collectionReusableView>
        </collectionView></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view>
        </viewController></objects></scene><scene><objects><navigationController id="two"/></objects></scene></scenes></document>
        """

    private func document(_ text: String, _ name: String = "a.storyboard") throws -> InterfaceDocument {
        try InterfaceDocument(data: Data(text.utf8), name: name)
    }

    @Test("are listed, the initial one first, and those of lists behind the scene that they stand in")
    func list() throws {
        let scenes = try document(Self.storyboard).interfaceScenes
        #expect(scenes.map(\.id) == ["two", "one", "p", "i", "h"])
        #expect(scenes.map(\.kind) == [.controller, .controller, .cell, .cell, .header])
        #expect(scenes.map { $0.list?.id } == [nil, nil, "t", "c", "c"])
        #expect(scenes[1].view?.id == "v1" && scenes[1].title == "Start" && scenes[1].className == "UIViewController")
        for name in ["one", "First", "Start", "UIViewController"] { #expect(scenes[1].answers(to: name), "\(name)") }
        #expect(scenes[2].answers(to: "Row") && !scenes[2].answers(to: "First"))
    }

    @Test("are made live each by itself, and come into a window")
    func live() throws {
        let document = try document(Self.storyboard)
        for scene in document.interfaceScenes {
            let live = try #require(try document.live(scene))
            #expect((live.controller != nil) == (scene.kind == .controller))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            live.show(in: window)
            window.layoutIfNeeded()
            #expect(live.view.window === window)
            #expect(live.controller == nil || live.view.frame == window.bounds)
            #expect(live.objects.contains { $0.object === live.view } || scene.id == "two")
        }
        let nib = try self.document(
            "<document><objects><view id=\"a\">\(Self.rect)</view></objects></document>", "a.xib")
        #expect(try nib.live(#require(nib.interfaceScenes.first))?.view.frame.width == 300)
    }

    @Test("of a nib's owner have a controller, and its margins, live and in documents; other views have their own")
    func owned() throws {
        func frames(_ outlet: String) throws -> (live: CGFloat, imported: [Double]?, isOwned: Bool) {
            let nib = try document(
                """
                <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="\(outlet)" destination="a" id="o"/></connections></placeholder>
                <view id="a">\(Self.rect)<subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO">\(Self.rect)
                </view></subviews><constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="k1"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" id="k2"/>
                <constraint firstItem="b" firstAttribute="width" constant="10" id="k3"/>
                <constraint firstItem="b" firstAttribute="height" constant="10" id="k4"/></constraints></view>
                </objects></document>
                """, "a.xib")
            let scene = try #require(nib.interfaceScenes.first)
            let live = try #require(try nib.live(scene))
            live.view.layoutIfNeeded()
            let views = try InterfaceImport(nib).document.simulate().steps[0].views ?? []
            return (live.view.subviews[0].frame.minX, views.last?.frame.numbers, live.controller != nil)
        }
        let owned = try frames("view")
        #expect(owned.isOwned && owned.live == 16 && owned.imported == [16, 0, 10, 10])
        let other = try frames("badge")
        #expect(!other.isOwned && other.live == 8 && other.imported == [8, 8, 10, 10])
    }

    @Test("with rows one by one are rows of their table in documents, which stand where they stand live")
    func rows() throws {
        func row(_ id: String, height: Int) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0" y="99" width="300" height="\(height)"/><tableViewCellContentView \
            key="contentView" id="\(id)c"><rect key="frame" x="0" y="0" width="300" height="\(height)"/><subviews>
            <view id="\(id)v" translatesAutoresizingMaskIntoConstraints="NO"/><view id="\(id)m"><rect key="frame" x="200" y="0" \
            width="90" height="20"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews><constraints>
            <constraint firstItem="\(id)v" firstAttribute="trailing" secondItem="\(id)m" secondAttribute="leading" id="\(id)1"/>
            <constraint firstItem="\(id)v" firstAttribute="width" constant="30" id="\(id)2"/></constraints>
            </tableViewCellContentView></tableViewCell>
            """
        }
        let nib = try document(
            """
            <document><objects><tableView id="t" style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18"><rect \
            key="frame" x="0" y="0" width="400" height="600"/><sections><tableViewSection headerTitle="A" id="s1"><cells>
            \(row("a", height: 60))\(row("b", height: 44))</cells></tableViewSection><tableViewSection footerTitle="B" id="s2">
            <cells>\(row("c", height: 70))</cells></tableViewSection></sections></tableView></objects></document>
            """, "a.xib")
        let scene = try #require(nib.interfaceScenes.first)
        let live = try #require(try nib.live(scene))
        live.view.layoutIfNeeded()
        let imported = try InterfaceImport(nib)
        #expect(imported.notes.isEmpty && imported.untranslated.isEmpty)
        #expect(try ScenarioDocument(json: imported.document.json()) == imported.document)
        let views = try imported.document.simulate().steps[0].views ?? []
        var compared = 0
        for (element, object) in live.objects {
            guard let id = element.id, let view = object as? UIView, view !== live.view, id.count < 3 else { continue }
            #expect(views.first { $0.name == id }?.frame.numbers == view.frame.numbers, "\(id)")
            compared += 1
        }
        #expect(compared == 12)
        #expect(views.first { $0.name == "c" }.map { [$0.frame.minY, $0.frame.height] } == [158, 70])
        #expect(views.first { $0.name == "cm" }?.frame.numbers == [200, 0, 190, 20])
        // As plain views on the canvas.
        let canvas = try InterfaceImport(nib, options: .init(usesCanvas: true)).document
        #expect(canvas.root.views.count == 13 && canvas.root[0].settings[.rows] == nil)
    }

    @Test(
        "with a button's configuration are as large imported as live",
        arguments: [
            "style=\"filled\"", "style=\"plain\" buttonSize=\"mini\" title=\"Go\"",
            "style=\"tinted\" title=\"Go\" subtitle=\"Now\" titlePadding=\"5\"",
        ])
    func configured(_ attributes: String) throws {
        let nib = try document(
            """
            <document><objects><view id="a">\(Self.rect)<subviews><button id="b" buttonType="system" \
            translatesAutoresizingMaskIntoConstraints="NO">\(Self.rect)<state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" \(attributes)><directionalEdgeInsets key="contentInsets" top="1" leading="2" \
            bottom="3" trailing="4"/><fontDescription key="titleFontDescription" type="system" pointSize="30"/>
            </buttonConfiguration></button></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="k2"/></constraints></view>
            </objects></document>
            """, "a.xib")
        let scene = try #require(nib.interfaceScenes.first)
        let live = try #require(try nib.live(scene))
        live.view.layoutIfNeeded()
        let imported = try InterfaceImport(nib).document
        #expect(try ScenarioDocument(json: imported.json()) == imported)
        let views = try imported.simulate().steps[0].views ?? []
        let view = try #require(views.first { $0.name == "b" })
        #expect(view.frame.numbers == live.view.subviews[0].frame.numbers && view.frame.height > 30)
    }

    @Test(
        "of files for other systems are none: they are told, and nothing is laid out",
        arguments: [
            ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", InterfacePlatform.macOS),
            ("targetRuntime=\"MacOSX.Cocoa\"", .macOS),
            ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"", .watchOS),
            ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"", .tvOS),
            ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch.iPad\"", .iOS),
            ("", .iOS),
        ])
    func platforms(_ head: String, _ platform: InterfacePlatform) throws {
        let document = try document(
            "<document \(head)><objects><view id=\"a\">\(Self.rect)</view></objects></document>")
        #expect(document.platform == platform)
        let isOurs = platform == .iOS
        #expect(((try? InterfaceImport(document)) != nil) == isOurs)
        let scene = InterfaceScene(try #require(document.element(id: "a")))
        #expect(((try? document.live(scene)) != nil) == isOurs)
        let build = UINib(document).build()
        #expect(build.topLevelObjects.isEmpty != isOurs)
        #expect(build.reports.contains { $0.message.contains(platform.rawValue) } != isOurs)
    }

    @Test("are roots of documents, with a safe area and traits beside the file")
    func surroundings() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document toolsVersion="20037"><objects><view id="root">\(Self.rect)<subviews><view id="box" \
            translatesAutoresizingMaskIntoConstraints="NO">\(Self.rect)</view></subviews><viewLayoutGuide key="safeArea" id="s"/>
            <constraints><constraint firstItem="box" firstAttribute="top" secondItem="s" secondAttribute="top"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="1.3"/>
            <constraint firstItem="box" firstAttribute="width" constant="10"/>
            <constraint firstItem="box" firstAttribute="height" constant="10"/></constraints></view></objects></document>
            """
        try text.write(to: folder.appendingPathComponent("a.xib"), atomically: true, encoding: .utf8)
        var nibs = ScenarioNibs()
        nibs.folder = folder.path
        let beside = #""safeAreaInsets": [7, 0, 0, 0], "traits": {"scale": 2}"#
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {"nib": "a.xib", \#(beside)}}"#)
        #expect(try ScenarioDocument(json: document.json()) == document)
        #expect(document.traits?.scale == 2)
        let views = try document.simulate(nibs: nibs).steps[0].views ?? []
        #expect(views.last?.frame.numbers == [1.5, 7, 10, 10])
    }
}

@Suite(
    "Scenes of real interface files",
    .enabled(if: InterfaceFiles.folder != nil, "there is no folder ../shared/interface-files beside the package"))
struct LiveSceneFilesTests {
    /// What a scene of a file is laid out as, both ways.
    private func frames(
        _ scene: InterfaceScene, of interface: InterfaceDocument, in folder: URL
    ) throws -> [(id: String, live: [Double], imported: [Double])] {
        guard let id = scene.view?.id ?? scene.id else { return [] }
        let imported = try InterfaceImport(interface, view: id).document
        var there: [String: [Double]] = [:]
        for view in try imported.simulate().steps[0].views ?? [] {
            if let name = view.name, there[name] == nil { there[name] = view.frame.numbers }
        }
        var document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        document.nib = ScenarioNib(interface.name.split(separator: "/").last.map(String.init) ?? "", view: id)
        document.nib?.safeAreaInsets = imported.root[0].safeAreaInsets
        document.traits = imported.traits
        var nibs = ScenarioNibs()
        nibs.folder = folder.path
        let simulation = try Simulation(document, nibs: nibs)
        #expect(simulation.run { _ in } == nil)
        var result: [(id: String, live: [Double], imported: [Double])] = []
        for (element, object) in simulation.nibScene?.objects ?? [] {
            guard let view = object as? UIView, let id = element.id, view.isDescendant(of: simulation.root),
                let frame = there[view.name ?? id]
            else { continue }
            result.append((id, view.frame.numbers, frame))
        }
        return result
    }

    @Test("have the same frames live as imported, to the bit")
    func same() throws {
        let own = try #require(InterfaceFiles.folder)
        let files =
            try InterfaceFiles.all()
            + SharedFolder.interfaceFiles(
                below: own.deletingLastPathComponent().appending(path: "interface-builder/files"))
        var (scenes, views) = (0, 0)
        var differences: Set<String> = []
        for file in files {
            let interface = try InterfaceDocument(contentsOf: file)
            for scene in interface.interfaceScenes {
                scenes += 1
                for (_, live, imported) in try frames(scene, of: interface, in: file.deletingLastPathComponent()) {
                    views += 1
                    if live == imported { continue }
                    differences.insert("\(file.lastPathComponent) \(scene.id ?? "")")
                }
            }
        }
        #expect((scenes, views) == (763, 4478))
        #expect(differences.isEmpty, "\(differences.sorted())")
    }
}
