import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UICollectionView: updates")
struct CollectionUpdateTests {
    private func shownTexts(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { ($0 as? ItemCell)?.text }
    }

    private func laidOut(_ sections: [[String]]) -> (ItemSource, UICollectionView) {
        let source = ItemSource(sections)
        let view = collection(source)
        view.layoutIfNeeded()
        source.log = []
        return (source, view)
    }

    @Test("Inserting asks for the counts and the new cell only, and is there at once; other cells are kept")
    func inserting() {
        let (source, view) = laidOut([["a", "b"]])
        let b = view.cellForItem(at: itemPath(1))
        source.sections = [["a", "x", "b"]]
        view.insertItems(at: [itemPath(1)])
        #expect(source.log == ["sections", "items 0", "cell 0.1"])
        #expect(shownTexts(view) == ["a", "x", "b"])
        #expect(view.cellForItem(at: itemPath(2)) === b && b?.frame == rect(135, 0, 50, 50))
        #expect(b.flatMap { view.indexPath(for: $0) } == itemPath(2))
    }

    @Test("Deleting tells the delegate with the old index path")
    func deleting() {
        let (source, view) = laidOut([["a", "b", "c"]])
        view.keepDelegate(ItemDelegate(source))
        source.sections = [["b"]]
        view.deleteItems(at: [itemPath(2), itemPath(0)])
        #expect(source.log == ["sections", "items 0", "ended 0.0", "ended 0.2"])
        #expect(shownItems(view) == ["b (0.0 0.0 50.0 50.0)"])
    }

    @Test("Deletions count in the old, insertions in the new state, in whatever order they are made")
    func mixed() {
        let (source, view) = laidOut([["a", "b", "c", "d"]])
        let d = view.cellForItem(at: itemPath(3))
        source.sections = [["x", "b", "y", "d"]]
        var finished: [Bool] = []
        view.performBatchUpdates {
            view.insertItems(at: [itemPath(2), itemPath(0)])
            view.deleteItems(at: [itemPath(0), itemPath(2)])
        } completion: {
            finished.append($0)
        }
        #expect(shownTexts(view) == ["x", "b", "y", "d"])
        #expect(view.cellForItem(at: itemPath(3)) === d && finished == [true])
    }

    @Test("A moved item keeps its cell, within a section and to another one")
    func moving() {
        let (source, view) = laidOut([["a", "b", "c"], ["d"]])
        let a = view.cellForItem(at: itemPath(0))
        source.sections = [["b", "c", "a"], ["d"]]
        view.moveItem(at: itemPath(0), to: itemPath(2))
        #expect(shownTexts(view) == ["b", "c", "a", "d"] && view.cellForItem(at: itemPath(2)) === a)
        source.sections = [["b", "c"], ["a", "d"]]
        view.moveItem(at: itemPath(2), to: itemPath(0, 1))
        #expect(shownTexts(view) == ["b", "c", "a", "d"] && view.cellForItem(at: itemPath(0, 1)) === a)
    }

    @Test("Reloading an item asks for its cell again, and drops its selection")
    func reloading() {
        let (source, view) = laidOut([["a", "b"]])
        view.allowsMultipleSelection = true
        view.selectItem(at: itemPath(0), animated: false, scrollPosition: [])
        view.selectItem(at: itemPath(1), animated: false, scrollPosition: [])
        source.sections = [["a", "B"]]
        view.reloadItems(at: [itemPath(1)])
        #expect(source.log == ["sections", "items 0", "cell 0.1"])
        #expect(shownTexts(view) == ["a", "B"] && view.indexPathsForSelectedItems == [itemPath(0)])
    }

    @Test("Sections are inserted, deleted, moved and reloaded; what stays keeps its cells and its selection")
    func sections() {
        let (source, view) = laidOut([["a"], ["b", "c"], ["d"]])
        view.selectItem(at: itemPath(1, 1), animated: false, scrollPosition: [])
        let c = view.cellForItem(at: itemPath(1, 1))
        source.sections = [["n"], ["b", "c"], ["D", "E"]]
        view.performBatchUpdates {
            view.deleteSections([0])
            view.insertSections([0])
            view.reloadSections([2])
        }
        #expect(shownTexts(view) == ["n", "b", "c", "D", "E"] && view.cellForItem(at: itemPath(1, 1)) === c)
        source.sections = [["b", "c"], ["D", "E"], ["n"]]
        view.moveSection(0, toSection: 2)
        #expect(shownTexts(view) == ["b", "c", "D", "E", "n"] && view.cellForItem(at: itemPath(1, 0)) === c)
        #expect(view.indexPathsForSelectedItems == [itemPath(1, 0)])
    }

    @Test("Headers go with their sections")
    func headers() {
        let source = ItemSource([["a"], ["b"]])
        let layout = flow(size(50, 50))
        layout.headerReferenceSize = size(0, 20)
        let view = collection(source, layout)
        view.layoutIfNeeded()
        let second = view.supplementaryView(forElementKind: headerKind, at: itemPath(0, 1))
        source.sections = [["b"]]
        view.deleteSections([0])
        #expect(
            view.supplementaryView(forElementKind: headerKind, at: itemPath(0)) === second && second?.frame.minY == 0)
        #expect(view.visibleSupplementaryViews(ofKind: headerKind).count == 1)
    }

    @Test("A batch inside a batch joins it: one count, both completions")
    func nested() {
        let (source, view) = laidOut([["a"]])
        var ended: [String] = []
        view.performBatchUpdates {
            source.sections = [["a", "b", "c"]]
            view.insertItems(at: [itemPath(1)])
            view.performBatchUpdates {
                view.insertItems(at: [itemPath(2)])
            } completion: { _ in
                ended.append("inner")
            }
        } completion: { _ in
            ended.append("outer")
        }
        #expect(source.log == ["sections", "items 0", "cell 0.1", "cell 0.2"])
        #expect(ended == ["outer", "inner"])
    }

    @Test("Before the first layout an update is what the first layout shows; a batch asks for the counts first")
    func early() {
        let source = ItemSource([["a"]])
        let view = collection(source)
        source.sections = [["a", "b"]]
        view.insertItems(at: [itemPath(1)])
        #expect(source.log.isEmpty)
        view.performBatchUpdates {
            source.sections = [["a", "b", "c"]]
            view.insertItems(at: [itemPath(2)])
        }
        #expect(source.log == ["sections", "items 0", "sections", "items 0"])
        view.layoutIfNeeded()
        #expect(shownTexts(view) == ["a", "b", "c"])
    }

    @Test("In a window the completion of a batch and of another layout is called by the clock, once")
    func clock() {
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        let (source, view) = laidOut([["a"]])
        window.addSubview(view)
        var ended: [String] = []
        source.sections = [["b", "a"]]
        view.performBatchUpdates {
            view.insertItems(at: [itemPath(0)])
        } completion: {
            ended.append("batch \($0)")
        }
        #expect(shownTexts(view) == ["b", "a"] && ended.isEmpty)
        view.setCollectionViewLayout(flow(size(20, 20)), animated: true) { ended.append("layout \($0)") }
        #expect(view.visibleCells.first?.frame.width == 20 && ended.isEmpty)
        window.clock.advance(by: 1)
        window.clock.advance(by: 1)
        #expect(ended == ["batch true", "layout true"])
    }

    @Test("reloadData inside a batch makes it void")
    func reloadInside() {
        let (source, view) = laidOut([["a"]])
        view.performBatchUpdates {
            source.sections = [["x", "y"]]
            view.deleteItems(at: [itemPath(0)])
            view.reloadData()
        }
        view.layoutIfNeeded()
        #expect(shownTexts(view) == ["x", "y"])
    }

    @Test("Counts that do not add up trap, with the numbers before and after")
    func wrongCount() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = ItemSource([["a", "b", "c", "d", "e"]])
            let view = collection(source)
            view.layoutIfNeeded()
            source.sections[0].append("f")
            view.insertItems(at: [itemPath(0), itemPath(1)])
        }
        #expect(
            errorText(item).contains(
                "section 0 has 6 items after the update, but 5 before it, 2 inserted, 0 deleted, 0 "
                    + "moved in and 0 moved "
                    + "out make 7"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = ItemSource([["a"], ["b"]])
            let view = collection(source)
            view.layoutIfNeeded()
            source.sections.append(["c"])
            view.performBatchUpdates(nil)
        }
        #expect(
            errorText(section).contains(
                "there are 3 sections after the update, but 2 before it, 0 inserted and 0 deleted make 2"))
    }

    private func message(_ before: [Int], _ after: [Int], _ change: (inout CollectionBatch) -> Void) -> String? {
        var batch = CollectionBatch()
        change(&batch)
        do {
            _ = try CollectionUpdate(before: before, after: after, batch)
            return nil
        } catch {
            return (error as? CollectionUpdateMistake)?.message
        }
    }

    @Test("What names nothing, or something twice, is said")
    func mistakes() {
        #expect(
            message([2], [1]) { $0.items.deleted = [itemPath(2)] }
                == "invalid update: item 2 of section 0 is deleted, reloaded or moved, but the "
                + "section has 2 items before "
                + "the update")
        #expect(
            message([2], [3]) { $0.items.inserted = [itemPath(0, 1)] }
                == "invalid update: item 0 of section 1 is inserted or moved to, but there are 1 "
                + "sections after the update"
        )
        #expect(
            message([2], [1]) { $0.items.deleted = [itemPath(0), itemPath(0)] }
                == "invalid update: item 0 of section 0 is deleted, reloaded or moved twice")
        #expect(
            message([2], [2]) {
                $0.items.deleted = [itemPath(0)]
                $0.items.reloaded = [itemPath(0)]
            } == "invalid update: item 0 of section 0 is deleted, reloaded or moved twice")
        #expect(
            message([2], [4]) { $0.items.inserted = [itemPath(1), itemPath(1)] }
                == "invalid update: item 1 of section 0 is inserted or moved to twice")
        #expect(
            message([2], [2]) { $0.sections.deleted = [1] }
                == "invalid update: section 1 is deleted, reloaded or moved, but there are 1 sections before the update"
        )
        #expect(
            message([2], [2, 1]) { $0.sections.inserted = [1, 1] }
                == "invalid update: section 1 is inserted or moved to twice")
        #expect(
            message([2, 3], [3, 2]) { $0.items.moved = [(itemPath(0), itemPath(0, 1))] }
                == "invalid update: section 0 has 3 items after the update, but 2 before it, 0 "
                + "inserted, 0 deleted, 0 moved "
                + "in and 1 moved out make 1")
        #expect(
            message([2, 3], [3, 5]) { $0.sections.moved = [(0, 1)] }
                == "invalid update: section 0, now 1, has 5 items after the update, but 2 before "
                + "it, 0 inserted, 0 deleted, "
                + "0 moved in and 0 moved out make 2")
    }

    @Test("An index shift agrees with lists, for all small lists")
    func shifts() {
        for count in 0...4 {
            for removal in 0..<(1 << count) {
                let removed = (0..<count).filter { removal & (1 << $0) != 0 }
                let stays = (0..<count).filter { !removed.contains($0) }
                let after = stays.count + 2
                for first in 0..<after {
                    for second in (first + 1)..<max(first + 1, after) {
                        let shift = IndexShift(removed: removed, placed: [second, first])
                        var list = stays
                        list.insert(-1, at: first)
                        list.insert(-1, at: second)
                        for old in 0..<count { #expect(shift.newIndex(of: old) == list.firstIndex(of: old)) }
                    }
                }
            }
        }
    }
}
