import EspalierViews
import TestSupport

/// Trees as plain arrays, and what is asked of them by plain recursion. A view is its number.
struct ModelForest {
    private(set) var parent: [Int?] = []
    private(set) var children: [[Int]] = []

    var count: Int { parent.count }

    mutating func add(to superview: Int?, at index: Int = .max) {
        parent.append(nil)
        children.append([])
        if let superview { insert(count - 1, in: superview, at: index) }
    }

    mutating func remove(_ view: Int) {
        if let superview = parent[view] { children[superview].removeAll { $0 == view } }
        parent[view] = nil
    }

    /// Takes the view out and puts it in, in one step: indices count without it.
    mutating func insert(_ view: Int, in superview: Int, at index: Int) {
        remove(view)
        parent[view] = superview
        children[superview].insert(view, at: min(index, children[superview].count))
    }

    /// The nearest first.
    func ancestors(_ view: Int) -> [Int] {
        parent[view].map { [$0] + ancestors($0) } ?? []
    }

    /// Depth-first.
    func descendants(_ view: Int) -> [Int] {
        children[view].flatMap { [$0] + descendants($0) }
    }

    func siblings(_ view: Int) -> [Int] {
        parent[view].map { children[$0].filter { $0 != view } } ?? []
    }

    func next(after view: Int) -> Int? {
        guard let superview = parent[view], let place = children[superview].firstIndex(of: view) else { return nil }
        return place + 1 < children[superview].count ? children[superview][place + 1] : nil
    }

    /// The forest as real views, each made by `make`.
    func build(_ make: (Int) -> UIView) -> [UIView] {
        let views = (0..<count).map(make)
        for (view, list) in children.enumerated() {
            for child in list { views[view].addSubview(views[child]) }
        }
        return views
    }
}

extension ModelForest {
    enum Shape: String, CaseIterable {
        case chains, rows, mixed
    }

    /// One to three trees of up to 60 views together.
    init(_ shape: Shape, _ random: inout SplitMix64) {
        let total = 1 + random.below(60)
        let roots = 1 + random.below(3)
        for view in 0..<total {
            if view < roots {
                add(to: nil)
                continue
            }
            let superview: Int =
                switch shape {
                case .chains: random.below(8) == 0 ? random.below(view) : view - 1
                case .rows: random.below(8) == 0 ? random.below(view) : random.below(roots)
                case .mixed: random.below(view)
                }
            add(to: superview, at: random.below(6))
        }
    }

    /// All ordered trees of a number of views, numbered depth-first, the root 0.
    static func allTrees(of count: Int) -> [ModelForest] {
        // The next view goes below the view before it, or below one of that view's ancestors.
        var trees = [ModelForest()]
        trees[0].add(to: nil)
        for last in 0..<(count - 1) {
            trees = trees.flatMap { tree in
                ([last] + tree.ancestors(last)).map { superview in
                    var grown = tree
                    grown.add(to: superview)
                    return grown
                }
            }
        }
        return trees
    }
}
