import EspalierRendering
import EspalierViews
import Testing

/// Expects that a screen holds at every size, text size and direction of a sweep, in a test of Swift Testing.
///
///     expectLayout(LayoutSweep(widths: 320...1366, textSizes: .all)) {
///         ProfileView()
///     }
///
/// Where something is found, an issue is recorded at the place of the call, with the report: each finding with the ranges
/// at which it occurs. See `LayoutSweep` for what is looked for.
///
/// - Parameters:
///   - sweep: What is gone through. Kinds of findings are switched off with its `without`.
///   - sourceLocation: Where issues are recorded.
///   - build: Makes the screen anew at each call, on any thread.
public func expectLayout(
    _ sweep: LayoutSweep, sourceLocation: SourceLocation = #_sourceLocation,
    of build: @escaping @Sendable () -> UIView
) {
    if let failure = LayoutFailure.message(of: sweep, build) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
