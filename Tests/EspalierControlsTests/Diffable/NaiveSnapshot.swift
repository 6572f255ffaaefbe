import TestSupport

@testable import EspalierControls

typealias NumberSnapshot = NSDiffableDataSourceSnapshot<String, Int>

/// A snapshot of plain arrays, in which everything is looked for.
struct NaiveSnapshot: Equatable {
    var sections: [(name: String, items: [Int])] = []

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.sections.map(\.name) == rhs.sections.map(\.name) && lhs.sections.map(\.items) == rhs.sections.map(\.items)
    }

    var items: [Int] { sections.flatMap(\.items) }

    func place(_ item: Int) -> (section: Int, row: Int)? {
        for (section, list) in sections.enumerated() {
            if let row = list.items.firstIndex(of: item) { return (section, row) }
        }
        return nil
    }

    mutating func take(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    mutating func insert(_ items: [Int], _ offset: Int, _ other: Int) {
        take(items)
        guard let place = place(other) else { return }
        sections[place.section].items.insert(contentsOf: items, at: place.row + offset)
    }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
    init(_ sections: [(name: String, items: [Int])]) {
        self.init()
        appendSections(sections.map(\.name))
        for section in sections { appendItems(section.items, toSection: section.name) }
    }

    var naive: NaiveSnapshot {
        NaiveSnapshot(sections: sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) })
    }
}

extension SplitMix64 {
    /// Some elements in any order, none twice.
    mutating func few<Element: Hashable>(of elements: [Element], _ most: Int) -> [Element] {
        Array(elements.shuffled(using: &self).prefix(below(most + 1)))
    }

    /// One change of a snapshot, made to both.
    mutating func change(_ snapshot: inout NumberSnapshot, _ naive: inout NaiveSnapshot, newest: inout Int) -> String {
        let names = naive.sections.map(\.name)
        func fresh() -> [Int] {
            newest += 3
            return [newest - 2, newest - 1, newest]
        }
        switch below(10) {
        case 0 where names.count < 6:
            newest += 1
            let name = "s\(newest)"
            if names.isEmpty || oneIn(2) {
                snapshot.appendSections([name])
                naive.sections.append((name, []))
                return "append \(name)"
            }
            let (index, offset) = (below(names.count), below(2))
            if offset == 0 { snapshot.insertSections([name], beforeSection: names[index]) }
            if offset == 1 { snapshot.insertSections([name], afterSection: names[index]) }
            naive.sections.insert((name, []), at: index + offset)
            return "insert \(name) at \(index + offset)"
        case 1 where names.count > 2:
            let index = below(names.count)
            snapshot.deleteSections([names[index], "none"])
            naive.sections.remove(at: index)
            return "delete \(names[index])"
        case 2 where names.count > 1:
            let (from, to, offset) = (below(names.count), below(names.count), below(2))
            if offset == 0 { snapshot.moveSection(names[from], beforeSection: names[to]) }
            if offset == 1 { snapshot.moveSection(names[from], afterSection: names[to]) }
            if from != to {
                let moved = naive.sections.remove(at: from)
                let place = naive.sections.firstIndex { $0.name == names[to] } ?? 0
                naive.sections.insert(moved, at: place + offset)
            }
            return "move \(names[from]) to \(names[to]) \(offset)"
        case 3 where !naive.items.isEmpty:
            let gone = few(of: naive.items, 4)
            snapshot.deleteItems(gone + [-1])
            naive.take(gone)
            return "delete \(gone)"
        case 4...5 where naive.items.count > 1:
            let (item, other, offset) = (any(naive.items), any(naive.items), below(2))
            if offset == 0 { snapshot.moveItem(item, beforeItem: other) }
            if offset == 1 { snapshot.moveItem(item, afterItem: other) }
            if item != other { naive.insert([item], offset, other) }
            return "move \(item) to \(other) \(offset)"
        case 6...7 where !naive.items.isEmpty:
            let (other, offset) = (any(naive.items), below(2))
            let items = fresh() + few(of: naive.items.filter { $0 != other }, 2)
            if offset == 0 { snapshot.insertItems(items, beforeItem: other) }
            if offset == 1 { snapshot.insertItems(items, afterItem: other) }
            naive.insert(items, offset, other)
            return "insert \(items) at \(other) \(offset)"
        case 8 where !names.isEmpty:
            let items = fresh() + few(of: naive.items, 2)
            let section = oneIn(2) ? below(names.count) : names.count - 1
            if section == names.count - 1 {
                snapshot.appendItems(items)
            } else {
                snapshot.appendItems(items, toSection: names[section])
            }
            naive.take(items)
            naive.sections[section].items += items
            return "append \(items) to \(section)"
        default: return "nothing"
        }
    }
}
