import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("Diffable data sources: random snapshots")
struct DiffableModelTests {
    /// The next snapshot, with some marks.
    private func next(
        _ random: inout SplitMix64, _ snapshot: inout NumberSnapshot, _ naive: inout NaiveSnapshot, _ newest: inout Int
    ) -> String {
        var trace: [String] = []
        for _ in 0..<random.below(8) { trace.append(random.change(&snapshot, &naive, newest: &newest)) }
        snapshot.reloadItems(random.few(of: naive.items, 2))
        snapshot.reconfigureItems(random.few(of: naive.items, 3))
        if random.oneIn(4) { snapshot.reloadSections(random.few(of: naive.sections.map(\.name), 1)) }
        return "\(trace)"
    }

    /// What must have another cell, by what the snapshot says.
    private func remade(_ old: NumberSnapshot, _ new: NumberSnapshot) -> Set<Int> {
        var remade = Set(new.reloadedItemIdentifiers)
        for section in new.reloadedSectionIdentifiers where old.indexOfSection(section) != nil {
            remade.formUnion(new.itemIdentifiers(inSection: section))
        }
        return remade
    }

    @Test(
        "Tables: what is shown is the snapshot, with the cells that were there", arguments: randomPrograms(40 as UInt64)
    )
    func tables(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let numbers = NumberTable()
        let table = numbers.table
        table.allowsMultipleSelection = true
        var (naive, newest) = (NaiveSnapshot(), 0)
        for step in 0..<25 {
            if random.oneIn(3) {
                table.contentOffset.y = CGFloat(random.below(300))
                table.layoutIfNeeded()
            }
            if let path = table.indexPathsForVisibleRows?.randomElement(using: &random), random.oneIn(3) {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            let old = numbers.source.snapshot()
            let selected = (table.indexPathsForSelectedRows ?? []).compactMap(numbers.source.itemIdentifier)
            let cells = numbers.cells
            _ = numbers.takeAsked()
            var snapshot = old
            let trace: Comment = "seed \(seed), step \(step): \(next(&random, &snapshot, &naive, &newest))"
            numbers.source.apply(snapshot)
            table.layoutIfNeeded()
            let remade = remade(old, snapshot)
            #expect(numbers.source.snapshot().naive == naive, trace)
            let paths = table.indexPathsForVisibleRows ?? []
            #expect(numbers.shown == paths.map { naive.sections[$0.section].items[$0.row] }, trace)
            #expect(paths == table.indexPathsForRows(in: table.bounds), trace)
            let asked = numbers.takeAsked()
            for (item, cell) in numbers.cells {
                if let before = cells[item] {
                    let isKept = !remade.contains(item)
                    #expect(!isKept || before === cell, trace)
                    let isAsked = !isKept || snapshot.reconfiguredItemIdentifiers.contains(item)
                    #expect(asked.count { $0 == item } == (isAsked ? 1 : 0), "item \(item), \(trace)")
                }
            }
            let stillSelected = selected.filter { naive.items.contains($0) && !remade.contains($0) }
            #expect(
                Set((table.indexPathsForSelectedRows ?? []).compactMap(numbers.source.itemIdentifier))
                    == Set(stillSelected), trace)
        }
    }

    @Test("Collection views likewise", arguments: randomPrograms(40 as UInt64))
    func collections(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let numbers = NumberCollection()
        let view = numbers.view
        var (naive, newest) = (NaiveSnapshot(), 0)
        for step in 0..<25 {
            if random.oneIn(3) {
                view.contentOffset.y = CGFloat(random.below(200))
                view.layoutIfNeeded()
            }
            let old = numbers.source.snapshot()
            let cells = numbers.cells
            _ = numbers.takeAsked()
            var snapshot = old
            let trace: Comment = "seed \(seed), step \(step): \(next(&random, &snapshot, &naive, &newest))"
            numbers.source.apply(snapshot)
            view.layoutIfNeeded()
            let remade = remade(old, snapshot)
            #expect(numbers.source.snapshot().naive == naive, trace)
            let paths = view.indexPathsForVisibleItems
            #expect(numbers.shown == paths.map { naive.sections[$0.section].items[$0.item] }, trace)
            let asked = numbers.takeAsked()
            for (item, cell) in numbers.cells {
                guard let before = cells[item] else { continue }
                let isKept = !remade.contains(item)
                #expect(!isKept || before === cell, trace)
                let isAsked = !isKept || snapshot.reconfiguredItemIdentifiers.contains(item)
                #expect(asked.count { $0 == item } == (isAsked ? 1 : 0), "item \(item), \(trace)")
            }
        }
    }
}
