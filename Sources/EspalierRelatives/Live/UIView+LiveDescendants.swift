import EspalierViews

// Lists of descendants that follow the tree, by what a view itself is or stores.
extension UIView {
    /// The descendants of some classes, depth-first, as a list that follows the tree.
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is. Empty: there are none.
    /// - Complexity: O(descendants); from then on what changes cost, see ``LiveViews``.
    public final func liveDescendants(by types: [UIView.Type]) -> LiveViews { live(TypeSelector(types)) }

    /// The descendants with one of some tags, depth-first, as a list that follows the tree.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`. Empty: there are none.
    /// - Complexity: O(descendants); from then on what changes cost, see ``LiveViews``.
    public final func liveDescendants(by tags: [Int]) -> LiveViews { live(TagSelector(tags)) }

    /// The descendants with one of some names, depth-first, as a list that follows the tree.
    ///
    /// - Parameter names: A view without a name never counts. Empty: there are none.
    /// - Complexity: O(descendants); from then on what changes cost, see ``LiveViews``.
    public final func liveDescendants(by names: [String]) -> LiveViews { live(NameSelector(names)) }

    private func live(_ condition: some ViewCriterion) -> LiveViews {
        let core = ConditionCore(root: self) { condition.place(of: $0) != nil }
        return LiveViews(core.live(below: nil) { ConditionCore.number })
    }
}
