import EspalierViews

extension UIView {
    /// All descendants, depth-first, a superview before what is below it, and each looked for when it is asked for. The
    /// view itself is not among them. Empty without subviews.
    ///
    /// The tree may change between two steps: see ``DescendantSequence``.
    public final var descendants: DescendantSequence { DescendantSequence(below: self) }

    /// The descendants that satisfy a condition, depth-first, each looked for when it is asked for.
    ///
    ///     for view in screen.descendants(by: { $0.isHidden }) { … }
    ///
    /// - Parameter matches: Called with each descendant up to the one that is asked for, never with the view itself. It
    ///   may change the tree: see ``DescendantSequence``.
    public final func descendants(by matches: @escaping (UIView) -> Bool) -> DescendantSequence {
        DescendantSequence(below: self, where: matches)
    }

    /// The descendants of some classes, depth-first, each looked for when it is asked for.
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is. Empty: there are none.
    public final func descendants(by types: [UIView.Type]) -> DescendantSequence {
        descendants(in: TypeSelector(types))
    }

    /// The descendants with one of some tags, depth-first, each looked for when it is asked for.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`. Empty: there are none.
    public final func descendants(by tags: [Int]) -> DescendantSequence {
        descendants(in: TagSelector(tags))
    }

    /// The descendants with one of some names, depth-first, each looked for when it is asked for.
    ///
    /// - Parameter names: A view without a name never counts. Empty: there are none.
    public final func descendants(by names: [String]) -> DescendantSequence {
        descendants(in: NameSelector(names))
    }

    private func descendants(in selector: some ViewCriterion) -> DescendantSequence {
        DescendantSequence(below: self) { selector.place(of: $0) != nil }
    }
}
