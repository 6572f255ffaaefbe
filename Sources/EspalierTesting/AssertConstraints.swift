import EspalierViews
import XCTest

/// Asserts that constraints lay out a view and what is below it without conflicts, in a test of XCTest.
///
/// The same as ``expectLayout(of:isUnambiguous:sourceLocation:)`` for the other framework.
///
/// - Parameters:
///   - view: The view.
///   - isUnambiguous: Whether views and guides that could be elsewhere are found too.
///   - file: Where failures are recorded.
///   - line: Where failures are recorded.
public func assertLayout(
    of view: UIView, isUnambiguous: Bool = true, file: StaticString = #filePath, line: UInt = #line
) {
    if let failure = LayoutFailure.message(of: view, isUnambiguous) {
        XCTFail(failure, file: file, line: line)
    }
}

/// Asserts, from now on, that no pass of a view's tree has a conflict of constraints, in a test of XCTest.
///
/// The same as ``expectNoConflicts(in:sourceLocation:)`` for the other framework.
///
/// - Parameters:
///   - root: The topmost view; its `diagnosticsHandler` is replaced.
///   - file: Where failures are recorded.
///   - line: Where failures are recorded.
public func assertNoConflicts(in root: UIView, file: StaticString = #filePath, line: UInt = #line) {
    LayoutFailure.hearConflicts(of: root) { XCTFail($0, file: file, line: line) }
}
