/// How the lists of subviews differ between two snapshots.
///
/// First all of `out` leave their superviews; then `placed` are put in, in this order. What stays keeps its order, and
/// as many views as possible stay.
struct StructureChange: Equatable {
    struct Place: Equatable {
        let id: Int
        /// The id of the superview; -1 for the root.
        let parent: Int
        /// Where the view stands in the end.
        let index: Int
    }

    /// Views that left a superview: those that are gone, ascending by their place before, and those in `placed` that
    /// were in the tree.
    private(set) var out: [Int] = []
    /// Views that are new, in another superview, or at another place among those that stayed; each before its subviews.
    private(set) var placed: [Place] = []

    var isEmpty: Bool { out.isEmpty && placed.isEmpty }

    /// The views of `out` that are gone from the tree.
    private(set) var gone: [Int] = []

    /// - Parameters:
    ///   - places: The places of ids in `old`; -1 for none. Long enough for all ids of `new`.
    /// - Complexity: O(n log n) for n views; O(n) where nothing changed.
    init(from old: HierarchySnapshot, to new: HierarchySnapshot, places: [Int]) {
        if Self.sameStructure(old, new) { return }
        var isThere = [Bool](repeating: false, count: places.count)
        for entry in new.entries { isThere[entry.id] = true }
        let stays = Self.staying(from: old, to: new, places: places)
        for entry in old.entries where !stays[entry.id] { out.append(entry.id) }
        gone = out.filter { !isThere[$0] }
        for entry in new.entries where !stays[entry.id] {
            placed.append(
                Place(id: entry.id, parent: entry.parent.map { new.entries[$0].id } ?? -1, index: entry.position))
        }
    }

    private static func sameStructure(_ old: HierarchySnapshot, _ new: HierarchySnapshot) -> Bool {
        old.entries.count == new.entries.count
            && zip(old.entries, new.entries).allSatisfy { $0.id == $1.id && $0.parent == $1.parent }
    }

    /// By id: whether a view stays where it is, while others leave and come.
    private static func staying(
        from old: HierarchySnapshot, to new: HierarchySnapshot, places: [Int]
    ) -> [Bool] {
        var stays = [Bool](repeating: false, count: places.count)
        var kept: [Int: [Int]] = [:]
        for (index, entry) in new.entries.enumerated() where places[entry.id] >= 0 {
            let before = old.entries[places[entry.id]]
            guard let parent = entry.parent, let parentBefore = before.parent else {
                stays[entry.id] = entry.parent == before.parent
                continue
            }
            if new.entries[parent].id == old.entries[parentBefore].id { kept[parent, default: []].append(index) }
        }
        // Each list by itself: the order of the dictionary does not show.
        for list in kept.values {
            let positions = list.map { old.entries[places[new.entries[$0].id]].position }
            for place in longestIncreasing(positions) { stays[new.entries[list[place]].id] = true }
        }
        return stays
    }
}
