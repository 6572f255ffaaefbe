import EspalierScenarios
import EspalierViews
import Foundation

/// A tree that a test expects. What the test frameworks are told, is made here, without either of them.
package struct HierarchyExpectation {
    /// The expected text.
    package var expected: String
    /// The file in which the expectation stands.
    package var filePath: String
    /// Whether the text is to be written anew.
    package var recording: RecordingRequest
    /// What classes are called, and which of them have a text.
    package var classes: ScenarioClasses

    package init(
        _ expected: String, filePath: String, classes: ScenarioClasses,
        recording: RecordingRequest = RecordingRequest(environment: ProcessInfo.processInfo.environment)
    ) {
        self.expected = expected
        self.filePath = filePath
        self.classes = classes
        self.recording = recording
    }

    /// How many changes a failure lists, and how large a tree it shows, at most.
    private static let longestList = 200

    /// Why a tree is not as expected, or what was recorded; nil where it is as expected.
    ///
    /// - Complexity: O(*n* log *n*) for *n* views and expected lines; for recording, also the length of the file.
    package func failure(of view: UIView) -> String? {
        if recording == .refused {
            return """
                recording is refused: ESPALIER_RECORD and CI are both set
                fix: record on a machine where somebody looks at the change, and unset ESPALIER_RECORD here
                """
        }
        var numbering = ViewNumbering(classes: classes)
        let got = HierarchySnapshot(of: view, numbering: &numbering)
        let problem: String
        do {
            let diff = HierarchyDiff(from: try HierarchySnapshot(text: expected), to: got, matching: .contents)
            if diff.isEmpty { return nil }
            problem = "the tree is not as expected (expected -> got):\n\(diff.text(limit: Self.longestList))"
        } catch {
            problem = "the expected tree cannot be read: \(error)\n"
        }
        let text = got.text()
        if recording == .granted { return record(text, problem) }
        let tree =
            got.entries.count > Self.longestList
            ? "the tree has \(got.entries.count) views" : "the tree is:\n\(text)"
        return problem + Self.howToRecord + tree
    }

    /// What to do about a text that is not yet what is wanted.
    private static let howToRecord =
        "to write the tree into the test: ESPALIER_RECORD=1 swift test, look at the change, and run again without it\n"

    private func record(_ text: String, _ problem: String) -> String {
        do {
            let line = try ExpectedText.replace(expected, by: text, inFile: filePath)
            return "recorded at \(filePath):\(line); look at the change and run the test again\n\(problem)"
        } catch {
            return "\(error)\n\(problem)the tree is:\n\(text)"
        }
    }
}
