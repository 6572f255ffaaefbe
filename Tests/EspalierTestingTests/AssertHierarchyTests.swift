import EspalierRendering
import EspalierTesting
import EspalierViews
import Foundation
import XCTest

/// Asserting trees in XCTest.
final class AssertHierarchyTests: XCTestCase {
    /// The failures of the test that is running, while they are caught.
    private var caught: [(description: String, file: String, line: Int)]?

    // Linux has no expected failures: those of the assertion are caught here, where the framework delivers them.
    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if caught == nil {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        } else {
            caught?.append((description, filePath, lineNumber))
        }
    }

    func testPasses() {
        assertHierarchy(UIView(), matches: "UIView [0, 0, 0, 0]")
    }

    func testFailsAtThePlaceOfTheCall() throws {
        caught = []
        assertHierarchy(UIView(), matches: "UIView tag 3 [0, 0, 0, 0]")
        let line = #line - 1
        let failures = try XCTUnwrap(caught)
        caught = nil
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.file, #filePath)
        XCTAssertEqual(failures.first?.line, line)
        XCTAssertTrue(failures.first?.description.contains("~ UIView at /: retagged 3 -> 0") ?? false)
    }

    func testLayoutFailsAtThePlaceOfTheCall() throws {
        assertLayout(LayoutSweep(widths: 320...340)) { UIView() }
        caught = []
        assertLayout(LayoutSweep(widths: 320...340)) {
            let screen = UIView()
            screen.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 5)))
            return screen
        }
        let failures = try XCTUnwrap(caught)
        caught = nil
        XCTAssertEqual(failures.map(\.file), [#filePath])
        XCTAssertTrue(
            failures.first?.description.contains("the root view at widths 320 to 329") ?? false)
    }
}
