/// The rule of `DescendantSequence`, in plain words over plain arrays, where a view is its number.
struct ModelWalk {
    let root: Int
    /// The superviews by which the walk came, the root first.
    private var way: [Int]
    private var view: Int?
    private var sibling: Int?
    private(set) var isOver = false
    /// Whether some superview above the last one was cut off from the root and the walk has not come to it: the one
    /// case in which the walk is to notice later what a search from the root would notice at once.
    private(set) var isCutOffUnnoticed = false

    init(root: Int) {
        self.root = root
        way = [root]
    }

    /// The next view, in the forest as it is now.
    mutating func next(in forest: ModelForest) -> Int? {
        if isOver { return nil }
        let next = following(in: forest)
        if let next, next != root {
            view = next
            sibling = forest.next(after: next)
        } else {
            isOver = true
        }
        return isOver ? nil : next
    }

    private mutating func following(in forest: ModelForest) -> Int? {
        guard let view else { return forest.children[root].first }
        guard let superview = placed(in: forest) else { return nil }
        isCutOffUnnoticed = isCutOffUnnoticed || superview != root && !forest.ancestors(superview).contains(root)
        if forest.parent[view] == superview {
            if let child = forest.children[view].first {
                way.append(view)
                return child
            }
            return forest.next(after: view) ?? above(in: forest)
        }
        if let sibling, forest.parent[sibling] == superview { return sibling }
        return above(in: forest)
    }

    /// What follows the last superview of the way.
    private mutating func above(in forest: ModelForest) -> Int? {
        guard let superview = placed(in: forest), superview != root else { return nil }
        way.removeLast()
        return forest.next(after: superview) ?? above(in: forest)
    }

    /// The last superview of the way, with the way to it as it is now if it has another place below the root; nil if it
    /// has left its place and is not below the root.
    private mutating func placed(in forest: ModelForest) -> Int? {
        let superview = way[way.count - 1]
        if way.count == 1 || forest.parent[superview] == way[way.count - 2] { return superview }
        let ancestors = forest.ancestors(superview)
        guard let place = ancestors.firstIndex(of: root) else { return nil }
        way = ancestors[...place].reversed() + [superview]
        return superview
    }

    /// What is next by the shorter rule, which looks at the whole way up at each step: nothing, if the superview in
    /// which the view was visited does not lie below the root any more.
    func nextByWholeWay(in forest: ModelForest) -> Int? {
        guard let view, let superview = way.last else { return forest.children[root].first }
        guard superview == root || forest.ancestors(superview).contains(root) else { return nil }
        func after(_ view: Int) -> Int? {
            if view == root { return nil }
            return forest.next(after: view) ?? forest.parent[view].flatMap { after($0) }
        }
        if forest.parent[view] == superview { return forest.children[view].first ?? after(view) }
        if let sibling, forest.parent[sibling] == superview { return sibling }
        return after(superview)
    }
}
