import EspalierRendering
import EspalierScenarios
import EspalierViews
import XCTest

/// Asserts that a view and all below it are as a text says, in a test of XCTest.
///
/// The same as ``expectHierarchy(_:matches:classes:filePath:sourceLocation:)``, recording included, for the other
/// framework: a failure is recorded at the place of the call.
///
/// - Parameters:
///   - view: The view.
///   - expected: The expected text.
///   - classes: What classes are called, and which of them have a text.
///   - file: Where failures are recorded, and the file that a recording writes.
///   - line: Where failures are recorded.
/// - Complexity: O(*n* log *n*) for *n* views and expected lines.
public func assertHierarchy(
    _ view: UIView, matches expected: String, classes: ScenarioClasses = ScenarioClasses(),
    file: StaticString = #filePath, line: UInt = #line
) {
    let expectation = HierarchyExpectation(expected, filePath: "\(file)", classes: classes)
    if let failure = expectation.failure(of: view) {
        XCTFail(failure, file: file, line: line)
    }
}
