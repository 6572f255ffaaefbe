import EspalierRelatives
import EspalierViews
import Testing

/// Nothing may recurse on depth. What would cost more than its promise would not come to an end here.
@Suite("Relatives among 100,000 views", .serialized)
struct DeepTests {
    static let count = 100_000

    /// A chain of `count` views below a root, the lowest of which has the tag 1 and the name "leaf". With `combs`, each
    /// view of the chain has a second subview.
    private func chain(combs: Bool = false) -> (root: UIView, leaf: UIView, middle: UIView) {
        let root = put(Box(), "top", tag: 2)
        var leaf: UIView = root
        var middle: UIView = root
        for index in 0..<Self.count {
            let view = UIView()
            leaf.addSubview(view)
            if combs { leaf.addSubview(SmallBox()) }
            leaf = view
            if index == Self.count / 2 { middle = view }
        }
        put(leaf, "leaf", tag: 1)
        return (root, leaf, middle)
    }

    @Test("Upwards")
    func upwards() {
        let (root, leaf, middle) = chain()
        #expect(leaf.findFirstAncestor { $0.tag == 2 } === root)
        #expect(leaf.findFirstAncestor(by: [2]) === root)
        #expect(leaf.findFirstAncestor(by: ["top"]) === root)
        #expect(leaf.findFirstAncestor(by: [Box.self]) === root)
        #expect(leaf.groupAncestors { $0.tag }[0]?.count == Self.count - 1)
        #expect(leaf.groupAncestors(by: [0, 1])[0]?.count == Self.count - 1)
        #expect(leaf.groupAncestors(by: [UIView.self])["UIView"]?.count == Self.count - 1)
        #expect(leaf.groupAncestors(by: ["leaf", "top"]) == ["top": [root]])
        #expect(root.isRelativeAncestor(of: leaf))
        #expect(leaf.isRelativeDescendant(of: middle))
        #expect(!leaf.isRelativeAncestor(of: root))
    }

    @Test("Downwards")
    func downwards() {
        let (root, leaf, _) = chain()
        #expect(root.findFirstDescendant { $0.tag == 1 } === leaf)
        #expect(root.findFirstDescendant(by: [1]) === leaf)
        #expect(root.findFirstDescendant(by: ["leaf"]) === leaf)
        #expect(root.findFirstDescendant(by: [SmallBox.self]) == nil)
        #expect(root.groupDescendants { $0.tag }[0]?.count == Self.count - 1)
        #expect(root.groupDescendants(by: [0])[0]?.count == Self.count - 1)
        #expect(root.groupDescendants(by: [UIView.self])["UIView"]?.count == Self.count)
        #expect(root.groupDescendants(by: ["leaf"]) == ["leaf": [leaf]])
        #expect(root.descendants.reduce(0) { count, _ in count + 1 } == Self.count)
        #expect(Array(root.descendants(by: [1])) == [leaf])
    }

    @Test("Two views of which one is, or both are, far down")
    func pairs() {
        let (root, leaf, middle) = chain()
        let twig = put(UIView(), in: middle)
        #expect(leaf.nearestCommonAncestor(with: twig) === middle)
        #expect(leaf.nearestCommonAncestor(with: root) == nil)
        #expect(leaf.compareOrder(to: twig) == .orderedAscending)
        #expect(twig.compareOrder(to: leaf) == .orderedDescending)
        #expect(root.compareOrder(to: leaf) == .orderedAscending)
        #expect(leaf.compareOrder(to: UIView()) == nil)
    }

    @Test("A comb: the walk climbs from each view of the chain to its sibling, at the cost of one step")
    func combs() {
        let (root, _, _) = chain(combs: true)
        #expect(root.groupDescendants { type(of: $0) == SmallBox.self }[true]?.count == Self.count)
        #expect(root.descendants.reduce(0) { count, _ in count + 1 } == 2 * Self.count)
        // Taking out what it visits does not make a step dearer.
        let taken = root.groupDescendants { view -> Int? in
            guard view is SmallBox else { return nil }
            view.removeFromSuperview()
            return 1
        }
        #expect(taken[1]?.count == Self.count)
        #expect(root.groupDescendants(by: [SmallBox.self]).isEmpty)
    }

    @Test("A row: neighbours are compared at the cost of their distance, wherever they stand")
    func rows() {
        let root = UIView()
        let row = (0..<Self.count).map { _ in put(UIView(), in: root) }
        var count = 0
        for (one, other) in zip(row, row.dropFirst()) {
            if one.compareOrder(to: other) == .orderedAscending { count += 1 }
            if other.compareOrder(to: one) == .orderedDescending { count += 1 }
        }
        #expect(count == 2 * (Self.count - 1))
    }
}
