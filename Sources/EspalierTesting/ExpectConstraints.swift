import EspalierViews
import Testing

/// Expects that constraints lay out a view and what is below it without conflicts, in a test of Swift Testing.
///
///     expectLayout(of: card)
///
/// A pass is made where one is due. What is found is recorded as an issue at the place of the call: the report of
/// `UIView.layoutReport(includesUnsatisfied:)`, which names constraints with the file and the line that activated them.
///
/// - Parameters:
///   - view: The view.
///   - isUnambiguous: Whether views and guides that could be elsewhere are found too.
///   - sourceLocation: Where issues are recorded.
public func expectLayout(
    of view: UIView, isUnambiguous: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) {
    if let failure = LayoutFailure.message(of: view, isUnambiguous) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}

/// Expects, from now on, that no pass of a view's tree has a conflict of constraints, in a test of Swift Testing.
///
///     expectNoConflicts(in: window)
///
/// Each new conflict is recorded as an issue at the place of this call. What else the tree reports goes on to the handler
/// that it has, or to standard error.
///
/// - Parameters:
///   - root: The topmost view; its `diagnosticsHandler` is replaced.
///   - sourceLocation: Where issues are recorded.
public func expectNoConflicts(in root: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    LayoutFailure.hearConflicts(of: root) { message in
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}
