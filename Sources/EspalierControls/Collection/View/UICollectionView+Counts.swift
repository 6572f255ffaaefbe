import EspalierViews
import Foundation

extension UICollectionView {
    /// The numbers of items by section. Asks the data source if they are not known.
    final var knownCounts: [Int] {
        if let counts { return counts }
        let asked = askedCounts()
        counts = asked
        return asked
    }

    final func knownCount(of section: Int) -> Int {
        let counts = knownCounts
        guard counts.indices.contains(section) else {
            trap("the number of items in section \(section) was asked for: there are \(counts.count) sections")
        }
        return counts[section]
    }

    /// What the data source says now: the number of sections, then of the items of each.
    final func askedCounts() -> [Int] {
        guard let source = ownDataSource else { return [] }
        collectionCounters.countings += 1
        let sections = source.numberOfSections(in: self)
        guard sections >= 0 else {
            trap("the data source \(type(of: source)) says that there are \(sections) sections")
        }
        return (0..<sections).map { section in
            let items = source.collectionView(self, numberOfItemsInSection: section)
            guard items >= 0 else {
                trap("the data source \(type(of: source)) says that there are \(items) items in section \(section)")
            }
            return items
        }
    }

    final func holdsItem(at path: IndexPath) -> Bool {
        let counts = knownCounts
        return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    /// Stops where an item is named that there is not.
    final func checkItem(at path: IndexPath, _ what: @autoclosure () -> String) {
        if holdsItem(at: path) { return }
        let counts = knownCounts
        let place =
            path.count == 2 ? "item \(path.item) of section \(path.section)" : "an index path of \(path.count) parts"
        var there = "there are \(counts.count) sections"
        if path.count == 2 && counts.indices.contains(path.section) {
            there = "the section has \(counts[path.section]) items"
        }
        trap("\(what()) \(place): \(there)")
    }

    final func setDataSource(_ new: (any UICollectionViewDataSource)?) {
        if new === ownDataSource && new != nil { return }
        ownDataSource = new
        reload()
    }

    final func reload() {
        batch?.isVoid = true
        generation += 1
        counts = nil
        selection = []
        let ended = shown.elements.compactMap { element in shown.remove(element).map { ($0, element) } }
        for (view, element) in ended { endDisplaying(view, element) }
        currentLayout.elementsDidMove { _ in nil }
        currentLayout.invalidateEverything(andCounts: true)
        setNeedsLayout()
    }
}
