import EspalierSupport
import EspalierViews

// What an update must fulfil. A breach is the caller's bug: the message says the counts before and after.
extension TableUpdate {
    /// - Parameters:
    ///   - old: The rows of each section before the update.
    ///   - new: The rows of each section after it, as the data source says.
    func check(old: [Int], new: [Int], of table: String) {
        checkSections(old: old.count, new: new.count, table)
        checkRows(old: old, new: new, table)
        let mapping = TableMapping(
            TableUpdate(
                deletedSections: deletedSections, insertedSections: insertedSections,
                reloadedSections: reloadedSections, movedSections: movedSections),
            oldCount: old.count, newCount: new.count)
        let deleted = counts(deletedRows.map(\.section))
        let inserted = counts(insertedRows.map(\.section))
        let movedOut = counts(movedRows.map(\.from.section))
        let movedIn = counts(movedRows.map(\.to.section))
        for (section, count) in old.enumerated() {
            let target = mapping.newSections[section]
            if target < 0 || mapping.reloadedSections.contains(section) { continue }
            let (less, more) = (deleted[section] ?? 0, inserted[target] ?? 0)
            let (out, into) = (movedOut[section] ?? 0, movedIn[target] ?? 0)
            if count - less + more - out + into == new[target] { continue }
            trap(
                "invalid update of \(table): invalid number of rows in section \(target): \(count) before the update, "
                    + "\(new[target]) after it, with \(more) inserted, \(less) deleted, \(into) moved in and "
                    + "\(out) moved out: expected \(count - less + more - out + into)")
        }
    }

    private func checkSections(old: Int, new: Int, _ table: String) {
        func check(_ numbers: [Int], below count: Int, _ verb: String, _ when: String) {
            var known: Set<Int> = []
            for number in numbers {
                if number < 0 || number >= count {
                    trap(
                        "invalid update of \(table): section \(number) is \(verb), but there are \(count) sections "
                            + "\(when) the update")
                }
                if !known.insert(number).inserted {
                    trap("invalid update of \(table): section \(number) is \(verb), and told of twice")
                }
            }
        }
        check(deletedSections + reloadedSections + movedSections.map(\.from), below: old, goneWords, "before")
        let expected = old - deletedSections.count + insertedSections.count
        if expected != new {
            trap(
                "invalid update of \(table): invalid number of sections: \(old) before the update, \(new) after it, "
                    + "with \(insertedSections.count) inserted and \(deletedSections.count) deleted: "
                    + "expected \(expected)")
        }
        check(insertedSections + movedSections.map(\.to), below: new, comeWords, "after")
    }

    private var goneWords: String { "deleted, reloaded or moved away" }
    private var comeWords: String { "inserted or moved there" }

    private func checkRows(old: [Int], new: [Int], _ table: String) {
        func check(_ paths: [RowPath], in counts: [Int], _ verb: String, _ when: String) {
            var known: Set<RowPath> = []
            for path in paths {
                guard counts.indices.contains(path.section) else {
                    trap(
                        "invalid update of \(table): \(path) is \(verb), but there are \(counts.count) sections "
                            + "\(when) the update")
                }
                guard path.row >= 0, path.row < counts[path.section] else {
                    trap(
                        "invalid update of \(table): \(path) is \(verb), but the section has \(counts[path.section]) "
                            + "rows \(when) the update")
                }
                if !known.insert(path).inserted {
                    trap("invalid update of \(table): \(path) is \(verb), and told of twice")
                }
            }
        }
        check(deletedRows + reloadedRows + movedRows.map(\.from), in: old, goneWords, "before")
        check(Set(reconfiguredRows).ordered(), in: old, "reconfigured", "before")
        // An insertion beyond a count that does not add up is told with the counts.
        check(insertedRows + movedRows.map(\.to), in: new.map { max($0, 1 << 40) }, comeWords, "after")
    }

    /// Insertions must be within the counts, which are known to add up.
    func checkTargets(new: [Int], of table: String) {
        for path in insertedRows + movedRows.map(\.to) where path.row >= new[path.section] {
            trap(
                "invalid update of \(table): \(path) is \(comeWords), but the section has \(new[path.section]) "
                    + "rows after the update")
        }
    }

    private func counts(_ sections: [Int]) -> [Int: Int] {
        sections.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
