import EspalierApplications
import EspalierRendering
import XCTest

/// Asserts that a scene of an application holds in all settings, in a test of XCTest.
///
/// The same as ``expectLayout(of:in:_:sourceLocation:)`` for the other framework.
///
/// - Parameters:
///   - scene: One of the application's.
///   - application: The application.
///   - options: What is asked for besides the configuration: devices, languages, kinds.
///   - file: Where failures are recorded.
///   - line: Where failures are recorded.
public func assertLayout(
    of scene: ApplicationScene, in application: Application,
    _ options: ApplicationLintOptions = ApplicationLintOptions(), file: StaticString = #filePath, line: UInt = #line
) {
    for failure in LayoutFailure.messages(of: scene, application, options) {
        XCTFail(failure, file: file, line: line)
    }
}

/// Asserts that a scene of an application holds at every size, text size and direction of a sweep, in a test of XCTest.
///
/// The same as ``expectLayout(_:of:in:sourceLocation:)`` for the other framework.
///
/// - Parameters:
///   - sweep: What is gone through besides. Kinds of findings are switched off with its `without`.
///   - scene: One of the application's.
///   - application: The application.
///   - file: Where failures are recorded.
///   - line: Where failures are recorded.
public func assertLayout(
    _ sweep: LayoutSweep, of scene: ApplicationScene, in application: Application, file: StaticString = #filePath,
    line: UInt = #line
) {
    assertLayout(of: scene, in: application, ApplicationLintOptions(sweep), file: file, line: line)
}
