/// Which views of two trees are the same.
struct ViewPairs {
    /// By place in the tree before: the place in the tree after, or -1.
    private(set) var after: [Int]
    /// By place in the tree after: the place in the tree before, or -1.
    private(set) var before: [Int]

    init(from old: HierarchySnapshot, to new: HierarchySnapshot, matching: HierarchyDiff.Matching) {
        after = [Int](repeating: -1, count: old.entries.count)
        before = [Int](repeating: -1, count: new.entries.count)
        switch matching {
        case .ids: pairIDs(old.entries, new.entries)
        case .contents: pairContents(old, new)
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        after[old] = new
        before[new] = old
    }

    private mutating func pairIDs(_ old: [HierarchySnapshot.Entry], _ new: [HierarchySnapshot.Entry]) {
        var places: [Int: Int] = [:]
        places.reserveCapacity(old.count)
        for (place, entry) in old.enumerated() { places[entry.id] = place }
        for (place, entry) in new.enumerated() {
            if let other = places.removeValue(forKey: entry.id) { pair(other, place) }
        }
    }
}

// Trees that were made separately.
extension ViewPairs {
    /// What must be equal in one round; nil does not matter.
    private struct Key: Hashable {
        var className: String?
        var name: String?
        var tag: Int?
        var text: String?
    }

    private mutating func pairContents(_ old: HierarchySnapshot, _ new: HierarchySnapshot) {
        guard !old.entries.isEmpty, !new.entries.isEmpty else { return }
        pair(0, 0)
        pairInOrder(old.entries.indices, new.entries.indices, old, new) { entry in
            entry.name.map { Key(name: $0) }
        }
        let (oldChildren, newChildren) = (ChildTable(old), ChildTable(new))
        // Depth-first: the superview has its pair, if it gets one, before its subviews are looked at.
        for place in new.entries.indices where before[place] >= 0 {
            let oldList = oldChildren[before[place]].filter { after[$0] < 0 }
            let newList = newChildren[place].filter { before[$0] < 0 }
            if oldList.isEmpty || newList.isEmpty { continue }
            pairInOrder(oldList, newList, old, new) {
                Key(className: $0.className, name: $0.name, tag: $0.tag, text: $0.text)
            }
            pairInOrder(oldList, newList, old, new) { Key(className: $0.className) }
        }
    }

    /// Pairs the views without a pair that have equal keys: the first with the first, the second with the second.
    private mutating func pairInOrder(
        _ oldPlaces: some Sequence<Int>, _ newPlaces: some Sequence<Int>, _ old: HierarchySnapshot,
        _ new: HierarchySnapshot, key: (HierarchySnapshot.Entry) -> Key?
    ) {
        /// Views of one key, and how many of them have a pair.
        var waiting: [Key: (places: [Int], used: Int)] = [:]
        for place in oldPlaces where after[place] < 0 {
            if let key = key(old.entries[place]) { waiting[key, default: ([], 0)].places.append(place) }
        }
        for place in newPlaces where before[place] < 0 {
            guard let key = key(new.entries[place]), let (places, used) = waiting[key], used < places.count
            else { continue }
            pair(places[used], place)
            waiting[key]?.used = used + 1
        }
    }
}

extension ViewPairs {
    /// By place in the tree after: whether the view stands elsewhere among the siblings that it had before.
    ///
    /// Of each superview's subviews, the longest list that kept its order stays; the others are reordered.
    func reordered(from old: HierarchySnapshot, to new: HierarchySnapshot) -> [Bool] {
        var result = [Bool](repeating: false, count: new.entries.count)
        let children = ChildTable(new)
        for place in new.entries.indices where before[place] >= 0 {
            let kept = children[place].filter { before[$0] >= 0 && old.entries[before[$0]].parent == before[place] }
            let positions = kept.map { old.entries[before[$0]].position }
            if zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 }) { continue }
            var isKept = [Bool](repeating: false, count: kept.count)
            for index in longestIncreasing(positions) { isKept[index] = true }
            for (index, child) in kept.enumerated() where !isKept[index] { result[child] = true }
        }
        return result
    }
}

/// The subviews of each view of a snapshot.
struct ChildTable {
    /// All views but the root, those of one superview together and in their order.
    private var list: [Int]
    /// By view: where its subviews begin in the list.
    private var starts: [Int]

    init(_ snapshot: HierarchySnapshot) {
        let entries = snapshot.entries
        starts = [Int](repeating: 0, count: entries.count + 1)
        for entry in entries {
            if let parent = entry.parent { starts[parent + 1] += 1 }
        }
        for index in entries.indices { starts[index + 1] += starts[index] }
        var next = starts
        list = [Int](repeating: 0, count: starts[entries.count])
        for (place, entry) in entries.enumerated() {
            guard let parent = entry.parent else { continue }
            list[next[parent]] = place
            next[parent] += 1
        }
    }

    subscript(place: Int) -> ArraySlice<Int> { list[starts[place]..<starts[place + 1]] }
}
