import EspalierViews

// The first descendant is the first depth-first: a superview before what is below it, and that before its siblings.
extension UIView {
    /// The first descendant that satisfies a condition, depth-first, or nil.
    ///
    ///     let empty = form.findFirstDescendant { ($0 as? UILabel)?.text == nil }
    ///
    /// - Parameter matches: Called with each descendant in order, up to the first for which it answers true; never with
    ///   the view itself. It may change the tree: ``DescendantSequence`` says how the search goes on.
    /// - Returns: The first one; nil if there is none, and for a view without subviews.
    /// - Throws: What `matches` throws, which ends the search.
    /// - Complexity: O(descendants up to what is found).
    public final func findFirstDescendant(by matches: (UIView) throws -> Bool) rethrows -> UIView? {
        var walk = DescendantWalk(below: self)
        while let descendant = walk.next() {
            if try matches(descendant) { return descendant }
        }
        return nil
    }

    /// The first descendant of one of some classes, depth-first, or nil.
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is; classes are told apart by
    ///   identity, not by name. Their order plays no part. Empty: nothing is found.
    /// - Complexity: O(descendants up to what is found); O(log n) where asking often has made an index.
    public final func findFirstDescendant(by types: [UIView.Type]) -> UIView? {
        firstDescendant(.types(types))
    }

    /// The first descendant with one of some tags, depth-first, or nil. Unlike `viewWithTag(_:)` it leaves the view
    /// itself out.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`; views that were given none
    ///   have the tag 0. Their order plays no part. Empty: nothing is found.
    /// - Complexity: O(descendants up to what is found); O(log n) where asking often has made an index.
    public final func findFirstDescendant(by tags: [Int]) -> UIView? {
        firstDescendant(.tags(tags))
    }

    /// The first descendant with one of some names, depth-first, or nil. Unlike `view(named:)` it leaves the view
    /// itself out.
    ///
    /// - Parameter names: A view without a name never counts. Their order plays no part. Empty: nothing is found.
    /// - Complexity: O(descendants up to what is found); O(log n) where asking often has made an index.
    public final func findFirstDescendant(by names: [String]) -> UIView? {
        firstDescendant(.names(names))
    }
}
