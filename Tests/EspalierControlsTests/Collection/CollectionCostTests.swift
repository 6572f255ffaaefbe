import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

/// A data source of so many items that have no names.
private final class CountSource: UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }
}

/// A delegate that gives sizes, and may count how often it is asked.
private final class SizeDelegate: UICollectionViewDelegateFlowLayout {
    let size: (Int) -> CGSize
    var asked = 0
    init(_ size: @escaping (Int) -> CGSize) { self.size = size }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        asked += 1
        return size(path.item)
    }
}

private final class InsetDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

@Suite("UICollectionView: costs, by counts")
struct CollectionCostTests {
    private func shown(
        _ counts: [Int], _ delegate: (any UICollectionViewDelegate)? = nil, horizontal: Bool = false
    ) -> (UICollectionView, UICollectionViewFlowLayout) {
        let layout = flow(size(50, 50), horizontal: horizontal)
        let view = collection(nil, layout)
        let source = CountSource(counts)
        view.keep(source)
        view.dataSource = source
        if let delegate { view.keepDelegate(delegate) }
        view.layoutIfNeeded()
        return (view, layout)
    }

    @Test("A million items of one size cost what is visible, wherever one looks", arguments: [false, true])
    func uniform(isHorizontal: Bool) {
        let (view, layout) = shown([1_000_000], horizontal: isHorizontal)
        // 8 lines of 5, or 6 of 8.
        let visible = isHorizontal ? 48 : 40
        #expect(view.visibleCells.count == visible)
        #expect(layout.flowCounters.storedLines == 0 && layout.flowCounters.storedSizes == 0)
        for target in [999_999, 500_000, 3, 777_777] {
            let before = (layout.flowCounters, view.collectionCounters)
            view.scrollToItem(at: itemPath(target), at: [.centeredVertically, .centeredHorizontally], animated: false)
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: itemPath(target)) != nil)
            #expect(layout.flowCounters.attributesMade - before.0.attributesMade < 300)
            #expect(layout.flowCounters.steps - before.0.steps < 400)
            #expect(view.collectionCounters.viewsAsked - before.1.viewsAsked <= 56)
        }
        #expect(view.collectionCounters.viewsMade <= 56)
        #expect(view.subviews.count <= 56)
        #expect(view.collectionCounters.prepares == 1 && view.collectionCounters.countings == 1)
        #expect(layout.flowCounters.computations == 1)
        #expect(view.indexPathForItem(at: view.contentOffset) != nil || view.visibleCells.count > 0)
    }

    @Test("A delegate that leaves sizes to the layout is asked once per section")
    func leftToTheLayout() {
        let (view, layout) = shown([1_000_000, 1_000_000], InsetDelegate())
        #expect(layout.flowCounters.sizesAsked == 2 && layout.flowCounters.storedSizes == 0)
        #expect(view.cellForItem(at: itemPath(0))?.frame.origin == CGPoint(x: 2, y: 1))
    }

    @Test("A delegate's sizes are asked for once each; equal ones are not stored")
    func equalSizes() {
        let delegate = SizeDelegate { _ in size(40, 40) }
        let (view, layout) = shown([100_000], delegate)
        view.contentOffset.y = 5000
        view.layoutIfNeeded()
        #expect(delegate.asked == 100_000 && layout.flowCounters.sizesAsked == 100_000)
        #expect(layout.flowCounters.storedSizes == 0 && layout.flowCounters.storedLines == 0)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(delegate.asked == 200_000)
    }

    @Test("Different sizes are stored, with one record a line; a look costs a search and what is visible")
    func differentSizes() {
        let delegate = SizeDelegate { size(40 + CGFloat($0 % 7), 30 + CGFloat($0 % 3)) }
        let (view, layout) = shown([100_000], delegate)
        #expect(delegate.asked == 100_000 && layout.flowCounters.storedSizes == 100_000)
        #expect(layout.flowCounters.storedLines < 20_001)
        for offset in [500_000, 0, 250_000] as [CGFloat] {
            let before = layout.flowCounters
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            #expect(view.visibleCells.count > 60)
            #expect(layout.flowCounters.attributesMade - before.attributesMade < 250)
            #expect(layout.flowCounters.steps - before.steps < 3000)
        }
        #expect(delegate.asked == 100_000)
    }

    @Test("Many sections: a look costs a search and the sections in sight")
    func manySections() {
        let (view, layout) = shown(Array(repeating: 1, count: 20_000))
        let before = layout.flowCounters
        view.contentOffset.y = 500_000
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 10)
        #expect(layout.flowCounters.steps - before.steps < 200)
    }

    @Test("Scrolling with pinned headers asks for no metrics again")
    func pinned() {
        let delegate = SizeDelegate { _ in size(40, 40) }
        let (view, layout) = shown([1000, 1000], delegate)
        layout.headerReferenceSize = size(0, 30)
        layout.sectionHeadersPinToVisibleBounds = true
        view.layoutIfNeeded()
        let asked = delegate.asked
        for offset in stride(from: 0, to: 900, by: 90) {
            view.contentOffset.y = CGFloat(offset)
            view.layoutIfNeeded()
        }
        #expect(delegate.asked == asked)
        #expect(view.collectionCounters.prepares >= 10)
    }

    @Test("A layout in which nothing changes asks the layout for nothing")
    func idle() {
        let (view, _) = shown([1000])
        let before = view.collectionCounters
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.collectionCounters == before)
    }

    @Test("An update of a million items asks for the counts, and for the cells in sight")
    func update() {
        final class Source: UICollectionViewDataSource {
            var count = 1_000_000
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
        }
        let source = Source()
        let view = collection(nil)
        view.keep(source)
        view.dataSource = source
        view.layoutIfNeeded()
        let before = view.collectionCounters
        source.count += 1
        view.insertItems(at: [itemPath(3)])
        #expect(view.collectionCounters.viewsAsked - before.viewsAsked == 1)
        #expect(view.collectionCounters.countings - before.countings == 1)
    }
}
