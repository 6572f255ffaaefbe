import EspalierRendering
import EspalierScenarios
import EspalierViews
import Testing

/// Expects that a view and all below it are as a text says, in a test of Swift Testing.
///
///     expectHierarchy(
///         screen,
///         matches: """
///             UIView "screen" [0, 0, 390, 844]
///               UILabel "title" [16, 16, 358, 24] text "Hello"
///             """)
///
/// The text is that of `HierarchySnapshot.text(_:)`, with or without ids, which are not compared. Where the tree is
/// another one, an issue is recorded at the place of the call, with the differences (`HierarchyDiff.Matching.contents`)
/// and the text of the tree. Nothing is laid out: call `layoutIfNeeded()` before.
///
/// With `ESPALIER_RECORD=1` in the environment, an expected text that differs is rewritten in the source of the test: the
/// test fails once more, and holds in the next run. The text must stand in the call in `"""`, without interpolation, and
/// no other text of the file in `"""` may be equal to it. Where `CI` is set, too, recording is refused: the test fails,
/// and nothing is written.
///
/// - Parameters:
///   - view: The view.
///   - expected: The expected text.
///   - classes: What classes are called, and which of them have a text.
///   - filePath: The file that a recording writes.
///   - sourceLocation: Where issues are recorded.
/// - Complexity: O(*n* log *n*) for *n* views and expected lines.
public func expectHierarchy(
    _ view: UIView, matches expected: String, classes: ScenarioClasses = ScenarioClasses(),
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let expectation = HierarchyExpectation(expected, filePath: filePath, classes: classes)
    if let failure = expectation.failure(of: view) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
