import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// Random updates and scrolls, held against plain arrays and against a collection view that shows the result afresh.
private struct CollectionProgram {
    var random: SplitMix64
    let source: ItemSource
    let view: UICollectionView
    let layout: UICollectionViewFlowLayout
    var trace: [String] = []
    var named = 0
    /// What the last step asked new cells for.
    var remade: Set<String> = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        source = ItemSource([])
        layout = flow(size(70, 40), spacing: 5)
        layout.headerReferenceSize = size(0, 15)
        view = collection(source, layout, width: 240, height: 150)
        for _ in 0..<3 { source.sections.append(freshItems(20)) }
        view.allowsMultipleSelection = true
        view.layoutIfNeeded()
    }

    mutating func freshItems(_ most: Int) -> [String] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in
            named += 1
            return "i\(named)"
        }
    }

    mutating func step() {
        remade = []
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
            let offset = CGFloat(Int.random(in: 0...900, using: &random))
            trace.append("scroll \(offset)")
            view.contentOffset.y = offset
            view.layoutIfNeeded()
        case 4:
            guard let path = view.indexPathsForVisibleItems.randomElement(using: &random) else { return }
            trace.append("select \(path)")
            view.selectItem(at: path, animated: false, scrollPosition: [])
        default: update()
        }
    }

    /// One batch: each item stays, goes, moves or is reloaded; new ones come; sections go, come, move.
    private mutating func update() {
        let before = source.sections
        var deleted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        var movers: [(IndexPath, String)] = []
        let goneSections = before.indices.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
        var lists: [(old: Int?, items: [(String, Bool)])] = []
        for section in before.indices where !goneSections.contains(section) {
            var kept: [(String, Bool)] = []
            for item in before[section].indices {
                switch Int.random(in: 0..<12, using: &random) {
                case 0: deleted.append(itemPath(item, section))
                case 1: movers.append((itemPath(item, section), before[section][item]))
                case 2:
                    reloaded.append(itemPath(item, section))
                    remade.insert(before[section][item])
                    kept.append((before[section][item], true))
                default: kept.append((before[section][item], true))
                }
            }
            lists.append((section, kept))
        }
        let movedSection = lists.count > 1 && Bool.random(using: &random) ? lists.removeFirst() : nil
        if let movedSection { lists.insert(movedSection, at: Int.random(in: 0...lists.count, using: &random)) }
        if Bool.random(using: &random) || lists.isEmpty {
            lists.insert(
                (nil, freshItems(5).map { ($0, false) }), at: Int.random(in: 0...lists.count, using: &random))
        }
        var inserted: [IndexPath] = []
        var moved: [(IndexPath, IndexPath)] = []
        for (from, name) in movers {
            let section = Int.random(in: lists.indices, using: &random)
            lists[section].items.insert(
                (name, false), at: Int.random(in: 0...lists[section].items.count, using: &random))
            moved.append((from, itemPath(0, 0)))
        }
        for section in lists.indices where lists[section].old != nil {
            for name in freshItems(2) {
                lists[section].items.insert(
                    (name, false), at: Int.random(in: 0...lists[section].items.count, using: &random))
            }
        }
        let placeOfMover = Dictionary(uniqueKeysWithValues: movers.enumerated().map { ($0.element.1, $0.offset) })
        for (section, list) in lists.enumerated() {
            for (item, (name, isKept)) in list.items.enumerated() where !isKept {
                if let mover = placeOfMover[name] {
                    moved[mover].1 = itemPath(item, section)
                } else if list.old != nil {
                    inserted.append(itemPath(item, section))
                }
            }
        }
        let newSections = lists.indices.filter { lists[$0].old == nil }
        let after = lists.map { $0.items.map(\.0) }
        let sectionMove = movedSection?.old.flatMap { old in lists.firstIndex { $0.old == old }.map { (old, $0) } }
        trace.append("\(before) to \(after), sections \(goneSections) gone, \(newSections) new")
        let (view, source) = (view, source)
        view.performBatchUpdates {
            source.sections = after
            view.insertItems(at: inserted)
            for (from, to) in moved { view.moveItem(at: from, to: to) }
            view.reloadItems(at: reloaded)
            view.insertSections(IndexSet(newSections))
            if let (from, to) = sectionMove { view.moveSection(from, toSection: to) }
            view.deleteItems(at: deleted)
            view.deleteSections(IndexSet(goneSections))
        }
    }
}

@Suite("UICollectionView: random updates and scrolls")
struct CollectionModelTests {
    @Test("After each step everything is as a fresh collection view would show it", arguments: 0..<25)
    func random(seed: UInt64) {
        var program = CollectionProgram(seed: seed)
        for step in 0..<25 {
            let cells = Dictionary(
                uniqueKeysWithValues: program.view.visibleCells.compactMap { $0 as? ItemCell }.map { ($0.text, $0) })
            let selected = Set(program.view.indexPathsForSelectedItems!.map { name($0, program.source) })
            program.step()
            program.view.layoutIfNeeded()
            let trace = "seed \(seed), step \(step): \(program.trace.suffix(2))"
            let fresh = collection(program.source, flow(size(70, 40), spacing: 5), width: 240, height: 150)
            (fresh.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = size(0, 15)
            fresh.contentOffset = program.view.contentOffset
            fresh.layoutIfNeeded()
            #expect(texts(program.view) == texts(fresh), "\(trace)")
            #expect(program.view.contentSize == fresh.contentSize, "\(trace)")
            for cell in program.view.visibleCells {
                guard let path = program.view.indexPath(for: cell) else {
                    Issue.record("a visible cell without an index path, \(trace)")
                    continue
                }
                let text = (cell as? ItemCell)?.text ?? ""
                #expect(text == program.source.sections[path.section][path.item], "\(trace)")
                #expect(cell.isSelected == program.view.indexPathsForSelectedItems!.contains(path), "\(trace)")
                if !program.remade.contains(text), let old = cells[text] { #expect(old === cell, "\(trace)") }
            }
            let nowSelected = Set(program.view.indexPathsForSelectedItems!.map { name($0, program.source) })
            #expect(nowSelected.subtracting(selected).count <= 1, "\(trace)")
            #expect(program.view.indexPathsForSelectedItems!.allSatisfy { program.view.holdsItem(at: $0) }, "\(trace)")
        }
    }

    private func name(_ path: IndexPath, _ source: ItemSource) -> String { source.sections[path.section][path.item] }

    private func texts(_ view: UICollectionView) -> [String] {
        view.subviews.map { subview in
            let text = (subview as? ItemCell)?.text ?? "band"
            return "\(text) \(subview.frame)"
        }
    }
}
