import EspalierViews

// Relatives: no view is its own ancestor, descendant or sibling. An ancestor is a superview or one above it, at any
// distance. The tree counts as it is, whatever a subclass makes of `superview`, `subviews` or `tag`. Nothing here is
// tracked as a read, apart from what a closure reads itself.
extension UIView {
    /// The nearest ancestor that satisfies a condition, or nil.
    ///
    ///     let card = label.findFirstAncestor { $0.backgroundColor != nil }
    ///
    /// - Parameter matches: Called with each ancestor, the nearest first, up to the first for which it answers true;
    ///   never with the view itself. It may change the tree: the search goes on with the superview that the ancestor
    ///   has once the call has returned.
    /// - Returns: The nearest one; nil if there is none, and for a view without a superview.
    /// - Throws: What `matches` throws, which ends the search.
    /// - Complexity: O(distance to what is found), without one O(depth).
    public final func findFirstAncestor(by matches: (UIView) throws -> Bool) rethrows -> UIView? {
        var current = realSuperview
        while let ancestor = current {
            if try matches(ancestor) { return ancestor }
            current = ancestor.realSuperview
        }
        return nil
    }

    /// The nearest ancestor of one of some classes, or nil.
    ///
    ///     let cell = label.findFirstAncestor(by: [UITableViewCell.self])
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is; classes are told apart by
    ///   identity, not by name. Their order plays no part. Empty: nothing is found.
    /// - Complexity: O(distance to what is found), without one O(depth).
    public final func findFirstAncestor(by types: [UIView.Type]) -> UIView? {
        firstAncestor(in: TypeSelector(types))
    }

    /// The nearest ancestor with one of some tags, or nil.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`; views that were given none
    ///   have the tag 0. Their order plays no part. Empty: nothing is found.
    /// - Complexity: O(distance to what is found), without one O(depth).
    public final func findFirstAncestor(by tags: [Int]) -> UIView? {
        firstAncestor(in: TagSelector(tags))
    }

    /// The nearest ancestor with one of some names, or nil.
    ///
    /// - Parameter names: A view without a name never counts. Their order plays no part. Empty: nothing is found.
    /// - Complexity: O(distance to what is found), without one O(depth).
    public final func findFirstAncestor(by names: [String]) -> UIView? {
        firstAncestor(in: NameSelector(names))
    }
}
