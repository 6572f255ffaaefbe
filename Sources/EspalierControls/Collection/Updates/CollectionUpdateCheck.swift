import EspalierSupport
import Foundation

/// Holds an update against the numbers that the data source gave before and after it.
struct CollectionUpdateCheck {
    let before: [Int]
    let after: [Int]
    let batch: CollectionBatch

    /// Every place exists and is named once, and the sections add up.
    func checkPlaces() throws {
        let sections = batch.sections
        try checkSections(sections.removed + sections.reloaded, in: before, "deleted, reloaded or moved", "before")
        try checkSections(sections.placed, in: after, "inserted or moved to", "after")
        let expected = before.count - sections.deleted.count + sections.inserted.count
        if expected != after.count {
            throw CollectionUpdateMistake(
                message: "invalid update: there are \(after.count) sections after the update, but \(before.count) "
                    + "before it, \(sections.inserted.count) inserted and \(sections.deleted.count) deleted make "
                    + "\(expected)")
        }
        let items = batch.items
        try checkItems(items.removed + items.reloaded, in: before, "deleted, reloaded or moved", "before")
        try checkItems(Set(batch.reconfigured).ordered(), in: before, "reconfigured", "before")
        try checkItems(items.placed, in: after, "inserted or moved to", "after")
    }

    /// The items of a section that stays add up.
    func checkCount(of section: Int, at new: Int, removed: [IndexPath], placed: [IndexPath]) throws {
        let expected = before[section] - removed.count + placed.count
        if expected == after[new] { return }
        let deleted = batch.items.deleted.count { $0.section == section }
        let inserted = batch.items.inserted.count { $0.section == new }
        let name = section == new ? "section \(section)" : "section \(section), now \(new),"
        throw CollectionUpdateMistake(
            message: "invalid update: \(name) has \(after[new]) items after the update, but \(before[section]) before "
                + "it, \(inserted) inserted, \(deleted) deleted, \(placed.count - inserted) moved in and "
                + "\(removed.count - deleted) moved out make \(expected)")
    }

    private func checkSections(_ named: [Int], in counts: [Int], _ what: String, _ when: String) throws {
        var known: Set<Int> = []
        for section in named {
            if !counts.indices.contains(section) {
                throw CollectionUpdateMistake(
                    message: "invalid update: section \(section) is \(what), but there are \(counts.count) sections "
                        + "\(when) the update")
            }
            if !known.insert(section).inserted {
                throw CollectionUpdateMistake(message: "invalid update: section \(section) is \(what) twice")
            }
        }
    }

    private func checkItems(_ named: [IndexPath], in counts: [Int], _ what: String, _ when: String) throws {
        var known: Set<IndexPath> = []
        for path in named {
            if !counts.indices.contains(path.section) {
                throw CollectionUpdateMistake(
                    message: "invalid update: item \(path.item) of section \(path.section) is \(what), but there are "
                        + "\(counts.count) sections \(when) the update")
            }
            if path.item < 0 || path.item >= counts[path.section] {
                throw CollectionUpdateMistake(
                    message: "invalid update: item \(path.item) of section \(path.section) is \(what), but the section "
                        + "has \(counts[path.section]) items \(when) the update")
            }
            if !known.insert(path).inserted {
                throw CollectionUpdateMistake(
                    message: "invalid update: item \(path.item) of section \(path.section) is \(what) twice")
            }
        }
    }
}
