import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UICollectionView: what is shown, asked and reused")
struct ShowingTests {
    @Test("Defaults")
    func defaults() throws {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == size(50, 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(layout.collectionView == nil && layout.collectionViewContentSize == .zero)
        let view = UICollectionView(frame: rect(1, 2, 3, 4), collectionViewLayout: layout)
        #expect(view.frame == rect(1, 2, 3, 4) && view.collectionViewLayout === layout)
        #expect(layout.collectionView === view)
        #expect(view.dataSource == nil && view.delegate == nil && view.backgroundView == nil)
        #expect(view.allowsSelection && !view.allowsMultipleSelection)
        #expect(view.indexPathsForSelectedItems == [] && view.numberOfSections == 0)
        #expect(view.visibleCells.isEmpty && view.clipsToBounds)
        let archived = try #require(UICollectionView(coder: NSCoder()))
        #expect(archived.collectionViewLayout is UICollectionViewFlowLayout)
        let cell = UICollectionViewCell(frame: rect(1, 2, 30, 40))
        #expect(cell.reuseIdentifier == nil && !cell.isSelected && !cell.isHighlighted)
        #expect(cell.contentView.frame == rect(0, 0, 30, 40) && cell.subviews == [cell.contentView])
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    }

    @Test("A layout that is asked for places right after a reload is prepared first, once")
    func placesAfterReload() {
        let source = ItemSource(counts: [2])
        let view = collection(source)
        let layout = view.collectionViewLayout
        view.layoutIfNeeded()
        #expect(view.collectionCounters.prepares == 1)
        source.sections = [["a", "b", "c"], ["d"]]
        view.reloadData()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) != nil)
        #expect(layout.layoutAttributesForElements(in: rect(0, 0, 1000, 1000))?.count == 4)
        #expect(view.collectionCounters.prepares == 2)
        source.sections = [["a"]]
        view.reloadData()
        let header = UICollectionView.elementKindSectionHeader
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath(item: 0, section: 1)) == nil)
        #expect(UICollectionViewFlowLayout().layoutAttributesForElements(in: rect(0, 0, 9, 9)) == [])

        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50)),
            subitems: [item])
        let listed = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        view.setCollectionViewLayout(listed, animated: false)
        source.sections = [["a", "b", "c"]]
        view.reloadData()
        #expect(listed.layoutAttributesForElements(in: rect(0, 0, 1000, 1000))?.count == 3)
        view.reloadData()
        #expect(listed.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) != nil)
    }

    @Test("Calls on the first layout: counts, then sizes by section, then each cell with willDisplay")
    func firstLayout() {
        let source = ItemSource(counts: [2, 1])
        let delegate = FlowDelegate(source)
        let view = collection(source)
        view.keepDelegate(delegate)
        #expect(source.log.isEmpty)
        view.layoutIfNeeded()
        #expect(
            source.log == [
                "sections", "items 0", "items 1",
                "size 0.0", "size 0.1", "inset 0", "line spacing 0", "item spacing 0", "header size 0", "footer size 0",
                "size 1.0", "inset 1", "line spacing 1", "item spacing 1", "header size 1", "footer size 1",
                "cell 0.0", "will 0.0", "cell 0.1", "will 0.1", "cell 1.0", "will 1.0",
            ])
        source.log = []
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(source.log.isEmpty)
    }

    @Test("A query asks for the counts, and nothing else")
    func query() {
        let source = ItemSource(counts: [2, 1])
        let view = collection(source)
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 1)
        #expect(source.log == ["sections", "items 0", "items 1"])
    }

    @Test("Headers and footers are asked for after the cells")
    func supplementary() {
        let source = ItemSource(counts: [1])
        let layout = flow(size(50, 50))
        layout.headerReferenceSize = size(0, 20)
        layout.footerReferenceSize = size(0, 20)
        let view = collection(source, layout)
        view.keepDelegate(ItemDelegate(source))
        view.layoutIfNeeded()
        #expect(
            source.log.suffix(6) == [
                "cell 0.0", "will 0.0", "footer 0", "will footer 0.0", "header 0", "will header 0.0",
            ])
        #expect(view.supplementaryView(forElementKind: headerKind, at: itemPath(0))?.reuseIdentifier == "band")
        source.log = []
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        #expect(source.log == ["ended 0.0", "ended footer 0.0", "ended header 0.0"])
        #expect(view.subviews.isEmpty)
    }

    struct Window: Sendable {
        var offset: CGFloat
        var first: Int
        var last: Int
    }

    static let windows = [
        Window(offset: 0, first: 0, last: 7), Window(offset: 10, first: 0, last: 8),
        Window(offset: 49, first: 0, last: 8), Window(offset: 50, first: 1, last: 8),
        Window(offset: 60, first: 1, last: 8), Window(offset: 61, first: 1, last: 9),
    ]

    @Test("Items whose frame meets the bounds in more than an edge are shown", arguments: windows)
    func halfOpen(window: Window) {
        // Items of 50 every 60, in bounds of 480.
        let view = collection(ItemSource(counts: [100]), flow(size(300, 50)))
        view.contentOffset.y = window.offset
        view.layoutIfNeeded()
        let items = Array(window.first...window.last)
        #expect(view.indexPathsForVisibleItems == items.map { itemPath($0) })
        #expect(view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == items.map { "0.\($0)" })
    }

    @Test("Cells that leave are removed, told of and used again, last in, first out; prepareForReuse runs in dequeuing")
    func reuse() throws {
        let source = ItemSource(counts: [100])
        let view = collection(source, flow(size(300, 50)), height: 120)
        view.keepDelegate(ItemDelegate(source))
        view.layoutIfNeeded()
        let first = try #require(view.cellForItem(at: itemPath(0)) as? ItemCell)
        let second = try #require(view.cellForItem(at: itemPath(1)) as? ItemCell)
        #expect(first.preparations == 0 && first.reuseIdentifier == "item")
        source.log = []
        view.contentOffset.y = 120
        view.layoutIfNeeded()
        #expect(
            source.log == ["ended 0.0", "ended 0.1", "cell 0.2", "will 0.2", "cell 0.3", "will 0.3"])
        #expect(view.cellForItem(at: itemPath(2)) === second && view.cellForItem(at: itemPath(3)) === first)
        #expect(first.preparations == 1 && first.text == "0.3" && first.frame == rect(10, 180, 300, 50))
        #expect(view.indexPath(for: first) == itemPath(3) && view.cellForItem(at: itemPath(0)) == nil)
        #expect(view.collectionCounters.viewsMade == 2 && view.collectionCounters.viewsReused == 2)
        view.contentOffset.y = 5000
        source.sections = []
        view.reloadData()
        #expect(view.visibleCells.isEmpty && first.superview == nil && view.indexPath(for: first) == nil)
    }

    @Test("A dequeued cell has the item's size already")
    func dequeuedSize() {
        final class Source: ItemSource {
            var sizes: [CGSize] = []
            override func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = super.collectionView(view, cellForItemAt: indexPath)
                sizes.append(cell.bounds.size)
                return cell
            }
        }
        let source = Source(counts: [3])
        let view = collection(source, flow(size(30, 40)))
        view.layoutIfNeeded()
        #expect(source.sizes == [size(30, 40), size(30, 40), size(30, 40)])
    }

    @Test("The order of subviews does not depend on the way of scrolling; others' views stay in front")
    func stacking() {
        func scrolled(_ offsets: [CGFloat]) -> [String] {
            let view = collection(ItemSource(counts: [50]), flow(size(300, 50)), height: 200)
            view.backgroundView = UIView()
            view.addSubview(UIView(frame: rect(1, 1, 1, 1)))
            for offset in offsets {
                view.contentOffset.y = offset
                view.layoutIfNeeded()
            }
            return shownItems(view)
        }
        let direct = scrolled([500])
        #expect(direct.first == "other (0.0 500.0 320.0 200.0)" && direct.last == "other (1.0 1.0 1.0 1.0)")
        #expect(direct.count == 6)
        #expect(scrolled([0, 700, 600, 300, 500]) == direct)
        #expect(scrolled([2000, 560, 440, 500]) == direct)
    }

    @Test("The background has the frame of the bounds; another one takes its place")
    func background() {
        let view = collection(ItemSource(counts: [50]))
        let background = UIView()
        view.backgroundView = background
        #expect(background.frame == rect(0, 0, 320, 480) && view.subviews.first === background)
        view.contentOffset.y = 77
        view.layoutIfNeeded()
        #expect(background.frame == rect(0, 77, 320, 480) && view.subviews.first === background)
        view.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test("reloadData drops counts and selection, puts the cells to the pool, and asks anew at the next layout")
    func reload() {
        let source = ItemSource(counts: [2])
        let view = collection(source)
        view.keepDelegate(ItemDelegate(source))
        view.layoutIfNeeded()
        view.selectItem(at: itemPath(1), animated: false, scrollPosition: [])
        source.log = []
        source.sections = [["a"]]
        view.reloadData()
        #expect(source.log == ["ended 0.0", "ended 0.1"])
        #expect(view.indexPathsForSelectedItems == [])
        view.layoutIfNeeded()
        #expect(source.log.dropFirst(2) == ["sections", "items 0", "cell 0.0", "will 0.0"])
        #expect(view.collectionCounters.viewsMade == 2)
        #expect(shownItems(view) == ["a (0.0 0.0 50.0 50.0)"])
    }

    @Test("Reloading while a cell is being displayed shows the new data at the end")
    func reloadInside() {
        let source = ItemSource(counts: [3])
        let view = collection(source)
        let delegate = ItemDelegate(source)
        view.keepDelegate(delegate)
        delegate.onDisplay = { view, _, path in
            guard path.item == 1, source.sections[0].count == 3 else { return }
            source.sections = [["x", "y"]]
            view.reloadData()
        }
        view.layoutIfNeeded()
        #expect(shownItems(view) == ["x (0.0 0.0 50.0 50.0)", "y (67.5 0.0 50.0 50.0)"])
    }

    @Test("Another data source is a reload")
    func otherSource() {
        let view = collection(ItemSource([["a", "b"]]))
        view.layoutIfNeeded()
        let other = ItemSource([["c"]])
        view.keep(other)
        view.dataSource = other
        view.layoutIfNeeded()
        #expect(shownItems(view) == ["c (0.0 0.0 50.0 50.0)"])
        view.dataSource = nil
        view.layoutIfNeeded()
        #expect(view.subviews.isEmpty && view.numberOfSections == 0)
    }

    @Test("indexPathForItem: half open, nil between items")
    func hit() {
        let view = collection(ItemSource(counts: [7]))
        #expect(view.indexPathForItem(at: CGPoint(x: 0, y: 0)) == itemPath(0))
        #expect(view.indexPathForItem(at: CGPoint(x: 49.9, y: 49.9)) == itemPath(0))
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 0)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 67.5, y: 60)) == itemPath(6))
        #expect(view.indexPathForItem(at: CGPoint(x: 67.5, y: 110)) == nil)
    }

    @Test("Backgrounds of a cell fill it behind its content; the one for selection shows while selected or highlighted")
    func cellBackgrounds() {
        let cell = UICollectionViewCell(frame: rect(0, 0, 30, 40))
        let (plain, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, selected, cell.contentView])
        #expect(plain.frame == rect(0, 0, 30, 40) && selected.isHidden)
        cell.isHighlighted = true
        #expect(!selected.isHidden)
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(!selected.isHidden)
        cell.isSelected = false
        #expect(selected.isHidden)
        cell.frame.size.width = 60
        #expect(cell.contentView.frame.width == 60)
        cell.layoutIfNeeded()
        #expect(plain.frame.width == 60 && selected.frame.width == 60)
        cell.backgroundView = nil
        cell.selectedBackgroundView = nil
        #expect(cell.subviews == [cell.contentView])
    }
}
