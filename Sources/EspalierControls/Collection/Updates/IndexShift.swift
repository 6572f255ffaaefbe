import EspalierSupport

/// Where the places of a list are after some were removed, and others placed.
///
/// What stays keeps its order, and fills the places that nothing was put at.
struct IndexShift {
    /// Ascending, each once, counted before.
    let removed: [Int]
    /// Ascending, each once, counted after.
    let placed: [Int]

    init(removed: [Int], placed: [Int]) {
        self.removed = removed.ordered()
        self.placed = placed.ordered()
    }

    /// Where a place is after, nil if it was removed.
    /// - Complexity: O(log changes).
    func newIndex(of old: Int) -> Int? {
        let before = first(below: removed.count) { removed[$0] >= old }
        if before < removed.count && removed[before] == old { return nil }
        let rank = old - before
        // Up to the placed one at `index` there are `placed[index] - index` places for others.
        return rank + first(below: placed.count) { placed[$0] - $0 > rank }
    }

    private func first(below end: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
