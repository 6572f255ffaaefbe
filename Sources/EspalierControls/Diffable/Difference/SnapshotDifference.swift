/// What makes one snapshot of another, as the update of a list says it: what is deleted, reloaded and moved from counts
/// in the old one, what is inserted and moved to in the new one.
///
/// As few items and sections move as possible. Items of sections that come or go with them are not named, unless they
/// stand elsewhere in both. What is reloaded and moves is deleted and inserted.
struct SnapshotDifference: Equatable {
    struct Move<Place: Equatable>: Equatable {
        var from: Place
        var to: Place
    }

    struct Changes<Place: Equatable>: Equatable {
        var deleted: [Place] = []
        var inserted: [Place] = []
        var reloaded: [Place] = []
        var moved: [Move<Place>] = []
    }

    var sections = Changes<Int>()
    var items = Changes<RowPath>()
    /// Items that keep their cells, in the old snapshot.
    var reconfigured: [RowPath] = []

    var isEmpty: Bool { self == SnapshotDifference() }
}

extension SnapshotDifference {
    /// - Complexity: O(identifiers · log identifiers), with a few hashes of each.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var making = SnapshotComparison(from: old, to: new)
        making.compareSections()
        making.compareItems()
        making.findReconfigured()
        self = making.difference
    }
}

/// Two snapshots that are being compared.
private struct SnapshotComparison<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    let old: Snapshot
    let new: Snapshot
    var difference = SnapshotDifference()
    let oldSections: [Int]
    let newSections: [Int]
    /// For each old section: where it is now; -1 where it is gone, or all of it gets other views.
    private var target: [Int]
    /// For each new section: whether there is nothing to tell of its items.
    private var isNew: [Bool]
    /// For each new section: whether none of its items keeps its cell.
    private var isReloaded: [Bool]
    /// For each slot of an old item: where it is.
    private var oldPaths: [RowPath]
    /// For each slot of an old item: whether it is in the new snapshot too, or its going need not be told.
    private var isTold: [Bool]

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old
        self.new = new
        oldSections = old.sections.slots(in: 0)
        newSections = new.sections.slots(in: 0)
        target = [Int](repeating: -1, count: oldSections.count)
        isNew = [Bool](repeating: true, count: newSections.count)
        isReloaded = [Bool](repeating: false, count: newSections.count)
        oldPaths = [RowPath](repeating: RowPath(-1, -1), count: old.items.slotLimit)
        isTold = [Bool](repeating: false, count: old.items.slotLimit)
    }

    // MARK: Sections

    mutating func compareSections() {
        var known: [(old: Int, new: Int)] = []
        var oldPlaces = [Int](repeating: -1, count: old.sections.slotLimit)
        for (place, slot) in oldSections.enumerated() { oldPlaces[slot] = place }
        var isHere = [Bool](repeating: false, count: oldSections.count)
        for (place, slot) in newSections.enumerated() {
            if let slot = old.sections.slot(of: new.sections[slot]) {
                known.append((oldPlaces[slot], place))
                isHere[oldPlaces[slot]] = true
            } else {
                difference.sections.inserted.append(place)
            }
        }
        difference.sections.deleted = isHere.indices.filter { !isHere[$0] }
        var stays = [Bool](repeating: false, count: known.count)
        for index in longestRise(of: known.map(\.old)) { stays[index] = true }
        for (index, place) in known.enumerated() {
            let isMarked = new.reloadedSections.contains(new.sections[newSections[place.new]])
            isReloaded[place.new] = isMarked
            switch (isMarked, stays[index]) {
            case (true, true): difference.sections.reloaded.append(place.old)
            case (true, false):
                difference.sections.deleted.append(place.old)
                difference.sections.inserted.append(place.new)
            case (false, let isInPlace):
                target[place.old] = place.new
                isNew[place.new] = false
                if !isInPlace { difference.sections.moved.append(.init(from: place.old, to: place.new)) }
            }
        }
    }

    // MARK: Items

    mutating func compareItems() {
        for (section, slot) in oldSections.enumerated() {
            for (row, item) in old.items.slots(in: slot).enumerated() {
                oldPaths[item] = RowPath(section, row)
                isTold[item] = target[section] < 0
            }
        }
        for (section, slot) in newSections.enumerated() {
            compareItems(of: section, new.items.slots(in: slot))
        }
        for slot in oldSections {
            for item in old.items.slots(in: slot) where !isTold[item] {
                difference.items.deleted.append(oldPaths[item])
            }
        }
    }

    private mutating func compareItems(of section: Int, _ slots: [Int]) {
        var known: [(row: Int, old: Int, item: Int)] = []
        for (row, slot) in slots.enumerated() {
            let path = RowPath(section, row)
            guard let item = old.items.slot(of: new.items[slot]) else {
                insert(path)
                continue
            }
            let from = oldPaths[item]
            if isReloaded[section] { continue }
            if target[from.section] == section {
                known.append((row, from.row, item))
            } else if new.reloadedItems.contains(new.items[slot]) {
                insert(path)
            } else {
                isTold[item] = true
                difference.items.moved.append(.init(from: from, to: path))
            }
        }
        var stays = [Bool](repeating: false, count: known.count)
        for index in longestRise(of: known.map(\.old)) { stays[index] = true }
        for (index, place) in known.enumerated() {
            let path = RowPath(section, place.row)
            switch (new.reloadedItems.contains(old.items[place.item]), stays[index]) {
            case (true, true):
                isTold[place.item] = true
                difference.items.reloaded.append(oldPaths[place.item])
            case (true, false): insert(path)
            case (false, let isInPlace):
                isTold[place.item] = true
                if !isInPlace { difference.items.moved.append(.init(from: oldPaths[place.item], to: path)) }
            }
        }
    }

    private mutating func insert(_ path: RowPath) {
        if !isNew[path.section] { difference.items.inserted.append(path) }
    }

    mutating func findReconfigured() {
        for identifier in new.reconfiguredItems.identifiers where !new.reloadedItems.contains(identifier) {
            guard let item = old.items.slot(of: identifier), let path = new.path(of: identifier),
                !isReloaded[path.section]
            else { continue }
            difference.reconfigured.append(oldPaths[item])
        }
    }
}
