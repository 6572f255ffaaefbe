import EspalierRendering
import EspalierViews
import XCTest

/// Asserts that a screen holds at every size, text size and direction of a sweep, in a test of XCTest.
///
/// The same as ``expectLayout(_:sourceLocation:of:)`` for the other framework: a failure is recorded at the place of the
/// call, with the report.
///
/// - Parameters:
///   - sweep: What is gone through. Kinds of findings are switched off with its `without`.
///   - file: Where failures are recorded.
///   - line: Where failures are recorded.
///   - build: Makes the screen anew at each call, on any thread.
public func assertLayout(
    _ sweep: LayoutSweep, file: StaticString = #filePath, line: UInt = #line,
    of build: @escaping @Sendable () -> UIView
) {
    if let failure = LayoutFailure.message(of: sweep, build) {
        XCTFail(failure, file: file, line: line)
    }
}
