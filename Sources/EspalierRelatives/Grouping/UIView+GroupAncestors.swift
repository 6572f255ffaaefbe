import EspalierViews

// Groups of ancestors, the nearest first in each. A group without members is not there,
// and the view itself is in none.
extension UIView {
    /// The ancestors by a key of one's own; in each group the nearest first.
    ///
    ///     let byHidden = label.groupAncestors { $0.isHidden }          // [Bool: [UIView]]
    ///
    /// - Parameter key: Called once with each ancestor, in that order. Gives the key of the group for it, or nil for
    ///   none. It may change the tree: the walk goes on with the superview that the ancestor has once the call has
    ///   returned.
    /// - Returns: The groups; empty without a superview.
    /// - Throws: What `key` throws, which ends the grouping.
    /// - Complexity: O(depth).
    public final func groupAncestors<Key: Hashable>(by key: (UIView) throws -> Key?) rethrows -> [Key: [UIView]] {
        var groups: [Key: [UIView]] = [:]
        var current = realSuperview
        while let ancestor = current {
            if let group = try key(ancestor) { groups[group, default: []].append(ancestor) }
            current = ancestor.realSuperview
        }
        return groups
    }

    /// The ancestors of some classes, by the name of the class; in each group the nearest first.
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is. Their order plays no part;
    ///   what is there twice counts once.
    /// - Returns: The groups, under `String(describing:)` of their class: the name without what it is declared in.
    ///   Classes of the same name share a group. Empty without a superview.
    /// - Complexity: O(depth).
    public final func groupAncestors(by types: [UIView.Type]) -> [String: [UIView]] {
        ancestorGroups(in: TypeSelector(types))
    }

    /// The ancestors with one of some tags, by the tag; in each group the nearest first.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`. Their order plays no part;
    ///   what is there twice counts once.
    /// - Returns: The groups; empty without a superview.
    /// - Complexity: O(depth).
    public final func groupAncestors(by tags: [Int]) -> [Int: [UIView]] {
        ancestorGroups(in: TagSelector(tags))
    }

    /// The ancestors with one of some names, by the name; in each group the nearest first.
    ///
    /// - Parameter names: A view without a name never counts. Their order plays no part; what is there twice counts
    ///   once.
    /// - Returns: The groups; empty without a superview.
    /// - Complexity: O(depth).
    public final func groupAncestors(by names: [String]) -> [String: [UIView]] {
        ancestorGroups(in: NameSelector(names))
    }
}
