import EspalierViews

/// What has become of a live list in one outermost change of the tree.
///
/// Taking `left` and `moved` out of the list as it was, and putting `entered` and `moved` in where they stand in the
/// tree, gives the list as it is: all others have kept their order.
public struct LiveChange {
    /// Views that have come into the list, in the order of the tree. A view that came and left again in the same change
    /// is not told.
    public let entered: [UIView]
    /// Views that have left it, in the order that they had in the list. The change holds them, so that those that
    /// nobody else holds can still be looked at.
    public let left: [UIView]
    /// Views that were in it and are, and stand at another place among the others, in the order of the tree: views that
    /// were moved in the tree, themselves or with a view above them. Where several changed places among one another, as
    /// few as can be.
    public let moved: [UIView]
}
