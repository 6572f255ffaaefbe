// What selectors ask of the indexes of a tree: how many views there are to look at, and which.
extension UIView {
    /// How many views below satisfy a condition; nil where no index knows.
    /// - Complexity: O(log n) for each value.
    package final func indexedCount(_ condition: ViewCondition) -> Int? {
        switch condition {
        case .tags(let tags):
            indexed {
                $0.tags
            } _: {
                $0.count(of: tags, below: self)
            }
        case .types(let types):
            indexed {
                $0.types
            } _: {
                $0.count(of: types.map { ObjectIdentifier($0) }, below: self)
            }
        case .names(let names):
            indexed {
                $0.names
            } _: {
                $0.count(of: names, below: self)
            }
        }
    }

    /// The views below that satisfy a condition, in depth-first order; nil where no index knows.
    /// - Parameter condition: with distinct values.
    /// - Complexity: O(log n + answer), sorted where there are several values.
    package final func indexedMembers(_ condition: ViewCondition) -> [UIView]? {
        switch condition {
        case .tags(let tags):
            indexed {
                $0.tags
            } _: {
                $0.members(of: tags, below: self)
            }
        case .types(let types):
            indexed {
                $0.types
            } _: {
                $0.members(of: types.map { ObjectIdentifier($0) }, below: self)
            }
        case .names(let names):
            indexed {
                $0.names
            } _: {
                $0.members(of: names, below: self)
            }
        }
    }

    /// The classes of the tree's views that have a name; nil where no index knows.
    /// - Complexity: O(classes of the tree).
    package final func indexedTypes(named name: String) -> [UIView.Type]? {
        indexed {
            $0.types
        } _: {
            $0.firstMembers.map { type(of: $0) }.filter { String(describing: $0) == name }
        }
    }
}

extension KeyedGroups {
    /// How many members of any of these keys lie below `top`.
    fileprivate func count(of keys: [Key], below top: UIView) -> Int {
        withTable { numbers, table in
            keys.reduce(0) { sum, key in sum + (numbers[key].map { table.count($0, below: top) } ?? 0) }
        }
    }

    /// The members of any of these keys that lie below `top`.
    fileprivate func members(of keys: [Key], below top: UIView) -> [UIView] {
        withTable { numbers, table in
            let members = keys.compactMap { numbers[$0] }.flatMap { table.members($0, below: top) }
            return (keys.count < 2 ? members : members.sorted { $0.start < $1.start }).views
        }
    }

    /// The first member of each group that has any.
    fileprivate var firstMembers: [UIView] {
        withTable { _, table in
            table.orderedNumbers.compactMap { table.first($0, from: 0)?.object }
        }
    }
}
