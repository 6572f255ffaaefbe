import EspalierControls
import EspalierRendering
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@Suite("Expected trees")
struct HierarchyExpectationTests {
    static func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.name = "v"
        return view
    }

    static func failure(
        _ expected: String, file: String = "Test.swift", recording: RecordingRequest = .none, view: UIView = view()
    ) -> String? {
        HierarchyExpectation(expected, filePath: file, classes: ScenarioClasses(), recording: recording)
            .failure(of: view)
    }

    @Test(
        "A tree that is as expected gives no failure, recording or not", arguments: [RecordingRequest.none, .granted])
    func holds(recording: RecordingRequest) {
        #expect(Self.failure("UIView \"v\" [0, 0, 10, 20]", recording: recording) == nil)
        #expect(Self.failure("UIView \"v\" #7 [0, 0, 10, 20]\n", recording: recording) == nil)
    }

    @Test("A failure has the differences and the tree")
    func differs() {
        #expect(
            Self.failure("UIView \"v\" [0, 0, 10, 21]\n  UILabel [0, 0, 1, 1]") == """
                the tree is not as expected (expected -> got):
                ~ UIView "v" at /: resized [10, 21] -> [10, 20]
                - UILabel from /0 [0, 0, 1, 1]
                to write the tree into the test: ESPALIER_RECORD=1 swift test, look at the change, and run again without it
                the tree is:
                UIView "v" [0, 0, 10, 20]

                """)
    }

    @Test("An expected text that is no tree is told with its place")
    func unreadable() {
        #expect(
            Self.failure("UIView\n") == """
                the expected tree cannot be read: 1:7: the view has no frame
                fix: write [x, y, width, height] after the name
                to write the tree into the test: ESPALIER_RECORD=1 swift test, look at the change, and run again without it
                the tree is:
                UIView "v" [0, 0, 10, 20]

                """)
    }

    @Test("The list of differences and the tree of many views are cut short")
    func many() throws {
        let root = UIView()
        for _ in 0..<300 { root.addSubview(UIView()) }
        let failure = try #require(Self.failure("UIView [0, 0, 0, 0]", view: root))
        #expect(
            failure.hasSuffix(
                "and 100 more changes\nto write the tree into the test: ESPALIER_RECORD=1 swift test, "
                    + "look at the change, and run again without it\nthe tree has 301 views"))
    }

    @Test(
        "Recording is on request, and never in continuous integration",
        arguments: [
            ([:], .none), (["CI": "true"], .none), (["ESPALIER_RECORD": ""], .none),
            (["ESPALIER_RECORD": "0", "CI": "1"], .none), (["ESPALIER_RECORD": "1"], .granted),
            (["ESPALIER_RECORD": "1", "CI": "false"], .granted), (["ESPALIER_RECORD": "1", "CI": ""], .granted),
            (["ESPALIER_RECORD": "1", "CI": "true"], .refused), (["ESPALIER_RECORD": "yes", "CI": "1"], .refused),
        ] as [([String: String], RecordingRequest)])
    func request(environment: [String: String], expected: RecordingRequest) {
        #expect(RecordingRequest(environment: environment) == expected)
    }

    @Test("A refused recording fails even where the tree is as expected")
    func refused() {
        let failure = Self.failure("UIView \"v\" [0, 0, 10, 20]", recording: .refused)
        #expect(failure?.hasPrefix("recording is refused: ESPALIER_RECORD and CI are both set\nfix: ") == true)
    }
}
