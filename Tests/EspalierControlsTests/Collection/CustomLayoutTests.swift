import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Items of 100 by 100 on a diagonal, every 50, each with a badge; the attributes are of a class of their own.
private final class DiagonalLayout: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
        var note = ""
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.note = note
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? Attributes)?.note == note
        }
    }

    var prepared = 0
    var follows = false
    var turned = false
    var hidden: IndexPath?
    private var count = 0

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override func prepare() {
        super.prepare()
        prepared += 1
        count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    override var collectionViewContentSize: CGSize { size(CGFloat(count * 50 + 50), CGFloat(count * 50 + 50)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // All of them, backwards and twice: the collection view takes what it needs.
        let all = (0..<count).reversed().flatMap {
            [
                layoutAttributesForItem(at: itemPath($0)),
                layoutAttributesForSupplementaryView(ofKind: "badge", at: itemPath($0)),
            ]
        }
        return (all + all).compactMap { $0 }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let made = Attributes(forCellWith: indexPath)
        made.frame = rect(CGFloat(indexPath.item * 50), CGFloat(indexPath.item * 50), 100, 100)
        made.zIndex = -indexPath.item
        made.alpha = 0.5
        made.note = "note \(indexPath.item)"
        made.isHidden = indexPath == hidden
        if turned { made.transform = CGAffineTransform(scaleX: 2, y: 1) }
        return made
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == "badge", indexPath.item % 2 == 0 else { return nil }
        let made = Attributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        made.frame = rect(CGFloat(indexPath.item * 50), CGFloat(indexPath.item * 50), 10, 10)
        made.zIndex = 5
        return made
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x + 1, y: offset.y + 2)
    }
}

private final class NoteCell: UICollectionViewCell {
    var note = ""
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        note = (layoutAttributes as? DiagonalLayout.Attributes)?.note ?? "plain"
    }
}

@Suite("Layouts of one's own")
struct CustomLayoutTests {
    private func diagonal(_ count: Int, _ layout: DiagonalLayout) -> (ItemSource, UICollectionView) {
        let source = ItemSource(counts: [count])
        let view = collection(source, layout, width: 200, height: 200)
        view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
        view.register(BandView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "band")
        view.layoutIfNeeded()
        return (source, view)
    }

    @Test("What it says is shown once, if it is visible; in front is what has the greater zIndex")
    func shown() throws {
        let layout = DiagonalLayout()
        let (_, view) = diagonal(20, layout)
        #expect(layout.prepared == 1 && view.contentSize == size(1050, 1050))
        #expect(view.indexPathsForVisibleItems == [itemPath(0), itemPath(1), itemPath(2), itemPath(3)])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge") == [itemPath(0), itemPath(2)])
        #expect(view.subviews.map(\.frame.minX) == [150, 100, 50, 0, 0, 100])
        let cell = try #require(view.cellForItem(at: itemPath(1)) as? NoteCell)
        #expect(cell.frame == rect(50, 50, 100, 100) && cell.alpha == 0.5 && cell.note == "note 1")
        #expect(view.indexPathForItem(at: CGPoint(x: 75, y: 75)) == itemPath(0))
        #expect(view.layoutAttributesForItem(at: itemPath(20)) == nil)
    }

    @Test("Hidden elements have no view; a transform is the view's")
    func hiddenAndTurned() throws {
        let layout = DiagonalLayout()
        let (_, view) = diagonal(3, layout)
        layout.hidden = itemPath(1)
        layout.turned = true
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [itemPath(0), itemPath(2)])
        let cell = try #require(view.cellForItem(at: itemPath(2)))
        #expect(cell.bounds.size == size(100, 100) && cell.center == CGPoint(x: 150, y: 150))
        #expect(cell.frame == rect(50, 100, 200, 100))
        layout.turned = false
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(cell.transform == .identity && cell.frame == rect(100, 100, 100, 100))
    }

    @Test("New bounds prepare it again only where it says so; invalidation does, once")
    func invalidation() {
        let layout = DiagonalLayout()
        let (_, view) = diagonal(20, layout)
        view.contentOffset = CGPoint(x: 100, y: 100)
        view.layoutIfNeeded()
        #expect(layout.prepared == 1 && view.indexPathsForVisibleItems.first == itemPath(1))
        layout.follows = true
        view.contentOffset = CGPoint(x: 300, y: 300)
        view.layoutIfNeeded()
        #expect(layout.prepared == 2 && view.indexPathsForVisibleItems.first == itemPath(5))
        layout.invalidateLayout()
        layout.invalidateLayout()
        #expect(layout.prepared == 2)
        _ = view.layoutAttributesForItem(at: itemPath(0))
        view.layoutIfNeeded()
        #expect(layout.prepared == 3)
    }

    @Test("Another layout: cells that stay visible are kept, the target offset is the layout's, completion is called")
    func switching() {
        let (source, view) = diagonal(20, DiagonalLayout())
        let old = view.collectionViewLayout
        let cell = view.cellForItem(at: itemPath(0))
        source.log = []
        view.collectionViewLayout = flow(size(50, 50))
        #expect(view.cellForItem(at: itemPath(0)) === cell && cell?.frame == rect(0, 0, 50, 50))
        #expect((cell as? NoteCell)?.note == "plain" && old.collectionView == nil)
        #expect(view.visibleSupplementaryViews(ofKind: "badge").isEmpty)
        #expect(!source.log.contains("sections"))
        var ended: [Bool] = []
        view.setCollectionViewLayout(DiagonalLayout(), animated: true) { ended.append($0) }
        #expect(view.contentOffset == CGPoint(x: 1, y: 2) && ended == [true])
    }

    @Test("A layout used by another collection view, attributes of no item and other classes trap")
    func traps() async {
        let shared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let layout = UICollectionViewFlowLayout()
            let first = collection(nil, layout)
            _ = collection(nil, layout)
            _ = first
        }
        #expect(errorText(shared).contains("the layout UICollectionViewFlowLayout is used by another collection view"))
        let noItem = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Layout: UICollectionViewLayout {
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    let made = UICollectionViewLayoutAttributes(forCellWith: itemPath(7))
                    made.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
                    return [made]
                }
            }
            collection(ItemSource(counts: [3]), Layout()).layoutIfNeeded()
        }
        #expect(
            errorText(noItem).contains("the layout Layout has attributes of item 7 of section 0: the section has 3"))
        let otherClass = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Layout: UICollectionViewFlowLayout {
                override class var layoutAttributesClass: AnyClass { UIView.self }
            }
            collection(ItemSource(counts: [3]), Layout()).layoutIfNeeded()
        }
        #expect(errorText(otherClass).contains("Layout.layoutAttributesClass is UIView, which is no"))
    }

    @Test("Attributes: frame, center and size follow from one another; copies are equal until one is changed")
    func attributes() throws {
        let made = DiagonalLayout.Attributes(forCellWith: itemPath(3, 1))
        made.frame = rect(10, 20, 30, 40)
        made.note = "n"
        #expect(made.center == CGPoint(x: 25, y: 40) && made.size == size(30, 40) && made.bounds == rect(0, 0, 30, 40))
        made.center = CGPoint(x: 0, y: 0)
        #expect(made.frame == rect(-15, -20, 30, 40))
        made.size = size(10, 10)
        #expect(made.frame == rect(-5, -5, 10, 10))
        made.bounds = rect(0, 0, 20, 20)
        made.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(made.frame == rect(-20, -10, 40, 20) && made.size == size(20, 20))
        #expect(made.alpha == 1 && made.zIndex == 0 && !made.isHidden && made.representedElementKind == nil)
        #expect(made.representedElementCategory == .cell && made.indexPath == itemPath(3, 1))
        let copy = try #require(made.copy() as? DiagonalLayout.Attributes)
        #expect(copy == made && copy !== made && copy.note == "n")
        copy.note = "m"
        #expect(copy != made)
        let band = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: itemPath(0))
        #expect(band.representedElementCategory == .supplementaryView && band.representedElementKind == "k")
        #expect(UICollectionViewLayoutAttributes(forCellWith: itemPath(3, 1)) != made)
    }

    @Test("A flow layout that sets its item size in prepare settles, before and after super")
    func settingInPrepare() {
        class Columns: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                itemSize = size((collectionView?.bounds.width ?? 0) / 2 - 5, 40)
            }
        }
        final class Early: Columns {
            override func prepare() {
                itemSize = size((collectionView?.bounds.width ?? 0) / 2 - 5, 40)
                super.prepare()
            }
        }
        for layout in [Columns(), Early()] {
            let source = ItemSource(counts: [4])
            let view = collection(source, layout)
            view.layoutIfNeeded()
            #expect(view.visibleCells.map(\.frame.minX) == [0, 165, 0, 165])
            #expect(source.log.filter { $0.hasPrefix("cell") }.count == 4)
        }
    }

    @Test(
        "Pinned headers and footers: at the edge of what is visible, pushed off by their section's end",
        arguments: [false, true])
    func pinned(isHorizontal: Bool) {
        let layout = flow(size(300, 300), horizontal: isHorizontal)
        layout.headerReferenceSize = size(20, 20)
        layout.footerReferenceSize = size(30, 30)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let view = collection(ItemSource(counts: [2, 2]), layout, width: 400, height: 400)
        func start(_ kind: String, _ section: Int, at offset: CGFloat) -> CGFloat? {
            view.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            view.layoutIfNeeded()
            let frame = view.supplementaryView(forElementKind: kind, at: itemPath(0, section))?.frame
            return isHorizontal ? frame?.minX : frame?.minY
        }
        // A section is 20 + 610 + 30 = 660 long.
        #expect(start(headerKind, 0, at: -50) == 0)
        #expect(start(headerKind, 0, at: 100) == 100)
        #expect(start(headerKind, 0, at: 620) == 610)
        #expect(start(headerKind, 1, at: 620) == 660)
        #expect(start(footerKind, 0, at: 100) == 470)
        #expect(start(footerKind, 0, at: 300) == 630)
        #expect(start(footerKind, 1, at: 300) == 680)
        #expect(view.subviews.last is BandView)
        view.contentInset = UIEdgeInsets(top: 7, left: 7, bottom: 0, right: 0)
        #expect(start(headerKind, 0, at: 100) == 107)
    }
}
