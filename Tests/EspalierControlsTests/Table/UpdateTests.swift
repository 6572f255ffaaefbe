import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: updates")
struct UpdateTests {
    func table(_ sections: [[String]], titles: [String?] = []) -> TextTable {
        let text = TextTable(TextSource(sections, titles: titles))
        text.table.rowHeight = 44
        text.table.layoutIfNeeded()
        text.source.cellsAsked = []
        return text
    }

    @Test("Deletions count in the old rows, insertions in the new ones, in whatever order they are told")
    func oldAndNew() {
        let text = table([["a", "b", "c", "d"]])
        let cells = text.table.visibleCells
        text.source.sections = [["x", "b", "y", "d", "c"]]
        text.table.performBatchUpdates {
            text.table.insertRows(at: [path(0, 2), path(0, 0)], with: .automatic)
            text.table.moveRow(at: path(0, 2), to: path(0, 4))
            text.table.deleteRows(at: [path(0, 0)], with: .automatic)
        }
        #expect(text.shown == ["x", "b", "y", "d", "c"])
        // Rows that stay keep their cells; only new ones are asked for.
        #expect(text.source.cellsAsked == ["x", "y"])
        #expect(text.table.cellForRow(at: path(0, 1)) === cells[1])
        #expect(text.table.cellForRow(at: path(0, 3)) === cells[3])
        #expect(text.table.cellForRow(at: path(0, 4)) === cells[2])
        #expect(text.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        #expect(text.table.contentSize.height == 220)
    }

    @Test("Each call by itself is an update")
    func single() {
        let text = table([["a", "b"]])
        text.source.sections[0].append("c")
        text.table.insertRows(at: [path(0, 2)], with: .none)
        #expect(text.shown == ["a", "b", "c"] && text.table.numberOfRows(inSection: 0) == 3)
        text.source.sections[0].removeFirst()
        text.table.deleteRows(at: [path(0, 0)], with: .none)
        #expect(text.shown == ["b", "c"])
        text.source.sections[0].swapAt(0, 1)
        text.table.moveRow(at: path(0, 0), to: path(0, 1))
        #expect(text.shown == ["c", "b"])
        text.source.sections[0][0] = "C"
        text.table.reloadRows(at: [path(0, 0)], with: .none)
        #expect(text.shown == ["C", "b"])
        #expect(text.source.cellsAsked == ["c", "C"])
    }

    @Test("Sections are inserted, deleted, moved and reloaded")
    func sections() {
        let text = table([["a"], ["b"], ["c"]])
        text.source.sections.insert(["x", "y"], at: 1)
        text.table.insertSections([1], with: .none)
        #expect(text.shown == ["a", "x", "y", "b", "c"] && text.table.numberOfSections == 4)
        text.source.sections.remove(at: 0)
        text.table.deleteSections([0], with: .none)
        #expect(text.shown == ["x", "y", "b", "c"])
        text.source.sections.append(text.source.sections.removeFirst())
        text.table.moveSection(0, toSection: 2)
        #expect(text.shown == ["b", "c", "x", "y"])
        text.source.sections[2] = ["z"]
        text.table.reloadSections([2], with: .none)
        #expect(text.shown == ["b", "c", "z"])
        #expect(text.source.cellsAsked == ["x", "y", "z"])
    }

    @Test("Sections and rows in one update: rows count in the sections as they were, or as they will be")
    func mixed() {
        let text = table([["a", "b"], ["c", "d"]])
        text.source.sections = [["new"], ["c", "x"], ["b"]]
        text.table.performBatchUpdates {
            text.table.insertSections([0], with: .none)
            text.table.moveSection(0, toSection: 2)
            text.table.deleteRows(at: [path(0, 0), path(1, 1)], with: .none)
            text.table.insertRows(at: [path(1, 1)], with: .none)
        }
        #expect(text.shown == ["new", "c", "x", "b"])
        #expect(text.source.cellsAsked == ["new", "x"])
    }

    @Test("A row moves to another section, out of one that is deleted too")
    func movingOut() {
        let text = table([["a", "b"], ["c"]])
        let cell = text.table.cellForRow(at: path(0, 1))
        text.source.sections = [["c", "b"]]
        text.table.performBatchUpdates {
            text.table.deleteSections([0], with: .none)
            text.table.moveRow(at: path(0, 1), to: path(0, 1))
        }
        #expect(text.shown == ["c", "b"])
        #expect(text.table.cellForRow(at: path(0, 1)) === cell)
    }

    @Test("Groups nest; the outermost applies them")
    func nesting() {
        let text = table([["a"]])
        text.table.beginUpdates()
        text.source.sections = [["a", "b", "c"]]
        text.table.insertRows(at: [path(0, 1)], with: .none)
        text.table.beginUpdates()
        text.table.insertRows(at: [path(0, 2)], with: .none)
        text.table.endUpdates()
        text.table.layoutIfNeeded()
        #expect(text.shown == ["a"])
        text.table.endUpdates()
        #expect(text.shown == ["a", "b", "c"])
    }

    @Test("The completion comes by the clock, at once where there is none; true, once")
    func completion() {
        let text = table([["a"]])
        var told: [Bool] = []
        text.table.performBatchUpdates(nil) { told.append($0) }
        #expect(told == [true])
    }

    @Test("An update before anything was asked is nothing: the first layout asks for what there is")
    func early() {
        let text = TextTable(TextSource(rows: 3))
        text.table.insertRows(at: [path(0, 2)], with: .none)
        text.table.layoutIfNeeded()
        #expect(text.shown == ["0", "1", "2"])
    }

    @Test("Deleted rows leave with the paths that they had; headers follow their sections")
    func leaving() {
        let log = CallLog()
        let delegate = DisplayLog(log)
        let text = table([["a", "b"], ["c"]], titles: ["One", "Two"])
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        let header = text.table.headerView(forSection: 1)
        _ = log.take()
        text.source.sections = [["c"]]
        text.source.titles = ["Two"]
        text.table.deleteSections([0], with: .none)
        #expect(log.take() == ["end 0.0", "end 0.1", "end header 0"])
        #expect(text.table.headerView(forSection: 0) === header && header?.frame == rect(0, 0, 320, 28))
    }

    @Test("Measured rows keep their heights through an update of others")
    func heights() {
        let text = TextTable(TextSource([(0..<100).map { "h100 \($0)" }]))
        text.scroll(to: 0)
        text.scroll(to: 400)
        text.scroll(to: 0)
        // Nine rows are measured.
        #expect(text.table.contentSize.height == CGFloat(9 * 100 + 91 * 44))
        text.source.sections[0].insert("h60", at: 0)
        text.table.insertRows(at: [path(0, 0)], with: .none)
        #expect(text.table.rectForRow(at: path(0, 1)) == rect(0, 60, 320, 100))
        #expect(text.table.contentSize.height == CGFloat(60 + 9 * 100 + 91 * 44))
        text.source.sections[0].removeLast()
        text.source.sections[0].remove(at: 1)
        text.table.deleteRows(at: [path(0, 1), path(0, 100)], with: .none)
        #expect(text.table.contentSize.height == CGFloat(60 + 8 * 100 + 90 * 44))
    }
}
