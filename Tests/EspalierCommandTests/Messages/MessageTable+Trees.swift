import EspalierViews
import Foundation

@testable import EspalierRendering
@testable import EspalierScenarios

// What is said about trees written as text, and by the helpers of tests.
extension MessageTable {
    static let trees = [
        MessageGroup("trees as text", treeTexts) { text in
            do {
                _ = try HierarchySnapshot(text: text)
                return ""
            } catch {
                return "\(error)"
            }
        },
        MessageGroup(
            "expected trees",
            [
                MessageRow("another tree") { failure(#"UIView "b" [0, 0, 10, 20]"#) },
                MessageRow("no tree") { failure("UIView\n") },
                MessageRow("another tree, where it is to be recorded by a machine that checks") {
                    failure(#"UIView "b" [0, 0, 10, 20]"#, .refused)
                },
                MessageRow("another tree, to be recorded in a file that does not exist") {
                    failure(#"UIView "b" [0, 0, 10, 20]"#, .granted)
                },
                MessageRow("a source without the expected text") {
                    recorded(.notFound(path: "Tests/ScreenTests.swift"))
                },
                MessageRow("a source with the expected text twice") {
                    recorded(.ambiguous(path: "Tests/ScreenTests.swift", lines: [4, 9]))
                },
                MessageRow("a source that cannot be written") {
                    recorded(.unreadable(path: "Tests/ScreenTests.swift", reason: "Permission denied"))
                },
            ]),
    ]

    private static func failure(_ expected: String, _ recording: RecordingRequest = .none) -> String {
        let expectation = HierarchyExpectation(
            expected, filePath: "/no/such/ScreenTests.swift", classes: ScenarioClasses(), recording: recording)
        return expectation.failure(of: namedView("a")) ?? ""
    }

    /// Each case stands in a row: a new one does not compile before it is here.
    private static func recorded(_ failure: ExpectedText.Failure) -> String {
        switch failure {
        case .unreadable, .notFound, .ambiguous: failure.description
        }
    }

    private static let treeTexts = [
        "\tUIView [0, 0, 1, 1]", "UIView [0, 0, 1, 1]\n UIView [0, 0, 1, 1]",
        "UIView [0, 0, 1, 1]\nUIView [0, 0, 1, 1]",
        "UIView [0, 0, 1, 1]\n    UIView [0, 0, 1, 1]", "UIView [0, 0, 1, 1]\n  ^x UIView [0, 0, 1, 1]",
        "UIView #x [0, 0, 1, 1]", "UIView #1 [0, 0, 1, 1]\n  UIView #1 [0, 0, 1, 1]",
        "UIView [0, 0, 1, 1]\n  UIView #1 [0, 0, 1, 1]", "UIView #1 [0, 0, 1, 1]\n  UIView [0, 0, 1, 1]",
        #""UIView"#, #"UIView "a"#, "UIView", "UIView [0, 0, 1]", "UIView [0, 0, 1, x]",
        "UIView [0, 0, 1, 1] scroll [1]",
        "UIView [0, 0, 1, 1] size 3", "UIView [0, 0, 1, 1] transform [1]", "UIView [0, 0, 1, 1] tag 1.5",
        "UIView [0, 0, 1, 1] alpha []", "UIView [0, 0, 1, 1] text 3", "UIView [0, 0, 1, 1] hidden hidden",
        "UIView [0, 0, 1, 1] hiden", "UIView [0, 0, 1, 1] {3}",
    ]
}
