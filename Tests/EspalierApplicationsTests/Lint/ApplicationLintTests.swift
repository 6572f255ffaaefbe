import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct ApplicationLintTests {
    @Test("1.1: a folder's scenes are those of its files, with what calls them")
    func scenes() throws {
        let folder = try SampleApp.folder()
        let application = try Application(folder: URL(filePath: folder.path))
        #expect(
            application.scenes.map(\.description) == [
                "Base.lproj/Main.storyboard#n", "Base.lproj/Main.storyboard#Orders", "Cells/RowCell.xib#Row",
            ])
        #expect(application.scenes.map(\.kind) == [.screen, .screen, .tableCell])
        #expect(application.scenes[0].isInitial)
        #expect(try application.scene(named: "OrdersController", in: nil).objectID == "c")
        let error = try #require(throws: ApplicationFileError.self) { try application.scene(named: "Nobody", in: nil) }
        #expect(error.fix.contains("c Orders OrdersController"))
    }

    @Test("3.3: a screen that fits everywhere has no finding")
    func clean() throws {
        let folder = try SampleApp.folder()
        let report = try SampleApp.lint(folder)
        #expect(report.findings.map { "\($0.kind) \($0.message)" } == [])
        #expect(report.scenes == 3)
        // The screen and the cell, on each device upright and lying.
        #expect(report.layouts == 2 * 2 * Device.current.count)
    }

    @Test("2.2 3.1: a text that is too long for narrow phones is found there, with its widths, its name and its place")
    func cutOff() throws {
        // 384 points wide in the system's font at 17 points, between margins of 16.
        let title = "Your orders and what became of them since May"
        let folder = try SampleApp.folder(SampleApp.storyboard(title: title))
        let report = try SampleApp.lint(folder)
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(finding.kind == .cutOff)
        #expect(finding.severity == .error)
        #expect(finding.message == "the label 'titleLabel' is cut off")
        #expect(finding.file == "Base.lproj/Main.storyboard")
        #expect(finding.objects == ["l"])
        let range = try #require(finding.widths.first)
        #expect(finding.widths.count == 1 && range.lowerBound == 375)
        // At each width of the range the label is narrower than its text, and behind it it is not.
        let width = title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(range.upperBound == Int((width + 32).rounded(.up)) - 1)
        #expect(finding.occurrence.hasPrefix("on "))
        #expect(finding.settings.allSatisfy { !$0.contains("iPad") })
        let lines = SampleApp.storyboard(title: title).split(separator: "\n", omittingEmptySubsequences: false)
        let place = try #require(finding.place)
        #expect(lines[place.line - 1].hasPrefix("<label"))
        #expect(
            report.text(FindingPaths(prefix: "App")).hasPrefix(
                "App/Base.lproj/Main.storyboard:\(place): error: cut-off: "))
    }

    @Test("2.3: a translation that is too long is found in its language, and right to left where it runs so")
    func languages() throws {
        let long = "Ihre Bestellungen und was seit dem ersten Mai aus ihnen geworden ist"
        let folder = try SampleApp.folder(
            SampleApp.storyboard(),
            ["de.lproj/Main.strings": "\"l.text\" = \"\(long)\";", "ar.lproj/Main.strings": "\"l.text\" = \"طلبات\";"])
        let report = try SampleApp.lint(folder) { $0.settings.languages = ["de", "ar"] }
        #expect(report.findings.count == 1)
        let finding = try #require(report.findings.first)
        #expect(finding.kind == .cutOff)
        #expect(finding.occurrence.hasPrefix("in de on "))
        #expect(finding.settings.allSatisfy { $0.hasSuffix("/de") })
        let longest = try SampleApp.lint(folder) { $0.settings.languages = ["longest"] }
        #expect(longest.findings.first?.occurrence.hasPrefix("with the longest translations on ") == true)
    }

    @Test(
        "3.1: breaks are found at their objects",
        arguments: [
            (LintKind.smallTarget, SampleApp.storyboard(buttonHeight: 30), ["b"]),
            (
                .conflict,
                SampleApp.storyboard(
                    constraints: #"<constraint firstItem="b" firstAttribute="height" constant="60" id="k8"/>"#),
                ["k7", "k8"]
            ),
            (
                .ambiguous,
                SampleApp.storyboard(
                    constraints:
                        #"<constraint firstItem="x" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="k8"/>"#
                        + #"<constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k9"/>"#
                        + #"<constraint firstItem="x" firstAttribute="width" constant="100" id="k10"/>"#,
                    views: #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="x">"#
                        + #"<rect key="frame" x="0" y="200" width="100" height="100"/></view>"#), ["x"]
            ),
        ])
    func breaks(_ kind: LintKind, _ storyboard: String, _ objects: [String]) throws {
        let report = try SampleApp.lint(try SampleApp.folder(storyboard))
        let finding = try #require(report.findings.first { $0.kind == kind })
        #expect(!Set(finding.objects).isDisjoint(with: objects), "\(finding.objects)")
        #expect(report.findings.allSatisfy { $0.kind == kind }, "\(report.text(FindingPaths(prefix: "")))")
    }

    @Test("a text without a dark appearance is found in the dark, as a warning")
    func contrast() throws {
        let label =
            #"<label opaque="NO" text="Black" translatesAutoresizingMaskIntoConstraints="NO" id="x"><rect key="frame" x="0" y="300" width="100" height="21"/>"#
            + #"<color key="textColor" red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>"#
        let constraints =
            #"<constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" constant="300" id="k8"/>"#
            + #"<constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="k9"/>"#
        let folder = try SampleApp.folder(SampleApp.storyboard(constraints: constraints, views: label))
        #expect(try SampleApp.lint(folder).findings.allSatisfy { $0.kind != .lowContrast })
        let dark = try SampleApp.lint(folder) { $0.settings.appearances = [.dark] }
        let finding = try #require(dark.findings.first { $0.kind == .lowContrast })
        #expect(finding.objects == ["x"] && finding.severity == .warning)
        let both = try SampleApp.lint(folder) { $0.settings.appearances = [.light, .dark] }
        #expect(both.findings.contains { $0.kind == .lowContrast && $0.objects.contains("x") })
    }

    @Test("1.5: a place that only a class of the application may decide is counted, not told")
    func unknownClasses() throws {
        let view =
            #"<view contentMode="scaleToFill" customClass="RatingView" customModule="App" customModuleProvider="target" "#
            + #"translatesAutoresizingMaskIntoConstraints="NO" id="x"><rect key="frame" x="0" y="200" width="100" height="24"/></view>"#
        let constraints =
            #"<constraint firstItem="x" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="k8"/>"#
            + #"<constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k9"/>"#
        let folder = try SampleApp.folder(SampleApp.storyboard(constraints: constraints, views: view))
        let report = try SampleApp.lint(folder)
        #expect(report.findings.isEmpty)
        #expect(report.unknownClasses == ["RatingView"])
        let asked = try SampleApp.lint(folder) { $0.with = [.unknownClass] }
        #expect(asked.findings.map(\.kind).contains(.unknownClass))
        try folder.write(#"{"classes": {"RatingView": {"size": [120, 24]}}}"#, to: ".espalier.json")
        let known = try SampleApp.lint(folder)
        #expect(known.findings.isEmpty)
        #expect(known.unknownClasses.isEmpty)
    }

    @Test("4.2: configuration and notes silence findings, a baseline leaves known ones out, and new settings are new")
    func silencing() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(buttonHeight: 30))
        let all = try SampleApp.lint(folder)
        #expect(all.findings.map(\.kind) == [.smallTarget])
        try folder.write(#"{"kinds": {"small-target": "off"}}"#, to: ".espalier.json")
        #expect(try SampleApp.lint(folder).findings.isEmpty)
        try folder.write(#"{"kinds": {"small-target": "note"}}"#, to: ".espalier.json")
        #expect(try SampleApp.lint(folder).findings.map(\.severity) == [.note])
        try folder.write(
            #"{"ignore": [{"kind": "small-target", "object": "b"}, {"kind": "overlap", "object": "zz"}]}"#,
            to: ".espalier.json")
        let ignored = try SampleApp.lint(folder)
        #expect(ignored.findings.isEmpty)
        #expect(ignored.silenced == 1)
        #expect(ignored.unusedIgnores == ["overlap zz"])
        try folder.write("{}", to: ".espalier.json")

        try folder.write(Baseline(all.findings).text, to: "baseline.json")
        let baseline = try Baseline(contentsOf: "\(folder.path)/baseline.json", shown: "baseline.json")
        var again = all
        baseline.apply(to: &again)
        #expect(again.findings.isEmpty)
        #expect(again.known == 1)
        var fewer = all
        fewer.findings[0].settings.removeLast()
        var new = all
        Baseline(fewer.findings).apply(to: &new)
        #expect(new.findings.count == 1)
        var none = all
        none.findings = []
        baseline.apply(to: &none)
        #expect(none.gone == [all.findings[0].identity.text])
    }

    @Test(
        "1.2 6: files of other platforms and launch screens are passed over, and a broken file does not keep the others from being told"
    )
    func others() throws {
        let watch = SampleApp.storyboard().replacing("iOS.CocoaTouch", with: "watchKit")
        let launch = SampleApp.storyboard().replacing("useAutolayout=", with: "launchScreen=\"YES\" useAutolayout=")
        let folder = try SampleApp.folder(
            SampleApp.storyboard(buttonHeight: 30),
            ["Watch.storyboard": watch, "Launch.storyboard": launch, "Broken.xib": "<document><objects>"])
        let report = try SampleApp.lint(folder)
        #expect(report.findings.count == 1)
        #expect(report.passedOver.map(\.what) == ["launch screen", "watchOS"])
        #expect(report.errors.map(\.file) == ["Broken.xib"])
        #expect(report.errors.first?.place != nil)
    }

    @Test("4.5: the same folder gives the same bytes for any number of threads")
    func threads() throws {
        let folder = try SampleApp.folder(
            SampleApp.storyboard(title: "Your orders and what became of them since May", buttonHeight: 30))
        let texts = try [1, 2, 3].map { count in
            try SampleApp.lint(folder) { $0.threads = count }.jsonLines(FindingPaths(prefix: ""))
        }
        #expect(texts[0] == texts[1] && texts[0] == texts[2])
    }

    @Test(
        "2.1: what segues present is as large as its style makes it, on each device",
        arguments: [
            ("formSheet", #"presentation" modalPresentationStyle="formSheet"#),
            ("pageSheet", #"presentation" modalPresentationStyle="pageSheet"#),
            ("automatic", #"presentation" modalPresentationStyle="automatic"#),
            ("fullScreen", #"presentation" modalPresentationStyle="fullScreen"#),
            ("popover", #"presentation" modalPresentationStyle="popover"#), ("popover", "popoverPresentation"),
        ])
    func presented(_ style: String, _ kind: String) throws {
        let styles: [String: UIModalPresentationStyle] = [
            "formSheet": .formSheet, "pageSheet": .pageSheet, "automatic": .automatic, "fullScreen": .fullScreen,
            "popover": .popover,
        ]
        let first =
            #"<scene sceneID="s9"><objects><viewController id="f"><view key="view" id="fv"><rect key="frame" x="0" y="0" "#
            + #"width="393" height="852"/></view><connections><segue destination="c" "#
            + "kind=\"\(kind)\" id=\"sg\"/></connections></viewController></objects></scene></scenes>"
        let storyboard = SampleApp.storyboard().replacing("</scenes>", with: first)
            .replacing("initialViewController=\"n\"", with: "initialViewController=\"f\"")
            .replacing("kind=\"relationship\" relationship=\"rootViewController\"", with: "kind=\"unwind\"")
            // What a popover shows is one, whatever its own style is.
            .replacing("customClass=\"OrdersController\"", with: "modalPresentationStyle=\"formSheet\"")
        let folder = try SampleApp.folder(storyboard)
        let application = try Application(folder: URL(filePath: folder.path))
        let scene = try application.scene(named: "c", in: nil)
        let document = try #require(application.document(of: scene.file))
        let file = application.sceneFile(document, scene.file, in: nil)
        let stops = [Device.phones[0], Device.pads[0]].flatMap {
            [SceneStop(device: $0), SceneStop(device: $0, orientation: .landscapeRight)]
        }
        let moving = try #require(SceneStage(scene, of: file, SceneSurroundings(), at: stops[0], setsTextSizes: false))
        for stop in stops {
            #expect(moving.layOut(stop, width: nil))
            let fresh = try #require(SceneStage(scene, of: file, SceneSurroundings(), at: stop, setsTextSizes: false))
            #expect(fresh.layOut(stop, width: nil))
            #expect(frames(moving.view) == frames(fresh.view), "\(stop.label)")
            // A program that presents it itself.
            let screen = try #require(stop.screen)
            let window = UIWindow(screen: screen)
            let (presenter, shown) = (UIViewController(), UIViewController())
            window.rootViewController = presenter
            window.makeKeyAndVisible()
            shown.modalPresentationStyle = try #require(styles[style])
            shown.popoverPresentationController?.sourceView = presenter.view
            presenter.present(shown, animated: false)
            window.layoutIfNeeded()
            #expect(fresh.view.bounds.size == shown.view.bounds.size, "\(stop.label)")
            if style == "fullScreen" { #expect(fresh.view.bounds.size == screen.bounds.size) }
        }
    }

    @Test("2.1: a controller with a freeform size is laid out at that size, on no device")
    func freeform() throws {
        let metrics =
            #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="340" height="700"/>"#
        let storyboard = SampleApp.storyboard(title: "Your orders and what became of them since May")
            .replacing("<navigationItem key", with: metrics + "<navigationItem key")
        let report = try SampleApp.lint(try SampleApp.folder(storyboard))
        #expect(report.findings.map(\.settings) == [["340x700"]])
    }

    /// Views whose masks place them, one of which has no width left on narrow devices.
    private static let masked = """
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="m1">
        <rect key="frame" x="10" y="600" width="40" height="60"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        <subviews><view contentMode="scaleToFill" id="m2"><rect key="frame" x="5" y="5" width="20" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" heightSizable="YES"/></view>
        </subviews></view>
        """

    @Test(
        "2.1: a scene laid out on one device after the other is laid out as one that is built for the device",
        arguments: ["", masked])
    func incremental(views: String) throws {
        let folder = try SampleApp.folder(
            SampleApp.storyboard(title: "Your orders and what became of them since May", views: views))
        let application = try Application(folder: URL(filePath: folder.path))
        for scene in application.scenes {
            let document = try #require(application.document(of: scene.file))
            let file = application.sceneFile(document, scene.file, in: nil)
            let stops = Device.current.flatMap {
                [SceneStop(device: $0), SceneStop(device: $0, orientation: .landscapeRight)]
            }
            let moving = try #require(
                SceneStage(scene, of: file, SceneSurroundings(), at: stops[0], setsTextSizes: false))
            for stop in stops {
                let width = scene.kind == .tableCell ? stop.bounds.width : nil
                #expect(moving.layOut(stop, width: width))
                let fresh = try #require(
                    SceneStage(scene, of: file, SceneSurroundings(), at: stop, setsTextSizes: false))
                #expect(fresh.layOut(stop, width: width))
                #expect(frames(moving.view) == frames(fresh.view), "\(scene) on \(stop.label)")
            }
        }
    }

    @Test("2.2: devices whose screens differ by name alone share a layout, and are all told")
    func alike() throws {
        let folder = try SampleApp.folder(SampleApp.storyboard(title: "Your orders and what became of them since May"))
        let application = try Application(folder: URL(filePath: folder.path))
        let scene = try #require(application.scenes.first { $0.name == "Orders" })
        let file = application.sceneFile(try #require(application.document(of: scene.file)), scene.file, in: nil)
        let stops = Device.all.flatMap { [SceneStop(device: $0), SceneStop(device: $0, orientation: .landscapeRight)] }
        let plan = ScenePlan(stops: stops, surroundings: [SceneSurroundings()])
        let result = SceneSweep(scenes: [scene], plan: plan, files: [file]).result()
        let screens = Set(
            stops.compactMap(\.screen).map {
                "\($0.bounds) \($0.safeAreaInsets) \($0.scale) \($0.orientation.rawValue)"
            })
        let found = try #require(result.entries.first)
        #expect(result.layouts - result.work.layouts == stops.count - screens.count && screens.count < stops.count)
        #expect(found.found.kind == .cutOff && found.all == stops.count)
        let alone = stops.filter { stop in
            let plan = ScenePlan(stops: [stop], surroundings: [SceneSurroundings()])
            return !SceneSweep(scenes: [scene], plan: plan, files: [file]).result().entries.isEmpty
        }
        #expect(found.layouts.map(\.stop) == alone)
    }

    private func frames(_ root: UIView) -> [CGRect] {
        var frames: [CGRect] = []
        root.walkSubtree { view in
            frames.append(view.frame)
            return true
        }
        return frames
    }

    @Test("2.1 a height at which the contents of a nib reach out is none that they want: the file's counts")
    func untiedContents() throws {
        // The badge alone is tied, and less high than the file has the cell.
        let badge = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
            <rect key="frame" x="280" y="6" width="32" height="32"/>
            <constraints><constraint firstAttribute="height" constant="32" id="b1"/>
            <constraint firstAttribute="width" constant="32" id="b2"/></constraints></view>
            <label text="Below" lineBreakMode="tailTruncation" id="low"><rect key="frame" x="16" y="34" width="200" height="21"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="13"/></label></subviews><constraints>
            <constraint firstItem="badge" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="6" id="b3"/>
            <constraint firstAttribute="bottom" secondItem="badge" secondAttribute="bottom" constant="6" priority="700" id="b4"/>
            <constraint firstAttribute="trailing" secondItem="badge" secondAttribute="trailing" constant="8" id="b5"/>
            """
        let start = try #require(SampleApp.cell.range(of: "<label"))
        let end = try #require(SampleApp.cell.range(of: "</constraints>"))
        let cell = String(SampleApp.cell[..<start.lowerBound] + badge + SampleApp.cell[end.lowerBound...])
            .replacing(#"width="320" height="44""#, with: #"width="320" height="60""#)
        let report = try SampleApp.lint(SampleApp.folder(SampleApp.storyboard(), ["Cells/RowCell.xib": cell]))
        #expect(report.findings.filter { $0.file.hasSuffix("xib") }.map(\.kind) == [])
    }
}
