/// Views as plain arrays: what a program over real views is compared with.
struct NaiveTree {
    struct View {
        var parent = -1
        var children: [Int] = []
        var tag = 0
        var name: Int?
        /// x, y, width and height.
        var frame: [Double] = [0, 0, 0, 0]
        /// What rules say of them.
        var rules: [Double?] = [nil, nil, nil, nil]
    }

    /// What the observer of the hierarchy of a view is told.
    struct Record: Equatable {
        var kind: String
        var view: Int
    }

    var views: [View]
    /// Who is observed with all that is below.
    var watched = -1
    var records: [Record] = []
    /// The old and the new tags that the observers of tags were told, view by view.
    var tagChanges: [[Int]] = []
    var tagObservers: Set<Int> = []

    init(count: Int) {
        views = Array(repeating: View(), count: count)
    }

    func isInside(_ view: Int, _ outer: Int) -> Bool {
        var current = view
        while current >= 0, current != outer { current = views[current].parent }
        return current >= 0
    }

    /// What is below a view, depth-first.
    func below(_ view: Int) -> [Int] {
        var found: [Int] = []
        var waiting = Array(views[view].children.reversed())
        while let next = waiting.popLast() {
            found.append(next)
            waiting += views[next].children.reversed()
        }
        return found
    }

    /// Whether the observer hears of the subviews and properties of a view.
    func isWatched(_ view: Int) -> Bool { watched >= 0 && view >= 0 && isInside(view, watched) }

    private mutating func record(_ kind: String, _ view: Int) { records.append(Record(kind: kind, view: view)) }

    /// Whether a view may come into another one.
    func mayMove(_ view: Int, into parent: Int) -> Bool { !isInside(parent, view) }

    mutating func move(_ view: Int, into parent: Int, at index: Int) {
        let old = views[view].parent
        let oldPlace = old < 0 ? nil : views[old].children.firstIndex(of: view)
        let wasWatched = isWatched(old)
        if old >= 0 { views[old].children.removeAll { $0 == view } }
        views[view].parent = parent
        if parent >= 0 { views[parent].children.insert(view, at: index) }
        switch (wasWatched, isWatched(parent)) {
        case (true, false): record("removed", view)
        case (false, true): record("inserted", view)
        case (true, true) where old != parent: record("moved", view)
        case (true, true) where oldPlace != index: record("reordered", view)
        default: break
        }
    }

    mutating func exchange(in parent: Int, _ one: Int, _ other: Int) {
        let (low, high) = (min(one, other), max(one, other))
        if low == high { return }
        views[parent].children.swapAt(low, high)
        if !isWatched(parent) { return }
        record("reordered", views[parent].children[high])
        if high > low + 1 { record("reordered", views[parent].children[low]) }
    }

    mutating func setTag(_ tag: Int, of view: Int) {
        let old = views[view].tag
        views[view].tag = tag
        if old != tag, isWatched(view) { record("property", view) }
        if tagObservers.contains(view) { tagChanges.append([view, old, tag]) }
    }

    /// A layout pass of the tree that a view is in.
    mutating func layout(_ view: Int) {
        var root = view
        while views[root].parent >= 0 { root = views[root].parent }
        for ruled in below(root) {
            for (index, number) in views[ruled].rules.enumerated() {
                if let number { views[ruled].frame[index] = number }
            }
        }
    }
}
