import EspalierViews

// Groups of siblings: the other subviews of the same superview, in the order of its list. A group without members is
// not there, and the view itself is in none.
extension UIView {
    /// The siblings by a key of one's own; in each group in the order of the superview's list.
    ///
    ///     let byHeight = row.groupSiblings { $0.frame.height }          // [CGFloat: [UIView]]
    ///
    /// - Parameter key: Called once with each sibling, in that order. Gives the key of the group for it, or nil for
    ///   none. It may change the tree: it is called with the siblings that there were at the beginning, wherever they
    ///   are.
    /// - Returns: The groups; empty without a superview.
    /// - Throws: What `key` throws, which ends the grouping.
    /// - Complexity: O(siblings).
    public final func groupSiblings<Key: Hashable>(by key: (UIView) throws -> Key?) rethrows -> [Key: [UIView]] {
        var groups: [Key: [UIView]] = [:]
        // Held, as the closure may take any of them out.
        var siblings: [UIView] = []
        walkSiblings { siblings.append($0) }
        for sibling in siblings {
            if let group = try key(sibling) { groups[group, default: []].append(sibling) }
        }
        return groups
    }

    /// The siblings of some classes, by the name of the class; in each group in the order of the superview's list.
    ///
    /// - Parameter types: A view counts if its class is one of them, not if a superclass is. Their order plays no part;
    ///   what is there twice counts once.
    /// - Returns: The groups, under `String(describing:)` of their class: the name without what it is declared in.
    ///   Classes of the same name share a group. Empty without a superview.
    /// - Complexity: O(siblings).
    public final func groupSiblings(by types: [UIView.Type]) -> [String: [UIView]] {
        siblingGroups(in: TypeSelector(types))
    }

    /// The siblings with one of some tags, by the tag; in each group in the order of the superview's list.
    ///
    /// - Parameter tags: The tag counts that is stored, whatever a subclass makes of `tag`. Their order plays no part;
    ///   what is there twice counts once.
    /// - Returns: The groups; empty without a superview.
    /// - Complexity: O(siblings).
    public final func groupSiblings(by tags: [Int]) -> [Int: [UIView]] {
        siblingGroups(in: TagSelector(tags))
    }

    /// The siblings with one of some names, by the name; in each group in the order of the superview's list.
    ///
    /// - Parameter names: A view without a name never counts. Their order plays no part; what is there twice counts
    ///   once.
    /// - Returns: The groups; empty without a superview.
    /// - Complexity: O(siblings).
    public final func groupSiblings(by names: [String]) -> [String: [UIView]] {
        siblingGroups(in: NameSelector(names))
    }
}
