/// A view as the oracle sees it. Attributes are numbered: 0 `x`, 1 `y`, 2 `width`, 3 `height`.
struct ModelView {
    var frame: [Double]
    /// `bounds.origin`, per axis.
    var boundsOrigin: [Double] = [0, 0]
    var parent: Int?
    var isAlive = true
    var rules = ModelRules()
}

/// Views by index, and the numbers that functions and objects give. Views without a parent are roots.
struct ModelTree {
    var views: [ModelView] = []
    var cells: [Double?] = []

    /// The view and its superviews, from inside to outside.
    func chain(_ view: Int) -> [Int] {
        var chain = [view]
        while let parent = views[chain[chain.count - 1]].parent { chain.append(parent) }
        return chain
    }

    func root(of view: Int) -> Int { chain(view).last ?? view }

    func isAtOrBelow(_ view: Int, _ other: Int) -> Bool { chain(view).contains(other) }

    var alive: [Int] { views.indices.filter { views[$0].isAlive } }
}
