import EspalierViews

// Groups of descendants, depth-first in each. A group without members is not there,
// and the view itself is in none.
extension UIView {
    /// The descendants by a key of one's own; in each group depth-first, a superview before what is below it.
    ///
    ///     let byColor = screen.groupDescendants { $0.backgroundColor }  // [UIColor: [UIView]]
    ///
    /// - Parameter key: Called once with each descendant, in that order. Gives the key of the group for it, or nil for
    ///   none. It may change the tree: ``DescendantSequence`` says how the walk goes on.
    /// - Returns: The groups; empty without subviews.
    /// - Throws: What `key` throws, which ends the grouping.
    /// - Complexity: O(descendants).
    public final func groupDescendants<Key: Hashable>(by key: (UIView) throws -> Key?) rethrows -> [Key: [UIView]] {
        var groups: [Key: [UIView]] = [:]
        var walk = DescendantWalk(below: self)
        while let descendant = walk.next() {
            if let group = try key(descendant) { groups[group, default: []].append(descendant) }
        }
        return groups
    }

    /// The descendants of some classes, by the name of the class; in each group depth-first, a superview before what is
    /// below it.
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is. Their order plays no part;
    ///   what is there twice counts once.
    /// - Returns: The groups, under `String(describing:)` of their class: the name without what it is declared in.
    ///   Classes of the same name share a group. Empty without subviews.
    /// - Complexity: O(descendants). Where asking often has made an index: O(1) for what was asked before and is the same,
    ///   else O(log n + what is found).
    public final func groupDescendants(by types: [UIView.Type]) -> [String: [UIView]] {
        groups(indexedDescendants(types: types), .types(types), TypeSelector(types))
    }

    /// The descendants with one of some tags, by the tag; in each group depth-first, a superview before what is below
    /// it.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`. Their order plays no part;
    ///   what is there twice counts once.
    /// - Returns: The groups; empty without subviews.
    /// - Complexity: O(descendants). Where asking often has made an index: O(1) for what was asked before and is the same,
    ///   else O(log n + what is found).
    public final func groupDescendants(by tags: [Int]) -> [Int: [UIView]] {
        groups(indexedDescendants(tags: tags), .tags(tags), TagSelector(tags))
    }

    /// The descendants with one of some names, by the name; in each group depth-first, a superview before what is below
    /// it.
    ///
    /// - Parameter names: A view without a name never counts. Their order plays no part; what is there twice counts
    ///   once.
    /// - Returns: The groups; empty without subviews.
    /// - Complexity: O(descendants). Where asking often has made an index: O(1) for what was asked before and is the same,
    ///   else O(log n + what is found).
    public final func groupDescendants(by names: [String]) -> [String: [UIView]] {
        groups(indexedDescendants(names: names), .names(names), NameSelector(names))
    }

    /// What an index has found; where there is none, the groups that looking at all descendants gives.
    private func groups<Selector: ViewCriterion>(
        _ found: [Selector.Key: [UIView]]?, _ condition: @autoclosure () -> ViewCondition,
        _ selector: @autoclosure () -> Selector
    ) -> [Selector.Key: [UIView]] {
        guard let found else { return looked(condition(), selector()) }
        #if ESPALIER_CHECKS
            let looked = looked(condition(), selector())
            precondition(
                found.count == looked.count
                    && found.allSatisfy { looked[$0.key]?.elementsEqual($0.value, by: ===) ?? false },
                "an index answered \(found), but looking at all descendants gives \(looked)")
        #endif
        return found
    }

    private func looked<Selector: ViewCriterion>(
        _ condition: ViewCondition, _ selector: Selector
    ) -> [Selector.Key: [UIView]] {
        var groups = ViewGroups(of: selector)
        for view in lookForAll(condition) { groups.add(view) }
        return groups.dictionary
    }
}
