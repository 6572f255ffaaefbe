import Foundation

/// What is wrong with an update: a text for who made it.
struct CollectionUpdateMistake: Error, Equatable {
    let message: String
}

/// A checked update: where everything is after it.
struct CollectionUpdate {
    private let sectionShift: IndexShift
    private let sectionMoves: [Int: Int]
    private let reloadedSections: Set<Int>
    private let itemMoves: [IndexPath: IndexPath]
    private let reloadedItems: Set<IndexPath>
    /// Of the sections of which items are removed, or in whose new place some are placed; by old section.
    private let itemShifts: [Int: IndexShift]

    /// - Parameters:
    ///   - before: the numbers of items by section before the update.
    ///   - after: the same after it.
    /// - Throws: `CollectionUpdateMistake` if the updates do not fit the numbers.
    /// - Complexity: O(sections + updates · log updates).
    init(before: [Int], after: [Int], _ batch: CollectionBatch) throws {
        try CollectionUpdateCheck(before: before, after: after, batch: batch).checkPlaces()
        let sections = batch.sections
        let items = batch.items
        sectionShift = IndexShift(removed: sections.removed, placed: sections.placed)
        sectionMoves = Dictionary(sections.moved.map { ($0.from, $0.to) }) { first, _ in first }
        reloadedSections = Set(sections.reloaded)
        itemMoves = Dictionary(items.moved.map { ($0.from, $0.to) }) { first, _ in first }
        reloadedItems = Set(items.reloaded)
        let removed = Dictionary(grouping: items.removed, by: \.section)
        let placed = Dictionary(grouping: items.placed, by: \.section)
        var shifts: [Int: IndexShift] = [:]
        for section in before.indices {
            guard let new = sectionMoves[section] ?? sectionShift.newIndex(of: section) else { continue }
            let gone = removed[section] ?? []
            let come = placed[new] ?? []
            if !gone.isEmpty || !come.isEmpty {
                shifts[section] = IndexShift(removed: gone.map(\.item), placed: come.map(\.item))
            }
            if reloadedSections.contains(section) { continue }
            try CollectionUpdateCheck(before: before, after: after, batch: batch)
                .checkCount(of: section, at: new, removed: gone, placed: come)
        }
        itemShifts = shifts
    }

    /// Where a section is; nil if it was deleted or is to be made anew.
    func newSection(_ old: Int) -> Int? {
        reloadedSections.contains(old) ? nil : sectionMoves[old] ?? sectionShift.newIndex(of: old)
    }

    /// Where an item is; nil if it was deleted or is to be made anew.
    func newPath(_ old: IndexPath) -> IndexPath? {
        if let moved = itemMoves[old] { return moved }
        guard !reloadedItems.contains(old), let section = newSection(old.section) else { return nil }
        guard let shift = itemShifts[old.section] else { return IndexPath(item: old.item, section: section) }
        return shift.newIndex(of: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// What an element has become; what stands beside items goes with its section, or with its item where it belongs to
    /// one.
    func newElement(_ old: CollectionElement, followsItem: Bool) -> CollectionElement? {
        var new = old
        // What belongs to the layout as a whole stays.
        if old.indexPath.count < 2 { return old }
        if old.kind == nil || followsItem {
            guard let path = newPath(old.indexPath) else { return nil }
            new.indexPath = path
        } else {
            guard let section = newSection(old.indexPath.section) else { return nil }
            new.indexPath = IndexPath(item: old.indexPath.item, section: section)
        }
        return new
    }
}
