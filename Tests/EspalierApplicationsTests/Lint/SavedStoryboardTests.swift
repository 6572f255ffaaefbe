import EspalierNibs
import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// What a run lays out again after a storyboard was saved: the scenes whose views are others.
@Suite struct SavedStoryboardTests {
    /// A storyboard: `a` in a navigation controller shows `b`, in which `c` stands; `d` is by itself.
    private struct Board {
        var titles = ["a": "Orders", "b": "Order", "c": "Item", "d": "About"]
        var heights = ["a": 30, "b": 44, "c": 44, "d": 20]
        /// Line ends before the label of a scene, so that what comes after stands elsewhere.
        var gaps = ["a": 0, "b": 0, "c": 0, "d": 0]
        var extra: Set<String> = []
        var barIsHidden = false
        var isPresented = false
        var embeds = true
        var resource = "star"

        private func screen(_ id: String, connections: String = "") -> String {
            let more =
                extra.contains(id)
                ? "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
                    + "id=\"\(id)x\"><rect key=\"frame\" x=\"300\" y=\"300\" width=\"90\" height=\"20\"/></view>" : ""
            let inner =
                id == "b" && embeds
                ? "<containerView opaque=\"NO\" contentMode=\"scaleToFill\" fixedFrame=\"YES\" "
                    + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">"
                    + "<rect key=\"frame\" x=\"0\" y=\"200\" width=\"200\" height=\"300\"/>"
                    + "<connections><segue destination=\"c\" kind=\"embed\" id=\"toC\"/></connections></containerView>"
                : ""
            return """
                <scene sceneID="s\(id)"><objects>
                <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>\(String(repeating: "\n", count: gaps[id] ?? 0))
                <label text="\(titles[id] ?? "")" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)l">
                <rect key="frame" x="16" y="111" width="161" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)b">
                <rect key="frame" x="16" y="160" width="161" height="44"/><state key="normal" title="Pay"/></button>
                \(inner)\(more)
                </subviews><viewLayoutGuide key="safeArea" id="\(id)s"/><constraints>
                <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)v" secondAttribute="leading" constant="16" id="\(id)1"/>
                <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)s" secondAttribute="top" constant="8" id="\(id)2"/>
                <constraint firstItem="\(id)l" firstAttribute="width" constant="80" id="\(id)3"/>
                <constraint firstItem="\(id)b" firstAttribute="leading" secondItem="\(id)l" secondAttribute="leading" id="\(id)4"/>
                <constraint firstItem="\(id)b" firstAttribute="top" secondItem="\(id)l" secondAttribute="bottom" id="\(id)5"/>
                <constraint firstItem="\(id)b" firstAttribute="height" constant="\(heights[id] ?? 0)" id="\(id)6"/>
                <constraint firstItem="\(id)b" firstAttribute="width" constant="80" id="\(id)7"/>
                </constraints></view>\(connections)</viewController></objects></scene>
                """
        }

        var text: String {
            let kind = isPresented ? "presentation" : "show"
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES" useSafeAreas="YES" initialViewController="n"><scenes>
                <scene sceneID="sn"><objects><navigationController id="n" sceneMemberID="viewController" \
                navigationBarHidden="\(barIsHidden ? "YES" : "NO")">
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController></objects></scene>
                \(screen("a", connections: "<connections><segue destination=\"b\" kind=\"\(kind)\" id=\"toB\"/></connections>"))
                \(screen("b"))
                \(screen("c"))
                \(screen("d"))
                </scenes><resources><image name="\(resource)" width="8" height="8"/></resources></document>
                """
        }
    }

    /// A run, and what a run from nothing says.
    private final class Watch {
        let folder: TemporaryFolder
        private var application: Application
        private var memory = LintMemory()
        private(set) var layouts = 0

        init(_ board: Board) throws {
            folder = try TemporaryFolder(["Main.storyboard": board.text])
            application = try Application(path: folder.path, configuration: nil)
            layouts = application.lint(Self.options, LintRun(), &memory).layouts
        }

        private static var options: ApplicationLintOptions {
            var options = ApplicationLintOptions()
            options.settings.devices = Array(Device.phones.prefix(2))
            options.threads = 1
            return options
        }

        /// Saves a storyboard, and runs again.
        ///
        /// - Returns: the scenes that were laid out again.
        func save(_ board: Board) throws -> Set<String> {
            try folder.write(board.text, to: "Main.storyboard")
            let new = try Application(
                path: folder.path, configuration: nil, previous: application, changed: ["Main.storyboard"])
            memory.forget(touchedBy: ["Main.storyboard"], from: application, to: new)
            let kept = Set(memory.results.keys.map(\.objectID))
            let now = new.lint(Self.options, LintRun(), &memory)
            let fresh = try Application(path: folder.path, configuration: nil).lint(Self.options)
            let paths = FindingPaths(prefix: "")
            #expect(now.text(paths) == fresh.text(paths))
            #expect(now.scenes == fresh.scenes)
            // Also what a report goes by.
            #expect(now.findings.map(\.shownIn) == fresh.findings.map(\.shownIn))
            application = new
            layouts = now.layouts
            return Set(new.scenes.map(\.objectID)).subtracting(kept)
        }
    }

    @Test("4.6: after a storyboard was saved the scenes whose views are others are laid out, and those that show them")
    func views() throws {
        var board = Board()
        let watch = try Watch(board)
        let all = watch.layouts
        board.gaps["a"] = 3
        #expect(try watch.save(board) == [])
        #expect(watch.layouts == 0)
        board.titles["d"] = "About this application"
        #expect(try watch.save(board) == ["d"])
        #expect(watch.layouts > 0 && watch.layouts < all)
        // It stands in another one.
        board.extra = ["c"]
        #expect(try watch.save(board) == ["b", "c"])
    }

    @Test("4.6: where more than views has changed, all scenes of the file are laid out")
    func others() throws {
        var board = Board()
        let watch = try Watch(board)
        let all: Set = ["n", "a", "b", "c", "d"]
        board.barIsHidden = true
        #expect(try watch.save(board) == all)
        board.isPresented = true
        #expect(try watch.save(board) == all)
        board.embeds = false
        #expect(try watch.save(board) == all)
        board.resource = "moon"
        #expect(try watch.save(board) == all)
        #expect(try watch.save(board) == [])
    }

    @Test("4.6: whatever is saved, a run finds what a run from nothing finds", arguments: randomPrograms(UInt64(24)))
    func random(_ seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var board = Board()
        let watch = try Watch(board)
        for _ in 0..<6 {
            for _ in 0...numbers.below(2) {
                let id = numbers.any(["a", "b", "c", "d"])
                switch numbers.below(8) {
                case 0: board.titles[id] = String(repeating: "Pay ", count: 1 + numbers.below(6))
                case 1: board.heights[id] = 20 + numbers.below(41)
                case 2: board.gaps[id] = numbers.below(5)
                case 3: board.extra.formSymmetricDifference([id])
                case 4: board.barIsHidden.toggle()
                case 5: board.isPresented.toggle()
                case 6: board.embeds.toggle()
                default: board.resource += "x"
                }
            }
            _ = try watch.save(board)
        }
    }
}
