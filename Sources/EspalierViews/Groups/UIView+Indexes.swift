// Questions that the indexes of the view's tree answer, where there are any. Each answers nil where there is none: then
// the caller looks at the views one by one, and says how many they were (`didLook`).
extension UIView {
    private final var indexes: TreeIndexes? {
        orderNode?.pointee.order.with { $0.indexes }
    }

    /// Asks one of the indexes.
    @inline(__always)
    final func indexed<Key, Answer>(
        _ groups: (TreeIndexes) -> KeyedGroups<Key>?, _ ask: (KeyedGroups<Key>) -> Answer
    ) -> Answer? {
        guard let indexes, let groups = groups(indexes) else { return nil }
        indexes.wasAsked()
        return ask(groups)
    }

    /// The views below that have one of these tags, by tag.
    package final func indexedDescendants(tags: [Int]) -> [Int: [UIView]]? {
        indexed {
            $0.tags
        } _: { index in
            index.answer(about: self, tags, isRoot: isOrderRoot) { groups in
                Dictionary(uniqueKeysWithValues: groups.map { ($0.key, $0.views) })
            }
        }
    }

    /// The views below that have one of these names, by name.
    package final func indexedDescendants(names: [String]) -> [String: [UIView]]? {
        indexed {
            $0.names
        } _: { index in
            index.answer(about: self, names, isRoot: isOrderRoot) { groups in
                Dictionary(uniqueKeysWithValues: groups.map { ($0.key, $0.views) })
            }
        }
    }

    /// Whether the view's order begins with it.
    private var isOrderRoot: Bool { order?.root == reference }

    /// The views below whose class is one of these, by the class's name; those of equal names in one list.
    package final func indexedDescendants(types: [UIView.Type]) -> [String: [UIView]]? {
        let keys = types.map { ObjectIdentifier($0) }
        return indexed {
            $0.types
        } _: { index in
            index.answer(about: self, keys, isRoot: isOrderRoot) { groups in
                var answer: [String: [UIView]] = [:]
                for group in groups {
                    guard let type = types.first(where: { ObjectIdentifier($0) == group.key }) else { continue }
                    answer[String(describing: type), default: []] += group.views
                }
                if answer.count == groups.count { return answer }
                // Of classes of one name: each class's are in order, and all must be.
                return answer.mapValues { views in
                    views.sorted { $0.reference.start < $1.reference.start }
                }
            }
        }
    }

    /// Says that a question was answered by looking at that many views of the subtree.
    ///
    /// - Parameter isWhole: whether these were all views of the subtree.
    /// - Complexity: O(count) amortised.
    package final func didLook(at count: Int, for kind: TreeIndexes.Kind, isWhole: Bool) {
        // What is found at once costs less than the way up.
        if count < 32 { return }
        var top = hostWindow.map { ViewReference($0.object) } ?? reference
        var steps = 0
        while let parent = top.parent {
            if steps == count { return }
            top = parent
            steps += 1
        }
        let root = top.object
        let record = root.ensureTreeRecord()
        let pays = record.ledger.didLook(at: count, for: kind, isWhole: isWhole && root === self) { limit in
            var current: ViewReference? = top
            var left = limit
            while let view = current, left >= 0 {
                left -= 1
                current = view.next(in: top)
            }
            return current == nil && left >= 0
        }
        if pays { TreeOrder.ensured(for: root).ensureIndexes().make(kind) }
    }
}
