/// What an update tells of: where things were, where they are.
struct TableUpdate {
    var deletedRows: [RowPath] = []
    var insertedRows: [RowPath] = []
    var reloadedRows: [RowPath] = []
    var movedRows: [(from: RowPath, to: RowPath)] = []
    /// Where they were; some maybe twice.
    var reconfiguredRows: [RowPath] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
}

/// How the rows after an update follow from those before it.
struct TableMapping {
    /// For each section before: where it is now, or -1.
    private(set) var newSections: [Int]
    /// For each section after: where it was, or -1.
    private(set) var oldSections: [Int]
    private(set) var reloadedSections: Set<Int>
    private(set) var reloadedRows: Set<RowPath>
    private var moved: [RowPath: RowPath] = [:]
    /// For each section before: the rows that are not there any more, ascending.
    private var gone: [Int: [Int]] = [:]
    /// For each section after: the rows that were not there, ascending.
    private var come: [Int: [Int]] = [:]

    /// - Precondition: the update has been checked against the counts.
    init(_ update: TableUpdate, oldCount: Int, newCount: Int) {
        newSections = [Int](repeating: -1, count: oldCount)
        oldSections = [Int](repeating: -1, count: newCount)
        reloadedSections = Set(update.reloadedSections)
        reloadedRows = Set(update.reloadedRows)
        mapSections(update)
        for path in update.deletedRows { gone[path.section, default: []].append(path.row) }
        for path in update.insertedRows { come[path.section, default: []].append(path.row) }
        for (from, to) in update.movedRows {
            moved[from] = to
            gone[from.section, default: []].append(from.row)
            come[to.section, default: []].append(to.row)
        }
        for section in gone.keys { gone[section]?.sort() }
        for section in come.keys { come[section]?.sort() }
    }

    private mutating func mapSections(_ update: TableUpdate) {
        var isGone = [Bool](repeating: false, count: newSections.count)
        var isTaken = [Bool](repeating: false, count: oldSections.count)
        for section in update.deletedSections { isGone[section] = true }
        for section in update.insertedSections { isTaken[section] = true }
        for (from, to) in update.movedSections {
            newSections[from] = to
            oldSections[to] = from
            isGone[from] = true
            isTaken[to] = true
        }
        var old = 0
        for section in oldSections.indices where !isTaken[section] {
            while old < newSections.count && isGone[old] { old += 1 }
            guard old < newSections.count else { return }
            newSections[old] = section
            oldSections[section] = old
            old += 1
        }
    }

    /// Where a row is now; nil if it is gone, or belongs to a section that was reloaded.
    /// - Complexity: O(log changes).
    func newPath(of path: RowPath) -> RowPath? {
        if let target = moved[path] { return target }
        let section = newSections[path.section]
        if section < 0 || reloadedSections.contains(path.section) { return nil }
        let gone = gone[path.section] ?? []
        let before = gone.insertionIndex { $0 < path.row }
        if before < gone.count && gone[before] == path.row { return nil }
        let rank = path.row - before
        let come = come[section] ?? []
        // Before the row that is the i-th to come there are `come[i] - i` that were there.
        var (low, high) = (0, come.count)
        while low < high {
            let middle = (low + high) / 2
            if come[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return RowPath(section, rank + low)
    }
}
