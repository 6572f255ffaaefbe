import EspalierViews

extension UIView {
    /// The nearest view that is an ancestor of this view and of another one, or nil.
    ///
    /// It is never one of the two, as no view is its own ancestor: if one lies below the other, it is the superview of
    /// the upper one; for a view and itself, its superview. Where a view is to count as being above itself:
    ///
    ///     let lowest = a === b || a.isRelativeAncestor(of: b) ? a
    ///         : b.isRelativeAncestor(of: a) ? b : a.nearestCommonAncestor(with: b)
    ///
    /// - Returns: The same for both orders of the two. Nil in different trees, and if one of the two is topmost.
    /// - Complexity: O(depth of both), without recursion.
    public final func nearestCommonAncestor(with view: UIView) -> UIView? {
        guard let fork = ViewFork(self, view) else { return nil }
        let isApart = fork.first != nil && fork.second != nil
        return (isApart ? fork.meeting : fork.meeting.parentLink)?.object
    }
}
