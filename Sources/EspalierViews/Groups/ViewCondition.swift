/// Which views a question by tags, classes or names is about: what a view is or stores itself, so that no user code
/// runs while many are looked at.
package enum ViewCondition {
    case tags([Int])
    /// Exactly these classes.
    case types([UIView.Type])
    case names([String])

    var kind: TreeIndexes.Kind {
        switch self {
        case .tags: .tags
        case .types: .types
        case .names: .names
        }
    }
}

extension UIView {
    /// The views below that satisfy a condition, in depth-first order, found by looking at each.
    /// - Complexity: O(subtree); for few values that are looked for.
    package final func lookForAll(_ condition: ViewCondition) -> [UIView] {
        var found: [UIView] = []
        let count = look(condition) { view in
            found.append(view)
            return true
        }
        didLook(at: count, for: condition.kind, isWhole: true)
        return found
    }

    /// The first view below that satisfies a condition, found by looking at one after the other.
    final func lookForFirst(_ condition: ViewCondition) -> UIView? {
        var found: UIView?
        let count = look(condition) { view in
            found = view
            return false
        }
        didLook(at: count, for: condition.kind, isWhole: found == nil)
        return found
    }

    /// Calls `body` for the views below that satisfy a condition, until it answers false.
    /// - Returns: how many views were looked at, this one included.
    @inline(__always)
    private func look(_ condition: ViewCondition, _ body: (UIView) -> Bool) -> Int {
        switch condition {
        case .tags(let tags) where tags.count == 1:
            let tag = tags[0]
            return look({ $0.tagValue == tag }, body)
        case .tags(let tags):
            let tags = Set(tags)
            return look({ tags.contains($0.tagValue) }, body)
        case .types(let types) where types.count == 1:
            let wanted = types[0]
            return look({ type(of: $0) == wanted }, body)
        case .types(let types):
            let types = Set(types.map { ObjectIdentifier($0) })
            return look({ types.contains(ObjectIdentifier(type(of: $0))) }, body)
        case .names(let names):
            let names = Set(names)
            return look({ view in view.flags.contains(.named) && names.contains(view.currentName ?? "") }, body)
        }
    }

    @inline(__always)
    private func look(_ matches: (UIView) -> Bool, _ body: (UIView) -> Bool) -> Int {
        let root = reference
        var count = 1
        var current = root.next(in: root)
        while let view = current {
            count += 1
            let goesOn = view.with { matches($0) ? body($0) : true }
            if !goesOn { break }
            current = view.next(in: root)
        }
        return count
    }
}
