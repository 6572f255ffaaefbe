/// What the layout passes of a tree have done so far, so that costs can be held by counts.
public struct LayoutCounters: Equatable, Sendable {
    /// Passes that found something to do.
    public var passes = 0
    /// Rounds of those passes: one each, and one more whenever something was marked while a round ran.
    public var rounds = 0
    /// Views that were laid out: calls of `layoutSubviews()`, those included that would do nothing and are left out.
    public var viewsLaidOut = 0
    /// Views that the rounds looked at, laid out or not.
    public var viewsVisited = 0
}

extension UIView {
    /// What the layout passes of this view's tree have done. Counting begins with the first read.
    public final var layoutCounters: LayoutCounters { topmost.ensureTreeRecord().counters }
}
