import EspalierViews

/// How the views of a tree are referred to: by name where that leads to the view, else by path.
struct ViewReferences {
    private struct Place {
        let parent: Int
        let index: Int
        /// Whether the view is the first of its name.
        let isNamed: Bool
    }

    private var places: [Place] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The views, depth-first, with the places of their superviews in the list. What a table shows is left out where a
    /// document makes it of rows.
    private(set) var views: [(view: UIView, parent: Int)] = []

    /// - Complexity: O(number of views).
    init(_ root: UIView) {
        var names: Set<String> = []
        var open: [(place: Int, next: Int, count: Int)] = []
        root.walkSubtree { view in
            let isNamed = view.name.map { names.insert($0).inserted } ?? false
            let parent = open.last?.place ?? -1
            places.append(Place(parent: parent, index: open.last?.next ?? 0, isNamed: isNamed))
            numbers[ObjectIdentifier(view)] = views.count
            views.append((view, parent))
            if !open.isEmpty { open[open.count - 1].next += 1 }
            let hasRows = RowSource.counts(of: view) != nil
            if view.subviewCount > 0, !hasRows { open.append((views.count - 1, 0, view.subviewCount)) }
            while let last = open.last, last.next == last.count { open.removeLast() }
            return !hasRows
        }
    }

    /// The place of a view in `views`; nil for a view that is not in the tree.
    func number(of view: UIView) -> Int? { numbers[ObjectIdentifier(view)] }

    /// The place of the nearest common ancestor of two views of the tree.
    ///
    /// - Complexity: O(depth).
    func commonAncestor(_ one: Int, _ other: Int) -> Int {
        var (one, other) = (one, other)
        // A superview stands before what is in it.
        while one != other {
            if one > other { one = places[one].parent } else { other = places[other].parent }
        }
        return one
    }

    /// The reference to a view; nil for a view that is not in the tree.
    ///
    /// - Complexity: O(1) for a name, O(depth) for a path.
    func reference(to view: UIView) -> ScenarioReference? {
        guard let number = number(of: view) else { return nil }
        if places[number].isNamed, let name = view.name { return ScenarioReference(.name(name)) }
        return path(of: number)
    }

    func path(of number: Int) -> ScenarioReference { ScenarioReference(.path(indices(of: number))) }

    /// The way down to a view, by the indices of subviews.
    func indices(of number: Int) -> [Int] {
        var indices: [Int] = []
        var place = places[number]
        while place.parent >= 0 {
            indices.append(place.index)
            place = places[place.parent]
        }
        return indices.reversed()
    }
}

extension ViewReferences {
    /// An error about a view of the tree.
    func error(
        _ number: Int, rule: String? = nil, constraint: String? = nil, _ message: String, fix: String
    ) -> ScenarioCaptureError {
        ScenarioCaptureError(
            path: path(of: number).description, rule: rule, constraint: constraint, message: message, fix: fix)
    }
}
