import EspalierViews

extension UIView {
    /// Whether another view lies below this one, at any distance.
    ///
    /// - Returns: False for the view itself: no view is its own ancestor.
    /// - Complexity: O(depth of `view`); O(1) where an index of their tree is in use.
    public final func isRelativeAncestor(of view: UIView) -> Bool { view !== self && view.isAtOrBelow(self) }

    /// Whether the view lies below another one, at any distance. Unlike `isDescendant(of:)` it does not count a view as
    /// being below itself.
    ///
    /// - Complexity: O(depth); O(1) where an index of their tree is in use.
    public final func isRelativeDescendant(of view: UIView) -> Bool { view.isRelativeAncestor(of: self) }

    /// Whether another view lies in the same superview. It is so for both or for neither.
    ///
    /// - Returns: False for the view itself, and for a view without a superview: topmost views are no siblings.
    /// - Complexity: O(1).
    public final func isRelativeSibling(of view: UIView) -> Bool {
        guard view !== self, let superview = realSuperview else { return false }
        return view.isChild(of: superview)
    }
}
