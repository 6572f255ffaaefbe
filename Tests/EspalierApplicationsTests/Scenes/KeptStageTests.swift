import EspalierControls
import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// A scene that is laid out on one device after the other shows on each what it shows when it is built there.
@Suite struct KeptStageTests {
    /// Phones and pads, upright and lying, and back to the first.
    private static let stops: [SceneStop] = {
        let (small, large) = (Device.phones[0], Device.phones[Device.phones.count - 1])
        let pad = Device.pads[0]
        return [
            SceneStop(device: small), SceneStop(device: pad, orientation: .landscapeRight), SceneStop(device: large),
            SceneStop(device: large, orientation: .landscapeRight), SceneStop(device: pad), SceneStop(device: small),
        ]
    }()

    /// The tree as text, without labels that have no text: a title is made where somebody asks for its label, and stays.
    private static func lines(_ stage: SceneStage) -> [Substring] {
        var numbering = ViewNumbering()
        let text = HierarchySnapshot(of: stage.view, numbering: &numbering).text()
        return text.split(separator: "\n").filter { !$0.contains("UILabel") || $0.contains(#"text ""#) }
    }

    private static func differences(_ application: Application, _ scene: ApplicationScene) -> [String] {
        guard let document = application.document(of: scene.file) else { return [] }
        let file = application.sceneFile(document, scene.file, in: nil)
        func stage(at stop: SceneStop) -> SceneStage? {
            SceneStage(scene, of: file, SceneSurroundings(), at: stop, setsTextSizes: false)
        }
        guard let kept = stage(at: stops[0]) else { return [] }
        var found: [String] = []
        for (index, stop) in stops.enumerated() {
            guard let new = stage(at: stop) else { continue }
            let width = scene.kind == .screen ? nil : stop.bounds.width
            guard kept.layOut(stop, width: width), new.layOut(stop, width: width) else { break }
            let (one, two) = (lines(kept), lines(new))
            if one == two { continue }
            let other = zip(one, two).filter { $0 != $1 }.prefix(3).map { "  \($0)\n  \($1)" }
            found.append(
                "\(scene) at \(index), \(stop.label): \(one.count) \(two.count)\n\(other.joined(separator: "\n"))")
        }
        return found
    }

    @Test(
        "2.1: a scene that is moved from device to device is what one is that was built there",
        arguments: ["interface-builder/files", "interface-files"].filter { SharedFolder.there($0) != nil })
    func moved(_ folder: String) throws {
        let root = SharedFolder.url(folder)
        let application = try Application(path: root.path, configuration: LintConfiguration())
        let scenes = application.scenes
        let found = parallelRuns(scenes.count, threads: 2) { Self.differences(application, scenes[$0]) }.joined()
        #expect(found.isEmpty, "\(found.count) of \(scenes.count * Self.stops.count)\n\(found.joined(separator: "\n"))")
    }

    @Test("2.1: so is a cell whose contents keep the margins of what stands around it, and a list below a bar")
    func margins() throws {
        let cell = SampleApp.cell.replacing(
            #"<tableViewCellContentView key="contentView""#,
            with: #"<tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES""#
        ).replacing(
            #"contentMode="scaleToFill" reuseIdentifier"#,
            with: #"contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" reuseIdentifier"#
        ).replacing(
            #"<constraint firstAttribute="trailing" secondItem="cl" secondAttribute="trailing" constant="16""#,
            with:
                #"<constraint firstAttribute="trailingMargin" secondItem="cl" secondAttribute="trailing" constant="0""#
        ).replacing(#"text="Name""#, with: #"text="A name that is so long that it takes two lines on a phone""#)
        let list = """
            <scene sceneID="s2"><objects><tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \
            style="plain" rowHeight="44" id="tv"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableView>
            </tableViewController></objects></scene></scenes>
            """
        let storyboard = SampleApp.storyboard().replacing("</scenes>", with: list)
        let folder = try SampleApp.folder(storyboard, ["Cells/RowCell.xib": cell])
        let application = try Application(folder: URL(filePath: folder.path))
        #expect(application.scenes.map(\.objectID) == ["n", "c", "t", "cell"])
        for scene in application.scenes { #expect(Self.differences(application, scene) == []) }
    }
}
