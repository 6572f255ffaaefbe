import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

/// Items below one another, as wide as the view and as high as they prefer.
private final class ListLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}

    var heights: [Int: CGFloat] = [:]
    var log: [String] = []
    var listens = true
    var shift: CGFloat = 0
    private var tops: [CGFloat] = []

    override class var invalidationContextClass: AnyClass { Context.self }

    override func prepare() {
        super.prepare()
        tops = [0]
        for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
            tops.append((tops.last ?? 0) + (heights[item] ?? 50))
        }
    }

    override var collectionViewContentSize: CGSize { size(collectionView?.bounds.width ?? 0, tops.last ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<tops.count - 1).compactMap { layoutAttributesForItem(at: itemPath($0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        made.frame = rect(
            0, tops[indexPath.item], collectionView?.bounds.width ?? 0, tops[indexPath.item + 1] - tops[indexPath.item])
        return made
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
        log.append("\(original.indexPath.item): \(original.size.height) \(preferred.size.height)")
        return listens && preferred.size.height != original.size.height
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        #expect(context is Context && context.invalidatedItemIndexPaths == [preferred.indexPath])
        #expect(!context.invalidateEverything && context.contentOffsetAdjustment == .zero)
        heights[preferred.indexPath.item] = preferred.size.height
        context.contentOffsetAdjustment.y = shift
        return context
    }
}

@Suite("Collection views: what views prefer, and layouts make of it (AUTOLAYOUT 7.3)")
struct PreferringTests {
    private func list(_ heights: [CGFloat]) -> (UICollectionView, ListLayout) {
        let layout = ListLayout()
        return (boxes(BoxSource([heights.map { size(320, $0) }]), layout), layout)
    }

    @Test("A layout of one's own is asked for each view that is shown, once for a size")
    func custom() {
        let (view, layout) = list([60, 80, 50])
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 320, 60), rect(0, 60, 320, 80), rect(0, 140, 320, 50)])
        #expect(layout.log == ["0: 50.0 60.0", "1: 50.0 80.0", "2: 50.0 50.0"])
        #expect((view.visibleCells.first as? BoxCell)?.fits == [size(320, 50)])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(layout.log.count == 3)
        // All that it knows thrown away, it may ask for the same again.
        layout.heights = [:]
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(layout.log.count == 6 && view.contentSize.height == 190)
    }

    @Test("A layout that does not listen keeps what it has, and is left alone")
    func deaf() {
        let (view, layout) = list([60, 80])
        layout.listens = false
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.height) == [50, 50] && layout.log.count == 2)
        #expect(
            !UICollectionViewLayout().shouldInvalidateLayout(
                forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: itemPath(0)),
                withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: itemPath(0))))
    }

    @Test("The context's contentOffsetAdjustment moves the offset once the layout is prepared")
    func adjusting() {
        let (view, layout) = list(Array(repeating: 50, count: 100))
        view.layoutIfNeeded()
        layout.shift = 7
        (view.cellForItem(at: itemPath(0)) as? BoxCell)?.height.constant = 64
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 7 && view.cellForItem(at: itemPath(0))?.frame.height == 70)
    }

    @Test("The default: the content's fitted size, copied; the attributes themselves where nothing differs")
    func defaults() throws {
        let cell = BoxCell(frame: rect(0, 0, 50, 50))
        cell.width.constant = 30
        cell.height.constant = 40
        let given = UICollectionViewLayoutAttributes(forCellWith: itemPath(3))
        given.frame = rect(10, 20, 50, 50)
        let preferred = cell.preferredLayoutAttributesFitting(given)
        #expect(preferred.frame == rect(10, 20, 34, 46) && given.frame == rect(10, 20, 50, 50))
        #expect(preferred.indexPath == itemPath(3))
        given.frame = rect(0, 0, 34, 46)
        #expect(cell.preferredLayoutAttributesFitting(given) === given)
        // Nothing says how large a plain view wants to be.
        let plain = UICollectionViewCell(frame: rect(0, 0, 34, 46))
        #expect(plain.preferredLayoutAttributesFitting(given) === given)
        let fitting = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == size(34, 46))
    }

    @Test("Contexts name what stands beside items")
    func contexts() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedSupplementaryIndexPaths == nil && context.contentSizeAdjustment == .zero)
        context.invalidateSupplementaryElements(ofKind: headerKind, at: [itemPath(0), itemPath(0, 1)])
        context.invalidateSupplementaryElements(ofKind: footerKind, at: [])
        #expect(context.invalidatedSupplementaryIndexPaths == [headerKind: [itemPath(0), itemPath(0, 1)]])
    }
}
