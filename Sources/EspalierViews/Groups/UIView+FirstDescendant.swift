// The first view below by tag, class or name: out of an index, or by looking at the views one by one.
extension UIView {
    /// The first view below that has this tag, in depth-first order.
    final func firstDescendant(tag: Int) -> UIView? {
        first(
            indexed {
                $0.tags
            } _: {
                $0.first(of: tag, below: self)
            }, .tags([tag]))
    }

    /// The first view below that has this name, in depth-first order.
    final func firstDescendant(named name: String) -> UIView? {
        first(
            indexed {
                $0.names
            } _: {
                $0.first(of: name, below: self)
            }, .names([name]))
    }

    /// The first view below that satisfies a condition, in depth-first order.
    package final func firstDescendant(_ condition: ViewCondition) -> UIView? {
        switch condition {
        case .tags(let tags):
            first(
                indexed {
                    $0.tags
                } _: {
                    $0.first(of: tags, below: self)
                }, condition)
        case .types(let types):
            first(
                indexed {
                    $0.types
                } _: {
                    $0.first(of: types.map { ObjectIdentifier($0) }, below: self)
                }, condition)
        case .names(let names):
            first(
                indexed {
                    $0.names
                } _: {
                    $0.first(of: names, below: self)
                }, condition)
        }
    }

    /// What an index has found; where there is none, the first view below that satisfies the condition.
    private func first(_ found: UIView??, _ condition: @autoclosure () -> ViewCondition) -> UIView? {
        guard let found else { return lookForFirst(condition()) }
        #if ESPALIER_CHECKS
            precondition(
                found === lookForFirst(condition()), "an index found another view than looking at all of them does")
        #endif
        return found
    }
}
