import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// What a table must show, kept by hand: rows with an identity, the height each counts as, and whether it was measured.
private struct NaiveTable {
    struct Row {
        var text: String
        var height: CGFloat
        var isSelected = false
    }

    var sections: [[Row]]
    let isSelfSizing: Bool

    var texts: [[String]] { sections.map { $0.map(\.text) } }

    /// Rows with their rectangles' top and height, in order.
    func placed() -> [(path: IndexPath, y: CGFloat, height: CGFloat)] {
        var y: CGFloat = 0
        var found: [(path: IndexPath, y: CGFloat, height: CGFloat)] = []
        for (section, rows) in sections.enumerated() {
            for (row, value) in rows.enumerated() {
                found.append((path(section, row), y, value.height))
                y += value.height
            }
        }
        return found
    }
}

@Suite("UITableView against a naive model")
struct TableModelTests {
    /// One program of changes, scrolls and reloads.
    private struct Program {
        var random: SplitMix64
        var naive: NaiveTable
        let text: TextTable
        var trace: [String] = []
        var names = 0

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            naive = NaiveTable(sections: [], isSelfSizing: seed % 2 == 0)
            text = TextTable(TextSource([[]]), size: CGSize(width: 320, height: 200))
            text.table.allowsMultipleSelection = true
            if !naive.isSelfSizing { text.table.rowHeight = 20 }
            for _ in 0..<number(1...4) { naive.sections.append(newRows(number(0...12))) }
            text.source.sections = naive.texts
            text.table.layoutIfNeeded()
            settle()
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        mutating func newRow() -> NaiveTable.Row {
            names += 1
            let wish = number(1...6) * 10
            return NaiveTable.Row(text: "h\(wish) #\(names)", height: naive.isSelfSizing ? 44 : 20)
        }

        mutating func newRows(_ count: Int) -> [NaiveTable.Row] { (0..<count).map { _ in newRow() } }

        /// Rows whose cells the table has asked for since count as what these ask for.
        mutating func settle() {
            let asked = Set(text.source.cellsAsked)
            text.source.cellsAsked = []
            guard naive.isSelfSizing else { return }
            for section in naive.sections.indices {
                for row in naive.sections[section].indices where asked.contains(naive.sections[section][row].text) {
                    naive.sections[section][row].height = TextCell.height(naive.sections[section][row].text)
                }
            }
        }

        /// Deletes, inserts, moves and reloads rows and sections, at random, as one update.
        mutating func update() {
            let table = text.table
            let old = naive.sections
            // What stays of each section, by the numbers of the old state.
            var kept = old.map { Array($0.indices) }
            var calls: [() -> Void] = []
            var deletedSections = IndexSet()
            for section in old.indices where number(0...7) == 0 { deletedSections.insert(section) }
            let deletedNow = deletedSections
            if !deletedSections.isEmpty { calls.append { table.deleteSections(deletedNow, with: .none) } }
            var moving: [(from: IndexPath, row: NaiveTable.Row)] = []
            for section in old.indices where !deletedSections.contains(section) {
                for row in old[section].indices.reversed() {
                    switch number(0...11) {
                    case 0:
                        kept[section].remove(at: row)
                        calls.append { table.deleteRows(at: [path(section, row)], with: .none) }
                    case 1:
                        kept[section].remove(at: row)
                        moving.append((path(section, row), old[section][row]))
                    case 2:
                        naive.sections[section][row].isSelected = false
                        // A reloaded row is unknown until it is seen again.
                        if naive.isSelfSizing { naive.sections[section][row].height = 44 }
                        calls.append { table.reloadRows(at: [path(section, row)], with: .none) }
                    default: break
                    }
                }
            }
            let state = naive.sections
            var new = old.indices.filter { !deletedSections.contains($0) }.map { section in
                kept[section].map { state[section][$0] }
            }
            // Insertions, from the front: a place that is taken stays.
            for section in 0...new.count where number(0...6) == 0 {
                new.insert(newRows(number(0...5)), at: section)
                calls.append { table.insertSections([section], with: .none) }
            }
            if new.isEmpty {
                new.append(newRows(3))
                calls.append { table.insertSections([0], with: .none) }
            }
            for section in new.indices {
                var row = 0
                let isNew = new[section].contains { row in !old.contains { $0.contains { $0.text == row.text } } }
                if isNew || new[section].isEmpty { continue }
                while row <= new[section].count {
                    let place = path(section, row)
                    if number(0...9) == 0 {
                        new[section].insert(newRow(), at: row)
                        calls.append { table.insertRows(at: [place], with: .none) }
                    } else if number(0...3) == 0, let moved = moving.popLast() {
                        new[section].insert(moved.row, at: row)
                        calls.append { table.moveRow(at: moved.from, to: place) }
                    }
                    row += 1
                }
            }
            for moved in moving {
                calls.append { table.deleteRows(at: [moved.from], with: .none) }
            }
            naive.sections = new
            text.source.sections = naive.texts
            calls.shuffle(using: &random)
            table.performBatchUpdates { calls.forEach { $0() } }
            trace.append("update to \(naive.sections.map(\.count))")
        }

        mutating func step() {
            switch number(0...9) {
            case 0:
                naive.sections = [newRows(number(0...30)), newRows(number(0...3))]
                text.source.sections = naive.texts
                text.table.reloadData()
                trace.append("reload \(naive.sections.map(\.count))")
            case 1...3:
                let y = CGFloat(number(-20...600))
                text.table.contentOffset = CGPoint(x: 0, y: y)
                trace.append("scroll \(y)")
            case 4:
                let rows = naive.placed()
                guard let path = rows.randomElement(using: &random)?.path else { return }
                naive.sections[path.section][path.row].isSelected = true
                text.table.selectRow(at: path, animated: false, scrollPosition: .none)
                trace.append("select \(path)")
            default: update()
            }
            text.table.layoutIfNeeded()
            settle()
        }

        /// What differs, or nil.
        func difference() -> String? {
            let table = text.table
            let sight = table.bounds
            let placed = naive.placed()
            if table.numberOfSections != naive.sections.count { return "sections" }
            for row in placed where table.rectForRow(at: row.path) != rect(0, row.y, 320, row.height) {
                return "\(row.path) at \(table.rectForRow(at: row.path)), not \(row.y) + \(row.height)"
            }
            let visible = placed.filter { $0.y < sight.maxY && $0.y + $0.height > sight.minY }
            let expected = visible.map(\.path)
            if table.indexPathsForVisibleRows != expected {
                return "visible \(table.indexPathsForVisibleRows ?? []), not \(expected)"
            }
            if text.shown != expected.map({ naive.sections[$0.section][$0.row].text }) { return "texts \(text.shown)" }
            for (cell, row) in zip(table.visibleCells, visible) {
                if cell.frame != rect(0, row.y, 320, row.height) { return "frame \(cell.frame) of \(row.path)" }
                if cell.isSelected != naive.sections[row.path.section][row.path.row].isSelected {
                    return "selection of the cell of \(row.path)"
                }
            }
            if table.subviews.count != visible.count { return "\(table.subviews.count) subviews" }
            let total = placed.last.map { $0.y + $0.height } ?? 0
            if table.contentSize != size(320, total) { return "content of \(table.contentSize), not \(total)" }
            let selected = placed.map(\.path).filter { naive.sections[$0.section][$0.row].isSelected }
            if (table.indexPathsForSelectedRows ?? []) != selected { return "selection" }
            return nil
        }
    }

    @Test("Programs of updates, scrolls, selections and reloads", arguments: randomPrograms(20) as Range<UInt64>)
    func programs(block: UInt64) {
        for seed in block * 100..<(block + 1) * 100 {
            var program = Program(seed: seed)
            for _ in 0..<6 {
                program.step()
                if let difference = program.difference() {
                    Issue.record("seed \(seed): \(difference) after \(program.trace.joined(separator: "; "))")
                    return
                }
            }
        }
    }
}
