import EspalierControls
import EspalierViews
import Foundation
import Testing

/// Overrides everything of a collection view that UIKit lets one override.
private class OverridingView: UICollectionView {
    var calls: [String] = []
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override weak var dataSource: (any UICollectionViewDataSource)? { didSet { calls.append("dataSource") } }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    override func reloadData() {
        calls.append("reload")
        super.reloadData()
    }
    override var collectionViewLayout: UICollectionViewLayout { didSet {} }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        super.setCollectionViewLayout(layout, animated: animated)
    }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        calls.append("layout")
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    override func layoutSubviews() {
        calls.append("layoutSubviews")
        super.layoutSubviews()
    }
    override var backgroundView: UIView? { didSet {} }
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        calls.append("register")
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
    override func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("dequeue")
        return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override var allowsSelection: Bool { didSet {} }
    override var allowsMultipleSelection: Bool { didSet {} }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
    override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
    override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("batch")
        super.performBatchUpdates(updates, completion: completion)
    }
}

/// Overrides everything of a cell that UIKit lets one override.
private class OverridingCell: UICollectionViewCell {
    var applied: [CGRect] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var reuseIdentifier: String? { super.reuseIdentifier.map { "<\($0)>" } }
    override func prepareForReuse() { super.prepareForReuse() }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes.frame)
    }
    override var contentView: UIView { super.contentView }
    override var backgroundView: UIView? { didSet {} }
    override var selectedBackgroundView: UIView? { didSet {} }
    override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
    override var isHighlighted: Bool { didSet {} }
    override func layoutSubviews() { super.layoutSubviews() }
}

/// Overrides everything of a flow layout, and of a layout, that UIKit lets one override.
private class OverridingFlow: UICollectionViewFlowLayout {
    var calls: [String] = []
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var collectionView: UICollectionView? { super.collectionView }
    override var itemSize: CGSize { didSet {} }
    override var minimumLineSpacing: CGFloat { didSet {} }
    override var minimumInteritemSpacing: CGFloat { didSet {} }
    override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
    override var headerReferenceSize: CGSize { didSet {} }
    override var footerReferenceSize: CGSize { didSet {} }
    override var sectionInset: UIEdgeInsets { didSet {} }
    override var sectionHeadersPinToVisibleBounds: Bool { didSet {} }
    override var sectionFootersPinToVisibleBounds: Bool { didSet {} }
    override func prepare() {
        calls.append("prepare")
        super.prepare()
    }
    override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width, height: size.height + 100)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect).map { found in
            found.map { attributes in
                let moved = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
                moved.frame.origin.x += 1
                return moved
            }
        }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func invalidateLayout() {
        calls.append("invalidate")
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        calls.append("with everything \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
    override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
    override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let page = (proposedContentOffset.x / 100).rounded()
        return CGPoint(x: page * 100, y: proposedContentOffset.y)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
}

@Suite("Collection views: overriding from another module")
struct OverridingCollectionTests {
    @Test("A view's, a layout's and a cell's overrides are called")
    func all() throws {
        let layout = OverridingFlow()
        let view = OverridingView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        let base: UICollectionView = view
        let source = ItemSource(counts: [3])
        base.register(OverridingCell.self, forCellWithReuseIdentifier: "item")
        base.dataSource = source
        base.keep(source)
        base.layoutIfNeeded()
        #expect(view.calls.prefix(6) == ["register", "dataSource", "layoutSubviews", "dequeue", "dequeue", "dequeue"])
        #expect(layout.calls.contains("prepare") && base.contentSize == size(320, 150))
        let cell = try #require(base.cellForItem(at: itemPath(1)) as? OverridingCell)
        #expect(cell.frame == rect(68.5, 0, 50, 50) && cell.reuseIdentifier == "<item>")
        #expect(cell.applied.last == rect(68.5, 0, 50, 50))
        base.selectItem(at: itemPath(1), animated: false, scrollPosition: [])
        #expect(cell.alpha == 0.5)
        layout.calls = []
        base.collectionViewLayout.invalidateLayout()
        base.reloadData()
        #expect(
            layout.calls == [
                "invalidate", "with everything true counts false", "with everything true counts true",
            ])
        layout.calls = []
        base.layoutIfNeeded()
        base.frame.size.width = 200
        base.layoutIfNeeded()
        #expect(layout.calls == ["prepare", "with everything false counts false", "prepare"])
        base.performBatchUpdates(nil)
        base.collectionViewLayout = UICollectionViewFlowLayout()
        #expect(view.calls.suffix(4).contains("batch") && view.calls.contains("layout"))
        #expect(
            layout.targetContentOffset(
                forProposedContentOffset: CGPoint(x: 160, y: 3), withScrollingVelocity: .zero) == CGPoint(x: 200, y: 3))
    }
}
