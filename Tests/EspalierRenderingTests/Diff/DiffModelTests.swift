import EspalierRendering
import EspalierViews
import Foundation
import Testing

@Suite("Differences of random trees, against a plain model")
struct DiffModelTests {
    @Test("Changes by id are those that the model finds, and lead from one tree to the other", arguments: 0..<150)
    func ids(seed: Int) {
        let forest = RandomForest(seed: UInt64(seed), count: 25, uniqueNames: seed % 2 == 0)
        var numbering = ViewNumbering()
        let before = HierarchySnapshot(of: forest.root, numbering: &numbering)
        for _ in 0..<(seed % 30) { forest.mutate() }
        let after = HierarchySnapshot(of: forest.root, numbering: &numbering)
        let diff = HierarchyDiff(from: before, to: after)
        let trace = "seed \(seed)\n\(before.text(.init(ids: true)))\n\(after.text(.init(ids: true)))\n\(diff.text())"
        let model = DiffModel(before, after)
        for (id, expected) in model.kinds {
            let change = diff.changes.first { Self.id($0, diff) == id }
            let kinds = change?.kinds.subtracting(.reordered) ?? []
            #expect(kinds == expected, "\(id): \(kinds.words), expected \(expected.words)\n\(trace)")
        }
        #expect(Set(diff.changes.map { Self.id($0, diff) }).count == diff.changes.count, "\(trace)")
        let reordered = Set(diff.changes.filter { $0.kinds.contains(.reordered) }.map { Self.id($0, diff) })
        #expect(reordered.isDisjoint(with: model.kinds.filter { $0.1.contains(.reparented) }.map(\.0)), "\(trace)")
        #expect(model.keepsOrder(without: reordered), "\(trace)")
        #expect(reordered.count == model.fewestReordered, "\(trace)")
        #expect(diff.isEmpty == (before.text(.init(ids: true)) == after.text(.init(ids: true))), "\(trace)")
    }

    private static func id(_ change: HierarchyDiff.Change, _ diff: HierarchyDiff) -> Int {
        if let after = change.after { return diff.after.entries[after].id }
        return diff.before.entries[change.before ?? 0].id
    }

    @Test("Where all names differ, matching by contents finds the same changes as by ids", arguments: 0..<60)
    func names(seed: Int) {
        let forest = RandomForest(seed: UInt64(seed), count: 25, uniqueNames: true)
        var numbering = ViewNumbering()
        let before = HierarchySnapshot(of: forest.root, numbering: &numbering)
        for _ in 0..<20 { forest.mutate(keepingViews: true) }
        let after = HierarchySnapshot(of: forest.root, numbering: &numbering)
        let ids = HierarchyDiff(from: before, to: after)
        let contents = HierarchyDiff(from: before, to: after, matching: .contents)
        #expect(contents.changes == ids.changes, "seed \(seed)\n\(ids.text())\n\(contents.text())")
        #expect(!ids.isEmpty)
    }

    @Test("The same tree made twice has no changes", arguments: 0..<40)
    func same(seed: Int) {
        func snapshot() -> HierarchySnapshot {
            let forest = RandomForest(seed: UInt64(seed), count: 40, uniqueNames: false)
            for _ in 0..<10 { forest.mutate() }
            var numbering = ViewNumbering()
            return HierarchySnapshot(of: forest.root, numbering: &numbering)
        }
        for matching in [HierarchyDiff.Matching.ids, .contents] {
            let diff = HierarchyDiff(from: snapshot(), to: snapshot(), matching: matching)
            #expect(diff.isEmpty, "seed \(seed)\n\(diff.text())")
            #expect(diff.text().isEmpty)
            #expect(diff.json() == #"{"espalier": 1, "changes": []}"#)
        }
    }

    @Test("Trees made separately have no changes exactly where their texts are equal", arguments: 0..<100)
    func texts(seed: Int) {
        // Few views of few kinds, so that equal trees come by.
        func snapshot(_ seed: Int) -> HierarchySnapshot {
            let forest = RandomForest(seed: UInt64(seed), count: 2 + seed % 3, uniqueNames: false)
            var numbering = ViewNumbering()
            return HierarchySnapshot(of: forest.root, numbering: &numbering)
        }
        let first = snapshot(seed)
        for other in 0..<100 {
            let second = snapshot(other)
            let diff = HierarchyDiff(from: first, to: second, matching: .contents)
            #expect(diff.isEmpty == (first.text() == second.text()), "\(seed), \(other)\n\(diff.text())")
        }
    }
}

/// What happened to the views of a tree, found view by view from plain tables.
struct DiffModel {
    private struct View {
        var superview: Int?
        var entry: HierarchySnapshot.Entry
    }

    private(set) var kinds: [(Int, HierarchyDiff.Kinds)] = []
    /// By superview: the subviews that it had before and has still, in both orders.
    private var lists: [(old: [Int], new: [Int])] = []

    init(_ before: HierarchySnapshot, _ after: HierarchySnapshot) {
        let old = Self.table(before)
        let new = Self.table(after)
        for id in Set(old.keys).union(new.keys).sorted() {
            kinds.append((id, Self.kinds(old[id], new[id])))
            func kept(_ snapshot: HierarchySnapshot) -> [Int] {
                snapshot.entries.map(\.id).filter { old[$0]?.superview == id && new[$0]?.superview == id }
            }
            lists.append((kept(before), kept(after)))
        }
    }

    private static func table(_ snapshot: HierarchySnapshot) -> [Int: View] {
        var table: [Int: View] = [:]
        for entry in snapshot.entries {
            table[entry.id] = View(superview: entry.parent.map { snapshot.entries[$0].id }, entry: entry)
        }
        return table
    }

    private static func kinds(_ old: View?, _ new: View?) -> HierarchyDiff.Kinds {
        guard let old else { return .added }
        guard let new else { return .removed }
        var kinds: HierarchyDiff.Kinds = []
        let (a, b) = (old.entry, new.entry)
        if a.frame.origin != b.frame.origin { kinds.insert(.moved) }
        if a.frame.size != b.frame.size { kinds.insert(.resized) }
        if old.superview != new.superview { kinds.insert(.reparented) }
        if a.name != b.name { kinds.insert(.renamed) }
        if a.tag != b.tag { kinds.insert(.retagged) }
        let hasOther =
            a.isHidden != b.isHidden || a.alpha != b.alpha || a.text != b.text || a.transform != b.transform
            || a.bounds.origin != b.bounds.origin || shownSize(a) != shownSize(b)
            || cutText(a) != cutText(b)
        if hasOther { kinds.insert(.properties) }
        return kinds
    }

    /// The size of the bounds, where it is not the frame's.
    private static func shownSize(_ entry: HierarchySnapshot.Entry) -> CGSize? {
        entry.bounds.size == entry.frame.size ? nil : entry.bounds.size
    }

    /// What is shown of a text that is cut off.
    private static func cutText(_ entry: HierarchySnapshot.Entry) -> String? {
        entry.shownText.flatMap { $0.isCut ? $0.text : nil }
    }

    /// Whether all lists are in the same order when some views are left out.
    func keepsOrder(without ids: Set<Int>) -> Bool {
        lists.allSatisfy { list in list.old.filter { !ids.contains($0) } == list.new.filter { !ids.contains($0) } }
    }

    /// How many views must be left out for that, by the table of common subsequences.
    var fewestReordered: Int {
        lists.reduce(0) { sum, list in sum + list.old.count - Self.longestCommon(list.old, list.new) }
    }

    private static func longestCommon(_ first: [Int], _ second: [Int]) -> Int {
        var row = [Int](repeating: 0, count: second.count + 1)
        for one in first {
            var last = row
            for (index, other) in second.enumerated() {
                last[index + 1] = one == other ? row[index] + 1 : max(row[index + 1], last[index])
            }
            row = last
        }
        return row[second.count]
    }
}
